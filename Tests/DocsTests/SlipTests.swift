import AlertCompiler
import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

/// Slips of one finger in every key and every word of the language, through the whole reading of a
/// spec: what is suggested first?
@Suite("Slips") struct SlipTests {
  @Test("Of every slip in every key and word 95 in 100 find it again, listed in docs/slips.md")
  func slips() throws {
    var count = SlipCount()
    for record in SpecPlace.records { count.countKeys(of: record) }
    for place in SpecPlace.words { count.countWords(at: place) }
    #expect(count.keys.total > 3000 && count.words.total > 2000)
    #expect(count.keys.share >= 0.95 && count.words.share >= 0.95)
    try expectRecorded(count.page, at: "docs/slips.md")
  }
}

/// Every slip of one finger: a letter left out, doubled, swapped with the next, or hit beside it.
private func slips(of word: String) -> [String] {
  let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map(Array.init)
  var neighbours: [Character: [Character]] = [:]
  for (number, row) in rows.enumerated() {
    for (index, letter) in row.enumerated() {
      var near: [Character] = []
      if index > 0 { near.append(row[index - 1]) }
      if index + 1 < row.count { near.append(row[index + 1]) }
      if number > 0 { near += rows[number - 1].dropFirst(index).prefix(2) }
      if number < 2 { near += rows[number + 1].dropFirst(max(0, index - 1)).prefix(2) }
      neighbours[letter] = near
    }
  }
  let letters = Array(word)
  var found: [String] = []
  func add(_ slip: [Character]) {
    let slip = String(slip)
    if !slip.isEmpty, slip != word, !slip.hasPrefix("x-"), !found.contains(slip) {
      found.append(slip)
    }
  }
  for index in letters.indices {
    var slip = letters
    slip.remove(at: index)
    add(slip)
    slip = letters
    slip.insert(letters[index], at: index)
    add(slip)
    if index + 1 < letters.count {
      slip = letters
      slip.swapAt(index, index + 1)
      add(slip)
    }
    let isCapital = letters[index].isUppercase
    for near in neighbours[Character(letters[index].lowercased())] ?? [] {
      slip = letters
      slip[index] = isCapital ? Character(near.uppercased()) : near
      add(slip)
    }
  }
  return found
}

private struct SlipCount {
  struct Answers {
    var total = 0
    var right = 0
    var silent: [String] = []
    var others: [String] = []
    var share: Double { total == 0 ? 0 : Double(right) / Double(total) }

    mutating func add(_ slip: String, of word: String, in place: String, answer: String?) {
      total += 1
      if answer == word {
        right += 1
      } else if let answer {
        others.append("\(place): `\(slip)` for `\(word)` is answered with \(answer)")
      } else {
        silent.append("\(place): `\(slip)` for `\(word)`")
      }
    }
  }

  var keys = Answers()
  var words = Answers()

  mutating func countKeys(of place: SpecPlace) {
    let names = place.keys.map(\.name)
    var written: [(slip: String, word: String)] = []
    for name in place.counted {
      for slip in slips(of: name)
      where !names.contains(slip) && !written.contains(where: { $0.slip == slip }) {
        written.append((slip, name))
      }
    }
    // Nobody gets suggestions by the thousand.
    for start in stride(from: 0, to: written.count, by: 100) {
      let batch = written[start..<min(start + 100, written.count)]
      let source = place.spec(
        place.kind + batch.map { "\($0.slip): 1" }.joined(separator: ", "))
      let answers = Self.answers(to: source, .unknownKey)
      for (slip, word) in batch { keys.add(slip, of: word, in: place.name, answer: answers[slip]) }
    }
  }

  mutating func countWords(at found: (place: SpecPlace, key: String, words: [String])) {
    for word in found.words {
      for slip in slips(of: word) where !found.words.contains(slip) {
        let source = found.place.spec("\(found.place.kind)\(found.key): \(slip)")
        words.add(
          slip, of: word, in: found.key, answer: Self.answers(to: source, .unknownValue)[slip])
      }
    }
  }

  /// For each text at fault the edit that is offered first, or the sentence where there is none.
  private static func answers(
    to source: SourceFile, _ code: Diagnostic.Code
  ) -> [String: String] {
    let resolver = Resolver { _, _ in .failure(LoadFailure(sentence: "")) }
    var answers: [String: String] = [:]
    for diagnostic in resolver.resolve(source).diagnostics where diagnostic.code == code {
      guard let help = diagnostic.help.first else { continue }
      let edit = help.fix?.edits.first
      if edit == nil, help.message.contains(" can have ") || help.message.contains("it can be ") {
        continue
      }
      if edit == nil, help.message.contains("' says it here") {
        // The key is there already, as that of a view's kind is.
        answers[diagnostic.range.text] = String(help.message.dropFirst().prefix { $0 != "'" })
        continue
      }
      let isWord = edit.map { $0.range.text == diagnostic.range.text } ?? false
      answers[diagnostic.range.text] = isWord ? edit?.replacement : help.message
    }
    return answers
  }

  var page: String {
    var text = """
      # Slips

      What the compiler suggests first for every slip of one finger (a letter left out, doubled,
      swapped with the next, or one hit beside it) in every key and every enumerated word of the
      language. A slip that is another key or word of the same place is no mistake, and not counted.
      Made by a test, which asks for 95 in 100.

      | | slips | right | no suggestion | another suggestion |
      |---|---|---|---|---|

      """
    for (name, answers) in [("keys", keys), ("words", words)] {
      let share = String(Int((answers.share * 1000).rounded()))
      text += "| \(name) | \(answers.total) | \(share.dropLast()).\(share.suffix(1)) % "
      text += "| \(answers.silent.count) | \(answers.others.count) |\n"
    }
    for (title, list) in [
      ("Keys that are found by another name", keys.others),
      ("Keys that are not found", keys.silent),
      ("Words that are found by another name", words.others),
      ("Words that are not found", words.silent),
    ] where !list.isEmpty {
      text += "\n## \(title)\n\n" + list.map { "- \($0)\n" }.joined()
    }
    return text
  }
}
