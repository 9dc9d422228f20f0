import Diagnostics
import YAMLNodes

/// Writes a file's nodes anew, line by line, with the comments that stand between them.
struct Canonical {
  typealias Line = [UInt8]

  let file: SourceFile
  private let table: LineTable

  init(_ file: SourceFile) {
    self.file = file
    table = LineTable(file)
  }

  func bytes(of root: YAMLNode) throws(Unformattable) -> [UInt8] {
    guard let entries = root.mapping, !root.isFlow, let first = entries.first else {
      throw Unformattable()
    }
    let start = line(of: first.key.span.lowerBound)
    let head = try comments(in: 1..<start, indent: 0, allowsMarker: true)
    let body = try map(entries, .top, in: start..<lastLine + 1, indent: 0)
    var lines = head + body
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    let mark: [UInt8] = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    return mark + lines.flatMap { $0 + lineEnd }
  }

  // MARK: Maps and lists

  /// The lines of a block map.
  ///
  /// - Parameter lines: those that belong to the map, comments before and behind included.
  private func map(
    _ entries: [YAMLNode.Entry], _ order: KeyOrder, in lines: Range<Int>, indent: Int
  ) throws(Unformattable) -> [Line] {
    guard let first = entries.first else { throw Unformattable() }
    let column = self.column(of: first.key.span.lowerBound)
    let starts = entries.map { line(of: $0.key.span.lowerBound) }
    let ends = entries.map { max(line(of: $0.key.span.lowerBound), lastLine(of: $0.value)) }
    let parts = try parts(starts, ends, column: column, in: lines)
    var bodies: [[Line]] = []
    for (index, entry) in entries.enumerated() {
      let name = entry.key.scalar?.text ?? ""
      bodies.append(
        try self.entry(
          entry, order.shape(of: name), in: starts[index]..<parts[index].end, indent: indent))
    }
    var result: [Line] = []
    for index in order.indices(of: entries) {
      result += try comments(in: parts[index].leading, indent: indent)
      result += bodies[index]
    }
    while result.first?.isEmpty == true { result.removeFirst() }
    return result + (try comments(in: parts[entries.count].leading, indent: indent))
  }

  /// The lines of a block list.
  private func list(
    _ items: [YAMLNode], _ shape: ValueShape?, in lines: Range<Int>, indent: Int
  ) throws(Unformattable) -> [Line] {
    let starts = items.map { line(of: $0.span.lowerBound) }
    guard let first = starts.first else { throw Unformattable() }
    let column = indentation(of: first)
    let parts = try parts(starts, items.map(lastLine), column: column, in: lines)
    var result: [Line] = []
    for (index, item) in items.enumerated() {
      let dash = indentation(of: starts[index])
      let text = bytes(of: starts[index])
      let inner = self.column(of: item.span.lowerBound)
      guard dash == column, dash < text.count, text[dash] == UInt8(ascii: "-"), inner > dash,
        text[(dash + 1)..<inner].allSatisfy({ $0 == space })
      else { throw Unformattable() }
      var body: [Line]
      let region = starts[index]..<parts[index].end
      if let entries = item.mapping, !item.isFlow {
        body = try map(entries, KeyOrder(shape, of: item), in: region, indent: indent + 2)
        let isKey = body.first.map { $0.count > indent + 2 && $0[indent + 2] != hash } ?? false
        guard isKey else { throw Unformattable() }
        body[0].removeFirst(indent + 2)
      } else {
        body = try inline(item, shape, in: region, shift: indent - column, indent: indent)
      }
      // A comment behind an item without a value brings its own blanks.
      let gap = body[0].first == space ? [] : [space]
      body[0] = Self.spaces(indent) + [UInt8(ascii: "-")] + gap + body[0]
      result += try comments(in: parts[index].leading, indent: indent) + body
    }
    while result.first?.isEmpty == true { result.removeFirst() }
    return result + (try comments(in: parts[items.count].leading, indent: indent))
  }

  /// For each of several things below each other: the comments that lead to it, and the line
  /// behind its own. One more at the end has the comments that follow.
  private func parts(
    _ starts: [Int], _ ends: [Int], column: Int, in lines: Range<Int>
  ) throws(Unformattable) -> [(leading: Range<Int>, end: Int)] {
    var leading = lines.lowerBound..<starts[0]
    var parts: [(leading: Range<Int>, end: Int)] = []
    for index in starts.indices {
      let next = index + 1 < starts.count ? starts[index + 1] : lines.upperBound
      guard starts[index] >= leading.upperBound, ends[index] < next else { throw Unformattable() }
      // What is indented further belongs to what stands above.
      var end = next
      while end > ends[index] + 1, isBlank(end - 1) || indentation(of: end - 1) <= column {
        end -= 1
      }
      parts.append((leading, end))
      leading = end..<next
    }
    return parts + [(leading, leading.upperBound)]
  }

  // MARK: Entries

  private func entry(
    _ entry: YAMLNode.Entry, _ shape: ValueShape?, in lines: Range<Int>, indent: Int
  ) throws(Unformattable) -> [Line] {
    let value = entry.value
    var colon = entry.key.span.upperBound
    while colon < file.bytes.count, file.bytes[colon] == space { colon += 1 }
    guard colon < file.bytes.count, file.bytes[colon] == UInt8(ascii: ":") else {
      throw Unformattable()
    }
    let key = Self.spaces(indent) + file.bytes[entry.key.span] + [UInt8(ascii: ":")]
    let isBlock = !value.isFlow && (value.mapping != nil || value.sequence != nil)
    guard isBlock || value.span.isEmpty else {
      guard value.span.lowerBound > colon,
        file.bytes[(colon + 1)..<value.span.lowerBound].allSatisfy({
          $0 == space || $0 == 0x0A || $0 == 0x0D
        })
      else { throw Unformattable() }
      let shift = indent - column(of: entry.key.span.lowerBound)
      var body = try inline(
        value, shape, in: line(of: value.span.lowerBound)..<lines.upperBound, shift: shift,
        indent: indent)
      body[0] = key + [space] + body[0]
      return body
    }
    let rest = try comment(behind: colon + 1)
    let inner = lines.lowerBound + 1..<lines.upperBound
    if let entries = value.mapping {
      let order = KeyOrder(shape, of: value)
      return [key + rest] + (try map(entries, order, in: inner, indent: indent + 2))
    }
    if let items = value.sequence {
      return [key + rest] + (try list(items, shape?.item, in: inner, indent: indent + 2))
    }
    return [key + rest] + (try comments(in: inner, indent: indent + 2))
  }

  /// A value that begins on its key's line or behind its dash, without indentation on the first
  /// line.
  private func inline(
    _ value: YAMLNode, _ shape: ValueShape?, in lines: Range<Int>, shift: Int, indent: Int
  ) throws(Unformattable) -> [Line] {
    let last = lastLine(of: value)
    guard last < lines.upperBound, lines.lowerBound == line(of: value.span.lowerBound) else {
      throw Unformattable()
    }
    let tail = try comments(in: last + 1..<lines.upperBound, indent: indent + 2)
    let start = value.span.lowerBound
    if let style = value.scalar?.style, style == .literal || style == .folded {
      guard let first = table.span(ofLine: lines.lowerBound) else { throw Unformattable() }
      let header = Self.trimmed(file.bytes[start..<first.upperBound])
      // Every line end counts behind such a header.
      if header.prefix(while: { $0 != space }).contains(UInt8(ascii: "+")) {
        throw Unformattable()
      }
      return [header] + (lines.lowerBound + 1..<last + 1).map { shifted($0, by: shift) } + tail
    }
    let rest = try comment(behind: value.span.upperBound)
    if lines.lowerBound == last {
      return [try ScalarWriting(file).text(of: value, shape) + rest] + tail
    }
    guard let first = table.span(ofLine: lines.lowerBound) else { throw Unformattable() }
    var body = [Self.trimmed(file.bytes[start..<first.upperBound])]
    for number in lines.lowerBound + 1..<last + 1 {
      let text = Self.trimmed(bytes(of: number)[...])
      let isFlow = value.scalar == nil
      let inner = isFlow ? max(indent + 1, indentation(of: number) + shift) : indent + 2
      body.append(text.isEmpty ? [] : Self.spaces(inner) + text.drop { $0 == space })
    }
    return body + tail
  }

  // MARK: Comments

  /// What stands behind a value on its line, blanks included: a comment or nothing.
  private func comment(behind offset: Int) throws(Unformattable) -> Line {
    guard let span = table.span(ofLine: line(of: offset)), offset <= span.upperBound else {
      throw Unformattable()
    }
    let rest = Self.trimmed(file.bytes[offset..<span.upperBound])
    guard rest.isEmpty || rest.drop(while: { $0 == space }).first == hash else {
      throw Unformattable()
    }
    return rest
  }

  /// Lines that hold comments or nothing, indented anew; of several empty ones in a row one.
  private func comments(
    in lines: Range<Int>, indent: Int, allowsMarker: Bool = false
  ) throws(Unformattable) -> [Line] {
    var result: [Line] = []
    for number in lines {
      let text = Self.trimmed(bytes(of: number)[...]).drop { $0 == space }
      let isMarker = allowsMarker && text.elementsEqual("---".utf8)
      guard text.isEmpty || text.first == hash || isMarker else { throw Unformattable() }
      if text.isEmpty, result.last?.isEmpty == true { continue }
      result.append(text.isEmpty ? [] : Self.spaces(indent) + text)
    }
    return result
  }
}

// MARK: - Lines

extension Canonical {
  private var space: UInt8 { UInt8(ascii: " ") }
  private var hash: UInt8 { UInt8(ascii: "#") }
  private var lastLine: Int { table.lineCount }

  /// The end of the file's first line, which all lines then get.
  private var lineEnd: [UInt8] {
    guard let index = file.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return [0x0A]
    }
    let isPair = file.bytes[index...].starts(with: [0x0D, 0x0A])
    return isPair ? [0x0D, 0x0A] : [file.bytes[index]]
  }

  private func line(of offset: Int) -> Int { table.place(of: offset).line }

  private func bytes(of line: Int) -> [UInt8] {
    table.span(ofLine: line).map { Array(file.bytes[$0]) } ?? []
  }

  private func column(of offset: Int) -> Int {
    offset - (table.span(ofLine: line(of: offset))?.lowerBound ?? 0)
  }

  private func indentation(of line: Int) -> Int {
    bytes(of: line).prefix { $0 == space }.count
  }

  private func isBlank(_ line: Int) -> Bool { bytes(of: line).allSatisfy { $0 == space } }

  /// The last line that holds anything of a node.
  private func lastLine(of node: YAMLNode) -> Int {
    if !node.isFlow {
      if let last = node.mapping?.last {
        return max(line(of: last.key.span.lowerBound), lastLine(of: last.value))
      }
      if let last = node.sequence?.last { return lastLine(of: last) }
    }
    var end = node.span.upperBound
    while end > node.span.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[end - 1]) {
      end -= 1
    }
    return line(of: max(node.span.lowerBound, end - 1))
  }

  /// A line moved to the right, or to the left as far as it is blank.
  private func shifted(_ line: Int, by shift: Int) -> Line {
    let text = bytes(of: line)
    if text.allSatisfy({ $0 == space }), text.count <= 2 { return [] }
    if shift >= 0 { return Self.spaces(shift) + text }
    return Array(text.dropFirst(min(-shift, indentation(of: line))))
  }

  private static func spaces(_ count: Int) -> Line {
    [UInt8](repeating: UInt8(ascii: " "), count: count)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> Line {
    var bytes = bytes
    while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
      bytes.removeLast()
    }
    return Array(bytes)
  }
}

extension ValueShape {
  /// What a list of this shape holds.
  var item: ValueShape? {
    switch self {
    case .list(let item): item
    case .either(let shapes): shapes.lazy.compactMap(\.item).first
    default: nil
    }
  }
}
