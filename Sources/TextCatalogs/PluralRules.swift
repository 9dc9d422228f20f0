/// The plural category of a number in a language, by CLDR's cardinal rules (UTS #35, part 3,
/// "Language Plural Rules").
public enum PluralRules {
  /// `other` in a language without rules.
  public static func category(of number: PluralOperands, locale: String) -> PluralCategory {
    for (category, rule) in rules(for: locale) where rule.holds(for: number) { return category }
    return .other
  }

  /// The categories that a language tells apart, without `other`.
  static func categories(for locale: String) -> [PluralCategory] {
    rules(for: locale).map(\.category)
  }

  private static func rules(for locale: String) -> [(category: PluralCategory, rule: PluralRule)] {
    let subtags = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let language = subtags.first?.lowercased() else { return [] }
    if subtags.count > 1, let region = subtags.last?.uppercased(),
      let rules = table[language + "_" + region]
    {
      return rules
    }
    return table[language] ?? []
  }

  private static let table: [String: [(category: PluralCategory, rule: PluralRule)]] = {
    var table: [String: [(category: PluralCategory, rule: PluralRule)]] = [:]
    var languages: [String] = []
    for line in pluralRuleTable.split(separator: "\n") {
      guard line.hasPrefix("- ") else {
        languages = line.split(separator: " ").map(String.init)
        continue
      }
      let words = line.dropFirst(2)
      let name = words.prefix { $0 != " " }
      guard let category = PluralCategory(rawValue: String(name)) else { continue }
      let rule = PluralRule(words.dropFirst(name.count + 1))
      for language in languages { table[language, default: []].append((category, rule)) }
    }
    return table
  }()
}

/// A number as plural rules see it: they tell `1` from `1.0`.
public struct PluralOperands: Equatable, Sendable {
  /// The digits before the point, without leading zeros.
  let whole: String
  /// The digits behind the point, as written.
  let fraction: String

  /// Reads a plain decimal number, whatever its sign; nil for any other text.
  public init?(_ text: String) {
    let parts = text.drop { $0 == "-" || $0 == "+" }
      .split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, !first.isEmpty, first.utf8.count <= 18,
      parts.allSatisfy({ part in
        !part.isEmpty && part.utf8.count <= 18 && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      })
    else { return nil }
    let digits = first.drop { $0 == "0" }
    whole = digits.isEmpty ? "0" : String(digits)
    fraction = parts.count > 1 ? String(parts[1]) : ""
  }

  var isZero: Bool { whole == "0" && fraction.utf8.allSatisfy { $0 == 0x30 } }

  /// With so many digits behind the point, halves rounded up.
  func written(digits: Int) -> String {
    let padded = fraction + String(repeating: "0", count: 19)
    let kept = whole + padded.prefix(digits)
    var value = Int128(kept) ?? 0
    if let next = padded.dropFirst(digits).first, next >= "5" { value += 1 }
    let text = String(value)
    let long = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    guard digits > 0 else { return long }
    return long.dropLast(digits) + "." + long.suffix(digits)
  }

  /// The operand of a rule, where it is a whole number; nil for `n` with a fraction.
  fileprivate func value(of operand: Character) -> Int? {
    switch operand {
    case "n": fraction.utf8.allSatisfy { $0 == 0x30 } ? Int(whole) : nil
    case "i": Int(whole)
    case "v": fraction.utf8.count
    case "w": trimmedFraction.utf8.count
    case "f": Int(fraction) ?? 0
    case "t": Int(trimmedFraction) ?? 0
    // No number here is written with an exponent.
    default: 0
    }
  }

  private var trimmedFraction: Substring {
    fraction.dropLast(fraction.reversed().prefix { $0 == "0" }.count)
  }
}

/// A rule: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or …`.
private struct PluralRule {
  private struct Relation {
    var operand: Character
    var modulus: Int?
    var isEqual: Bool
    var ranges: [ClosedRange<Int>]

    func holds(for number: PluralOperands) -> Bool {
      guard var value = number.value(of: operand) else { return !isEqual }
      if let modulus { value %= modulus }
      return ranges.contains { $0.contains(value) } == isEqual
    }
  }

  /// Any of them, in each all.
  private let alternatives: [[Relation]]

  init(_ text: Substring) {
    var alternatives: [[Relation]] = [[]]
    var words: [Substring] = []
    func finish() {
      if let relation = Self.relation(words) {
        alternatives[alternatives.count - 1].append(relation)
      }
      words = []
    }
    for word in text.split(separator: " ") {
      switch word {
      case "and": finish()
      case "or":
        finish()
        alternatives.append([])
      default: words.append(word)
      }
    }
    finish()
    self.alternatives = alternatives
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }

  /// `i % 100 != 12..14,71`
  private static func relation(_ words: [Substring]) -> Relation? {
    guard let operand = words.first?.first, words.count == 3 || words.count == 5,
      let list = words.last
    else { return nil }
    let ranges: [ClosedRange<Int>] = list.split(separator: ",").compactMap { item in
      let ends = item.split(separator: ".").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
    return Relation(
      operand: operand, modulus: words.count == 5 ? Int(words[2]) : nil,
      isEqual: words[words.count - 2] == "=", ranges: ranges)
  }
}
