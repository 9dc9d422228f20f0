import Diagnostics

// What YAML accepts, but no author of a spec can have meant.
extension TreeReader {
  var text: SourceLines { SourceLines(bytes: original) }

  // MARK: Plain texts

  /// Looks at an unquoted text; most leave at the first few comparisons.
  ///
  /// - Returns: whether the text is unusable (and reported).
  mutating func checkPlain(
    _ value: UnsafeBufferPointer<UInt8>, _ span: Range<Int>, isVerbatim: Bool, isKey: Bool
  ) -> Bool {
    let end = span.upperBound
    if end + 1 < original.count, original[end] == 0x20 || value.isEmpty,
      checkComment(value, span, isKey: isKey)
    {
      return true
    }
    guard let first = value.first, let last = value.last else { return false }
    if isKey {
      if !source.isASCII { checkKeyCharacters(span) }
      return false
    }
    let isBrokenList = !isVerbatim && checkFolded(span)
    if first == UInt8(ascii: "-") || first >= 0x80 || isFirstOnLine(span.lowerBound) {
      checkOwnLine(span)
    }
    if first >= 0x80 || last >= 0x80 {
      checkCurlyQuotes(span)
      checkFullWidthBrackets(span)
    }
    return isBrokenList
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    // A value beside its key, the usual case, is known by the two bytes before it.
    if offset >= 2, original[offset - 1] == 0x20, original[offset - 2] > 0x20 { return false }
    return text.isFirstOnLine(offset)
  }

  /// A comment right behind a text that reads like a part of it.
  private mutating func checkComment(
    _ value: UnsafeBufferPointer<UInt8>, _ span: Range<Int>, isKey: Bool
  ) -> Bool {
    let hash = text.skipBlanks(span.upperBound)
    guard hash > span.upperBound, !isFull, text[hash] == UInt8(ascii: "#"),
      !text.isBlankOrEnd(hash + 1),
      text[hash + 1] != UInt8(ascii: "#"), !isKey
    else { return false }
    let rest = text.trimmed(hash..<text.lineEnd(of: hash))
    if value.isEmpty {
      report(.commentAsValue(file.range(rest)))
      return true
    }
    // Several blanks set a remark apart, and nobody writes a number or a switch as a sentence.
    guard hash == span.upperBound + 1, !looksTyped(value) else { return false }
    let whole = span.lowerBound..<rest.upperBound
    report(.commentInText(file.range(rest), whole: file.range(whole)))
    return false
  }

  private func looksTyped(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    if value.allSatisfy({ $0 >= 0x2B && $0 <= 0x39 }) { return true }
    return value.elementsEqual("true".utf8) || value.elementsEqual("false".utf8)
  }

  private mutating func checkCurlyQuotes(_ span: Range<Int>) {
    guard !isFull, let first = text.character(at: span.lowerBound),
      let last = text.character(before: span.upperBound)
    else { return }
    let opens = isCurlyQuote(first.scalar)
    let closes = isCurlyQuote(last.scalar)
    guard opens || closes else { return }
    var quotes = 0
    var index = span.lowerBound
    while index < span.upperBound, let (scalar, place) = text.character(at: index) {
      if isCurlyQuote(scalar) { quotes += 1 }
      index = place.upperBound
    }
    let isWrapped = opens && closes && quotes == 2
    // One apostrophe at the end of a word is no quote.
    let isHalf = quotes == 1 && (opens || (closes && isDoubleQuote(last.scalar)))
    guard isWrapped || isHalf, span.count > first.span.count else { return }
    let innerStart = opens ? first.span.upperBound : span.lowerBound
    let innerEnd = closes ? last.span.lowerBound : span.upperBound
    let inner = innerStart..<max(innerStart, innerEnd)
    report(
      .curlyQuotes(
        at: file.range(opens ? first.span : last.span), whole: file.range(span),
        plain: text.text(inner)))
  }

  private func isDoubleQuote(_ scalar: UInt32) -> Bool { (0x201C...0x201E).contains(scalar) }

  private func isCurlyQuote(_ scalar: UInt32) -> Bool {
    isDoubleQuote(scalar) || (0x2018...0x201A).contains(scalar)
  }

  /// `［a, b］`: a text to YAML, a list to its author.
  private mutating func checkFullWidthBrackets(_ span: Range<Int>) {
    guard let first = text.character(at: span.lowerBound),
      let last = text.character(before: span.upperBound),
      let opener = narrowPunctuation(first.scalar), let closer = narrowPunctuation(last.scalar),
      opener == "[" && closer == "]" || opener == "{" && closer == "}"
    else { return }
    var edits: [FixIt.Edit] = []
    var holdsItems = false
    var index = span.lowerBound
    while index < span.upperBound, let (scalar, place) = text.character(at: index) {
      if scalar == 0x2C || scalar == 0x3A { holdsItems = true }
      if let narrow = narrowPunctuation(scalar) {
        let isItem = narrow == "," || narrow == ":"
        if isItem { holdsItems = true }
        edits.append(.init(replacing: file.range(place), with: isItem ? narrow + " " : narrow))
      }
      index = place.upperBound
    }
    guard holdsItems else { return }
    report(
      Diagnostic(
        .warning, .yamlFullWidthBracket,
        "\(quotedExcerpt(text.text(first.span))) is a full-width bracket, so all of this is one text",
        at: file.range(first.span),
        help: [
          Help(
            "for a list or a map, write '\(opener)' and '\(closer)'",
            fix: FixIt(edits, isCertain: false))
        ]))
  }

  // MARK: Quoted and block texts

  /// The line end that closes a block is not part of its text unless the header says `+`.
  func blockText(_ value: UnsafeBufferPointer<UInt8>, header: Int) -> String {
    guard value.last == 0x0A, !isKept(header) else { return String(decoding: value, as: UTF8.self) }
    return String(decoding: value.dropLast(), as: UTF8.self)
  }

  private func isKept(_ header: Int) -> Bool {
    var index = header + 1
    while index < original.count, index <= header + 2, !isBlankOrBreak(original[index]) {
      if original[index] == UInt8(ascii: "+") { return true }
      index += 1
    }
    return false
  }

  /// A block without the blank lines behind its last words.
  func trimmedBlock(_ span: Range<Int>) -> Range<Int> {
    var end = span.upperBound
    while end > span.lowerBound + 1, isBlankOrBreak(original[end - 1]) { end -= 1 }
    return span.lowerBound..<end
  }

  mutating func checkBlock(_ value: UnsafeBufferPointer<UInt8>, _ span: Range<Int>) {
    var hasTrailing = false
    for index in 1..<max(1, value.count)
    where value[index] == 0x0A && isBlank(value[index - 1]) { hasTrailing = true }
    if let last = value.last, isBlank(last) { hasTrailing = true }
    guard hasTrailing else { return }
    var next = text.nextLine(after: span.lowerBound)
    while let line = next, line < span.upperBound {
      let end = text.lineEnd(of: line)
      let inked = text.trimmed(line..<end)
      if inked.upperBound < end, !inked.isEmpty {
        report(.trailingSpaces(file.range(inked.upperBound..<end)))
      }
      next = text.nextLine(after: line)
    }
  }

  // MARK: Tags and anchors

  /// The tag in a node's properties, which begin at an offset.
  func tagSpan(from start: Int) -> Range<Int> {
    var index = start
    while index < original.count, original[index] != UInt8(ascii: "!") {
      while index < original.count, !isBlankOrBreak(original[index]) { index += 1 }
      index = text.skipBreaks(index)
    }
    let tag = index
    while index < original.count, !isBlankOrBreak(original[index]),
      frames.last?.isFlow != true || original[index] != UInt8(ascii: ",")
    {
      index += 1
    }
    return tag..<index
  }

  /// Behind a node's tag and anchor, and the blanks, line ends and comments after them.
  func skipProperties(from start: Int) -> Int {
    var index = start
    while index < original.count {
      switch original[index] {
      case UInt8(ascii: "!"), UInt8(ascii: "&"):
        while index < original.count, !isBlankOrBreak(original[index]) { index += 1 }
        let next = text.skipBreaks(index)
        guard next < original.count else { return index }
        index = next
      case UInt8(ascii: "#"):
        index = text.skipBreaks(text.lineEnd(of: index))
      default:
        return index
      }
    }
    return index
  }

  func tagOnText(_ tag: Range<Int>, value: Range<Int>) -> Diagnostic {
    let whole = tag.lowerBound..<max(tag.upperBound, value.upperBound)
    let isStandard = text.text(tag).hasPrefix("!!")
    return .tag(
      file.range(tag), whole: file.range(whole),
      bare: isStandard && value.lowerBound >= tag.upperBound ? text.text(value) : nil)
  }

  /// `title: &more text`: the first word is an anchor, and is dropped.
  mutating func checkAnchors() {
    for (name, anchor) in anchors where !anchor.isUsed {
      guard !isFull, let node = anchor.node, let scalar = node.scalar, scalar.style == .plain,
        !scalar.text.isEmpty, anchor.start < node.span.lowerBound,
        text[anchor.start] == UInt8(ascii: "&"),
        !text.hasBreak(anchor.start..<node.span.upperBound)
      else { continue }
      let whole = anchor.start..<node.span.upperBound
      let spelled = spelledOut(text.text(whole))
      report(
        Diagnostic(
          .warning, .yamlAnchor,
          "\(quotedExcerpt("&" + name)) is read as an anchor, not as part of the text, and nothing uses it",
          at: file.range(anchor.start..<anchor.start + 1 + name.utf8.count),
          help: [
            Help(
              "if it belongs to the text, quote the whole: \(excerpt(spelled))",
              fix: FixIt([.init(replacing: file.range(whole), with: spelled)], isCertain: false))
          ]))
    }
  }

  func undefinedAlias(_ span: Range<Int>) -> Finding {
    let isInFlow = frames.last?.isFlow == true
    let name = text.text(span.lowerBound + 1..<span.upperBound)
    var finding = Finding.needsQuotes(
      .yamlAlias, "'*' starts an alias; quote the text",
      at: span.lowerBound..<span.lowerBound + 1,
      region: text.blockOrFlow(from: span.lowerBound, isInFlow), file, text)
    // A single word may as well be a misspelt alias.
    if let repair = finding.repairs.first, repair.span == span {
      finding.diagnostic.help[0].fix?.isCertain = false
    }
    finding.diagnostic.notes = [Note("no \(quotedExcerpt("&" + name)) stands above")]
    return finding
  }
}
