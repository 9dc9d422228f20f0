/// A seeded generator (SplitMix64; Steele, Lea and Flood, 2014): the same seed gives the same
/// numbers on every machine.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Any number; the same one gives the same numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Sixty-four bits, evenly spread; every one of the 2⁶⁴ occurs once in a period.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of a random size in bits, so that small and huge ones are as likely.
  public mutating func nextInteger() -> Int64 {
    let bits = next() % 65
    let value = bits == 0 ? 0 : next() >> (64 - bits)
    return Int64(truncatingIfNeeded: value)
  }
}
