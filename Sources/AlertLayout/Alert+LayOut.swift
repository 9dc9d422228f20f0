import AlertSpec
import Diagnostics

extension Alert {
  /// Lays this alert out in an environment.
  ///
  /// - Returns: beside errors, the best there is, for looking at, and no result.
  public func layOut(in environment: Environment) -> Diagnosed<LaidOutAlert> {
    let boxes = boxes(in: environment)
    let frames = AlertLayout.layOut(
      alert: boxes.alert, backdrop: boxes.backdrop, absent: absentNames, in: environment,
      places: places)
    return Diagnosed(
      LaidOutAlert(alert: self, environment: environment, screen: frames.value),
      frames.diagnostics.map(seenFromSpec))
  }

  /// What ``layOut(in:)`` would say.
  public func layoutFaults(in environment: Environment) -> [Diagnostic] {
    let boxes = boxes(in: environment)
    return AlertLayout.layoutFaults(
      alert: boxes.alert, backdrop: boxes.backdrop, absent: absentNames, in: environment,
      places: places
    ).map(seenFromSpec)
  }

  func locate(_ path: String) -> SourceRange? {
    sources.locate(path)
  }

  private var places: Places {
    // The files alone: a closure that held the alert would copy it.
    let sources = sources
    return Places(ofKey: sources.locate, ofText: sources.rangeOfText)
  }

  /// A finding whose place is in a preset or another base, placed in the spec itself: where a
  /// line of it takes part, else where it extends that base. The first place becomes a note.
  private func seenFromSpec(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let spec = sources.first, diagnostic.range.file !== spec.file else { return diagnostic }
    var moved = diagnostic
    let own = diagnostic.notes.first { $0.range?.file === spec.file }?.range
    moved.range = own ?? spec.extends?.range ?? range
    if !diagnostic.notes.contains(where: { $0.range == diagnostic.range }) {
      moved.notes.insert(Note("decided here", at: diagnostic.range), at: 0)
    }
    return moved
  }
}

extension [AlertSyntax] {
  fileprivate func locate(_ path: String) -> SourceRange? {
    origin(of: path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) })
  }
}
