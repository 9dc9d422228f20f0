/// Numbers of a ``Plan`` that no other plan shares, so that writing one asks nobody.
///
/// A place is checked only in debug builds: those that a plan uses are those of its system.
struct PlanMemory<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count: Int

  /// - Parameter count: at least 0.
  init(repeating element: Element, count: Int) {
    start = .allocate(capacity: max(1, count))
    start.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { start.deallocate() }

  @inline(__always)
  subscript(place: Int) -> Element {
    get {
      assert(place >= 0 && place < count)
      return start[place]
    }
    nonmutating set {
      assert(place >= 0 && place < count)
      start[place] = newValue
    }
  }

  /// Adds elements at the end until there are so many.
  mutating func grow(to larger: Int, repeating element: Element) {
    guard larger > count else { return }
    let place = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    place.moveInitialize(from: start, count: count)
    (place + count).initialize(repeating: element, count: larger - count)
    start.deallocate()
    start = place
    count = larger
  }
}
