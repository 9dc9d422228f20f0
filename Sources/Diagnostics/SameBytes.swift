/// Whether two names are the same bytes. Swift's `==` also holds for composed and decomposed forms
/// of one text, which are different names in a file. O(n).
public func sameBytes(_ left: String, _ right: String) -> Bool {
  left.utf8.count == right.utf8.count && left == right && left.utf8.elementsEqual(right.utf8)
}
