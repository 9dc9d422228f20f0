extension Rational {
  /// Reads a plain decimal literal (`12`, `-0.5`, `300.25`) exactly.
  ///
  /// - Returns: nil for anything else: exponents, a leading `+`, a bare point, more than one
  ///   leading zero, separators, or more digits than fit exactly in 64 bits.
  public init?(decimal text: String) {
    self.init(decimal: text.utf8[...])
  }

  /// The same of a part of a text.
  public init?(decimal text: Substring) {
    self.init(decimal: text.utf8)
  }

  private init?(decimal text: Substring.UTF8View) {
    var numerator: Int64 = 0
    var denominator: Int64 = 1
    var isNegative = false
    var digits = 0
    var wholeDigits = 0
    var leadingZero = false
    var inFraction = false
    var rest = text
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest = rest.dropFirst()
    }
    for byte in rest {
      switch byte {
      case UInt8(ascii: ".") where digits > 0 && !inFraction:
        inFraction = true
        wholeDigits = digits
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if digits == 0 { leadingZero = byte == UInt8(ascii: "0") }
        digits += 1
        let (shifted, overflow) = numerator.multipliedReportingOverflow(by: 10)
        let (sum, overflowSum) = shifted.addingReportingOverflow(
          Int64(byte - UInt8(ascii: "0")))
        guard !overflow, !overflowSum else { return nil }
        numerator = sum
        if inFraction {
          let (scaled, overflowScale) = denominator.multipliedReportingOverflow(by: 10)
          guard !overflowScale else { return nil }
          denominator = scaled
        }
      default:
        return nil
      }
    }
    if !inFraction { wholeDigits = digits }
    guard digits > 0, !inFraction || digits > wholeDigits, !leadingZero || wholeDigits == 1
    else { return nil }
    self.init(isNegative ? -numerator : numerator, denominator)
  }

  /// The shortest decimal of the value rounded to `places` places (halves away from zero):
  /// no trailing zeros, no exponent, never `-0`.
  ///
  /// - Parameter places: 0 to 9.
  public func decimal(places: Int = 3) -> String {
    guard isDefined else { return "undefined" }
    var scale: Int64 = 1
    for _ in 0..<max(0, min(places, 9)) { scale *= 10 }
    // Whole part and fraction apart, in the wider type, so that scaling cannot overflow.
    let size = magnitude
    var whole = size.floor
    let fraction = Int128(size.numerator - whole * size.denominator) * Int128(scale)
    let bottom = Int128(size.denominator)
    var scaled = Int64((2 * fraction + bottom) / (2 * bottom))
    if scaled == scale {
      whole += 1
      scaled = 0
    }
    var text = isNegative && (whole != 0 || scaled != 0) ? "-\(whole)" : "\(whole)"
    if scaled != 0 {
      let digits = String(scale + scaled).dropFirst()
      text += "."
      text += digits.prefix(digits.count - digits.reversed().prefix { $0 == "0" }.count)
    }
    return text
  }
}
