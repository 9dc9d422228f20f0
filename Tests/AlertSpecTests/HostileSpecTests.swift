import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

/// Specs as large as they may be: each ends with a result or a diagnostic. What is quadratic shows
/// as a test that takes minutes.
@Suite("Hostile specs") struct HostileSpecTests {
  private func views(_ count: Int) -> String {
    (0..<count).map { "  v\($0): { text: x }\n" }.joined()
  }

  @Test("Of 10,000 views or actions the first are read, and one more is refused")
  func manyViews() throws {
    let views = resolve("alert: a\nviews:\n" + views(10_000))
    #expect(views.diagnostics.map(\.code) == [.tooMany])
    #expect(views.value?.views.count == 200)
    let actions = resolve("alert: a\nactions:\n" + (0..<10_000).map { "  a\($0): x\n" }.joined())
    #expect(actions.diagnostics.map(\.code) == [.tooMany])
    #expect(actions.value?.actions.count == 20)
  }

  @Test("20,000 names find their places among 20,000 others")
  func manyPlaces() {
    let inherited = (0..<20_000).map { "v\($0)" }
    var names = inherited
    let order = OrderedNames(written: inherited.reversed().flatMap { ["w" + $0, $0] })
    order.insert(inherited.reversed().map { "w" + $0 }, into: &names) { $0 }
    #expect(names == inherited.flatMap { ["w" + $0, $0] })
  }

  @Test("10,000 names that no view has are each said")
  func manyNames() {
    let names = (0..<10_000).map { "n\($0)" }.joined(separator: ", ")
    let text = "alert: a\nlayout: { scrolls: [\(names)] }\nviews:\n" + views(200)
    #expect(resolve(text).diagnostics.count == 10_000)
  }

  @Test("30,000 unknown keys, and 400 unknown words")
  func manyFaults() {
    let keys = "alert: a\ntitle: t\n" + (0..<30_000).map { "k\($0): 1\n" }.joined()
    #expect(resolve(keys).diagnostics.count == 30_000)
    let words =
      "alert: a\nviews:\n"
      + (0..<200).map { "  v\($0): { text: x, align: middl, color: rde }\n" }.joined()
    #expect(resolve(words).diagnostics.count == 400)
  }

  @Test("Groups in groups, down to the deepest that YAML is read")
  func deepGroups() throws {
    var text = "x"
    for level in (0..<20).reversed() { text = "{ group: { g\(level): \(text) } }" }
    let result = resolve("alert: a\nviews: { top: \(text) }")
    #expect(!result.hasErrors)
    #expect(result.value?.view(named: "g19") != nil)
    for level in 0..<40 { text = "{ group: { h\(level): \(text) } }" }
    #expect(
      resolve("alert: a\nviews: { top: \(text) }").diagnostics.map(\.code.description) == [
        "yaml/too-deep"
      ])
  }

  @Test("A text of a megabyte, as a text and where none belongs")
  func longText() throws {
    let long = String(repeating: "가나다 ", count: 100_000)
    let result = resolve("alert: a\ntitle: '\(long)'")
    #expect(result.diagnostics.isEmpty)
    for key in [
      "fill", "height", "layout", "extends", "version", "alert", "buttons", "constraints",
    ] {
      let found = resolve("title: t\n\(key): '\(long)='").diagnostics
      #expect(!found.isEmpty, "\(key)")
      for diagnostic in found {
        #expect(diagnostic.message.count < 400, "\(key)")
        #expect(diagnostic.help.allSatisfy { $0.message.count < 400 }, "\(key)")
      }
    }
  }

  @Test("Huge numbers in every numeric key are refused or kept")
  func hugeNumbers() {
    var paths: [[String]] = []
    func walk(_ keys: [KeyShape], _ path: [String]) {
      guard path.count < 4 else { return }
      for key in keys { walk(key.shape, path + [key.name]) }
    }
    func walk(_ shape: ValueShape, _ path: [String]) {
      switch shape {
      case .number, .wholeNumber, .length: paths.append(path)
      case .record(let record): walk(record.keys(), path)
      case .either(let shapes): for shape in shapes { walk(shape, path) }
      case .map(let inner): walk(inner, path + ["v"])
      default: break
      }
    }
    walk(Alert.keyShapes, [])
    #expect(paths.count > 60)
    let numbers = [
      "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e308", "-1e-308",
      "0.000000001", "99999.999999999", "100000", "-100000", String(repeating: "7", count: 5000),
      "0x7FFFFFFFFFFFFFFFF", "1/9223372036854775807", "99999999999%", "9999999999999999ms",
    ]
    for path in paths {
      for number in numbers {
        let line =
          path.joined(separator: ": { ") + ": " + number
          + String(repeating: " }", count: path.count - 1)
        for diagnostic in resolve("alert: a\ntitle: t\n\(line)\n").diagnostics {
          #expect(diagnostic.message.count < 400)
        }
      }
    }
  }
}
