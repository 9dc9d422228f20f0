import Foundation
import Testing

@testable import Typography

struct LineBreakingTests {
  @Test("All of Unicode's LineBreakTest passes")
  func lineBreakTest() throws {
    let cases = try UnicodeTestFile.cases(of: "LineBreakTest")
    #expect(cases.count == 7654)
    let failures = cases.filter { $0.breaks != $0.found(by: lineBreaks) }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).map(\.line))")
  }

  @Test("All of Unicode's GraphemeBreakTest passes")
  func graphemeBreakTest() throws {
    let cases = try UnicodeTestFile.cases(of: "GraphemeBreakTest")
    #expect(cases.count == 602)
    let failures = cases.filter { $0.breaks != $0.found(by: graphemeBreaks) }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).map(\.line))")
  }

  private func lineBreaks(_ scalars: [UInt32]) -> [Bool] {
    var breaker = LineBreaker(keepsWords: false)
    return scalars.indices.map { index in
      breaker.take(LineClass(of: scalars[index])) {
        scalars[(index + 1)...].map { LineClass(of: $0) }.first { !$0.isIn(.marks) } == .digit
      } != .prohibited
    }
  }

  private func graphemeBreaks(_ scalars: [UInt32]) -> [Bool] {
    var breaker = GraphemeBreaker()
    return scalars.map { breaker.take(GraphemeBreaker.flags($0)) }
  }
}

/// A break test of the Unicode Character Database.
enum UnicodeTestFile {
  struct Case {
    var line: String
    var scalars: [UInt32]
    /// Whether the test breaks before each scalar but the first.
    var breaks: [Bool]

    func found(by breaker: ([UInt32]) -> [Bool]) -> [Bool] {
      Array(breaker(scalars).dropFirst())
    }
  }

  static func cases(of name: String) throws -> [Case] {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "txt"))
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " ")
      let scalars = parts.compactMap { UInt32($0, radix: 16) }
      let marks = parts.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
      return Case(line: String(line), scalars: scalars, breaks: Array(marks.dropFirst().dropLast()))
    }
  }
}
