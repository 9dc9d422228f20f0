import AlertCompiler
import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

/// What other tools call things, wherever the language has a key or a word for it.
@Suite("Synonyms") struct SynonymTests {
  @Test("What is suggested for another tool's key is no unknown key there")
  func keys() {
    var suggested = 0
    for place in SpecPlace.records {
      let names = place.keys.map(\.name)
      let words = Synonyms.keyWords.filter { !names.contains($0) }
      for value in ["1", "x"] {
        let all = words.map { "\($0): \(value)" }.joined(separator: ", ")
        let offered = Self.edits(for: place.spec(place.kind + all))
        for word in words where offered.contains(word) {
          let source = place.spec("\(place.kind)\(word): \(value)")
          guard let edit = Self.edit(for: word, in: source) else { continue }
          suggested += 1
          let start = edit.range.span.lowerBound
          let places = start..<start + edit.replacement.utf8.count
          let refused = Self.faults(in: source.replacing(edit)).filter { fault in
            places.contains(fault.range.span.lowerBound) && fault.code != "text/no-catalog"
          }
          let offer = "\(place.name), \(word): \(value) → \(edit.replacement)"
          #expect(refused == [], "\(offer): \(refused.map(\.message))")
        }
      }
    }
    #expect(suggested > 200, "\(suggested)")
  }

  @Test("What is suggested for another tool's word can stand there")
  func values() {
    var suggested = 0
    for found in SpecPlace.words {
      for word in Synonyms.valueWords where !found.words.contains(word) {
        let source = found.place.spec("\(found.place.kind)\(found.key): \"\(word)\"")
        let faults = Self.faults(in: source).filter { $0.code == .unknownValue }
        guard let edit = faults.first?.help.first?.fix?.edits.first else { continue }
        suggested += 1
        let again = Self.faults(in: source.replacing(edit)).filter { $0.code == .unknownValue }
        #expect(again == [], "\(found.key): \(word) → \(edit.replacement)")
      }
    }
    #expect(suggested > 150, "\(suggested)")
  }

  /// The edit that is offered first for an unknown key.
  private static func edit(for word: String, in source: SourceFile) -> FixIt.Edit? {
    faults(in: source).first { $0.code == .unknownKey && $0.range.text == word }?
      .help.first?.fix?.edits.first
  }

  /// The unknown keys for which an edit is offered.
  private static func edits(for source: SourceFile) -> Set<String> {
    Set(
      faults(in: source).filter { $0.code == .unknownKey && $0.help.first?.fix != nil }
        .map(\.range.text))
  }

  private static func faults(in source: SourceFile) -> [Diagnostic] {
    Resolver { _, _ in .failure(LoadFailure(sentence: "")) }.resolve(source).diagnostics
      .filter { $0.severity == .error && $0.range.span.lowerBound > 0 }
  }
}
