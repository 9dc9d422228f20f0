/// The imported fonts that texts may be measured with, by family and weight.
///
/// A reference, compared by identity, so that what holds one stays cheap to compare.
public final class FontBook: Sendable {
  /// Of each family by weight, from the lightest.
  private let families: [String: [FontMetrics]]

  /// No font but the built-in tables.
  public static let empty = FontBook([])

  /// - Parameter facts: of several for one weight of a family, the first gives the letters, and all
  ///   give their words.
  public init(_ facts: [FontFacts]) {
    var families: [String: [FontWeight: [FontFacts]]] = [:]
    for font in facts { families[font.family, default: [:]][font.weight, default: []].append(font) }
    self.families = families.mapValues { weights in
      weights.sorted { $0.key.number < $1.key.number }.compactMap { _, fonts in
        fonts.first.map { FontMetrics($0, wordsOf: Array(fonts.dropFirst())) }
      }
    }
  }

  /// The families, in the order of their names.
  public var familyNames: [String] { families.keys.sorted() }

  /// The font of a family that stands for a weight: that weight, else the nearest by number, the
  /// lighter of two equally near. Nil for a family that isn't here.
  public func metrics(family: String, weight: FontWeight) -> FontMetrics? {
    families[family]?.min {
      let (left, right) = ($0.facts.weight.number, $1.facts.weight.number)
      return (abs(left - weight.number), left) < (abs(right - weight.number), right)
    }
  }

  /// A font with its metrics from the book, where the book has its family.
  public func font(_ font: Font) -> Font {
    var font = font
    font.metrics = metrics(family: font.family.name, weight: font.weight)
    return font
  }
}

extension FontBook: Hashable {
  /// Whether both are the same object: books are made once a project.
  public static func == (left: FontBook, right: FontBook) -> Bool { left === right }

  /// Of the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
