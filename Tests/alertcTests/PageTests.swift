import Foundation
import TestSupport
import Testing

@Suite("The page and its preview")
struct PageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(goodSpec("a"), to: "specs/a.alert.yaml")
    try folder.write(goodSpec("b"), to: "specs/b.alert.yaml")
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = folder.path
    return try start.run()
  }

  private func specs(in page: String?) -> Int {
    (page ?? "").split(separator: "\n").count {
      $0.hasPrefix("<script type=\"application/json\" class=\"head\">")
    }
  }

  @Test("All specs go into one file, beside what else is asked for")
  func oneFile() throws {
    let result = try run("compile", "specs", "--emit", "html", "--out", "o")
    #expect(result.exitCode == 0)
    #expect(result.errorText == "Compiled 2 specs into o: 1 file, 1 changed.\n")
    #expect(folder.files.filter { $0.hasPrefix("o/") } == ["o/index.html"])
    #expect(specs(in: folder.text("o/index.html")) == 2)
    #expect(
      try run("compile", "specs", "--emit", "html,text", "--out", "o").errorText
        == "Compiled 2 specs into o: 3 files, 2 changed.\n")
  }

  @Test("The page is not made unless it is asked for")
  func unasked() throws {
    #expect(try run("compile", "specs", "--out", "o").exitCode == 0)
    #expect(folder.text("o/index.html") == nil)
  }

  @Test("It goes to standard output too, the same bytes for every number of jobs")
  func stream() throws {
    let one = try run("compile", "specs", "--emit", "html", "--out", "-", "--jobs", "1")
    let four = try run("compile", "specs", "--emit", "html", "--out", "-", "--jobs", "4")
    #expect(one.output == four.output)
    #expect(specs(in: one.outputText) == 2)
  }

  @Test("A spec with errors is on the page with what is wrong, and the exit code tells")
  func errors() throws {
    try folder.write(wrongSpec("c"), to: "specs/c.alert.yaml")
    let result = try run("compile", "specs", "--emit", "html", "--out", "o")
    #expect(result.exitCode == 1)
    let page = folder.text("o/index.html")
    #expect(specs(in: page) == 3)
    #expect(page?.contains("error[spec/unknown-key]") == true)
  }

  @Test("A run that finds no spec leaves the last good page as it is")
  func nothingFound() throws {
    #expect(try run("compile", "specs", "--emit", "html", "--out", "o").exitCode == 0)
    let page = folder.text("o/index.html")
    #expect(try run("compile", "typo", "--emit", "html", "--out", "o").exitCode == 2)
    #expect(page != nil && folder.text("o/index.html") == page)
  }

  @Test("The rule of a page names every spec that is on it")
  func dependencies() throws {
    let result = try run(
      "compile", "specs", "--emit", "html", "--out", "o", "--depfile", "o/deps")
    #expect(result.exitCode == 0)
    #expect(
      folder.text("o/deps")?.hasPrefix(
        "o/index.html: \\\n  specs/a.alert.yaml \\\n  specs/b.alert.yaml\n") == true)
  }

  @Test("A kind that there is not is answered with the kinds that there are, the page among them")
  func unknownKind() throws {
    let result = try run("compile", "specs", "--emit", "htm")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("did you mean html?"))
  }

  @Test("Without the program that serves the page, a preview says what to build")
  func missingProgram() throws {
    let script = """
      mkdir bin && cp "$ALERTC" bin/alertc && bin/alertc preview specs
      """
    var start = ProgramStart.shell(script)
    start.folder = folder.path
    let result = try start.run()
    #expect(result.exitCode == 2)
    #expect(
      result.errorText == """
        alertc: error: the program alertc-preview, which serves the page, isn't beside alertc
        help: build both with make build; it needs libmicrohttpd (apt: libmicrohttpd-dev, \
        brew: libmicrohttpd)

        """)
  }

  @Test("What can't be shown is said before anything is served")
  func usage() throws {
    for (arguments, words) in [
      (["preview", "-"], "standard input"), (["preview", "nowhere"], "nowhere"),
      (["preview"], "no spec is named"), (["preview", "specs", "--port", "0"], "1 to 65535"),
      (["preview", "specs", "--locale", "?"], "not a locale"),
    ] {
      var start = ProgramStart.alertc()
      start.arguments = arguments.map { Array($0.utf8) }
      start.folder = folder.path
      let result = try start.run()
      #expect(result.exitCode == 2, "\(arguments)")
      #expect(result.errorText.contains(words), "\(arguments): \(result.errorText)")
    }
  }
}
