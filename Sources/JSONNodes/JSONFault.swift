/// Why bytes are no JSON, and where reading broke off. Sentences are the caller's affair, for they
/// depend on what is read.
public struct JSONFault: Error, Equatable {
  /// What is wrong, where RFC 8259 has a rule for it.
  public enum Kind: Equatable, Sendable {
    /// The bytes end where a value belongs.
    case ended
    /// Something other than a value stands where one belongs.
    case notAValue
    /// Something stands behind the one value.
    case excess
    /// More than ``JSONNode/deepest`` brackets are inside one another.
    case tooDeep
    /// No string stands where a key belongs.
    case notAKey
    /// A key stands twice in one object: RFC 8259, section 4, leaves open which value counts.
    case repeatedKey(String)
    /// No colon stands behind a key.
    case noColon
    /// Neither a comma nor the end stands behind a member of an object.
    case objectNotEnded
    /// Neither a comma nor the end stands behind an item of an array.
    case arrayNotEnded
    /// A comma stands behind the last member or item.
    case lastComma
    /// A string holds a character below U+0020 that is not escaped.
    case controlCharacter(UInt8)
    /// A string has no second quote.
    case stringNotEnded
    /// A backslash stands before a character that is not escaped so.
    case unknownEscape
    /// `\u` stands before something other than four hexadecimal digits.
    case badCodeUnit
    /// An escape is half of a surrogate pair, which is no character.
    case loneSurrogate
    /// A string's bytes are no UTF-8, which section 8.1 demands.
    case notUTF8
  }

  /// The first fault; what follows it was not read.
  public let kind: Kind
  /// In bytes; empty where the bytes end.
  public let span: Range<Int>
}
