/// How sets of variants are written: `device=* locale={de,fr} textSize>=xxLarge`.
///
/// Only axes that vary are named; a space of a single variant is `*`.
enum VariantNotation {
  static func text(of box: VariantBox, in space: VariantSpace) -> String {
    let parts = space.varying.map { index in
      space.axes[index].name + condition(box.positions[index], space.axes[index])
    }
    return parts.isEmpty ? "*" : parts.joined(separator: " ")
  }

  private static func condition(_ positions: [Int], _ axis: Axis) -> String {
    let count = axis.values.count
    if positions.count == count { return "=*" }
    guard let first = positions.first, let last = positions.last else { return "={}" }
    if positions.count == 1 { return "=" + word(axis.values[first]) }
    if axis.isOrdered, last - first + 1 == positions.count {
      if last == count - 1 { return ">=" + word(axis.values[first]) }
      if first == 0 { return "<=" + word(axis.values[last]) }
    }
    return "={" + positions.map { word(axis.values[$0]) }.joined(separator: ",") + "}"
  }

  /// A value as it is, or between quotes where it holds what the notation uses.
  static func word(_ value: String) -> String {
    let isPlain = !value.isEmpty && value.utf8.allSatisfy(isPlain)
    guard !isPlain else { return value }
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.unicodeScalars.append("\\")
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// ASCII letters, digits, `-`, `_`, `.`, `+`, and everything beyond ASCII.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "+"), 0x80...:
      true
    default: false
    }
  }
}

/// Reads the notation from the bytes of a line; every function moves ``index`` behind what it
/// has read, or answers nil and leaves it at the byte that can't be.
struct NotationReader {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  init(_ bytes: [UInt8], _ span: Range<Int>) {
    self.bytes = bytes
    index = span.lowerBound
    end = span.upperBound
  }

  var isAtEnd: Bool { index >= end }

  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - index >= count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    index += count
    return true
  }

  mutating func skipBlanks() {
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }

  mutating func word() -> String? {
    guard index < end else { return nil }
    if bytes[index] == UInt8(ascii: "\"") { return quotedWord() }
    let start = index
    while index < end, VariantNotation.isPlain(bytes[index]) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private mutating func quotedWord() -> String? {
    let start = index
    var result: [UInt8] = []
    index += 1
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), index < end else {
        result.append(byte)
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      case let other: result.append(other)
      }
      index += 1
    }
    index = start
    return nil
  }

  /// A set of variants; a nil with ``index`` at what isn't known.
  mutating func box(in space: VariantSpace) -> VariantBox? {
    var positions = space.axes.map { Array($0.values.indices) }
    if take("*") { return space.varying.isEmpty ? VariantBox(positions: positions) : nil }
    var named: Set<Int> = []
    while index < end, bytes[index] != UInt8(ascii: "]") {
      let start = index
      guard let name = word(), let axis = space.axes.firstIndex(where: { $0.name == name }),
        named.insert(axis).inserted
      else {
        index = start
        return nil
      }
      guard let taken = condition(space.axes[axis]) else { return nil }
      positions[axis] = taken
      skipBlanks()
    }
    return named.count == space.varying.count ? VariantBox(positions: positions) : nil
  }

  private mutating func condition(_ axis: Axis) -> [Int]? {
    let all = Array(axis.values.indices)
    if axis.isOrdered {
      if take(">=") { return value(of: axis).map { first in all.filter { $0 >= first } } }
      if take("<=") { return value(of: axis).map { last in all.filter { $0 <= last } } }
    }
    guard take("=") else { return nil }
    if take("*") { return all }
    guard take("{") else { return value(of: axis).map { [$0] } }
    var taken: [Int] = []
    repeat {
      guard let position = value(of: axis), position > taken.last ?? -1 else { return nil }
      taken.append(position)
    } while take(",")
    return take("}") ? taken : nil
  }

  private mutating func value(of axis: Axis) -> Int? {
    let start = index
    guard let word = word(), let position = axis.values.firstIndex(of: word) else {
      index = start
      return nil
    }
    return position
  }
}
