import Foundation
import Testing

@testable import Typography

struct HarfBuzzTests {
  @Test("Texts are as wide as HarfBuzz shapes them, to the font unit")
  func widths() throws {
    let environment = ProcessInfo.processInfo.environment["TEXT_WIDTHS"]
    let url = try #require(
      environment.map { URL(fileURLWithPath: $0) }
        ?? Bundle.module.url(forResource: "HarfBuzzWidths", withExtension: "tsv"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    var failures: [String] = []
    var count = 0
    for line in lines where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", maxSplits: 2)
      let weight = try #require(FontWeight(rawValue: String(fields[0])))
      let expected = try #require(Int64(fields[1]))
      count += 1
      let measured = fontUnits(String(fields[2]), weight)
      if measured != expected { failures.append("\(line): \(measured), \(measured - expected)") }
    }
    #expect(count > 100)
    if environment != nil {
      for failure in failures { print("DIFF\t\(failure)") }
      print("SUMMARY \(count) texts, \(failures.count) differ")
    }
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(20))")
  }

  /// The width in 1/352,000 em, without tracking.
  private func fontUnits(_ text: String, _ weight: FontWeight) -> Int64 {
    let font = Font(size: 12, weight: weight)
    let scale = FontScale(font)
    let clusters = Clusterer.cluster([TextRun(text, font: font)]).clusters
    return clusters.reduce(0) { sum, cluster in
      let isDrawn = cluster.firstKind != 0
      return sum + (cluster.width - (isDrawn ? scale.tracking : 0)) / scale.perFontUnit
    }
  }
}
