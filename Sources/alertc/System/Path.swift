import Diagnostics

/// A path as the system takes it: bytes without NUL, in any encoding or none.
struct Path: Hashable, Sendable {
  let bytes: [UInt8]

  /// The bytes up to the first NUL; a caller that must refuse a NUL looks before.
  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  init(_ text: String) {
    self.init(text.utf8)
  }

  /// How a person reads it: bytes that are no UTF-8 appear as U+FFFD.
  var display: String { String(decoding: bytes, as: UTF8.self) }

  /// ``display`` between quotes and safe to print, however long.
  var quoted: String { "'" + escaped(display, limit: 200) + "'" }

  var isAbsolute: Bool { bytes.first == Self.slash }

  /// The part behind the last slash.
  var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]
  }

  /// The folder that holds it: `.` for a bare name.
  var folder: Path {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return Path(".") }
    return slash == 0 ? Path("/") : Path(bytes[..<slash])
  }

  func appending(_ name: some Collection<UInt8>) -> Path {
    if bytes.isEmpty || bytes == [UInt8(ascii: ".")] { return Path(name) }
    return Path(bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + name)
  }

  /// Without `.`, empty components and, where a name stands before them, `..`; never empty.
  /// Only for comparing and showing: a symbolic link before a `..` gives it another meaning.
  var normalized: Path {
    var parts: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: Self.slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if let last = parts.last, !last.elementsEqual("..".utf8) {
          parts.removeLast()
          continue
        }
        if isAbsolute { continue }
      }
      parts.append(part)
    }
    if parts.isEmpty { return Path(isAbsolute ? "/" : ".") }
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count)
    for (index, part) in parts.enumerated() {
      if index > 0 || isAbsolute { joined.append(Self.slash) }
      joined += part
    }
    return Path(joined)
  }

  /// Whether it lies in a folder or below; both absolute and normalised.
  func isInside(_ folder: Path) -> Bool {
    folder.bytes == [Self.slash] || bytes.starts(with: folder.bytes + [Self.slash])
  }

  /// Whether its name has one of some endings, in capitals or not.
  func ends(inAnyOf endings: [String]) -> Bool {
    let plain = String(decoding: name, as: UTF8.self).lowercased()
    return endings.contains { plain.hasSuffix($0) }
  }

  /// Calls the system with the path as a C string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // The buffer holds the final NUL, so it has a base address.
        characters.baseAddress.map(body) ?? body("")
      }
    }
  }

  static let slash = UInt8(ascii: "/")
}
