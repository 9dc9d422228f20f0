import Diagnostics

/// A text read with marks: `**bold**`, `__underlined__`, `[words](run)`; a backslash takes the
/// meaning from a mark.
struct MarkedText: Equatable {
  private(set) var runs: [Run] = []
  private(set) var faults: [Fault] = []

  /// Words that look alike.
  struct Run: Equatable {
    var text = ""
    var isBold = false
    var isUnderlined = false
    /// Of ``Markup/styles``.
    var name: String?
  }

  /// What is wrong with a mark, and where it stands in the text's UTF-8.
  enum Fault: Equatable {
    /// Nothing closes it.
    case unclosed(String, Range<Int>)
    /// There is nothing between it and the mark that closes it.
    case empty(Range<Int>)
    /// No run has that name.
    case unknownRun(String, Range<Int>)

    var range: Range<Int> {
      switch self {
      case .unclosed(_, let range), .empty(let range), .unknownRun(_, let range): range
      }
    }
  }

  /// O(n) in the length of the text.
  init(_ text: String, runs names: [String]) {
    var reading = Reading(bytes: Array(text.utf8), names: names)
    reading.readAll()
    runs = reading.runs
    faults = reading.faults
  }

  /// The words without the marks.
  var text: String { runs.reduce(into: "") { $0 += $1.text } }
}

private struct Reading {
  let bytes: [UInt8]
  let names: [String]
  var runs: [MarkedText.Run] = []
  var faults: [MarkedText.Fault] = []
  private var index = 0
  private var words: [UInt8] = []
  private var bold: Int?
  private var underline: Int?
  /// The brackets that the words are in: where their `]` stands, and the run's name.
  private var link: (close: Int, next: Int, name: String?)?
  /// Where the `](name)` of each `[` is, looked for once.
  private var closings: [Int: Int] = [:]

  init(bytes: [UInt8], names: [String]) {
    self.bytes = bytes
    self.names = names
    closings = Reading.closings(bytes)
  }

  mutating func readAll() {
    while index < bytes.count {
      if let link, index == link.close {
        endRun()
        index = link.next
        self.link = nil
      } else if isEscape(index) {
        words.append(bytes[index + 1])
        index += 2
      } else if isPair("*") {
        bold = toggled(bold)
      } else if isPair("_") {
        underline = toggled(underline)
      } else if bytes[index] == UInt8(ascii: "["), link == nil, let close = closings[index] {
        open(close)
      } else {
        words.append(bytes[index])
        index += 1
      }
    }
    endRun()
    if let bold { faults.append(.unclosed("**", bold..<bold + 2)) }
    if let underline { faults.append(.unclosed("__", underline..<underline + 2)) }
    faults.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static let marks = Array("\\*_[]()".utf8)

  private func isEscape(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
      && Reading.marks.contains(bytes[index + 1])
  }

  private func isPair(_ mark: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: mark)
    return bytes[index] == byte && index + 1 < bytes.count && bytes[index + 1] == byte
  }

  /// Opens or closes what a mark of two characters means.
  ///
  /// - Parameter start: where it was opened; nil when it wasn't.
  /// - Returns: where it is open from now on.
  private mutating func toggled(_ start: Int?) -> Int? {
    endRun()
    defer { index += 2 }
    guard let start else { return index }
    if index == start + 2 { faults.append(.empty(start..<index + 2)) }
    return nil
  }

  private mutating func open(_ close: Int) {
    endRun()
    let start = close + 2
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) ?? start
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let isKnown = names.contains { sameBytes($0, name) }
    if !isKnown { faults.append(.unknownRun(name, start..<end)) }
    if close == index + 1 { faults.append(.empty(index..<end + 1)) }
    link = (close, end + 1, isKnown ? name : nil)
    index += 1
  }

  /// For each `[` that a `](name)` follows, where that `]` is; a bracket without one is a bracket.
  private static func closings(_ bytes: [UInt8]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: Int?
    var lastEnd = bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    if !bytes.contains(UInt8(ascii: "[")) { lastEnd = -1 }
    var index = 0
    while index < lastEnd {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): open = index
      case UInt8(ascii: "]"):
        if let start = open, bytes[index + 1] == UInt8(ascii: "(") { closings[start] = index }
        open = nil
      default: break
      }
      index += 1
    }
    return closings
  }

  /// Puts the words read so far into a run of their own, or into the last where that looks alike.
  private mutating func endRun() {
    guard !words.isEmpty else { return }
    let run = MarkedText.Run(
      text: String(decoding: words, as: UTF8.self), isBold: bold != nil,
      isUnderlined: underline != nil, name: link?.name)
    words = []
    if var last = runs.last {
      let text = last.text
      last.text = run.text
      if last == run {
        runs[runs.count - 1].text = text + run.text
        return
      }
    }
    runs.append(run)
  }
}
