import AlertLayout
import AlertMotion
import AlertSpec
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

  /// Whether it is made where nobody says what to make.
  static var isMadeUnasked: Bool { get }
  /// Whether it needs the whole files of pictures, not only their beginnings.
  static var showsPictures: Bool { get }

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
  public static var isMadeUnasked: Bool { true }
  public static var showsPictures: Bool { false }
  public var forStream: any Backend { self }
  public func showing(_ moments: [MomentRequest]) -> any Backend { self }
}

extension Diagnostic {
  /// A length without a value, and what stands for it.
  static func undefinedNumber(in alert: Alert, writtenAs word: String) -> Diagnostic {
    Diagnostic(
      .error, "backend/undefined-number",
      "a length of this alert is too large or has no value, and was written as \(word)",
      at: alert.range)
  }
}

/// One file that a backend has made of an alert, still in memory.
public struct Artifact: Sendable, Equatable {
  /// What follows the alert's name in the file's name: `.json`.
  public var suffix: String
  public var mediaType: String
  public var bytes: [UInt8]
  /// Not nil where the bytes are an SVG that is still to be turned into pixels, so many to the
  /// point: that takes fonts, which only the door may look for.
  public var pixelsPerPoint: Int64?
  /// Of an SVG that is still to be turned into pixels: where each of the files of pictures in it is
  /// named, in the order in which they are drawn.
  public var pictures: [NamedPicture] = []

  public init(suffix: String, mediaType: String, bytes: [UInt8]) {
    self.suffix = suffix
    self.mediaType = mediaType
    self.bytes = bytes
  }
}

/// A picture's file inside an artifact.
public struct NamedPicture: Sendable, Equatable {
  /// As the spec writes it.
  public var name: String
  public var range: SourceRange
}
