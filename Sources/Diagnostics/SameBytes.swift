/// Whether two names are the same bytes. Swift's `==` also holds for composed and decomposed forms
/// of one text, which are different names in a file. O(n).
public func sameBytes(_ left: String, _ right: String) -> Bool {
  guard left.utf8.count == right.utf8.count else { return false }
  let answer = left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right in left.elementsEqual(right) }
  }
  return (answer ?? nil) ?? left.utf8.elementsEqual(right.utf8)
}
