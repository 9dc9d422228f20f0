import Diagnostics

/// One node of a YAML file: what it holds, and exactly where it is written.
///
/// An alias shares what its anchor's node holds for the price of a reference. A shared node's span
/// is where it was defined.
public struct YAMLNode: Sendable {
  /// Bytes of the file from the node's first to behind its last, without tag and anchor. A
  /// quoted text includes its quotes, a flow collection its brackets, a block text its header.
  /// The empty value of `key:` is the empty range behind the colon.
  @inlinable public var span: Range<Int> { Int(start)..<Int(end) }
  @usableFromInline let start: UInt32
  @usableFromInline let end: UInt32
  /// What it is; its place is ``span``.
  public let content: Content
  /// Whether a collection is written in brackets.
  public let isFlow: Bool
  /// Whether something inside could not be read and was left out after being reported: what
  /// seems to be missing here may be there.
  public let isIncomplete: Bool

  /// A scalar, a collection, or what is left of either.
  public enum Content: Sendable {
    case scalar(Scalar)
    case sequence([YAMLNode])
    case mapping([Entry])
    /// A value that could not be read. It has been reported; whatever is missing because of it
    /// need not be.
    case faulty
  }

  /// A key and its value. Within a mapping, no two keys are the same bytes.
  public struct Entry: Sendable {
    /// Always a scalar.
    public let key: YAMLNode
    /// An empty scalar where nothing stands behind the colon.
    public let value: YAMLNode

    /// Neither is checked.
    public init(key: YAMLNode, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  /// Spans are in bytes of the file.
  public init(
    span: Range<Int>, content: Content, isFlow: Bool = false, isIncomplete: Bool = false
  ) {
    // Files are far smaller: ``Limits/bytes``.
    start = UInt32(clamping: span.lowerBound)
    end = UInt32(clamping: span.upperBound)
    self.content = content
    self.isFlow = isFlow
    self.isIncomplete = isIncomplete
  }

  /// The text of a scalar; nil for anything else.
  @inlinable public var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items of a sequence; nil for anything else.
  @inlinable public var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  /// The entries of a mapping in the order written; nil for anything else.
  @inlinable public var mapping: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether it could not be read and has been reported.
  @inlinable public var isFaulty: Bool {
    if case .faulty = content { true } else { false }
  }

  /// Where the text stands in the file byte for byte, so that offset n of the text's UTF-8 is
  /// offset n of this range: a plain text on one line, or a quoted one without escapes (then
  /// without its quotes). Nil for every other node.
  public var textSpan: Range<Int>? {
    guard let scalar, scalar.isVerbatim else { return nil }
    switch scalar.style {
    case .plain: return span
    case .singleQuoted, .doubleQuoted: return span.lowerBound + 1..<span.upperBound - 1
    case .literal, .folded: return nil
    }
  }

  /// The value of a key, compared byte by byte; nil when there is none or this is no mapping.
  /// Linear in the number of keys.
  public subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    for index in entries.indices {
      if case .scalar(let scalar) = entries[index].key.content, sameBytes(scalar.text, key) {
        return entries[index].value
      }
    }
    return nil
  }

  /// Whether this is `{name}`: a mapping of one word without a value, which somebody may have
  /// meant as text with a placeholder.
  public var looksLikePlaceholder: Bool {
    guard isFlow, let entries = mapping, entries.count == 1 else { return false }
    return entries[0].value.scalar.map { $0.style == .plain && $0.text.isEmpty } ?? false
  }
}
