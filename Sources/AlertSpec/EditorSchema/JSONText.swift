import JSONNodes

/// A JSON value whose members keep their order.
indirect enum JSONText: Equatable, Sendable {
  case object([Member])
  case array([JSONText])
  case string(String)
  /// A number's or a word's own characters: `0.5`, `true`.
  case literal(String)

  struct Member: Equatable, Sendable {
    var name: String
    var value: JSONText

    init(_ name: String, _ value: JSONText) {
      self.name = name
      self.value = value
    }
  }

  static func strings(_ texts: [String]) -> JSONText { .array(texts.map(JSONText.string)) }

  /// Indented by two spaces; what fits a line of 100 characters stands on one.
  func write(to out: inout String, indent: Int = 0) {
    var line = ""
    writeLine(to: &line)
    if line.utf8.count + indent <= 96 || isLeaf {
      out += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    switch self {
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        out += (index == 0 ? "\n" : ",\n") + inner
        Self.write(member.name, to: &out)
        out += ": "
        member.value.write(to: &out, indent: indent + 2)
      }
      out += "\n" + String(repeating: " ", count: indent) + "}"
    case .array(let items):
      out += "["
      for (index, item) in items.enumerated() {
        out += (index == 0 ? "\n" : ",\n") + inner
        item.write(to: &out, indent: indent + 2)
      }
      out += "\n" + String(repeating: " ", count: indent) + "]"
    case .string, .literal: break
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .string, .literal: true
    case .object, .array: false
    }
  }

  private func writeLine(to out: inout String) {
    switch self {
    case .object(let members):
      out += members.isEmpty ? "{" : "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { out += ", " }
        Self.write(member.name, to: &out)
        out += ": "
        member.value.writeLine(to: &out)
      }
      out += members.isEmpty ? "}" : " }"
    case .array(let items):
      out += "["
      for (index, item) in items.enumerated() {
        if index > 0 { out += ", " }
        item.writeLine(to: &out)
      }
      out += "]"
    case .string(let text): Self.write(text, to: &out)
    case .literal(let text): out += text
    }
  }

  private static func write(_ text: String, to out: inout String) {
    var bytes: [UInt8] = []
    appendJSONString(text.utf8, to: &bytes)
    out += String(decoding: bytes, as: UTF8.self)
  }
}
