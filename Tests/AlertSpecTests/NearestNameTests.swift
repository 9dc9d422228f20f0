import Testing

@testable import AlertSpec

@Suite("Nearest names") struct NearestNameTests {
  /// Every slip of one finger: a letter left out, doubled, or swapped with the next.
  private static func slips(of word: String) -> Set<String> {
    let letters = Array(word)
    var slips: Set<String> = []
    for index in letters.indices {
      var shorter = letters
      shorter.remove(at: index)
      slips.insert(String(shorter))
      var longer = letters
      longer.insert(letters[index], at: index)
      slips.insert(String(longer))
      if index + 1 < letters.count {
        var swapped = letters
        swapped.swapAt(index, index + 1)
        slips.insert(String(swapped))
      }
    }
    slips.remove(word)
    slips.remove("")
    return slips
  }

  /// Each set of words that stand for each other in one place: the keys of every record, and the
  /// values of every enumeration.
  private static let vocabularies: [[String]] = {
    var found: [[String]] = []
    func add(_ words: [String]) {
      if !words.isEmpty, !found.contains(words) { found.append(words) }
    }
    func walk(_ shape: ValueShape, depth: Int) {
      guard depth < 8 else { return }
      switch shape {
      case .choice(let words): add(words)
      case .record(let record):
        let keys = record.keys()
        add(keys.map(\.name))
        for key in keys { walk(key.shape, depth: depth + 1) }
      case .map(let inner), .list(let inner): walk(inner, depth: depth + 1)
      case .either(let shapes): for shape in shapes { walk(shape, depth: depth + 1) }
      default: break
      }
    }
    walk(.record(Alert.shape), depth: 0)
    add(Attribute.allCases.map(\.rawValue))
    add(SystemColors.table.map(\.name))
    add(Preset.all.map(\.name))
    return found
  }()

  @Test("Of every slip in every word of the language, 95 in 100 find their word again")
  func slipsFindTheirWord() {
    var right = 0
    var wrong: [String] = []
    for words in Self.vocabularies {
      for word in words {
        for slip in Self.slips(of: word) where !words.contains(slip) {
          if nearestName(to: slip, among: words) == word {
            right += 1
          } else {
            wrong.append("\(slip) for \(word)")
          }
        }
      }
    }
    #expect(right > 2000)
    #expect(
      right * 100 >= 95 * (right + wrong.count),
      "\(right) right, \(wrong.count) wrong: \(wrong.prefix(40))")
  }

  @Test(
    "What is far from everything gets no suggestion",
    arguments: [
      "sound", "zzz", "onTap", "q", "xylophone", "제목없음", "", "12345", "kubernetes",
      String(repeating: "width", count: 20),
    ])
  func nothingAbsurd(word: String) {
    #expect(nearestName(to: word, among: Alert.keyShapes.map(\.name)) == nil)
  }

  @Test("A suggestion is never longer or shorter than what was written by more than a third")
  func similarLengths() {
    let names = Alert.keyShapes.map(\.name)
    for word in Self.vocabularies.joined() where !names.contains(word) {
      if let near = nearestName(to: word, among: names) {
        let longer = max(near.count, word.count)
        #expect(abs(near.count - word.count) <= max(1, longer / 3), "\(word): \(near)")
      }
    }
  }

  @Test("Case alone is no difference")
  func letterCase() {
    #expect(
      nearestName(to: "FOLLOWSCORNERS", among: Buttons.keyShapes.map(\.name)) == "followsCorners")
  }
}
