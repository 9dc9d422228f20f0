/// The memory of one run of the solver: handed out piece by piece, given back at once.
///
/// Every index the solver uses was checked when the system was built, so the types here check
/// again only in debug builds. They must not outlive their arena.
final class Arena {
  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  private var chunks: ContiguousArray<UnsafeMutableRawPointer>
  private let keepsReferences: Bool
  private var cleanups: [() -> Void] = []

  /// - Parameters:
  ///   - bytes: about how much will be needed.
  ///   - keepsReferences: whether elements own memory, so that they have to be destroyed.
  init(bytes: Int, keepsReferences: Bool) {
    next = .allocate(byteCount: max(1024, bytes), alignment: 16)
    end = next + max(1024, bytes)
    chunks = [next]
    self.keepsReferences = keepsReferences
  }

  deinit {
    for cleanup in cleanups { cleanup() }
    for chunk in chunks { chunk.deallocate() }
  }

  func allocate<Element>(_ type: Element.Type, count: Int) -> UnsafeMutablePointer<Element> {
    let bytes = (MemoryLayout<Element>.stride * max(1, count) + 15) & ~15
    if end - next < bytes { addChunk(bytes) }
    let piece = next.bindMemory(to: Element.self, capacity: max(1, count))
    next += bytes
    return piece
  }

  @inline(never)
  private func addChunk(_ bytes: Int) {
    let size = max(bytes, 16384)
    next = .allocate(byteCount: size, alignment: 16)
    end = next + size
    chunks.append(next)
  }

  /// Runs a cleanup at the end if elements own memory.
  @inline(__always)
  func atEnd(_ cleanup: @escaping () -> Void) {
    if keepsReferences { cleanups.append(cleanup) }
  }
}

/// A fixed number of elements in an arena.
struct Buffer<Element> {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ arena: Arena, repeating element: Element, count: Int) {
    let base = arena.allocate(Element.self, count: count)
    base.initialize(repeating: element, count: count)
    arena.atEnd { base.deinitialize(count: count) }
    self.base = base
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }
}

/// A growing number of elements in an arena; copies share them.
struct Stack<Element> {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var capacity: Int
    var count: Int
  }

  private let header: UnsafeMutablePointer<Header>
  private let arena: Unmanaged<Arena>

  init(_ arena: Arena, capacity: Int) {
    let capacity = max(4, capacity)
    let header = arena.allocate(Header.self, count: 1)
    header.initialize(
      to: Header(
        base: arena.allocate(Element.self, count: capacity), capacity: capacity, count: 0))
    arena.atEnd { header.pointee.base.deinitialize(count: header.pointee.count) }
    self.header = header
    self.arena = .passUnretained(arena)
  }

  @inline(__always)
  var count: Int { header.pointee.count }
  @inline(__always)
  var isEmpty: Bool { count == 0 }
  @inline(__always)
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  func append(_ element: Element) {
    let count = header.pointee.count
    if count == header.pointee.capacity { grow() }
    (header.pointee.base + count).initialize(to: element)
    header.pointee.count = count + 1
  }

  @inline(__always)
  func popLast() -> Element? {
    let count = header.pointee.count
    if count == 0 { return nil }
    header.pointee.count = count - 1
    return (header.pointee.base + (count - 1)).move()
  }

  @inline(__always)
  func removeLast(_ number: Int = 1) {
    assert(count >= number)
    let count = header.pointee.count - number
    header.pointee.count = count
    (header.pointee.base + count).deinitialize(count: number)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return header.pointee.base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      header.pointee.base[index] = newValue
    }
  }

  @inline(never)
  private func grow() {
    let capacity = header.pointee.capacity * 2
    let larger = arena.takeUnretainedValue().allocate(Element.self, count: capacity)
    larger.moveInitialize(from: header.pointee.base, count: count)
    header.pointee.base = larger
    header.pointee.capacity = capacity
  }
}
