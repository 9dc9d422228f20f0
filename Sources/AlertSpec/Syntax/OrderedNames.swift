import Diagnostics

/// A name that is the same as another when its bytes are, for sets and dictionaries; `==` of
/// strings also holds for composed and decomposed forms of one text.
struct Name: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: Name, right: Name) -> Bool { sameBytes(left.text, right.text) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

/// Values by name. Few names are searched one by one, many by their hashes.
struct NameIndex<Value> {
  private var entries: [(name: Name, value: Value)] = []
  private var table: [Name: Int] = [:]

  /// Below this, comparing costs less than hashing.
  private static var fewest: Int { 24 }

  /// What is named so first; nil when nothing is.
  subscript(name: String) -> Value? { place(of: Name(name)).map { entries[$0].value } }

  func contains(_ name: String) -> Bool { place(of: Name(name)) != nil }

  /// Adds a value unless the name is taken.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  mutating func add(_ value: Value, named name: String) -> Bool {
    let name = Name(name)
    guard place(of: name) == nil else { return false }
    entries.append((name, value))
    if entries.count == Self.fewest {
      for (index, entry) in entries.enumerated() { table[entry.name] = index }
    } else if entries.count > Self.fewest {
      table[name] = entries.count - 1
    }
    return true
  }

  /// In the order added.
  var values: [Value] { entries.map(\.value) }

  private func place(of name: Name) -> Int? {
    if entries.count < Self.fewest { return entries.firstIndex { $0.name == name } }
    return table[name]
  }
}

/// Where the names that a spec adds go among those it inherits.
///
/// Names keep the order in which they are written: a new one comes right before the first
/// inherited one that is written after it, and at the end when there is none.
struct OrderedNames {
  private let written: [Name]

  init(written: [String]) {
    self.written = written.map(Name.init)
  }

  /// Puts new elements among existing ones. O(existing + new + written).
  func insert<Element>(
    _ new: [Element], into existing: inout [Element], id: (Element) -> String
  ) {
    guard !new.isEmpty else { return }
    guard !existing.isEmpty else {
      existing = new
      return
    }
    var known = NameIndex<Int>()
    for (index, element) in existing.enumerated() { known.add(index, named: id(element)) }
    // For each name written, the inherited one that comes next, found from the end.
    var next: Int?
    var before = NameIndex<Int>()
    for name in written.reversed() {
      if let place = known[name.text] {
        next = place
      } else if let next {
        before.add(next, named: name.text)
      }
    }
    var groups: [(place: Int, element: Element)] = []
    var last: [Element] = []
    for element in new {
      if let place = before[id(element)] {
        groups.append((place, element))
      } else {
        last.append(element)
      }
    }
    guard !groups.isEmpty else {
      existing += last
      return
    }
    // Swift's sort keeps equal elements in order.
    groups.sort { $0.place < $1.place }
    var merged: [Element] = []
    merged.reserveCapacity(existing.count + new.count)
    var rest = groups[...]
    for (index, element) in existing.enumerated() {
      while let group = rest.first, group.place == index {
        merged.append(group.element)
        rest = rest.dropFirst()
      }
      merged.append(element)
    }
    existing = merged + last
  }
}
