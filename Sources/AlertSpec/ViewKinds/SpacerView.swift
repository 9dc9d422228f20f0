import Geometry

/// Room between the views of a stack.
struct SpacerView: ViewKind {
  /// Nil takes whatever room is left.
  var length: Length?
  var isShown = true

  init() {}

  static let name = "spacer"
  static let doc = "Room between views: a length, or true for all that is left."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key(
      "spacer", shape: .either([.boolean, LengthValue.extent.shape]),
      "A length in points, or true for all room left."
    ) { entry, reader in
      switch entry.value.scalar?.text {
      case "true": (length, isShown) = (nil, true)
      case "false": isShown = false
      default:
        var points: Length = 0
        if LengthValue.extent.read(entry.value, &points, &reader) {
          (length, isShown) = (points, true)
        }
      }
    }
  }

  var role: BoxRole { .spacer }
  var isEmpty: Bool { !isShown }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
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
