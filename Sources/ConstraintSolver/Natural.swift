/// A whole number of any size that is not negative, in 32-bit digits, the least first.
///
/// Only the rare systems whose numbers outgrow 64 bits come here, so the algorithms are the
/// schoolbook ones.
struct Natural: Hashable {
  /// Never ends in 0.
  private(set) var digits: ContiguousArray<UInt32>

  init(_ value: UInt64) {
    digits = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  init(digits: ContiguousArray<UInt32>) {
    self.digits = digits
    trim()
  }

  var isZero: Bool { digits.isEmpty }
  var isOne: Bool { digits.count == 1 && digits[0] == 1 }

  /// Nil when the value does not fit.
  var small: UInt64? {
    switch digits.count {
    case 0: 0
    case 1: UInt64(digits[0])
    case 2: UInt64(digits[1]) << 32 | UInt64(digits[0])
    default: nil
    }
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }

  static func < (left: Natural, right: Natural) -> Bool {
    if left.digits.count != right.digits.count { return left.digits.count < right.digits.count }
    for place in left.digits.indices.reversed() where left.digits[place] != right.digits[place] {
      return left.digits[place] < right.digits[place]
    }
    return false
  }

  static func + (left: Natural, right: Natural) -> Natural {
    let (long, short) =
      left.digits.count >= right.digits.count
      ? (left.digits, right.digits) : (right.digits, left.digits)
    var sum = long
    var carry: UInt64 = 0
    for place in long.indices {
      carry += UInt64(long[place])
      if place < short.count { carry += UInt64(short[place]) }
      sum[place] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { sum.append(UInt32(truncatingIfNeeded: carry)) }
    return Natural(digits: sum)
  }

  /// The difference; `right` must not be the greater.
  static func - (left: Natural, right: Natural) -> Natural {
    var difference = left.digits
    var borrow: Int64 = 0
    for place in left.digits.indices {
      var digit = Int64(left.digits[place]) - borrow
      if place < right.digits.count { digit -= Int64(right.digits[place]) }
      borrow = digit < 0 ? 1 : 0
      difference[place] = UInt32(truncatingIfNeeded: digit)
    }
    return Natural(digits: difference)
  }

  static func * (left: Natural, right: Natural) -> Natural {
    var product = ContiguousArray<UInt32>(
      repeating: 0, count: left.digits.count + right.digits.count)
    for (place, digit) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (other, factor) in right.digits.enumerated() {
        carry += UInt64(digit) * UInt64(factor) + UInt64(product[place + other])
        product[place + other] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[place + right.digits.count] = UInt32(truncatingIfNeeded: carry)
    }
    return Natural(digits: product)
  }

  /// Quotient and remainder; both 0 for a division by 0.
  func divided(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
    if divisor.isZero { return (Natural(0), Natural(0)) }
    if self < divisor { return (Natural(0), self) }
    if let small, let divisor = divisor.small {
      return (Natural(small / divisor), Natural(small % divisor))
    }
    if divisor.digits.count == 1 {
      var quotient = digits
      var remainder: UInt64 = 0
      for place in digits.indices.reversed() {
        let current = remainder << 32 | UInt64(digits[place])
        quotient[place] = UInt32(truncatingIfNeeded: current / UInt64(divisor.digits[0]))
        remainder = current % UInt64(divisor.digits[0])
      }
      return (Natural(digits: quotient), Natural(remainder))
    }
    return longDivided(by: divisor)
  }

  /// Knuth, The Art of Computer Programming 4.3.1, algorithm D; the divisor has two digits or
  /// more and is not above the dividend.
  private func longDivided(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
    let shift = divisor.digits[divisor.digits.count - 1].leadingZeroBitCount
    let low = divisor.shiftedLeft(by: shift).digits
    var rest = shiftedLeft(by: shift).digits
    if rest.count == digits.count { rest.append(0) }
    let size = low.count
    let top = UInt64(low[size - 1])
    let next = UInt64(low[size - 2])
    var quotient = ContiguousArray<UInt32>(repeating: 0, count: rest.count - size)
    for place in quotient.indices.reversed() {
      let head = UInt64(rest[place + size]) << 32 | UInt64(rest[place + size - 1])
      var guess = head / top
      var left = head % top
      while guess >> 32 != 0 || guess * next > (left << 32 | UInt64(rest[place + size - 2])) {
        guess -= 1
        left += top
        if left >> 32 != 0 { break }
      }
      var borrow: Int64 = 0
      var carry: UInt64 = 0
      for index in 0..<size {
        carry += guess * UInt64(low[index])
        let digit = Int64(rest[place + index]) - borrow - Int64(carry & 0xFFFF_FFFF)
        rest[place + index] = UInt32(truncatingIfNeeded: digit)
        borrow = digit < 0 ? 1 : 0
        carry >>= 32
      }
      let digit = Int64(rest[place + size]) - borrow - Int64(carry)
      rest[place + size] = UInt32(truncatingIfNeeded: digit)
      if digit < 0 {
        guess -= 1
        var carry: UInt64 = 0
        for index in 0..<size {
          carry += UInt64(rest[place + index]) + UInt64(low[index])
          rest[place + index] = UInt32(truncatingIfNeeded: carry)
          carry >>= 32
        }
        rest[place + size] &+= UInt32(truncatingIfNeeded: carry)
      }
      quotient[place] = UInt32(truncatingIfNeeded: guess)
    }
    return (Natural(digits: quotient), Natural(digits: rest).shiftedRight(by: shift))
  }

  /// - Parameter shift: 0 to 31.
  private func shiftedLeft(by shift: Int) -> Natural {
    if shift == 0 { return self }
    var result = digits
    var carry: UInt32 = 0
    for place in digits.indices {
      result[place] = digits[place] << UInt32(shift) | carry
      carry = digits[place] >> UInt32(32 - shift)
    }
    if carry != 0 { result.append(carry) }
    return Natural(digits: result)
  }

  /// - Parameter shift: 0 to 31.
  private func shiftedRight(by shift: Int) -> Natural {
    if shift == 0 { return self }
    var result = digits
    var carry: UInt32 = 0
    for place in digits.indices.reversed() {
      result[place] = digits[place] >> UInt32(shift) | carry
      carry = digits[place] << UInt32(32 - shift)
    }
    return Natural(digits: result)
  }
}
