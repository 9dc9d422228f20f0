import CHarfBuzz
import Typography

/// What pairs of letters add to the advance of the first, found by shaping them, and folded into
/// classes that kern alike.
struct Kerning {
  var left: [[ClosedRange<UInt32>]] = []
  var right: [[ClosedRange<UInt32>]] = []
  var pairs: [FontFacts.Kern] = []

  /// - Parameter advances: what each scalar takes alone, in order of code points.
  ///
  /// One shaping of `a b  a c  a d …` for each `a` gives its pairs with all others, so that n
  /// letters take n shapings of 3 n glyphs.
  init(_ advances: [(scalar: UInt32, units: Int)], _ shaper: Shaper) {
    var rows: [UInt32: [UInt32: Int]] = [:]
    for (place, group) in Kerning.groups(advances).enumerated() {
      let all = group.own + group.shared
      for (index, first) in all.enumerated() {
        // What all scripts share is paired with itself once.
        let isOwn = index < group.own.count || place == 0
        let seconds = isOwn ? all : group.own
        let line = seconds.flatMap { [first.scalar, $0.scalar, Kerning.stranger] }
        guard let shaped = shaper.advances(of: line, script: group.script) else { continue }
        for (index, second) in seconds.enumerated() {
          // Some fonts give a part of it to the second.
          let kern =
            Int(shaped[3 * index]) + Int(shaped[3 * index + 1]) - first.units - second.units
          if kern != 0 { rows[first.scalar, default: [:]][second.scalar] = kern }
        }
      }
    }
    fold(rows)
  }

  /// A code point that no font has, so that nothing kerns with it.
  private static let stranger: UInt32 = 0xFDD0

  /// A letter and what it takes alone.
  private typealias Letter = (scalar: UInt32, units: Int)

  /// The letters of each script that kerns, and what all scripts share; right-to-left letters
  /// follow each other in reading order, as they are stored.
  private static func groups(
    _ letters: [Letter]
  ) -> [(script: hb_script_t, own: [Letter], shared: [Letter])] {
    let functions = hb_unicode_funcs_get_default()
    var byScript: [UInt32: [Letter]] = [:]
    var shared: [Letter] = []
    for letter in letters where letter.scalar < 0x2E80 && letter.units > 0 {
      let script = hb_unicode_script(functions, letter.scalar)
      switch script {
      case HB_SCRIPT_COMMON: shared.append(letter)
      case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_HEBREW,
        HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_THAI:
        byScript[script.rawValue, default: []].append(letter)
      default: break
      }
    }
    if byScript.isEmpty { byScript[HB_SCRIPT_LATIN.rawValue] = [] }
    return byScript.sorted { $0.key < $1.key }.map { (hb_script_t($0.key), $0.value, shared) }
  }

  // MARK: Classes

  private mutating func fold(_ rows: [UInt32: [UInt32: Int]]) {
    var columns: [UInt32: [UInt32: Int]] = [:]
    for (first, row) in rows {
      for (second, kern) in row { columns[second, default: [:]][first] = kern }
    }
    let lefts = Kerning.classes(rows)
    let rights = Kerning.classes(columns)
    left = lefts.map(Kerning.ranges)
    right = rights.map(Kerning.ranges)
    for (leftPlace, leftClass) in lefts.enumerated() {
      guard let row = leftClass.first.flatMap({ rows[$0] }) else { continue }
      for (rightPlace, rightClass) in rights.enumerated() {
        guard let kern = rightClass.first.flatMap({ row[$0] }) else { continue }
        pairs.append(FontFacts.Kern(left: leftPlace, right: rightPlace, units: kern))
      }
    }
  }

  /// Letters with equal rows together, by the first of each.
  private static func classes(_ rows: [UInt32: [UInt32: Int]]) -> [[UInt32]] {
    var classes: [[UInt32: Int]: [UInt32]] = [:]
    for (letter, row) in rows { classes[row, default: []].append(letter) }
    return classes.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  private static func ranges(_ scalars: [UInt32]) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for scalar in scalars {
      if let last = ranges.last, last.upperBound + 1 == scalar {
        ranges[ranges.count - 1] = last.lowerBound...scalar
      } else {
        ranges.append(scalar...scalar)
      }
    }
    return ranges
  }
}
