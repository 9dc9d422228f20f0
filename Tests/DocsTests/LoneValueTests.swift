import AlertCompiler
import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

/// A value alone, or a list, wherever the language has a map.
@Suite("Values in place of maps") struct LoneValueTests {
  private static let values = [
    "true", "false", "none", "0", "0.5", "1", "8", "12px", "row", "bottom", "spring", "slide",
    "black", "\"#FF0000\"", "확인", "Close it", "medium", "[]", "[a, b]", "[1, black]", "[row, 40]",
    "[확인]", "[{ a: 1 }]", "[{ title: x }]",
  ]

  /// Every key of the language whose value is a map, and what is written there.
  private static func each(_ visit: (_ written: (String) -> Written) -> Void) {
    for place in SpecPlace.records {
      for key in place.keys where key.shape.isMap {
        visit { Written($0, of: key, at: place) }
      }
    }
  }

  /// A spec with a value behind one of its keys.
  private struct Written: CustomStringConvertible {
    let source: SourceFile
    let description: String
    private let start: Int

    init(_ value: String, of key: KeyShape, at place: SpecPlace) {
      source = place.spec("\(place.kind)\(key.name): \(value)")
      description = "\(place.name), \(key.name): \(value)"
      // Behind it stand a bracket for each map on the way, and a line feed.
      start = source.bytes.count - 1 - 2 * (place.path.count + 1) - value.utf8.count
    }

    /// The errors in the value.
    var faults: [Diagnostic] {
      LoneValueTests.faults(in: source).filter { $0.range.span.lowerBound >= start }
    }
  }

  @Test("Where a map belongs, every other value is answered with what to write")
  func answers() {
    var refused = 0
    var mended = 0
    Self.each { written in
      for value in Self.values {
        let written = written(value)
        for fault in written.faults where fault.code == .wrongType {
          refused += 1
          #expect(
            fault.help.contains { help in
              ["write ", "leave ", "did you mean {"].contains { help.message.contains($0) }
            },
            "\(written)")
          for help in fault.help {
            guard let fix = help.fix, let edit = fix.edits.first else { continue }
            mended += 1
            #expect(!fix.isCertain, "\(written)")
            let places =
              edit.range.span
              .lowerBound..<(edit.range.span.lowerBound
              + edit.replacement.utf8.count)
            let next = Self.faults(in: written.source.replacing(edit))
              .filter { places.contains($0.range.span.lowerBound) }
            #expect(next == [], "\(written) → \(edit.replacement): \(next.map(\.message))")
          }
        }
      }
    }
    #expect(refused > 1000 && mended > 300, "\(refused) \(mended)")
  }

  @Test("Every example of a map can be written as it is")
  func examples() {
    var count = 0
    Self.each { written in
      for fault in written("[[]]").faults {
        for help in fault.help where help.message.contains("write for example {") {
          count += 1
          let example = help.message.dropFirst("write for example ".count)
          let next = written(String(example))
          // What a text names is not there in so short a spec.
          let faults = next.faults.filter {
            !["text/unknown-key", "behaviour/unknown-target"].contains($0.code)
          }
          #expect(faults == [], "\(next)")
        }
      }
    }
    #expect(count > 30, "\(count)")
  }

  @Test(
    "A word goes to the row that takes it",
    arguments: [
      ("presentation: spring", "{ spring: { damping: 1 } }"),
      ("presentation: fade", "{ kind: fade }"),
      ("presentation: slide", "{ kind: move }"), ("backdrop: 0.5", "{ opacity: 0.5 }"),
      ("backdrop: 50%", "{ opacity: 0.5 }"), ("backdrop: none", "{ opacity: 0 }"),
      ("actions: 확인", "{ confirm: 확인 }"), ("buttons: row", "{ axis: row }"),
      ("buttons: horizontal", "{ axis: row }"), ("buttons: colum", "{ axis: column }"),
      ("border: 1px", "{ width: 1 }"), ("border: none", "{ width: 0 }"),
      ("shadow: [black, 0.2, 8]", "{ color: black, opacity: 0.2, radius: 8 }"),
      ("accessibility: Close", "{ label: Close }"), ("queue: high", "{ priority: high }"),
      ("layout: row", "{ axis: row }"), ("layout: center", "{ alignment: center }"),
      ("views: { c: { checkbox: Agree } }", "{ title: Agree }"),
      ("views: { f: { field: 이름 } }", "{ placeholder: 이름 }"),
    ])
  func rows(_ line: String, _ map: String) {
    let source = SourceFile(path: "s", text: "alert: s\nextends: builder\n\(line)\n")
    let fix = Self.faults(in: source).first?.help.first?.fix
    #expect(fix?.edits.map(\.replacement) == [map])
  }

  private static func faults(in source: SourceFile) -> [Diagnostic] {
    Resolver { _, _ in .failure(LoadFailure(sentence: "")) }.resolve(source).diagnostics
      .filter { $0.severity == .error && $0.range.span.lowerBound > 0 }
  }
}

extension ValueShape {
  /// Whether a map stands there, and no text.
  fileprivate var isMap: Bool { (!records.isEmpty || namedValue != nil) && !takesText }
}

extension SourceFile {
  /// The file with an edit in it.
  func replacing(_ edit: FixIt.Edit) -> SourceFile {
    let span = edit.range.span
    return SourceFile(
      path: path,
      bytes: bytes[..<span.lowerBound] + Array(edit.replacement.utf8) + bytes[span.upperBound...])
  }
}
