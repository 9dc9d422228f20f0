import Diagnostics
import Geometry
import Typography

/// One rectangle of an alert in a given environment: what layout places and backends draw.
///
/// Colours are resolved for the appearance, hairlines for the screen, text styles for the text
/// size. What is still open is where the rectangle is.
public struct Box: Sendable {
  /// Unique in its tree. Parts of a view are named after it: `photos.1.title`.
  public var id: String
  /// `text`, `button`, `row`, …: what backends call it.
  public var kind: String
  public var role: BoxRole
  public var style = BoxStyle()
  public var content = Content.none
  /// What the runs of a text have besides their fonts, one for each; empty where none has any.
  public var runs: [BoxRun] = []
  /// The size it has of itself, where it has one, in points. A text is measured instead.
  public var intrinsicWidth: Rational?
  public var intrinsicHeight: Rational?
  /// The size a spec states, in points; required.
  public var width: Rational?
  public var height: Rational?
  /// Whether it may cover what the safe area leaves out at the bottom, as a sheet at a detent does.
  public var coversBottom = false
  public var hugging = (x: Box.defaultHugging, y: Box.defaultHugging)
  public var compression = (x: Box.defaultCompression, y: Box.defaultCompression)
  /// Replaces the stack's spacing behind this box, in points.
  public var spacingAfter: Rational?
  /// How the children are placed; nil leaves them to their constraints.
  public var arrangement: BoxArrangement?
  /// In drawing order, without what is hidden or empty.
  public var children: [Box] = []
  /// Placed by the arrangement behind the children.
  public var buttons: ButtonArea?
  /// Stated on this box; `itself` is this box.
  public var constraints: [ConstraintStatement] = []
  public var accessibility: Accessibility?
  /// The view, action or alert that it came from, for diagnostics.
  public var range: SourceRange

  public init(id: String, kind: String, role: BoxRole = .container, range: SourceRange) {
    self.id = id
    self.kind = kind
    self.role = role
    self.range = range
  }

  /// UIKit's default content hugging priority.
  public static let defaultHugging: Rational = 250
  /// UIKit's default compression resistance.
  public static let defaultCompression: Rational = 750

  /// What is drawn inside the rectangle.
  public enum Content: Sendable {
    case none
    /// Measured by layout at the width it gets, inside `padding` on every side.
    case text(TextBlock, color: Color, padding: BoxArrangement.DirectionalInsets = .init())
    /// A picture by name, scaled to the rectangle, and its file where it is one.
    case image(String, file: SourceFile? = nil)
    /// The app's own view by name, drawn as a placeholder.
    case custom(String)
  }
}

/// What a run of a text has besides its font, resolved for an environment.
public struct BoxRun: Sendable, Equatable {
  /// Nil is the text's own.
  public var color: Color?
  public var isUnderlined = false
  /// What the app is sent when the words are touched.
  public var link: String?
  /// The run's name in the spec, where it has a link.
  public var name: String?

  public init() {}
}

/// How a box is painted, resolved for an environment.
public struct BoxStyle: Sendable, Equatable {
  /// Radii in points.
  public struct Corners: Sendable, Equatable {
    public var topLeft: Rational = 0
    public var topRight: Rational = 0
    public var bottomLeft: Rational = 0
    public var bottomRight: Rational = 0

    public init() {}

    public var areSquare: Bool { self == Corners() }
  }

  public var fill = Color.clear
  public var corners = Corners()
  public var borderWidth: Rational = 0
  public var borderColor = Color.clear
  public var shadowColor = Color.clear
  public var shadowRadius: Rational = 0
  public var shadowOffset = Point.zero
  /// 0 to 1.
  public var opacity: Rational = 1
  /// What a picture is drawn in, as UIKit draws a template image; nil leaves a file its colours and
  /// gives a symbol the app's tint.
  public var tint: Color?

  public init() {}

  public var hasShadow: Bool { shadowColor.alpha != 0 }
  public var hasBorder: Bool { borderColor.alpha != 0 && borderWidth.isPositive }
}

/// An ``Arrangement`` with its lengths resolved, in points.
public struct BoxArrangement: Sendable, Equatable {
  public struct DirectionalInsets: Sendable, Equatable {
    public var top: Rational = 0
    public var leading: Rational = 0
    public var bottom: Rational = 0
    public var trailing: Rational = 0

    public init() {}
  }

  public var axis = Arrangement.Axis.column
  public var distribution = Arrangement.Distribution.packed
  public var alignment = Arrangement.Alignment.fill
  public var spacing: Rational = 0
  public var insets = DirectionalInsets()
  public var width: Rational?
  public var minWidth: Rational?
  public var maxWidth: Rational?
  public var height: Rational?
  public var minHeight: Rational?
  public var maxHeight: Rational?
  public var scrolls: [String] = []
  public var shrinks: [String] = []

  public init() {}
}

/// The buttons of an alert before it is decided whether they stand in a row or a column.
public struct ButtonArea: Sendable {
  public var axis: Buttons.Axis
  /// Of each button, in points.
  public var height: Rational
  public var spacing: Rational
  public var insets: BoxArrangement.DirectionalInsets
  /// Of the lines above the buttons and between them, in points; 0 for none.
  public var dividerThickness: Rational
  public var dividerColor: Color
  /// Whether buttons at the container's corners take its radii there.
  public var followsCorners: Bool
  /// In reading order.
  public var buttons: [Box]
  /// Index of the cancel button in `buttons`: it leads in a row and comes last in a column.
  public var cancel: Int?

  /// The id of the line above all buttons.
  public static let dividerID = "divider"

  /// The id of the line before a button that is not the first.
  public static func dividerID(before button: String) -> String { "divider-" + button }
}
