import Diagnostics

/// How a file that a spec names is fetched: the path as written there, and the file that names
/// it, whose folder it is relative to. Whoever owns the file system supplies it.
public typealias SourceLoading =
  @Sendable (_ path: String, _ from: SourceFile) -> Result<SourceFile, LoadFailure>

/// Why a file could not be fetched.
public struct LoadFailure: Error, Sendable {
  /// For a person: what is wrong with the file, without its name.
  public var sentence: String
  /// Whether something is there, a folder too, that can't be read.
  public var isThere: Bool

  /// Such as `there is no such file`.
  public init(sentence: String, isThere: Bool = false) {
    self.sentence = sentence
    self.isThere = isThere
  }
}
