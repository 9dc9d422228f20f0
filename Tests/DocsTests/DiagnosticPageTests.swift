import AlertCompiler
import Diagnostics
import TestSupport
import Testing

@Suite("The pages of diagnostics")
struct DiagnosticPageTests {
  static let shown = DiagnosticPage.all.filter { $0.wrong != nil }

  @Test(
    "The wrong spec has exactly the page's code, and the right one has nothing",
    arguments: shown.map(\.code))
  func specs(code: String) throws {
    let page = try #require(DiagnosticPage.page(of: code))
    let wrong = try #require(page.wrong), right = try #require(page.right)
    #expect(try check(Self.meant(wrong)).map(\.code.description) == [code])
    #expect(try check(right).map(\.message) == [])
  }

  @Test("Every code of the sources has its page, and every page its code")
  func everyCode() throws {
    var declared: Set<String> = []
    for path in packageFiles(in: "Sources", endings: [".swift"]) {
      let text = try packageText(path)
      // Media types and paths look alike.
      for match in text.matches(of: /"([a-z]+)\/([a-z0-9-]+)"/)
      where !["application", "build", "specs"].contains(match.1) {
        declared.insert("\(match.1)/\(match.2)")
      }
      declared.subtract(["text/plain", "text/html", "image/png", "image/jpeg"])
    }
    let codes = DiagnosticPage.codes
    #expect(declared.count > 80)
    #expect(declared.subtracting(codes).sorted() == [], "these have no page")
    #expect(Set(codes).subtracting(declared).sorted() == [], "these are said nowhere")
    #expect(Set(codes).count == codes.count)
  }

  /// Codes that no short text shows, and why.
  static let unshown: [String: String] = [
    "yaml/too-large": "needs a file over 1 MiB",
    "yaml/blank-run": "needs over 4,096 blanks",
    "yaml/too-deep": "needs 65 brackets",
    "yaml/too-many-nodes": "needs over 100,000 values",
    "yaml/not-utf-8": "a page is text in UTF-8",
    "yaml/utf-16": "a page is text in UTF-8",
    "yaml/syntax": "stands for what no other code names",
    "spec/too-many": "needs over 20 actions",
    "extends/too-deep": "needs 33 files",
    "case/unknown": "is about the command line",
    "layout/unsettled": "stands for sizes that never come to rest",
    "backend/undefined-number": "stands for a defect of alertc",
  ]

  @Test("Only what no short text shows, and what is about files, has no specs")
  func examples() {
    let without = DiagnosticPage.all.filter { $0.wrong == nil || $0.right == nil }.map(\.code)
    // Files, fonts and what was recorded can't be shown as short texts.
    let shownElsewhere = ["file/", "font/", "snapshot/", "picture/"]
    let others = without.filter { code in !shownElsewhere.contains { code.hasPrefix($0) } }
    #expect(Set(others) == Set(Self.unshown.keys).union(Self.aboutFonts))
  }

  /// What is said of texts for what their fonts lack.
  static let aboutFonts: Set<String> = [
    "text/unshaped", "text/unsegmented", "text/missing-glyph", "text/unknown-family",
    "text/missing-weight",
  ]

  @Test("Files of an example are told apart by the comments above them")
  func files() {
    let files = Self.files(of: "# alertc.yaml\nlocales: [ko]\n# texts/a.strings\n# a remark\n")
    #expect(files == ["alertc.yaml": "locales: [ko]\n", "texts/a.strings": "# a remark\n"])
    #expect(Self.files(of: "# a remark\nalert: a\n") == [Self.spec: "# a remark\nalert: a\n"])
  }

  @Test(
    "Sentences are sentences, and lines fit a terminal", arguments: DiagnosticPage.codes)
  func manner(code: String) throws {
    let page = try #require(DiagnosticPage.page(of: code))
    for text in [page.meaning, page.detail] {
      #expect(text.hasSuffix(".") || text.hasSuffix("'."), "\(text)")
      #expect(!text.contains("`"), "a terminal shows no Markdown: \(text)")
    }
    #expect(!page.meaning.contains("\n") && page.meaning.count <= 120)
    #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect((page.wrong ?? "").split(separator: "\n").count <= 12, "short examples")
  }

  @Test("Every file of the pages is in the program, as it is and once")
  func embedded() throws {
    let folder = "Sources/AlertCompiler/Pages/"
    let onDisk = packageFiles(in: String(folder.dropLast()), endings: [".md"])
    let listed = try packageText("Sources/CDiagnosticPages/files.c")
      .matches(of: /#embed "..\/(AlertCompiler\/Pages\/.+?)"/).map { "Sources/\($0.1)" }
    #expect(listed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } == onDisk)
    #expect(DiagnosticPage.codes.map { "\(folder)\($0).md" } == listed)
    let texts = try listed.map { try "\n#" + packageText($0) }
    #expect(DiagnosticPage.markdown.hasSuffix(texts.joined()))
  }

  @Test(
    "A file holds nothing that its page lacks, and nothing unseen", arguments: DiagnosticPage.codes)
  func wholeFile(code: String) throws {
    let page = try #require(DiagnosticPage.page(of: code))
    var shown = "# \(page.code)\n\n\(page.meaning)\n\n\(page.detail)\n"
    for (title, spec) in [("Wrong:", page.wrong), ("Right:", page.right)] {
      guard let spec else { continue }
      shown += "\n\(title)\n\n```yaml\n\(spec)```\n"
    }
    #expect(try packageText("Sources/AlertCompiler/Pages/\(code).md") == shown)
    #expect(shown.split(separator: "\n").allSatisfy { escaped($0, limit: .max) == $0 })
  }

  @Test("A code is found by a misspelling and without its family")
  func nearest() {
    #expect(DiagnosticPage.nearestCode(to: "yaml/colon-in-txt") == "yaml/colon-in-text")
    #expect(DiagnosticPage.nearestCode(to: "two-cancels") == "action/two-cancels")
    #expect(DiagnosticPage.nearestCode(to: "something else entirely") == nil)
  }

  @Test("docs/diagnostics.md holds the pages")
  func freshness() throws {
    try expectRecorded(DiagnosticPage.markdown, at: "docs/diagnostics.md")
  }

  /// An example with the characters that its page spells out.
  private static func meant(_ example: String) -> String {
    example.replacing("\\t", with: "\t").replacing(/\\u\{([0-9A-F]+)\}/) { spelled in
      UInt32(spelled.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{FFFD}"
    }
  }

  private static let spec = "example.alert.yaml"

  /// The files of an example by their paths; one without headings is a spec.
  private static func files(of text: String) -> [String: String] {
    var files: [String: String] = [:]
    var path = spec
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    for line in lines {
      if let heading = line.wholeMatch(of: /# ([A-Za-z0-9.\/-]+\.[a-z]+)/) {
        path = String(heading.1)
      } else {
        files[path, default: ""] += line + "\n"
      }
    }
    return files
  }

  /// Everything that a run over an example's files says.
  private func check(_ text: String) throws -> [Diagnostic] {
    let files = Self.files(of: text).map { SourceFile(path: $0.key, text: $0.value) }
    let loading: SourceLoading = { path, _ in
      guard let file = files.first(where: { $0.path == path }) else {
        return .failure(LoadFailure(sentence: "there is no such file"))
      }
      return .success(file)
    }
    let source = try #require(files.first { $0.path == Self.spec })
    let project = files.first { $0.path == Project.fileName }.map { Project($0, loading: loading) }
    let compiler = try Compiler(options: CompileOptions(), project: project, loading: loading)
    return compiler.check(source) + (project?.unusedTexts() ?? [])
  }
}
