import AlertLayout
import AlertMotion
import AlertSpec
import Diagnostics

/// A laid-out alert as text, for people and for `git diff`: the environment, a drawing, every node
/// of the frame tree on a line of its own, what the alert does, what a screen reader says of it, and
/// what comes of its scripts.
///
/// Columns have fixed minimum widths, so that a line changes only when its own node does. Texts
/// are in logical order. Lines end with LF and never with a blank.
public struct TextBackend: Backend {
  /// Behind `--emit`.
  public static let name = "text"
  /// So that reviews show it without being told how.
  public static let fileExtension = "txt"
  /// The drawing uses characters beyond ASCII.
  public static let mediaType = "text/plain; charset=utf-8"
  /// For the command line's help.
  public static let summary = "A drawing in characters and every frame, for reviews and snapshots"

  private var isInStream = false
  private var moments: [MomentRequest] = []

  /// As in a file, without moments of the motion.
  public init() {}

  /// An empty line follows each alert.
  public var forStream: any Backend {
    var backend = self
    backend.isInStream = true
    return backend
  }

  /// A film strip follows each alert.
  public func showing(_ moments: [MomentRequest]) -> any Backend {
    var backend = self
    backend.moments = moments
    return backend
  }

  /// One snapshot, its last line ended. O(nodes and bytes of text).
  public func render(_ alert: LaidOutAlert) -> Diagnosed<[Artifact]> {
    var buffer = ByteBuffer(capacity: 8192)
    appendEnvironment(of: alert, to: &buffer)
    Drawing(alert.screen).write(to: &buffer)
    let listing = TreeListing(appearance: alert.environment.appearance)
    listing.append(alert.screen, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
    BehaviourListing.append(alert.alert, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
    SpokenListing.append(alert, to: &buffer)
    TraceListing.append(alert, to: &buffer)
    if !moments.isEmpty {
      FilmStrip(of: alert, Motion(of: alert).moments(moments)).append(to: &buffer)
    }
    if isInStream { buffer.append(UInt8(ascii: "\n")) }
    return Diagnosed([
      Artifact(
        suffix: "." + TextBackend.fileExtension, mediaType: TextBackend.mediaType,
        bytes: buffer.bytes)
    ])
  }

  private func appendEnvironment(of laidOut: LaidOutAlert, to buffer: inout ByteBuffer) {
    let environment = laidOut.environment
    buffer.append("alert ")
    buffer.append(text: laidOut.alert.name)
    var parts = [
      environment.device.id, environment.orientation.rawValue, environment.appearance.rawValue,
      environment.locale, environment.textSize.shortName,
    ]
    if let name = environment.caseName { parts.append(name) }
    for part in parts {
      buffer.append(" · ")
      buffer.append(text: part)
    }
    buffer.append(UInt8(ascii: "\n"))
  }
}
