import Diagnostics
import Geometry
import YAMLNodes

/// The text of one constraint and where it stands in its file.
struct ConstraintSource {
  let bytes: [UInt8]
  let range: SourceRange
  /// The tokens that `$…` can name.
  let theme: Theme
  /// Whether it stands on the alert itself, not on one of its views.
  let isOnAlert: Bool
  /// The file offset of the text's first byte where the file holds the text byte for byte.
  private let start: Int?

  init(
    text: String, node: YAMLNode, file: SourceFile, theme: Theme = Theme(), isOnAlert: Bool = false
  ) {
    self.theme = theme
    self.isOnAlert = isOnAlert
    bytes = Array(text.utf8)
    range = file.range(node.span)
    start = node.textSpan?.lowerBound
  }

  /// The range of a stretch of the text in the file, or of all of it where it is folded or
  /// escaped.
  func range(of span: Range<Int>) -> SourceRange {
    guard let start else { return range }
    return range.file.range(start + span.lowerBound..<start + span.upperBound)
  }

  func text(_ span: Range<Int>) -> String {
    String(decoding: bytes[span], as: UTF8.self)
  }

  /// The text before an offset, without the blanks at its end.
  func trimmedText(to offset: Int) -> String {
    var end = offset
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    return text(0..<end)
  }

  func parse() -> Result<ConstraintStatement, ConstraintFault> {
    var lengths = ConstraintLengths()
    return parse(lengths: &lengths)
  }

  /// - Parameter lengths: gets those that the constraint states.
  func parse(
    lengths: inout ConstraintLengths
  ) -> Result<ConstraintStatement, ConstraintFault> {
    var parser = ConstraintParser(source: self)
    do throws(ConstraintFault) {
      let statement = try parser.statement()
      lengths = parser.lengths
      return .success(statement)
    } catch {
      return .failure(error)
    }
  }
}

/// The distances and sizes in a constraint, for what a project has to say of them.
struct ConstraintLengths {
  /// Those that are written out.
  var written: [(value: Length, range: SourceRange)] = []
  /// Those that are named by tokens of the theme.
  var tokens: [TokenReference] = []
}

/// Why a constraint can't be read.
struct ConstraintFault: Error {
  var code = Diagnostic.Code.constraintSyntax
  var message: String
  var range: SourceRange
  var notes: [Note] = []
  /// Whether the reason has been told where it lies: in the theme.
  var isReported = false
  var help: [Help]
}

/// A piece of a constraint's text.
struct ConstraintToken {
  enum Kind: Equatable {
    case name
    case number
    /// A token of the theme: `$space.m`.
    case token
    /// `==`, `<=`, `>=`, and what is mistaken for them.
    case relation
    /// One of `. + - * / @ ( ) ,`, or anything else that is no name and no number.
    case symbol
    case end
  }

  let kind: Kind
  let span: Range<Int>
}

extension ConstraintSource {
  /// The token at or behind an offset. A hyphen belongs to a name when it stands between two of
  /// its letters or digits (`delete-button`, `step-2`); with a blank on either side, or between an
  /// attribute and a number (`bottom-8`), it is a minus.
  func token(from offset: Int) -> ConstraintToken {
    var start = offset
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    guard start < bytes.count else {
      return ConstraintToken(kind: .end, span: bytes.count..<bytes.count)
    }
    let first = bytes[start]
    if isDigit(first) {
      var end = start
      while end < bytes.count,
        isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".")
          || isNameByte(bytes[end])
      {
        end += 1
      }
      return ConstraintToken(kind: .number, span: start..<end)
    }
    if first == UInt8(ascii: "$") {
      var end = start + 1
      while end < bytes.count,
        isNameByte(bytes[end]) || isDigit(bytes[end])
          || bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "-")
      {
        end += 1
      }
      return ConstraintToken(kind: .token, span: start..<end)
    }
    if "=<>!".utf8.contains(first) {
      var end = start + 1
      while end < bytes.count, "=<>".utf8.contains(bytes[end]) { end += 1 }
      return ConstraintToken(kind: .relation, span: start..<end)
    }
    if isNameByte(first) {
      var end = start + 1
      while end < bytes.count {
        let isInnerHyphen =
          bytes[end] == UInt8(ascii: "-") && end + 1 < bytes.count
          && (isNameByte(bytes[end + 1])
            || isDigit(bytes[end + 1]) && Attribute.named(text(start..<end)) == nil)
        guard isNameByte(bytes[end]) || isDigit(bytes[end]) || isInnerHyphen else { break }
        end += 1
      }
      if let mathematical = mathematicalRelation(start..<end) { return mathematical }
      return ConstraintToken(kind: .name, span: start..<end)
    }
    return ConstraintToken(kind: .symbol, span: start..<start + 1)
  }

  /// `≤`, `≥`, `×` and their like begin with bytes that could begin a letter.
  private func mathematicalRelation(_ span: Range<Int>) -> ConstraintToken? {
    guard bytes[span.lowerBound] >= 0x80,
      let scalar = text(span).unicodeScalars.first, !isNameScalar(scalar, first: true)
    else { return nil }
    let end = span.lowerBound + UTF8.width(scalar)
    let kind: ConstraintToken.Kind = "≤≥≦≧＝＜＞".unicodeScalars.contains(scalar) ? .relation : .symbol
    return ConstraintToken(kind: kind, span: span.lowerBound..<min(end, bytes.count))
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "_")
  }
}
