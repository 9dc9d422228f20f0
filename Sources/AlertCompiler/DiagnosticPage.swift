import AlertSpec
import CDiagnosticPages
import Diagnostics

/// What there is to know of one code: what it means, why it is a fault, a spec that has it and one
/// that doesn't.
///
/// `alertc explain` prints pages, docs/diagnostics.md collects them, and a test compiles both specs
/// of each. A page is a Markdown file, `Pages/FAMILY/NAME.md`: its heading is the code, then come
/// the sentence, paragraphs, and below `Wrong:` and `Right:` a block of YAML each. The files are in
/// the program as they are, and are read when a page is asked for.
public struct DiagnosticPage: Sendable {
  /// With its family: `yaml/colon-in-text`.
  public let code: String
  /// One sentence that tells what is wrong.
  public let meaning: String
  /// Why that is a fault, and what to do. Paragraphs of lines of at most 90 characters.
  public let detail: String
  /// A spec with this fault and no other; nil where no short text can show it. Where it takes a
  /// project, its files stand below one another, each below a comment that is its path. Characters
  /// that can't be seen are spelled out as Swift does: `\t`, `\u{200B}`.
  public let wrong: String?
  /// The same without the fault.
  public let right: String?

  /// Reads a page's file. What the file lacks is empty or nil in the page.
  init(_ file: String) {
    var reader = DiagnosticPageReader(file)
    code = String(reader.takeLine().dropFirst(2))
    meaning = reader.takeParagraphs(until: { $0 == "" })
    detail = reader.takeParagraphs(until: { $0 == "Wrong:" })
    wrong = reader.takeBlock(below: "Wrong:")
    right = reader.takeBlock(below: "Right:")
  }
}

extension DiagnosticPage {
  /// Every page, in the order of the ways of a spec: file, text, structure, values, layout.
  public static var all: [DiagnosticPage] {
    files.map { DiagnosticPage(String(decoding: $0, as: UTF8.self)) }
  }

  /// The codes of all pages, in their order.
  public static var codes: [String] { files.map(code) }

  /// The page of a code; nil when there is none.
  /// A code without its family is enough where no other is called so.
  public static func page(of code: String) -> DiagnosticPage? {
    let files = files
    if let file = files.first(where: { Self.code(of: $0) == code }) {
      return DiagnosticPage(String(decoding: file, as: UTF8.self))
    }
    let others = files.filter { Self.code(of: $0).hasSuffix("/" + code) }
    return others.count == 1 ? DiagnosticPage(String(decoding: others[0], as: UTF8.self)) : nil
  }

  /// The code that somebody most likely means: with a misspelling, or without its family.
  public static func nearestCode(to written: String) -> String? {
    let codes = codes
    if let whole = codes.first(where: { $0.hasSuffix("/" + written) }) { return whole }
    return nearestName(to: written, among: codes)
  }

  private typealias File = Slice<UnsafeBufferPointer<UInt8>>

  private static var files: [File] {
    UnsafeBufferPointer(start: diagnostic_pages(), count: diagnostic_pages_size())
      .split(separator: 0)
  }

  /// The heading of a file.
  private static func code(of file: File) -> String {
    String(decoding: file.prefix { $0 != UInt8(ascii: "\n") }.dropFirst(2), as: UTF8.self)
  }
}

extension DiagnosticPage {
  /// The page for a terminal, ending in a line feed.
  public var text: String {
    var text = "\(code)\n\n\(meaning)\n\n\(detail)\n"
    for (title, spec) in [("Wrong:", wrong), ("Right:", right)] {
      guard let spec else { continue }
      text += "\n\(title)\n"
      for line in spec.split(separator: "\n") { text += "    \(line)\n" }
    }
    return text
  }

  /// docs/diagnostics.md: all pages, ending in a line feed.
  public static var markdown: String {
    let head = """
      # Diagnostics

      Every code that alertc says, what it means, and what to write instead. `alertc explain CODE`
      prints the same in a terminal. This page is made from
      [the pages in the sources](../Sources/AlertCompiler/Pages), whose specs a test compiles.

      """
    return files.reduce(head) { $0 + "\n#" + String(decoding: $1, as: UTF8.self) }
  }
}

/// The lines of a page's file, taken from the top.
private struct DiagnosticPageReader {
  private var lines: ArraySlice<Substring>

  init(_ file: String) {
    lines = file.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }

  mutating func takeLine() -> Substring { lines.popFirst() ?? "" }

  /// What stands before the line that ends it, without the empty lines around.
  mutating func takeParagraphs(until isEnd: (Substring) -> Bool) -> String {
    lines = lines.drop { $0 == "" }
    let end = lines.firstIndex(where: isEnd) ?? lines.endIndex
    var taken = lines[..<end]
    lines = lines[end...]
    while taken.last == "" { taken.removeLast() }
    return taken.joined(separator: "\n")
  }

  /// The block below a title, each line with its end; nil when another line than the title comes.
  mutating func takeBlock(below title: String) -> String? {
    lines = lines.drop { $0 == "" }
    guard let first = lines.first, first == title else { return nil }
    let block = lines.drop { !$0.hasPrefix("```") }.dropFirst()
    let end = block.firstIndex(of: "```") ?? block.endIndex
    lines = block[end...].dropFirst()
    return block[..<end].reduce("") { $0 + $1 + "\n" }
  }
}
