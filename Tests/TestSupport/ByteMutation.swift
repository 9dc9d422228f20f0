extension [UInt8] {
  /// Damages one to three places: a byte goes, becomes another, or a copy of one comes in.
  /// An array without bytes stays so.
  public mutating func damage(_ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...3, using: &random) where !isEmpty {
      let place = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: remove(at: place)
      case 1: self[place] = UInt8.random(in: 0...255, using: &random)
      default: insert(self[Int.random(in: 0..<count, using: &random)], at: place)
      }
    }
  }
}
