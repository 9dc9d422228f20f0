import Diagnostics

// Lines that run together because something is missing at their beginning.
extension TreeReader {
  /// A value that begins its line: perhaps a key or a list item that lacks its space.
  mutating func checkOwnLine(_ span: Range<Int>) {
    guard frames.last?.isFlow != true, text.isFirstOnLine(span.lowerBound) else { return }
    if let finding = misreadLine(at: span.lowerBound, file, text) {
      interrupt(finding)
    }
  }

  /// An unquoted text over several lines, one of which is a list item in the author's eyes.
  ///
  /// - Returns: whether there is such a line; then it has been reported.
  mutating func checkFolded(_ span: Range<Int>) -> Bool {
    guard frames.last?.isFlow != true else { return false }
    var next = text.nextLine(after: span.lowerBound)
    while let line = next, line < span.upperBound {
      let ink = text.skipBlanks(line)
      if text[ink] == UInt8(ascii: "-"), text.isBlankOrEnd(ink + 1) {
        report(
          Diagnostic(
            .error, .yamlMisplacedListItem,
            "this list item continues the text above it", at: file.range(ink..<ink + 1),
            notes: [
              Note(
                "the text begins here",
                at: file.range(span.lowerBound..<text.lineEnd(of: span.lowerBound)))
            ],
            help: [
              missingDash(before: span.lowerBound, column: ink - line)
                ?? Help("leave nothing behind the key above a list, or quote the whole text")
            ]))
        return true
      }
      next = text.nextLine(after: line)
    }
    return false
  }

  /// The dash that a list's first line lacks; nil where that line doesn't stand alone.
  ///
  /// - Parameter column: of the dashes below.
  private func missingDash(before offset: Int, column: Int) -> Help? {
    let dash = text.lineStart(of: offset) + column
    guard text.isFirstOnLine(offset), dash <= offset else { return nil }
    return Help(
      "put '- ' before the first line of the list",
      fix: FixIt([.init(replacing: file.range(dash..<offset), with: "- ")], isCertain: false))
  }

  /// A quoted text over several lines that has swallowed other keys.
  mutating func checkQuoted(_ span: Range<Int>) {
    guard text.hasSwallowedLines(span) else { return }
    let region = text.trimmed(span.lowerBound..<text.lineEnd(of: span.lowerBound))
    interrupt(.unclosedQuote(at: span.lowerBound, region: region, file, text))
  }
}

extension SourceLines {
  /// Whether a quoted text over several lines holds lines that are keys or list items beside the
  /// one it begins on.
  func hasSwallowedLines(_ span: Range<Int>) -> Bool {
    guard hasBreak(span) else { return false }
    let shape = LineShape(self, at: span.lowerBound)
    let column = shape.content - shape.line.lowerBound
    var next = nextLine(after: span.lowerBound)
    while let line = next, line < span.upperBound {
      let below = LineShape(self, at: line)
      if below.ink - line <= column, below.key != nil || below.content > below.ink { return true }
      next = nextLine(after: line)
    }
    return false
  }
}

/// What is wrong at the beginning of a line that YAML takes for text: `title:Hello`,
/// `title：Hello`, `-OK`, `– OK`. Nil when it may well be text.
func misreadLine(
  at ink: Int, isInFlow: Bool = false, _ file: SourceFile, _ lines: SourceLines
) -> Finding? {
  if lines[ink] == UInt8(ascii: "-") {
    let next = lines[ink + 1]
    let isNumber = next >= 0x30 && next <= 0x39 || next == UInt8(ascii: ".")
    guard !lines.isBlankOrEnd(ink + 1), next != UInt8(ascii: "-"), !isNumber else { return nil }
    return .listDash(ink..<ink + 1, scalar: 0x2D, file, lines)
  }
  if lines[ink] >= 0x80, let (scalar, span) = lines.character(at: ink) {
    switch scalar {
    case 0x2010...0x2015, 0x2022, 0x2043, 0x2212, 0xFE58, 0xFE63, 0xFF0D:
      return .listDash(span, scalar: scalar, file, lines)
    default: break
    }
  }
  var index = ink
  while isNameByte(lines[index]) { index += 1 }
  guard index > ink else { return nil }
  let key = ink..<index
  if lines[index] == UInt8(ascii: ":"), !lines.isBlankOrEnd(index + 1),
    lines[index + 1] != UInt8(ascii: "/"), !isDigit(lines[ink])
  {
    return .missingSpace(after: key, colon: index, isInFlow: isInFlow, file, lines)
  }
  if let (scalar, span) = lines.character(at: index), scalar == 0xFF1A {
    return .fullWidthColon(after: key, colon: span, file, lines)
  }
  return nil
}

func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// Letters, digits, `-` and `_`: what keys are made of.
func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
  default: false
  }
}
