import Geometry

/// Room between the views of a stack.
public struct SpacerView: ViewKind {
  /// Nil takes whatever room is left.
  public var length: Length?
  public var isShown = true

  public init() {}

  public static let name = "spacer"
  public static let doc = "Room between views: a length, or true for all that is left."
  public static let keys: [Key<SpacerView>] = [
    Key("spacer", .either([.boolean, .length]), "A length in points, or true for all room left.") {
      entry, spacer, reader in
      switch entry.value.scalar?.text {
      case "true": (spacer.length, spacer.isShown) = (nil, true)
      case "false": spacer.isShown = false
      default:
        var length: Length = 0
        if ValueType<Length>.extent.read(entry.value, &length, &reader) {
          (spacer.length, spacer.isShown) = (length, true)
        }
      }
    }
  ]

  public var isEmpty: Bool { !isShown }

  public func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    guard let length else {
      box.hugging = (x: 1, y: 1)
      box.intrinsicWidth = 0
      box.intrinsicHeight = 0
      return
    }
    box.intrinsicWidth = boxes.points(length)
    box.intrinsicHeight = boxes.points(length)
    box.compression = (x: 999, y: 999)
  }
}
