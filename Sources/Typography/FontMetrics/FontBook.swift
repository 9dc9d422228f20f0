import Diagnostics

/// The imported fonts that texts may be measured with, by family and weight.
///
/// A reference, compared by identity, so that what holds one stays cheap to compare.
public final class FontBook: Sendable {
  /// Of each family by weight, from the lightest.
  private let families: [String: [FontMetrics]]

  /// No font but the built-in tables.
  public static let empty = FontBook([])

  /// - Parameter metrics: of two for the same weight of a family, the first counts.
  public init(_ metrics: [FontMetrics]) {
    var families: [String: [FontMetrics]] = [:]
    for font in metrics {
      let family = font.facts.family
      if families[family]?.contains(where: { $0.facts.weight == font.facts.weight }) == true {
        continue
      }
      families[family, default: []].append(font)
    }
    self.families = families.mapValues { fonts in
      fonts.sorted { $0.facts.weight.number < $1.facts.weight.number }
    }
  }

  /// Reads metrics files, and says which can't be read and which stand for the same font.
  public static func parse(_ files: [SourceFile]) -> Diagnosed<FontBook> {
    var fonts: [FontMetrics] = []
    var diagnostics: [Diagnostic] = []
    var seen: [String: SourceFile] = [:]
    for file in files {
      let parsed = FontFacts.parse(file)
      diagnostics += parsed.diagnostics
      guard let facts = parsed.value else { continue }
      let name = facts.family + " " + facts.weight.rawValue
      if let first = seen[name] {
        diagnostics.append(
          Diagnostic(
            .twiceTheSame, "\(quoted(name)) is in two metrics files", at: file.range(0..<0),
            notes: [Note("the first is here", at: first.range(0..<0))],
            help: [Help("name one of the two only")]))
      }
      seen[name] = file
      fonts.append(FontMetrics(facts))
    }
    return Diagnosed(FontBook(fonts), diagnostics)
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
  public static func == (left: FontBook, right: FontBook) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
