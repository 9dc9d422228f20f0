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
    let known = Set(existing.map { Name(id($0)) })
    let fresh = Set(new.map { Name(id($0)) })
    // The inherited name that each new one comes before, found from the end.
    var next: Name?
    var before: [Name: Name] = [:]
    for name in written.reversed() {
      if known.contains(name) {
        next = name
      } else if let next, fresh.contains(name) {
        before[name] = next
      }
    }
    var groups: [Name: [Element]] = [:]
    var last: [Element] = []
    for element in new {
      if let anchor = before[Name(id(element))] {
        groups[anchor, default: []].append(element)
      } else {
        last.append(element)
      }
    }
    if groups.isEmpty {
      existing += last
      return
    }
    var merged: [Element] = []
    merged.reserveCapacity(existing.count + new.count)
    for element in existing {
      // A name stands once among its siblings, so its group is used up with it.
      if let group = groups.removeValue(forKey: Name(id(element))) { merged += group }
      merged.append(element)
    }
    existing = merged + last
  }
}
