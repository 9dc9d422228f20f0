/// What is wrong, where, and what to write instead: data, rendered elsewhere.
public struct Diagnostic: Sendable, Equatable {
  /// How bad it is; `note` is the least.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Worth knowing; nothing is wrong.
    case note
    /// Most likely not what was meant.
    case warning
    /// There is no result.
    case error

    /// A note is less than a warning, which is less than an error.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// Decides whether there is a result.
  public var severity: Severity
  /// Names the defect, and never changes once shipped.
  public var code: Code
  /// One sentence for a person who doesn't read code; no final full stop needed.
  public var message: String
  /// The exact characters at fault.
  public var range: SourceRange
  /// The other places and circumstances involved.
  public var notes: [Note]
  /// What to do about it, best first.
  public var help: [Help]

  /// Notes and help are shown in the order given.
  public init(
    _ severity: Severity, _ code: Code, _ message: String, at range: SourceRange,
    notes: [Note] = [], help: [Help] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
  }

  /// An error.
  public init(
    _ code: Code, _ message: String, at range: SourceRange, notes: [Note] = [], help: [Help] = []
  ) {
    self.init(.error, code, message, at: range, notes: notes, help: help)
  }

  /// A stable name of a kind of defect: `family/defect`, lower case, hyphens.
  public struct Code: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// As printed in brackets: `yaml/colon-in-text`.
    public let description: String

    /// Codes are written out in the sources, so that a test can collect them.
    public init(stringLiteral value: StaticString) {
      description = value.description
    }

    /// The part before the stroke: `yaml`, `spec`, `layout`, …
    public var family: Substring { description.prefix { $0 != "/" } }
  }
}

/// A remark on a diagnostic: another place involved, or a fact without a place.
public struct Note: Sendable, Equatable {
  /// One sentence, as that of a diagnostic.
  public var message: String
  /// The place that is shown with it; nil for a fact without a place.
  public var range: SourceRange?

  /// Without a place it follows the diagnostic as a line of its own.
  public init(_ message: String, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}

/// A way out: a sentence with the exact text to write, and the edit that writes it where there
/// is one.
public struct Help: Sendable, Equatable {
  /// What to write, in full.
  public var message: String
  /// The edit that does it; nil where only a person can know what to write.
  public var fix: FixIt?

  /// Without an edit nothing but the sentence is shown.
  public init(_ message: String, fix: FixIt? = nil) {
    self.message = message
    self.fix = fix
  }
}

/// Edits that belong together, as text replaced in files.
public struct FixIt: Sendable, Equatable {
  /// A stretch of a file and what stands there afterwards.
  public struct Edit: Sendable, Equatable {
    /// Empty where text is inserted.
    public var range: SourceRange
    /// Empty where text is deleted.
    public var replacement: String

    /// Bytes outside of the range stay as they are.
    public init(replacing range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// In any order; a fix whose edits overlap is not made (``CertainFixes``).
  public var edits: [Edit]
  /// Whether the edits can be made without asking: they mend the fault and nothing else changes.
  public var isCertain: Bool

  /// All of them are made, or none.
  public init(_ edits: [Edit], isCertain: Bool) {
    self.edits = edits
    self.isCertain = isCertain
  }
}
