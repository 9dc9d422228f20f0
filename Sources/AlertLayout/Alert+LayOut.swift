import AlertSpec
import Diagnostics

extension Alert {
  /// Lays this alert out in an environment.
  ///
  /// - Returns: beside errors, the best there is, for looking at, and no result.
  public func layOut(in environment: Environment) -> Diagnosed<LaidOutAlert> {
    let boxes = boxes(in: environment)
    let frames = AlertLayout.layOut(
      alert: boxes.alert, backdrop: boxes.backdrop, absent: absentNames, in: environment
    ) { path in
      origin(of: path.split(separator: ".").map(String.init))
    }
    return frames.map { LaidOutAlert(alert: self, environment: environment, screen: $0) }
  }
}
