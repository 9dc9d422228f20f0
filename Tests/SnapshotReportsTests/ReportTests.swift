import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SnapshotReports
@testable import Snapshots

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A validator that comes with macOS and is installed by .ci/setup elsewhere.
private let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

@Suite("Reports")
struct ReportTests {
  private let list = sampleList()

  @Test("Findings with the same normalised difference are one cluster, the largest first")
  func clusters() {
    let clusters = Cluster.of(list)
    #expect(clusters.map(\.members) == [[0, 1], [2], [3], [4]])
    #expect(
      clusters.map(\.place) == [
        "device=small textSize>=m", "device=large textSize=m", "device=large textSize=l", "",
      ])
    #expect(Set(clusters.map(\.id)).count == 4)
  }

  @Test("The terminal's report is bounded, and counts what it leaves out")
  func terminal() {
    var list = FindingList(axes: [])
    for number in 0..<500 {
      list.note(ran: number)
      let texts = ["a", "b"].map { Array("n  0 0  1 × 1  \"\($0)\(number)\"\n".utf8) }
      list.findings.append(
        Finding(
          .changed, number: number, source: "s", store: "t", name: "n", variant: Variant([]),
          expected: texts[0], actual: texts[1]))
    }
    let text = TerminalReport(isColored: false, report: "r.json").text(of: list, Cluster.of(list))
    #expect(text.split(separator: "\n").count < 120)
    #expect(text.contains("… and 480 more kinds of difference in 480 snapshots; see r.json"))
    #expect(text.hasSuffix("500 snapshots: 0 as recorded, 500 changed.\n"))
  }

  @Test("Colours change nothing but colours")
  func colors() {
    let clusters = Cluster.of(list)
    let plain = TerminalReport(isColored: false, report: "r").text(of: list, clusters)
    let colored = TerminalReport(isColored: true, report: "r").text(of: list, clusters)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(!plain.contains("\u{1}"))
  }

  @Test("A JSON report is read as it was written")
  func json() throws {
    let bytes = JSONReport.write(list)
    let read = JSONReport.read(SourceFile(path: "r.json", bytes: bytes))
    #expect(read.diagnostics == [])
    #expect(read.value == list)
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test(
    "A damaged JSON report is refused at its line, and never ends the program", arguments: 0..<200)
  func damagedJSON(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = JSONReport.write(list)
    bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
      in: 0...255, using: &random)
    bytes.remove(at: Int.random(in: 0..<bytes.count, using: &random))
    let read = JSONReport.read(SourceFile(path: "r.json", bytes: bytes))
    for diagnostic in read.diagnostics {
      #expect(diagnostic.code == "snapshot/not-a-report")
      #expect(diagnostic.range.span.upperBound <= bytes.count)
    }
  }

  @Test("JUnit XML has the elements and attributes of the common schema, in its order")
  func junit() throws {
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(JUnitReport.write(list, Cluster.of(list))))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.faults == [])
    #expect(reader.failures == 5)
    #expect(reader.cases == 6)
  }

  @Test(
    "JUnit XML is valid by the schemas of Ant and of Jenkins", .enabled(if: xmllint != nil),
    arguments: [
      "Tests/SnapshotReportsTests/Resources/junit.xsd", "Tests/Validators/Schemas/junit-10.xsd",
    ])
  func junitSchema(schema: String) throws {
    let folder = try TemporaryFolder()
    let schema = packageRoot.appendingPathComponent(schema).path
    for (name, list) in [("full", list), ("empty", FindingList(axes: []))] {
      let path = try folder.write(JUnitReport.write(list, Cluster.of(list)), to: name + ".xml")
      let result = try ProgramStart(
        xmllint ?? "", ["--noout", "--nonet", "--schema", schema, path]
      ).run()
      #expect(result.exitCode == 0, "\(result.errorText)")
    }
  }

  @Test("The HTML report holds everything, asks nobody, and no text ends its script")
  func html() {
    let text = String(
      decoding: HTMLReport.write(list, Cluster.of(list), report: "r.json"), as: UTF8.self)
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.contains("default-src 'none'"))
    #expect(text.matches(of: /<\/script>/).count == 2)
    #expect(!text.contains("src=") && !text.contains("href="))
    #expect(
      text.matches(of: /https?:\/\/[^"]*/).map { String($0.0) } == ["http://www.w3.org/2000/svg"])
    #expect(text.contains("one \\u003C&>"))
    #expect(text.contains("alertc accept --from r.json --cluster "))
  }

  @Test(
    "A word for a shell comes back from one as it was",
    arguments: [
      "a.json", "a b", "it's", "", "$x`y`", "ü", "-a",
    ])
  func shell(word: String) throws {
    let result = try ProgramStart.shell("printf %s \(shellWord(word))").run()
    #expect(result.outputText == word || (word == "" && result.outputText == ""))
  }

  @Test("Numbers are grouped by thousands")
  func numbers() {
    #expect(
      [0, 999, 1000, 4812, 1_000_000].map(grouped) == ["0", "999", "1,000", "4,812", "1,000,000"])
  }

  @Test("What two values have in common is told apart from what they don't")
  func words() {
    let (before, removed, added, behind) = Change.split("a b c d", "a x y d")
    #expect([before, removed, added, behind] == ["a ", "b c", "x y", " d"])
  }
}

/// Checks what the common JUnit schema asks for: the attributes that must be there, and the order
/// of elements in a suite.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var faults: [String] = []
  var failures = 0
  var cases = 0
  private var path: [String] = []
  private var order = 0

  private static let required: [String: [String]] = [
    "testsuite": [
      "name", "id", "package", "timestamp", "hostname", "tests", "failures", "errors", "time",
    ],
    "testcase": ["name", "classname", "time"], "failure": ["type"],
  ]
  private static let children: [String: [String]] = [
    "": ["testsuites"], "testsuites": ["testsuite"],
    "testsuite": ["properties", "testcase", "system-out", "system-err"], "testcase": ["failure"],
  ]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let allowed = Self.children[path.last ?? ""] ?? []
    if !allowed.contains(name) { faults.append("\(name) in \(path)") }
    if path.last == "testsuite", let place = allowed.firstIndex(of: name) {
      if place < order { faults.append("\(name) too late") }
      order = place
    }
    for attribute in Self.required[name] ?? [] where attributes[attribute] == nil {
      faults.append("\(name) without \(attribute)")
    }
    if name == "testsuite" { order = 0 }
    if name == "failure" { failures += 1 }
    if name == "testcase" { cases += 1 }
    path.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }
}
