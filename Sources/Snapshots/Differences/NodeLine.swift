/// A line that tells of one node of a tree: its name, its place, its size, and facts.
///
/// ```text
///   title     20 30     260 × 19.333     16 bold  fill #FFFFFF  "Hello"
/// ```
///
/// The name is indented by depth; columns stand two blanks or more apart.
struct NodeLine: Equatable {
  var name: String
  /// The blanks before the name.
  var indentation: Int
  /// `frame.x`, `frame.y`, `frame.width`, `frame.height`, then facts by their names.
  var attributes: [(name: String, value: String)]

  static func == (left: NodeLine, right: NodeLine) -> Bool {
    left.name == right.name && left.indentation == right.indentation
      && left.attributes.elementsEqual(right.attributes) { $0 == $1 }
  }

  /// Nil when the line is no such line.
  init?(_ line: ArraySlice<UInt8>) {
    let blank = UInt8(ascii: " ")
    guard let nameBytes = NamedLines.name(of: line),
      let start = nameBytes.firstIndex(where: { $0 != blank })
    else { return nil }
    let columns = Self.columns(line[nameBytes.endIndex...])
    guard columns.count >= 2, let place = Self.words(columns[0]), place.count == 2,
      let size = Self.words(columns[1]), size.count == 3, size[1] == "×",
      (place + [size[0], size[2]]).allSatisfy(Self.isNumber)
    else { return nil }
    name = String(decoding: line[start..<nameBytes.endIndex], as: UTF8.self)
    indentation = start - line.startIndex
    attributes = [
      ("frame.x", place[0]), ("frame.y", place[1]), ("frame.width", size[0]),
      ("frame.height", size[2]),
    ]
    for column in columns[2...] {
      let fact = Self.fact(column)
      let isTaken = attributes.contains { $0.name == fact.name }
      attributes.append(isTaken ? (fact.name + " also", fact.value) : fact)
    }
  }

  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Splits where two blanks or more stand outside of quotes.
  private static func columns(_ rest: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = rest.startIndex
    var index = rest.startIndex
    var isQuoted = false
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == UInt8(ascii: "\""), index == rest.startIndex || rest[index - 1] != 0x5C {
        isQuoted.toggle()
      }
      let isGap =
        !isQuoted && byte == UInt8(ascii: " ") && index + 1 < rest.endIndex
        && rest[index + 1] == UInt8(ascii: " ")
      if isGap {
        if index > start { result.append(rest[start..<index]) }
        while index < rest.endIndex, rest[index] == UInt8(ascii: " ") { index += 1 }
        start = index
      } else {
        index += 1
      }
    }
    if start < rest.endIndex { result.append(rest[start...]) }
    return result
  }

  private static func words(_ column: ArraySlice<UInt8>) -> [String]? {
    guard column.count < 100 else { return nil }
    return column.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    return digits == "?"
      || (!digits.isEmpty
        && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") })
  }

  /// A fact's name is its first word, where a value follows; else what its form tells.
  private static func fact(_ column: ArraySlice<UInt8>) -> (name: String, value: String) {
    let text = String(decoding: column, as: UTF8.self)
    guard let first = column.first else { return ("kind", text) }
    if first == UInt8(ascii: "\"") { return ("text", text) }
    if (0x30...0x39).contains(first) { return ("font", text) }
    guard let blank = text.firstIndex(of: " ") else { return ("kind", text) }
    return (String(text[..<blank]), String(text[text.index(after: blank)...]))
  }
}
