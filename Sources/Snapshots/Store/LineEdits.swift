/// A text told by how it differs from another, in lines that a person can read:
///
/// ```text
/// ~ title     20 30      260 × 38.667   the line that has this name is this one instead
/// - gone      taken away: the next line that reads so
///   kept      the next line that reads so; it only says where what follows stands
/// + new       added here
/// ```
///
/// Lines between those are kept. A line's name is its blanks and its first word, where it begins
/// with a letter.
struct LineEdits: Sendable, Equatable {
  enum Mark: UInt8, Sendable {
    case replace = 0x7E  // ~
    case remove = 0x2D  // -
    case keep = 0x20
    case add = 0x2B  // +
  }

  var lines: [(mark: Mark, line: ArraySlice<UInt8>)]

  static func == (left: LineEdits, right: LineEdits) -> Bool {
    left.lines.elementsEqual(right.lines) { $0.mark == $1.mark && $0.line == $1.line }
  }

  /// Why edits could not be made: the number of the one that found no line.
  struct Mismatch: Error {
    var edit: Int
  }

  /// The edited text.
  func apply(to base: NamedLines) throws(Mismatch) -> [UInt8] {
    var result: [UInt8] = []
    var next = 0
    func copy(upTo end: Int) {
      for line in base.lines[next..<end] {
        result += line
        result.append(UInt8(ascii: "\n"))
      }
      next = end
    }
    for (number, edit) in lines.enumerated() {
      switch edit.mark {
      case .add: break
      case .replace:
        guard let name = NamedLines.name(of: edit.line), let place = base.place(of: name),
          place >= next
        else { throw Mismatch(edit: number) }
        copy(upTo: place)
        next = place + 1
      case .remove, .keep:
        guard let place = base.lines[next...].firstIndex(of: edit.line) else {
          throw Mismatch(edit: number)
        }
        copy(upTo: edit.mark == .keep ? place + 1 : place)
        next = place + 1
      }
      if edit.mark == .add || edit.mark == .replace {
        result += edit.line
        result.append(UInt8(ascii: "\n"))
      }
    }
    copy(upTo: base.lines.count)
    return result
  }

  /// The edits that make one text of another; nil where they can't be told apart.
  static func between(_ base: NamedLines, _ target: NamedLines) -> LineEdits? {
    var numbers = LineNumbers()
    let matching = LineMatching(numbers.number(base.lines), numbers.number(target.lines))
    var edits = LineEdits(lines: [])
    var (i, j) = (0, 0)
    for pair in matching.pairs + [(base.lines.count, target.lines.count)] {
      edits.appendHunk(base, i..<pair.left, target, j..<pair.right)
      (i, j) = (pair.left + 1, pair.right + 1)
    }
    let made = try? edits.apply(to: base)
    return made == target.bytes ? edits : nil
  }

  private mutating func appendHunk(
    _ base: NamedLines, _ old: Range<Int>, _ target: NamedLines, _ new: Range<Int>
  ) {
    guard !old.isEmpty || !new.isEmpty else { return }
    let names = old.map { base.uniqueName(at: $0) }
    let isRenaming =
      old.count == new.count
      && zip(names, new).allSatisfy { name, place in
        name != nil && name == target.uniqueName(at: place)
      }
    if isRenaming {
      lines += new.map { (.replace, target.lines[$0]) }
      return
    }
    // The line before says where, unless that is the start or what is taken away says it.
    if old.lowerBound > 0, old.isEmpty || base.isRepeated(at: old.lowerBound) {
      lines.append((.keep, base.lines[old.lowerBound - 1]))
    }
    lines += old.map { (.remove, base.lines[$0]) }
    lines += new.map { (.add, target.lines[$0]) }
  }

  /// The bytes that writing them takes.
  var size: Int { lines.reduce(0) { $0 + $1.line.count + 3 } }
}

/// A text by its lines, with the names of those that have one.
struct NamedLines {
  let bytes: [UInt8]
  let lines: [ArraySlice<UInt8>]
  /// Where each named line stands; -1 for a name that comes twice.
  private let places: [ArraySlice<UInt8>: Int]
  private let counts: [ArraySlice<UInt8>: Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let lines = bytes.lines
    var places: [ArraySlice<UInt8>: Int] = [:]
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for (index, line) in lines.enumerated() {
      counts[line, default: 0] += 1
      guard let name = Self.name(of: line) else { continue }
      places[name] = places[name] == nil ? index : -1
    }
    self.lines = lines
    self.places = places
    self.counts = counts
  }

  /// The blanks at the beginning and the first word, if that begins with a letter.
  static func name(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let blank = UInt8(ascii: " ")
    guard let start = line.firstIndex(where: { $0 != blank }) else { return nil }
    let end = line[start...].firstIndex(of: blank) ?? line.endIndex
    let first = line[start]
    let isLetter =
      first < 0x80
      ? (0x61...0x7A).contains(first | 0x20)
      : String(decoding: line[start..<end], as: UTF8.self).unicodeScalars.first?.properties
        .isAlphabetic ?? false
    return isLetter ? line[..<end] : nil
  }

  /// Where the only line of a name stands.
  func place(of name: ArraySlice<UInt8>) -> Int? {
    places[name].flatMap { $0 >= 0 ? $0 : nil }
  }

  func uniqueName(at index: Int) -> ArraySlice<UInt8>? {
    Self.name(of: lines[index]).flatMap { place(of: $0) == nil ? nil : $0 }
  }

  func isRepeated(at index: Int) -> Bool { counts[lines[index], default: 0] > 1 }
}
