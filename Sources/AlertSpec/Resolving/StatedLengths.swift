import Diagnostics
import Geometry
import YAMLNodes

/// A length of the layout as the spec itself writes it.
public struct StatedLength: Sendable {
  /// In points.
  public let value: Rational
  /// The value, with its unit where it has one.
  public let range: SourceRange
}

extension Alert {
  /// The lengths that the spec itself states for sizes, distances and lines with a fraction of a
  /// point, each place once, in the order written; not those of what it extends, nor radii and font
  /// sizes, which need not lie on pixels.
  public var fractionalLengths: [StatedLength] {
    guard let spec = sources.first else { return [] }
    var search = LengthSearch(file: spec.file)
    // Looking for a digit behind a point costs less than comparing names.
    guard !search.points.isEmpty else { return [] }
    search.look(in: spec.root)
    return search.found
  }
}

private struct LengthSearch {
  let file: SourceFile
  var found: [StatedLength] = []
  /// Where the file has a decimal point, in order.
  let points: [Int]
  /// An alias is its anchor's own node.
  private var seen: [Int] = []

  init(file: SourceFile) {
    self.file = file
    points = file.bytes.withUnsafeBufferPointer { bytes in
      var points: [Int] = []
      var place = 1
      while place < bytes.count {
        if bytes[place - 1] == UInt8(ascii: "."), (0x30...0x39).contains(bytes[place]) {
          points.append(place - 1)
        }
        place += 1
      }
      return points
    }
  }

  /// Keys whose value is a length that ends on a pixel or between two.
  private static let lengths = [
    "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "spacing", "spacingAfter",
    "thickness", "spacer",
  ]

  /// Keys whose value is a map of names, each with such keys.
  private static let maps = ["views", "group", "actions"]
  /// Keys whose value is a map of such keys.
  private static let parts = [
    "layout", "buttons", "divider", "border", "title", "message", "style", "cancel", "confirm",
    "destructive",
  ]

  mutating func look(in map: YAMLNode) {
    guard let entries = map.mapping else { return }
    for entry in entries where hasPoint(entry.value) {
      guard let key = entry.key.scalar?.text else { continue }
      switch entry.value.content {
      case .scalar:
        if isKey(key, "insets") || Self.lengths.contains(where: { isKey(key, $0) }) {
          add(entry.value)
        }
      case .mapping(let inner):
        if isKey(key, "insets") {
          for side in inner { add(side.value) }
        } else if Self.maps.contains(where: { isKey(key, $0) }) {
          for named in inner { look(in: named.value) }
        } else if Self.parts.contains(where: { isKey(key, $0) }) {
          look(in: entry.value)
        }
      case .sequence, .faulty: continue
      }
    }
  }

  private func hasPoint(_ node: YAMLNode) -> Bool { points.contains(where: node.span.contains) }

  private mutating func add(_ node: YAMLNode) {
    guard let text = node.scalar?.text, let value = Rational(decimal: text), !value.isWhole,
      !seen.contains(node.span.lowerBound)
    else { return }
    seen.append(node.span.lowerBound)
    found.append(StatedLength(value: value, range: file.range(node.span)))
  }
}
