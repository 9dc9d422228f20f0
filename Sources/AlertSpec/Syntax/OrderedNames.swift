/// Where a name that a spec adds goes among those it inherits.
///
/// Names keep the order in which they are written: a new one comes right before the first
/// inherited one that is written after it, and at the end when there is none.
struct OrderedNames {
  /// In the order written.
  let written: [String]

  /// The index at which a new name belongs among `existing`.
  func place<Elements: RandomAccessCollection>(
    of name: String, among existing: Elements, id: (Elements.Element) -> String
  ) -> Int where Elements.Index == Int {
    guard let own = written.firstIndex(where: { sameBytes($0, name) }) else {
      return existing.count
    }
    for later in written[(own + 1)...] {
      if let index = existing.firstIndex(where: { sameBytes(id($0), later) }) { return index }
    }
    return existing.count
  }
}
