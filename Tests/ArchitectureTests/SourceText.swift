import TestSupport

/// A Swift file with its comments and strings told apart from its code.
struct SourceText {
  let path: String
  let text: String
  /// The code: comments and the contents of strings are blanks, lines are where they were.
  let code: String
  /// The code and its strings: only comments are blanks.
  let withoutComments: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    (code, withoutComments) = Self.split(text)
  }

  /// The module whose folder it lies in.
  var module: String { String(path.split(separator: "/").dropFirst().first ?? "") }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The modules that its `import` lines name, with attributes, access levels and kinds left out.
  var imports: [String] {
    code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import") else { return nil }
      let isImport = words[..<index].allSatisfy {
        $0.hasPrefix("@")
          || ["public", "package", "internal", "fileprivate", "private"].contains($0)
      }
      guard isImport else { return nil }
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
      ]
      let names = words[(index + 1)...].drop { kinds.contains($0) }
      return names.first.map { String($0.prefix { $0 != "." }) }
    }
  }

  private enum State: Equatable {
    case code
    case lineComment
    case blockComment(Int)
    case string(closing: [UInt8])
  }

  /// Interpolations count as string: they are short, and the compiler checks them.
  private static func split(_ text: String) -> (String, String) {
    let bytes = Array(text.utf8)
    var code: [UInt8] = []
    var withoutComments: [UInt8] = []
    var state = State.code
    var index = 0
    func starts(_ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }
    func take(_ count: Int, isCode: Bool, isComment: Bool) {
      for byte in bytes[index..<min(index + count, bytes.count)] {
        let blank = byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
        code.append(isCode ? byte : blank)
        withoutComments.append(isComment ? blank : byte)
      }
      index += count
    }
    while index < bytes.count {
      switch state {
      case .code:
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        let quotes = bytes[(index + hashes)...].prefix { $0 == UInt8(ascii: "\"") }.count
        if starts("//") {
          state = .lineComment
        } else if starts("/*") {
          state = .blockComment(0)
        } else if quotes > 0 {
          let count = quotes >= 3 ? 3 : 1
          let closing =
            [UInt8](repeating: UInt8(ascii: "\""), count: count)
            + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
          take(hashes + count, isCode: true, isComment: false)
          state = .string(closing: closing)
        } else {
          take(max(1, hashes), isCode: true, isComment: false)
        }
      case .lineComment:
        if bytes[index] == UInt8(ascii: "\n") { state = .code }
        take(1, isCode: false, isComment: true)
      case .blockComment(let depth):
        if starts("/*") {
          take(2, isCode: false, isComment: true)
          state = .blockComment(depth + 1)
        } else if starts("*/") {
          take(2, isCode: false, isComment: true)
          state = depth <= 1 ? .code : .blockComment(depth - 1)
        } else {
          take(1, isCode: false, isComment: true)
        }
      case .string(let closing):
        if bytes[index] == UInt8(ascii: "\\"), !closing.contains(UInt8(ascii: "#")) {
          take(2, isCode: false, isComment: false)
        } else if bytes[index...].starts(with: closing) {
          take(closing.count, isCode: true, isComment: false)
          state = .code
        } else if bytes[index] == UInt8(ascii: "\n"), closing.count < 3 {
          state = .code
        } else {
          take(1, isCode: false, isComment: false)
        }
      }
    }
    return (String(decoding: code, as: UTF8.self), String(decoding: withoutComments, as: UTF8.self))
  }
}

/// Every Swift file of Sources.
func swiftSources() throws -> [SourceText] {
  try parsedSources.get()
}

/// Told apart once for all tests.
private let parsedSources = Result {
  try packageFiles(in: "Sources", endings: [".swift"]).map {
    SourceText(path: $0, text: try packageText($0))
  }
}
