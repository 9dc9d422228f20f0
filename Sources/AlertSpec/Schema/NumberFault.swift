import Diagnostics
import Geometry

/// Something that was meant as a number, what is wrong with how it is written, and the plain
/// number that it means.
struct NumberFault {
  let sentence: String
  /// Nil when no single number is meant.
  let plain: String?
  /// Whether it is a number, but one that no key takes.
  let isOutOfRange: Bool
  /// Whether nothing but `plain` can be meant.
  private let isCertain: Bool
  private let isRelative: Bool
  /// The factor that a percentage stands for.
  private let share: String

  /// Numbers are kept to nine decimals.
  static let finestDenominator: Int64 = 1_000_000_000

  /// Nil for text that nobody would mean as a number.
  ///
  /// - Parameter isLength: a percentage means no length.
  init?(_ text: String, isLength: Bool) {
    let shown = quoted(text, limit: 40)
    var form = NumberForm(text)
    guard let reading = form.read() else { return nil }
    sentence = "\(shown) \(reading.fault)"
    isOutOfRange = reading.isOutOfRange
    isRelative = reading.isPercentage && isLength
    isCertain = reading.isCertain
    plain = isRelative ? nil : reading.plain
    share = reading.plain ?? "0.8"
  }

  func help(replacing range: SourceRange, within bounds: ClosedRange<Int>? = nil) -> [Help] {
    if isRelative {
      return [
        Help(
          "lengths are in points; for a share of something, write a constraint such as "
            + "width == screen.width * \(share)")
      ]
    }
    guard let plain, let value = Rational(decimal: plain),
      bounds.map({ value.lies(in: $0) }) ?? true
    else {
      return [
        Help(bounds.map(NumberFault.rangeHelp) ?? "write a plain decimal number, such as 16 or 0.5")
      ]
    }
    return [
      Help(
        "write \(plain)", fix: FixIt([.init(replacing: range, with: plain)], isCertain: isCertain))
    ]
  }

  /// What to write where only numbers within bounds can stand.
  static func rangeHelp(_ bounds: ClosedRange<Int>) -> String {
    "write a number from \(bounds.lowerBound) to \(bounds.upperBound)"
  }
}

extension Rational {
  fileprivate func lies(in bounds: ClosedRange<Int>) -> Bool {
    self >= Rational(Int64(bounds.lowerBound)) && self <= Rational(Int64(bounds.upperBound))
  }
}

/// The ways in which people write numbers that YAML or a spec reads otherwise.
private struct NumberForm {
  /// What was found: the fault in a few words, to stand behind the text.
  struct Reading {
    var fault: String
    var plain: String?
    var isCertain = false
    var isPercentage = false
    var isOutOfRange = false
  }

  private var text: [UInt8]
  private var isWide = false

  init(_ written: String) {
    text = []
    guard written.utf8.count <= 1000 else {
      text = Array(written.utf8)
      return
    }
    for scalar in written.lowercased().unicodeScalars {
      switch scalar.value {
      case 0xFF10...0xFF19:  // full-width digits
        text.append(UInt8(scalar.value - 0xFF10) + UInt8(ascii: "0"))
        isWide = true
      case 0xFF0D, 0x2212:  // full-width and mathematical minus
        text.append(UInt8(ascii: "-"))
        isWide = true
      case 0xFF0E:
        text.append(UInt8(ascii: "."))
        isWide = true
      default: text += Array(String(scalar).utf8)
      }
    }
  }

  mutating func read() -> Reading? {
    let whole = String(decoding: text, as: UTF8.self)
    if ["inf", ".inf", "+.inf", "-.inf", "nan", ".nan", "infinity", "-inf"].contains(whole) {
      return Reading(fault: "isn't a finite number")
    }
    let signs = text.prefix { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let body = Array(text[signs.count...])
    guard body.first(where: { $0 != UInt8(ascii: ".") }).map(isDigit) == true else { return nil }
    let sign = signs.contains(UInt8(ascii: "-")) ? "-" : ""
    guard var reading = NumberForm.read(String(decoding: body, as: UTF8.self), sign: sign) else {
      return Reading(fault: "isn't a number")
    }
    if reading.fault.isEmpty {
      reading.fault =
        isWide
        ? "is in full-width characters"
        : signs.contains(UInt8(ascii: "+")) ? "has a plus sign" : "has more than one sign"
      reading.isCertain = true
    }
    return reading
  }

  /// Reads what follows the sign; an empty fault where that is a plain number.
  private static func read(_ body: String, sign: String) -> Reading? {
    if body.utf8.count <= 1000, Rational(decimal: body) != nil, !body.hasPrefix(".") {
      return decimal(body, sign: sign)
    }
    for (prefix, radix, name) in [
      ("0x", 16, "hexadecimal"), ("0b", 2, "binary"), ("0o", 8, "octal"),
    ]
    where body.hasPrefix(prefix) {
      guard let value = Int64(body.dropFirst(2), radix: radix) else { return nil }
      return Reading(fault: "is written in \(name)", plain: sign + String(value))
    }
    if body.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) {
      return digits(body, sign: sign)
    }
    return marked(body, sign: sign) ?? separated(body, sign: sign) ?? united(body, sign: sign)
  }

  /// A number with too many decimals, or nothing wrong behind its sign.
  private static func decimal(_ body: String, sign: String) -> Reading {
    guard let value = Rational(decimal: body), value.denominator > NumberFault.finestDenominator
    else { return Reading(fault: "", plain: sign + body) }
    return Reading(fault: "has more than nine decimals", plain: sign + value.decimal(places: 9))
  }

  /// Digits and points only.
  private static func digits(_ body: String, sign: String) -> Reading? {
    let parts = body.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    let stripped = parts[0].drop { $0 == "0" }
    let isLong = stripped.utf8.count > 12
    if isLong { return Reading(fault: "is out of range", isOutOfRange: true) }
    let whole = stripped.isEmpty ? "0" : String(stripped)
    if fraction.utf8.count > 9 {
      return Reading(
        fault: "has more than nine decimals",
        plain: fraction.utf8.count > 1000 ? nil : sign + whole + "." + fraction.prefix(9))
    }
    let plain = sign + whole + (fraction.isEmpty ? "" : "." + fraction)
    if parts[0].isEmpty {
      return Reading(fault: "has no digit before the point", plain: plain, isCertain: true)
    }
    if parts.count == 2, fraction.isEmpty {
      return Reading(fault: "has no digit behind the point", plain: plain, isCertain: true)
    }
    return Reading(fault: "has leading zeros", plain: plain)
  }

  /// An exponent, a per cent sign, or a fraction.
  private static func marked(_ body: String, sign: String) -> Reading? {
    if body.hasSuffix("%"), let number = plain(body.dropLast()) {
      return Reading(
        fault: "is a percentage", plain: scaled(sign + number, byPowerOfTen: -2),
        isPercentage: true)
    }
    if let mark = body.firstIndex(of: "e"), let mantissa = plain(body[..<mark]) {
      let digits = body[body.index(after: mark)...]
      let power = digits.drop { $0 == "+" || $0 == "-" }
      guard !power.isEmpty, power.utf8.allSatisfy(isDigit) else { return nil }
      guard let power = Int(digits.first == "+" ? power : digits), abs(power) <= 12,
        let scaled = scaled(sign + mantissa, byPowerOfTen: power)
      else { return Reading(fault: "isn't a finite number in range", isOutOfRange: true) }
      return Reading(fault: "has an exponent", plain: scaled)
    }
    let parts = body.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let over = plain(parts[0]).flatMap({ Rational(decimal: $0) }),
      let under = plain(parts[1]).flatMap({ Rational(decimal: $0) })
    {
      let value = over / under
      return Reading(
        fault: "is a fraction", plain: value.isDefined ? sign + value.decimal(places: 3) : nil)
    }
    return nil
  }

  /// Digits in groups, or a decimal comma.
  private static func separated(_ body: String, sign: String) -> Reading? {
    let separators: [(Character, String)] = [
      ("_", "an underscore"), (" ", "a blank"), ("'", "an apostrophe"),
    ]
    for (separator, name) in separators {
      if separator == " ", body.contains(separator), !isGrouped(body) {
        return severalNumbers(body)
      }
      if body.contains(separator),
        let number = plain(Substring(body.filter { $0 != separator }))
      {
        return Reading(fault: "has \(name) in it", plain: sign + number)
      }
    }
    let groups = body.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1 else { return nil }
    if groups.count == 2, groups[1].utf8.count != 3, !body.contains("."),
      let number = plain(Substring(groups.joined(separator: ".")))
    {
      return Reading(fault: "has a comma for its decimal point", plain: sign + number)
    }
    guard let number = plain(Substring(groups.joined())) else { return nil }
    return Reading(fault: "has a comma in it", plain: sign + number)
  }

  /// Whether blanks set the digits before the point apart by threes, as in `12 000`.
  private static func isGrouped(_ body: String) -> Bool {
    let whole = body.prefix { $0 != "." }
    return !body[whole.endIndex...].contains(" ")
      && whole.split(separator: " ", omittingEmptySubsequences: false).dropFirst().allSatisfy {
        $0.utf8.count == 3
      }
  }

  private static func severalNumbers(_ body: String) -> Reading? {
    let isList = body.split(separator: " ").allSatisfy { plain($0) != nil }
    return isList ? Reading(fault: "is more than one number") : nil
  }

  /// A number with letters behind it.
  private static func united(_ body: String, sign: String) -> Reading? {
    let number = body.prefix {
      $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",")
    }
    let unit = body[number.endIndex...].drop { $0 == " " }
    guard !unit.isEmpty, unit.allSatisfy({ $0.isLetter }), unit.count <= 12,
      let plain = plain(number)
    else { return nil }
    let meant = unit == "ms" ? scaled(sign + plain, byPowerOfTen: -3) : sign + plain
    return Reading(fault: "has a unit", plain: meant)
  }

  /// Plain digits with at most one point, without what is needless in them; nil for anything else.
  private static func plain(_ digits: Substring) -> String? {
    let digits = String(digits)
    guard digits.utf8.count <= 40, digits.utf8.contains(where: isDigit) else { return nil }
    if Rational(decimal: digits) != nil, !digits.hasPrefix("."), !digits.hasPrefix("+"),
      !digits.hasPrefix("-")
    {
      return digits
    }
    guard digits.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return NumberForm.digits(digits, sign: "")?.plain
  }

  private static func scaled(_ decimal: String, byPowerOfTen power: Int) -> String? {
    guard var value = Rational(decimal: decimal) else { return nil }
    for _ in 0..<abs(power) { value = power > 0 ? value * 10 : value / 10 }
    return value.isDefined && value.denominator <= NumberFault.finestDenominator
      ? value.decimal(places: 9) : nil
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
