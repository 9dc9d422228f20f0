/// The specs that are shown, what each was made from, and what has changed since when.
///
/// Every change has a number that is greater than those before; numbers go on where those of an
/// earlier preview ended, so that a page that is still open asks for the right ones.
struct SpecTable {
  private struct Row {
    var head: [UInt8]
    /// The last one that could be drawn; empty when none could.
    var body: [UInt8]
    /// By ``places(of:)``.
    var files: Set<String>
    /// The folders of the files, as the compiler prints them.
    var folders: Set<String>
    var hasMessages: Bool
    var changed: Int
  }

  private var rows: [String: Row] = [:]
  /// As they are shown; some may have no row yet.
  private(set) var order: [String] = []
  private var removed: [String: Int] = [:]
  /// The number of the last change.
  private(set) var count: Int
  /// Pages older than this one have to be loaded anew.
  private(set) var first: Int
  /// The spec that was saved last.
  var saved = ""

  init(count: Int) {
    self.count = count
    first = count
  }

  var shown: [(head: [UInt8], body: [UInt8])] {
    order.compactMap { path in rows[path].map { ($0.head, $0.body) } }
  }

  /// The specs that are made from any of some files.
  func specs(from files: Set<String>) -> Set<String> {
    Set(rows.filter { !$0.value.files.isDisjoint(with: files) }.keys)
  }

  func isKnown(_ file: String) -> Bool {
    rows.values.contains { $0.files.contains(file) }
  }

  /// The specs that have been compiled.
  var compiled: Set<String> { Set(rows.keys) }

  var specsWithMessages: Set<String> { Set(rows.filter { $0.value.hasMessages }.keys) }

  /// The files that all specs were made from.
  var files: Set<String> { rows.values.reduce(into: []) { $0.formUnion($1.files) } }

  /// The folders of all these files, as the compiler prints them.
  var folders: Set<String> { rows.values.reduce(into: []) { $0.formUnion($1.folders) } }

  /// Takes what was compiled; a spec that could not be drawn keeps its last picture.
  ///
  /// - Returns: whether anything is other than it was.
  mutating func take(_ specs: [(head: [UInt8], body: [UInt8])]) -> Bool {
    var isNew = false
    for (json, body) in specs {
      guard let head = Head(json) else { continue }
      let old = rows[head.path]
      let shown = body.isEmpty ? old?.body ?? [] : body
      removed[head.path] = nil
      let isOther = old?.head != json || old?.body != shown
      if isOther {
        isNew = true
        count += 1
      }
      let paths = [head.path] + head.files
      // Also where nothing is other: a link may lead to another file with the same content.
      rows[head.path] = Row(
        head: json, body: shown, files: Set(paths.flatMap(places(of:))),
        folders: Set(paths.map(folder(of:))), hasMessages: head.hasMessages,
        changed: isOther ? count : old?.changed ?? count)
    }
    return isNew
  }

  /// Leaves out the specs that are not among those that there are.
  ///
  /// - Returns: whether there were any.
  mutating func keep(_ specs: [String]) -> Bool {
    order = specs
    let gone = Set(rows.keys).subtracting(specs)
    for path in gone {
      count += 1
      rows[path] = nil
      removed[path] = count
    }
    // What is gone is not remembered for ever.
    if removed.count > 1000 {
      removed = [:]
      count += 1
      first = count
    }
    return !gone.isEmpty
  }

  /// What a page is told that knows of the changes up to a number.
  func news(after number: Int) -> [UInt8] {
    var json = Array("{\"count\":\(count),\"isOther\":\(number < first),\"saved\":".utf8)
    json += quoted(saved)
    json += ",\"order\":[".utf8
    json += order.map(quoted).joined(separator: [UInt8(ascii: ",")])
    json += "],\"removed\":[".utf8
    let gone = removed.filter { $0.value > number }.keys.sorted()
    json += gone.map(quoted).joined(separator: [UInt8(ascii: ",")])
    json += "],\"changed\":[".utf8
    var isFirst = true
    for path in order {
      guard number >= first, let row = rows[path], row.changed > number else { continue }
      json += (isFirst ? "{\"head\":" : ",{\"head\":").utf8
      isFirst = false
      json += row.head
      json += ",\"body\":".utf8
      json += row.body.isEmpty ? Array("null".utf8) : row.body
      json.append(UInt8(ascii: "}"))
    }
    return json + "]}".utf8
  }
}

/// A string as JSON, safe also inside of HTML.
func quoted(_ text: String) -> [UInt8] {
  var out: [UInt8] = [UInt8(ascii: "\"")]
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
    case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: "&"):
      let digits = String(byte, radix: 16)
      out += ("\\u00" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8
    default: out.append(byte)
    }
  }
  out.append(UInt8(ascii: "\""))
  return out
}
