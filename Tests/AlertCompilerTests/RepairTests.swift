import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import AlertCompiler

/// What is offered against constraints that can't all hold does mend them: each edit is made, and
/// the spec checked again.
@Suite("Repairs") struct RepairTests {
  private static let conflictCodes: Set<String> = ["layout/conflict", "layout/negative-size"]

  /// How many specs for each seed; a release build does 500 in a minute.
  private static let count =
    ProcessInfo.processInfo.environment["ALERTC_RANDOM_SPECS"].flatMap(Int.init) ?? 8

  private func check(_ bytes: [UInt8], _ locale: String = "en") throws -> [Diagnostic] {
    var options = CompileOptions()
    options.environments.locales = locale
    let compiler = try Compiler(options: options) { _, _ in
      .failure(LoadFailure(sentence: "there is no such file"))
    }
    return compiler.check(SourceFile(path: "a.alert.yaml", bytes: bytes))
  }

  private func conflicts(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { Self.conflictCodes.contains($0.code.description) }
  }

  private func apply(_ fix: FixIt, to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for edit in fix.edits.sorted(by: { $0.range.span.lowerBound > $1.range.span.lowerBound }) {
      bytes.replaceSubrange(edit.range.span, with: edit.replacement.utf8)
    }
    return bytes
  }

  /// Makes every edit offered, one at a time.
  ///
  /// - Returns: how many conflicts there are, and how many of them something is offered against.
  private func tryRepairs(of bytes: [UInt8], _ locale: String, _ place: Comment) throws
    -> (conflicts: Int, offered: Int)
  {
    let before = conflicts(try check(bytes, locale))
    var offered = 0
    for conflict in before {
      let fixes = conflict.help.compactMap(\.fix)
      if !fixes.isEmpty { offered += 1 }
      for fix in fixes {
        let changed = apply(fix, to: bytes)
        let found = try check(changed, locale)
        let spec = String(decoding: changed, as: UTF8.self)
        #expect(conflicts(found).count < before.count, "\(place)\n\(spec)")
        #expect(!found.contains { $0.code.family != "layout" }, "\(place)\n\(spec)")
        if conflicts(found).isEmpty {
          #expect(!found.contains { $0.severity == .error }, "\(place)\n\(spec)")
        }
      }
    }
    return (before.count, offered)
  }

  @Test("Each repair offered for a rejected spec mends it, and each conflict has one")
  func rejected() throws {
    var count = 0
    for path in packageFiles(in: "specs/rejected", endings: [".alert.yaml"]) {
      let result = try tryRepairs(of: try packageFile(path), "en", "\(path)")
      #expect(result.conflicts == result.offered, "\(path)")
      count += result.conflicts
    }
    #expect(count >= 4)
  }

  @Test("Each repair offered for constraints at random mends them", arguments: 0..<4)
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &* 7919 &+ 3)
    var (conflicts, offered) = (0, 0)
    for round in 0..<Self.count {
      let spec = Self.spec(&random)
      let locale = round % 3 == 0 ? "ar" : "en"
      let result = try tryRepairs(of: Array(spec.utf8), locale, "seed \(seed), round \(round)")
      conflicts += result.conflicts
      offered += min(result.offered, result.conflicts)
    }
    #expect(conflicts > 10)
    // What only a fraction that is no decimal would mend, or several changes, has no repair.
    #expect(offered * 10 >= conflicts * 9, "\(offered) of \(conflicts)")
  }

  /// Two or three views with more constraints than they can keep.
  private static func spec(_ random: inout SplitMix64) -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func length() -> String {
      let whole = number(0...120)
      return number(0...3) == 0 ? "\(whole).\(number(1...9))" : "\(whole)"
    }
    let names = ["a", "b", "c"].prefix(number(2...3))
    var text = """
      alert: random
      layout: none
      constraints:
        - size == 300
        - center == screen
      views:

      """
    for name in names {
      let other = names.filter { $0 != name }.randomElement(using: &random) ?? "alert"
      var list = [
        "leading == alert + \(length())", "top == alert + \(length())", "size == \(length())",
      ]
      let more = [
        "trailing == alert - \(length())", "bottom <= \(other).top - \(length())",
        "width == \(other).width * 0.5 + \(length())", "width >= \(length())",
        "centerX == alert.centerX + \(length())", "center == alert",
        "edges == alert inset \(length())",
        "edges <= alert inset (top \(length()), sides \(length()), bottom 4)",
        "height == width / 3", "leading == \(other).trailing + \(length())",
        "height <= \(length())",
        "size == \(other)", "top >= \(other).bottom + \(length())", "width == \(length()) @700",
      ]
      for _ in 0..<number(1...2) { list.append(more.randomElement(using: &random) ?? "") }
      text += "  \(name):\n    custom: \(name)\n"
      if number(0...3) == 0, !list.contains(where: { $0.contains(",") }) {
        text += "    constraints: [ \(list.joined(separator: ", ")) ]\n"
      } else {
        text += "    constraints:\n" + list.map { "      - \($0)\n" }.joined()
      }
    }
    return text
  }
}
