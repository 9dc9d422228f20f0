import Foundation
import TestSupport
import Testing

@Suite("Review on a terminal")
struct ReviewTests {
  private let specs: SnapshotFolder

  init() throws {
    specs = try SnapshotFolder(specs: ["a", "b", "c"])
    try specs.run("record", "s", "--appearance", "all")
    try specs.change("a", from: "취소", to: "닫기")
    try specs.change("b", from: "삭제", to: "지우기")
    try specs.run("verify", "s", "--appearance", "all")
  }

  private func review(_ environment: [String: String] = [:]) throws -> TerminalRun {
    try TerminalRun(["review"], in: specs.folder.path, environment: environment)
  }

  private func pending() throws -> Int {
    (specs.folder.text("build/snapshots/report.json") ?? "").split(separator: "\n").count - 1
  }

  @Test("A kind is accepted, another rejected; nothing is then pending")
  func acceptAndReject() throws {
    let terminal = try review()
    let first = terminal.read(until: "q quit")
    #expect(first.contains("1 of 2"))
    #expect(first.contains("\u{1B}["))
    terminal.press("a")
    #expect(terminal.read(until: "q quit").contains("2 of 2"))
    terminal.press("r")
    #expect(terminal.read(until: "Accepted").contains("Accepted 2 snapshots in 1 file."))
    #expect(terminal.exitCode() == 0)
    #expect(try pending() == 0)
    #expect(terminal.isAsBefore)
    let result = try specs.run("verify", "s", "--appearance", "all")
    #expect(result.errorText.hasSuffix("6 snapshots: 4 as recorded, 2 changed.\n"))
  }

  @Test("One of a kind is accepted, and what is skipped stays pending")
  func single() throws {
    let terminal = try review()
    _ = terminal.read(until: "q quit")
    terminal.press("1")
    #expect(terminal.read(until: "q quit").contains("a accept 1 "))
    terminal.press("s")
    _ = terminal.read(until: "2 of 2")
    terminal.press("q")
    #expect(terminal.exitCode() == 1)
    #expect(try pending() == 3)
  }

  @Test("An arrow key decides nothing, and capital A accepts all that is left")
  func arrows() throws {
    let terminal = try review()
    _ = terminal.read(until: "q quit")
    terminal.press("\u{1B}[A")
    #expect(terminal.read(until: "q quit").contains("1 of 2"))
    terminal.press("A")
    #expect(terminal.exitCode() == 0)
    #expect(try specs.run("verify", "s", "--appearance", "all").exitCode == 0)
  }

  @Test("It follows the size of the window, and no line is wider")
  func resize() throws {
    let terminal = try review(["NO_COLOR": "1"])
    _ = terminal.read(until: "q quit")
    terminal.resize(rows: 10, columns: 30)
    let small = terminal.read(until: "a accept")
    #expect(!small.contains("q quit"))
    let lines = small.split(separator: "\r\n")
    #expect(lines.count <= 10)
    #expect(lines.allSatisfy { $0.count <= 40 })
    terminal.press("q")
    #expect(terminal.exitCode() == 1)
  }

  @Test("NO_COLOR leaves colours out")
  func noColor() throws {
    let terminal = try review(["NO_COLOR": "1"])
    let screen = terminal.read(until: "q quit")
    #expect(screen.replacing("\u{1B}[H\u{1B}[2J", with: "").contains("\u{1B}") == false)
    terminal.press("q")
    #expect(terminal.exitCode() == 1)
  }

  @Test("Ended by a signal, it gives the terminal back and changes nothing")
  func interrupted() throws {
    let before = specs.contents
    let terminal = try review()
    _ = terminal.read(until: "q quit")
    #expect(!terminal.isAsBefore)
    terminal.signal(SIGTERM)
    #expect(terminal.exitCode() == -SIGTERM)
    #expect(terminal.isAsBefore)
    #expect(specs.contents == before)
  }
}
