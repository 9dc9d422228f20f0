import Diagnostics
import YAMLNodes

/// What the language knows of the keys behind which YAML's own faults lie. YAML's reader knows no
/// types: it offers to quote any value, but not every key takes a text.
struct YAMLJudgement {
  /// What may stand behind keys of a name, wherever they are.
  private struct Taste {
    var takesText = false
    var takesScalars = false
    var takesLists = false
    var takesMaps = false
  }

  private let lines: SourceText

  init(_ file: SourceFile) {
    lines = SourceText(bytes: file.bytes)
  }

  /// The diagnostics without what can't be meant, and with no edit certain that can't be right.
  func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let bracket = diagnostics.first { $0.code == .yamlUnclosedBracket }?.range
    return diagnostics.compactMap { diagnostic in
      var diagnostic = diagnostic
      if let bracket, diagnostic.range.span.lowerBound > bracket.span.lowerBound {
        // What follows was read as if it stood inside.
        for index in diagnostic.help.indices { diagnostic.help[index].fix?.isCertain = false }
        return diagnostic
      }
      if diagnostic.code == .yamlFullWidthBracket, diagnostic.severity == .warning {
        return isNeedless(diagnostic) ? nil : diagnostic
      }
      for index in diagnostic.help.indices {
        guard let fix = diagnostic.help[index].fix, fix.isCertain, fix.edits.count == 1,
          isDoubtful(fix.edits[0], of: diagnostic.code)
        else { continue }
        diagnostic.help[index].fix?.isCertain = false
        if diagnostic.code == .yamlTextAfterBracket {
          diagnostic.message = "nothing can follow the closing bracket here"
          diagnostic.help = [Help("delete what stands behind the bracket")]
          break
        }
      }
      return diagnostic
    }
  }

  /// Whether what is in full-width brackets can only be a text, or is an error anyway that says to
  /// write a list.
  private func isNeedless(_ diagnostic: Diagnostic) -> Bool {
    let isList = diagnostic.help.first?.fix?.edits.first?.replacement == "["
    guard let key = lines.key(before: diagnostic.range.span.lowerBound) else { return false }
    if isName(key) { return isList }
    guard let taste = YAMLJudgement.tastes[key.text] else { return false }
    return isList ? !taste.takesLists || !taste.takesText : !taste.takesMaps
  }

  private func isDoubtful(_ edit: FixIt.Edit, of code: Diagnostic.Code) -> Bool {
    let span = edit.range.span
    if code == .yamlMissingSpace {
      guard let taste = taste(before: span.lowerBound), !taste.takesScalars else { return false }
      return lines[span.upperBound] != UInt8(ascii: "{")
        && lines[span.upperBound] != UInt8(ascii: "[")
    }
    guard edit.replacement.hasPrefix("'") || edit.replacement.hasPrefix("\"") else { return false }
    return taste(before: span.lowerBound).map { !$0.takesText } ?? false
  }

  /// Nil for names that the author gives, and where no key of the language is found.
  private func taste(before offset: Int) -> Taste? {
    guard let key = lines.key(before: offset), !isName(key) else { return nil }
    return YAMLJudgement.tastes[key.text]
  }

  private func isName(_ key: SourceText.Key) -> Bool {
    lines.owner(of: key).map { YAMLJudgement.nameMaps.contains($0.text) } ?? false
  }

  /// Keys whose maps are from names.
  private static let nameMaps: Set<String> = ["views", "actions", "group"]

  private static let tastes: [String: Taste] = {
    var tastes: [String: Taste] = [:]
    collect(Alert.keyShapes, depth: 0, &tastes)
    return tastes
  }()

  private static func collect(_ keys: [KeyShape], depth: Int, _ tastes: inout [String: Taste]) {
    // Groups hold views that hold groups; nothing new is found further down.
    guard depth < 5 else { return }
    for key in keys {
      var taste = tastes[key.name] ?? Taste()
      for record in collect(key.shape, isItem: false, &taste) {
        collect(record.keys(), depth: depth + 1, &tastes)
      }
      tastes[key.name] = taste
    }
  }

  /// - Returns: the records inside.
  private static func collect(
    _ shape: ValueShape, isItem: Bool, _ taste: inout Taste
  ) -> [RecordShape] {
    switch shape {
    case .text, .color:
      // A colour is quoted as a text is.
      taste.takesText = true
      if !isItem { taste.takesScalars = true }
    case .record(let record):
      if !isItem { taste.takesMaps = true }
      return [record]
    case .map(let inner):
      if !isItem { taste.takesMaps = true }
      var names = Taste()
      return collect(inner, isItem: true, &names)
    case .list(let inner):
      if !isItem { taste.takesLists = true }
      return collect(inner, isItem: true, &taste)
    case .tuple(let items):
      if !isItem { taste.takesLists = true }
      return items.flatMap { collect($0, isItem: true, &taste) }
    case .either(let shapes):
      return shapes.flatMap { collect($0, isItem: isItem, &taste) }
    default: break
    }
    if !isItem { taste.takesScalars = true }
    return []
  }
}

/// A file's bytes, looked through for the key that a place belongs to.
private struct SourceText {
  let bytes: [UInt8]

  struct Key {
    let text: String
    let start: Int
  }

  subscript(index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// The key whose value, or an item of whose list, begins at an offset; nil where that is not to
  /// be seen from the lines' beginnings.
  func key(before offset: Int) -> Key? {
    let end = skipBlanks(before: offset)
    if self[end - 1] == UInt8(ascii: ":") { return key(endingAt: end - 1) }
    guard self[end - 1] == UInt8(ascii: "-"), skipBlanks(before: end - 1) == lineStart(of: end - 1)
    else { return nil }
    return keyAbove(end - 1, isDash: true)
  }

  /// The key in whose map a key stands.
  func owner(of key: Key) -> Key? {
    let start = lineStart(of: key.start)
    let ink = skipBlanks(from: start)
    guard ink == key.start else {
      // In brackets: the line's own key.
      var end = ink
      while end < key.start, self[end] != UInt8(ascii: ":") { end += 1 }
      return end < key.start ? self.key(endingAt: end) : nil
    }
    return keyAbove(ink, isDash: false)
  }

  /// The nearest line above that is indented less, if it ends in a key's colon. A list's dashes may
  /// stand as far in as its key.
  private func keyAbove(_ offset: Int, isDash: Bool) -> Key? {
    var start = lineStart(of: offset)
    let column = offset - start
    while start > 0 {
      let end = start - 1
      start = lineStart(of: end)
      let ink = skipBlanks(from: start)
      let isInk = ink < end && self[ink] != UInt8(ascii: "#") && self[ink] != 0x0D
      let isLess = ink - start < column || isDash && ink - start == column
      guard isInk, isLess, self[ink] != UInt8(ascii: "-") else { continue }
      var last = end
      while last > ink, self[last - 1] <= 0x20 { last -= 1 }
      return self[last - 1] == UInt8(ascii: ":") ? key(endingAt: last - 1) : nil
    }
    return nil
  }

  private func key(endingAt end: Int) -> Key? {
    var start = end
    while start > 0, isWord(bytes[start - 1]) { start -= 1 }
    guard start < end else { return nil }
    return Key(text: String(decoding: bytes[start..<end], as: UTF8.self), start: start)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func lineStart(of offset: Int) -> Int {
    var index = min(max(0, offset), bytes.count)
    while index > 0, bytes[index - 1] != 0x0A { index -= 1 }
    return index
  }

  private func skipBlanks(from offset: Int) -> Int {
    var index = offset
    while self[index] == 0x20 || self[index] == 0x09 { index += 1 }
    return index
  }

  private func skipBlanks(before offset: Int) -> Int {
    var index = min(max(0, offset), bytes.count)
    while index > 0, self[index - 1] == 0x20 || self[index - 1] == 0x09 { index -= 1 }
    return index
  }
}
