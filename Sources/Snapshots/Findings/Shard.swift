/// One of several runs that share a plan: every so-manieth snapshot is its own.
public struct Shard: Sendable, Equatable {
  /// From 1.
  public var index: Int
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

  /// Whether a number of the plan is one of its own.
  public func holds(_ number: Int) -> Bool { number % count == index - 1 }
}

extension Shard: CustomStringConvertible {
  public var description: String { "\(index)/\(count)" }
}
