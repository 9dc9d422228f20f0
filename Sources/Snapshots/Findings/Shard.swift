/// One of several runs that share a plan, each with the snapshots that fall to it by a hash.
public struct Shard: Sendable, Equatable {
  /// From 1.
  public var index: Int
  /// How many parts the plan is cut into: 1 to 10,000.
  public var count: Int

  /// `2/7`; nil for anything else, and for more than 10,000.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      (1...10_000).contains(count), (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Whether the snapshot of a source in a variant is one of its own. By the 64-bit hash of
  /// Fowler, Noll and Vo (FNV-1a) over path and values.
  public func holds(_ source: String, _ variant: Variant) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    add(source)
    for value in variant.values { add(value) }
    // The low bits alone are not mixed well.
    return (hash ^ hash >> 32) % UInt64(count) == UInt64(index - 1)
  }
}

extension Shard: CustomStringConvertible {
  /// As it is written on the command line: `2/7`.
  public var description: String { "\(index)/\(count)" }
}
