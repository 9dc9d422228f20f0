/// A value of a JSON file and where it stands.
public struct JSONNode: Sendable {
  /// One of the six kinds of value of RFC 8259, section 3.
  public enum Content: Sendable {
    /// Members in the order written.
    case object([Member])
    case array([JSONNode])
    /// The text meant: escapes are resolved.
    case string(String)
    /// The number as written, of any size: `-0`, `1e400`.
    case number(String)
    case boolean(Bool)
    case null
  }

  /// A key of an object and its value.
  public struct Member: Sendable {
    /// The text meant: escapes are resolved. No other member of the object has it.
    public let key: String
    /// In bytes of the file, quotes included.
    public let keySpan: Range<Int>
    /// What stands behind the colon.
    public let value: JSONNode
  }

  /// What was written, without its place.
  public let content: Content
  /// In bytes of the file; brackets and quotes included.
  public let span: Range<Int>
}

extension JSONNode {
  /// The value of a key; nil when there is none or this is no object. O(members).
  public subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  /// The members of an object, none of anything else.
  public var members: [Member] {
    if case .object(let members) = content { return members }
    return []
  }

  /// The items of an array; nil for anything else.
  public var items: [JSONNode]? {
    if case .array(let items) = content { return items }
    return nil
  }

  /// The text of a string; nil for anything else.
  public var string: String? {
    if case .string(let text) = content { return text }
    return nil
  }

  /// The texts of an array of strings alone; nil for anything else.
  public var strings: [String]? {
    guard let items else { return nil }
    let texts = items.compactMap(\.string)
    return texts.count == items.count ? texts : nil
  }

  /// A number written without fraction and exponent, where `Int` holds it; nil for anything else.
  public var integer: Int? {
    if case .number(let digits) = content { return Int(digits) }
    return nil
  }

  /// `true` or `false`; nil for anything else.
  public var boolean: Bool? {
    if case .boolean(let value) = content { return value }
    return nil
  }
}
