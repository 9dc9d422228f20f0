import Diagnostics
import Geometry
import YAMLNodes

/// A length of the layout as the spec itself writes it.
public struct StatedLength: Sendable {
  /// In points.
  public let value: Rational
  public let range: SourceRange
}

extension Alert {
  /// The lengths that the spec itself states for sizes, distances and lines with a fraction of a
  /// point, each place once, in the order written; not those of what it extends, nor radii and font
  /// sizes, which need not lie on pixels.
  public var fractionalLengths: [StatedLength] {
    guard let spec = sources.first else { return [] }
    var search = LengthSearch(file: spec.file)
    search.look(in: spec.root)
    return search.found
  }
}

private struct LengthSearch {
  let file: SourceFile
  var found: [StatedLength] = []
  /// An alias is its anchor's own node.
  private var seen: [Int] = []

  init(file: SourceFile) {
    self.file = file
  }

  /// Keys whose value is a length that ends on a pixel or between two.
  private static let lengths = [
    "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "spacing", "spacingAfter",
    "thickness", "spacer",
  ]

  mutating func look(in map: YAMLNode) {
    for entry in map.mapping ?? [] {
      if let value = entry.value.scalar, !value.text.utf8.contains(UInt8(ascii: ".")) { continue }
      guard let key = entry.key.scalar?.text else { continue }
      switch key {
      case "views", "group", "actions":
        for named in entry.value.mapping ?? [] { look(in: named.value) }
      case "insets":
        add(entry.value)
        for side in entry.value.mapping ?? [] { add(side.value) }
      case "layout", "buttons", "divider", "border", "title", "message", "style", "cancel",
        "confirm", "destructive":
        look(in: entry.value)
      default:
        if Self.lengths.contains(where: { isKey(key, $0) }) { add(entry.value) }
      }
    }
  }

  private mutating func add(_ node: YAMLNode) {
    guard let text = node.scalar?.text, let value = Rational(decimal: text), !value.isWhole,
      !seen.contains(node.span.lowerBound)
    else { return }
    seen.append(node.span.lowerBound)
    found.append(StatedLength(value: value, range: file.range(node.span)))
  }
}
