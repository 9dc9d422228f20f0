import AlertSpec
import Geometry

extension Knob {
  /// The length that a box has for this key; nil where the key holds no single length.
  func value(of box: Box) -> Rational? {
    let layout = box.arrangement
    return switch self {
    case .width: box.width
    case .height: box.height
    case .layoutWidth: layout?.width
    case .layoutHeight: layout?.height
    case .layoutMinWidth: layout?.minWidth
    case .layoutMinHeight: layout?.minHeight
    case .layoutMaxWidth: layout?.maxWidth
    case .layoutMaxHeight: layout?.maxHeight
    case .insetsTop: layout?.insets.top
    case .insetsLeading: layout?.insets.leading
    case .insetsBottom: layout?.insets.bottom
    case .insetsTrailing: layout?.insets.trailing
    case .spacing: layout?.spacing
    case .spacingAfter: box.spacingAfter
    case .buttonsHeight: box.buttons?.height
    case .buttonsSpacing: box.buttons?.spacing
    case .buttonsDivider: box.buttons?.dividerThickness
    case .distribution, .alignment, .buttonsInsets, .buttonsAxis, .centered, .safeArea: nil
    }
  }

  /// Gives a box another length for this key, if the key holds a length of its own.
  ///
  /// Insets are not changed: one number may stand for several of them.
  func set(_ value: Rational, of box: inout Box) {
    switch self {
    case .width: box.width = value
    case .height: box.height = value
    case .layoutWidth: box.arrangement?.width = value
    case .layoutHeight: box.arrangement?.height = value
    case .layoutMinWidth: box.arrangement?.minWidth = value
    case .layoutMinHeight: box.arrangement?.minHeight = value
    case .layoutMaxWidth: box.arrangement?.maxWidth = value
    case .layoutMaxHeight: box.arrangement?.maxHeight = value
    case .spacing: box.arrangement?.spacing = value
    case .spacingAfter: box.spacingAfter = value
    case .buttonsHeight: box.buttons?.height = value
    case .buttonsSpacing: box.buttons?.spacing = value
    default: break
    }
  }
}
