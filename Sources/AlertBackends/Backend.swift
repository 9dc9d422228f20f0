import AlertLayout
import AlertMotion
import Diagnostics

/// A form that laid-out alerts are written in: one folder, one conformance, one line in
/// ``Backends/all``.
///
/// The same alert always gives the same bytes: a backend looks at nothing but its argument.
public protocol Backend: Sendable {
  /// What the command line calls it: `json`.
  static var name: String { get }
  /// Of the files it writes, without the point: `json`.
  static var fileExtension: String { get }
  /// The IANA media type of what it writes.
  static var mediaType: String { get }
  /// One sentence for the command line's help; no final full stop.
  static var summary: String { get }

  /// This backend for a stream that holds several alerts, where a reader has to see where one
  /// ends; itself unless a form needs other bytes there.
  var forStream: any Backend { get }

  /// This backend showing moments of the alert's motion besides; itself where a form has no place
  /// for them.
  func showing(_ moments: [MomentRequest]) -> any Backend

  /// The alert in this form; with an error beside it when something has no such form.
  func render(_ alert: LaidOutAlert) -> Diagnosed<[Artifact]>
}

extension Backend {
  public var forStream: any Backend { self }
  public func showing(_ moments: [MomentRequest]) -> any Backend { self }
}

/// One file that a backend has made of an alert, still in memory.
public struct Artifact: Sendable, Equatable {
  /// What follows the alert's name in the file's name: `.json`.
  public var suffix: String
  public var mediaType: String
  public var bytes: [UInt8]

  public init(suffix: String, mediaType: String, bytes: [UInt8]) {
    self.suffix = suffix
    self.mediaType = mediaType
    self.bytes = bytes
  }
}
