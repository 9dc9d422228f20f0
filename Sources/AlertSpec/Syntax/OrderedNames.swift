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
  private var names: [String] = []
  /// In the order added.
  private(set) var values: [Value] = []
  private var table: [Name: Int] = [:]

  /// - Parameter count: how many names it is likely to get.
  init(expecting count: Int = 0) {
    names.reserveCapacity(count)
    values.reserveCapacity(count)
  }

  /// Below this, comparing costs less than hashing.
  private static var fewest: Int { 24 }

  /// What is named so first; nil when nothing is.
  subscript(name: String) -> Value? { place(of: name).map { values[$0] } }

  func contains(_ name: String) -> Bool { place(of: name) != nil }

  /// Adds a value unless the name is taken.
  ///
  /// - Returns: whether it was added.
  @discardableResult
  mutating func add(_ value: Value, named name: String) -> Bool {
    guard place(of: name) == nil else { return false }
    names.append(name)
    values.append(value)
    if names.count == Self.fewest {
      for (index, name) in names.enumerated() { table[Name(name)] = index }
    } else if names.count > Self.fewest {
      table[Name(name)] = names.count - 1
    }
    return true
  }

  private func place(of name: String) -> Int? {
    if names.count < Self.fewest { return names.firstIndex { sameBytes($0, name) } }
    return table[Name(name)]
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

  /// Puts new elements among existing ones. O(existing + new × written).
  func insert<Element>(
    _ new: [Element], into existing: inout [Element], id: (Element) -> String
  ) {
    guard !new.isEmpty else { return }
    guard !existing.isEmpty else {
      existing = new
      return
    }
    var known = NameIndex<Int>(expecting: existing.count)
    for (index, element) in existing.enumerated() { known.add(index, named: id(element)) }
    // For each name written, the inherited one that comes next, found from the end.
    var next: Int?
    var before = NameIndex<Int>(expecting: new.count)
    for name in written.reversed() {
      if let place = known[name.text] {
        next = place
      } else if let next, new.contains(where: { sameBytes(id($0), name.text) }) {
        before.add(next, named: name.text)
      }
    }
    var places: [Int] = []
    var placed: [Element] = []
    var last: [Element] = []
    for element in new {
      if let place = before[id(element)] {
        places.append(place)
        placed.append(element)
      } else {
        last.append(element)
      }
    }
    guard !placed.isEmpty else {
      existing += last
      return
    }
    var merged: [Element] = []
    merged.reserveCapacity(existing.count + new.count)
    // Swift's sort keeps equal elements in order.
    var rest = places.indices.sorted { places[$0] < places[$1] }[...]
    for (index, element) in existing.enumerated() {
      while let first = rest.first, places[first] == index {
        merged.append(placed[first])
        rest = rest.dropFirst()
      }
      merged.append(element)
    }
    existing = merged
    existing += last
  }
}
