import Diagnostics
import Foundation
import Testing

@testable import Typography

struct HarfBuzzTests {
  @Test("Texts are as wide as HarfBuzz shapes them, to the font unit")
  func widths() throws {
    let url = try #require(Bundle.module.url(forResource: "HarfBuzzWidths", withExtension: "tsv"))
    let groups = try compare(String(contentsOf: url, encoding: .utf8), FontBook.empty)
    #expect(groups.reduce(0) { $0 + $1.count } > 100)
    for group in groups { #expect(group.differing.isEmpty) }
  }

  /// The benchmark Tests/Benchmarks/TextWidths makes the texts, and metrics files that hold words.
  @Test(
    "Translations are as wide as HarfBuzz shapes them; Arabic without its words within 2 pt at 16",
    .enabled(if: environment("TEXT_WIDTHS") != nil))
  func catalogues() throws {
    let path = try #require(environment("TEXT_WIDTHS"))
    let files = environment("TEXT_METRICS").map { $0.split(separator: ",").map(String.init) } ?? []
    let book = FontBook(
      try files.map {
        let file = SourceFile(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
        return try #require(FontFacts.parse(file).value)
      })
    for group in try compare(String(contentsOfFile: path, encoding: .utf8), book) {
      print(
        "\(group.name): \(group.count) widths, \(group.differing.count) differ, at most "
          + "\(points(group.worst)) pt at 16")
      for line in group.differing.prefix(2) { print("  \(line)") }
      let isEstimate = ["ar", "hi"].contains(group.name) && files.isEmpty
      #expect(group.differing.isEmpty || isEstimate, "\(group.name)")
      if group.name != "hi" { #expect(group.worst * 16 <= 2 * 352_000, "\(group.name)") }
    }
  }

  /// What stands under one `# language`.
  private struct Group {
    var name: String
    var count = 0
    var differing: [String] = []
    /// In 1/352,000 em.
    var worst: Int64 = 0
  }

  private func compare(_ text: String, _ book: FontBook) throws -> [Group] {
    var groups: [String: Group] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        if line.utf8.count < 12 { name = String(line.dropFirst(2)) }
        continue
      }
      let fields = line.split(separator: "\t", maxSplits: 2)
      let weight = try #require(FontWeight(rawValue: String(fields[0])))
      // Words are shaped in regular, where no tracking is added at 12 points.
      if book.familyNames != [], weight != .regular { continue }
      let expected = try #require(Int64(fields[1]))
      let measured = fontUnits(String(fields[2]), weight, book)
      var group = groups[name] ?? Group(name: name)
      group.count += 1
      if measured != expected {
        group.differing.append("\(line): \(measured - expected)")
        group.worst = max(group.worst, abs(measured - expected))
      }
      groups[name] = group
    }
    return groups.values.sorted { $0.name < $1.name }
  }

  /// The width in 1/352,000 em, without tracking.
  private func fontUnits(_ text: String, _ weight: FontWeight, _ book: FontBook) -> Int64 {
    let font = book.font(Font(size: 12, weight: weight))
    let scale = FontScale(font)
    let clusters = Clusterer.cluster([TextRun(text, font: font)]).clusters
    let sum = clusters.reduce(Int64(0)) { sum, cluster in
      sum + cluster.width - (cluster.firstKind != 0 ? scale.tracking : 0)
    }
    return sum / scale.perFontUnit
  }

  private func points(_ units: Int64) -> String {
    let thousandths = (units * 16_000 + 176_000) / 352_000
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

private func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
