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
  /// What can be done with it, which ``kind`` leaves to the view kinds.
  public var role: BoxRole
  /// How the rectangle is painted, behind its content.
  public var style = BoxStyle()
  /// Drawn over the style; in groups and lists the children are drawn instead.
  public var content = Content.none
  /// What the runs of a text have besides their fonts, one for each; empty where none has any.
  public var runs: [BoxRun] = []
  /// The size it has of itself, where it has one, in points. A text is measured instead.
  public var intrinsicWidth: Rational?
  /// As ``intrinsicWidth``, down the screen.
  public var intrinsicHeight: Rational?
  /// The size a spec states, in points; required.
  public var width: Rational?
  /// As ``width``, down the screen.
  public var height: Rational?
  /// Whether it may cover what the safe area leaves out at the bottom, as a sheet at a detent does.
  public var coversBottom = false
  /// How strongly it resists to become larger than its own size, as `contentHuggingPriority`.
  public var hugging = (x: Box.defaultHugging, y: Box.defaultHugging)
  /// How strongly it resists to become smaller than its own size, as
  /// `contentCompressionResistancePriority`.
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
  /// What a screen reader is told; nil where the box is part of something that is told as a whole.
  public var accessibility: Accessibility?
  /// The view, action or alert that it came from, for diagnostics.
  public var range: SourceRange

  /// Without content, size or place, which are set afterwards.
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
  /// Whether a line is drawn below the words.
  public var isUnderlined = false
  /// What the app is sent when the words are touched.
  public var link: String?
  /// The run's name in the spec, where it has a link.
  public var name: String?

  /// Nothing besides the font: as the text around it.
  public init() {}
}

/// How a box is painted, resolved for an environment.
public struct BoxStyle: Sendable, Equatable {
  /// Radii in points.
  public struct Corners: Sendable, Equatable {
    /// 0 is a square corner.
    public var topLeft: Rational = 0
    /// 0 is a square corner.
    public var topRight: Rational = 0
    /// 0 is a square corner.
    public var bottomLeft: Rational = 0
    /// 0 is a square corner.
    public var bottomRight: Rational = 0

    /// All square.
    public init() {}

    /// Whether no corner is round.
    public var areSquare: Bool { self == Corners() }
  }

  /// Clear draws nothing.
  public var fill = Color.clear
  /// The outline that fill, border and shadow follow.
  public var corners = Corners()
  /// In points, along the inside of the edges.
  public var borderWidth: Rational = 0
  /// Clear draws no border, whatever its width.
  public var borderColor = Color.clear
  /// With the shadow's opacity multiplied in; clear draws none.
  public var shadowColor = Color.clear
  /// The Gaussian's standard deviation in points, as `CALayer.shadowRadius`.
  public var shadowRadius: Rational = 0
  /// How far the shadow lies to the right and down, in points.
  public var shadowOffset = Point.zero
  /// 0 to 1.
  public var opacity: Rational = 1
  /// What a picture is drawn in, as UIKit draws a template image; nil leaves a file its colours and
  /// gives a symbol the app's tint.
  public var tint: Color?

  /// Nothing is drawn.
  public init() {}

  /// Whether there is a shadow to see.
  public var hasShadow: Bool { shadowColor.alpha != 0 }
  /// Whether there is a border to see: a colour and a width.
  public var hasBorder: Bool { borderColor.alpha != 0 && borderWidth.isPositive }
}

/// An ``Arrangement`` with its lengths resolved, in points.
public struct BoxArrangement: Sendable, Equatable {
  /// Points inwards from the edges; leading and trailing follow the locale's direction.
  public struct DirectionalInsets: Sendable, Equatable {
    /// Down from the top edge.
    public var top: Rational = 0
    /// From the edge where lines of the locale begin.
    public var leading: Rational = 0
    /// Up from the bottom edge.
    public var bottom: Rational = 0
    /// From the edge where lines of the locale end.
    public var trailing: Rational = 0

    /// None on any side.
    public init() {}
  }

  /// The way the children follow each other.
  public var axis = Arrangement.Axis.column
  /// Who gets the room along the axis.
  public var distribution = Arrangement.Distribution.packed
  /// Where the children stand across the axis.
  public var alignment = Arrangement.Alignment.fill
  /// Between neighbours; a child's own ``Box/spacingAfter`` replaces it.
  public var spacing: Rational = 0
  /// Between the edges and the children.
  public var insets = DirectionalInsets()
  /// Stated, so required; nil leaves it to the children and the bounds below.
  public var width: Rational?
  /// Nil is no bound.
  public var minWidth: Rational?
  /// Nil is no bound.
  public var maxWidth: Rational?
  /// Stated, so required; nil leaves it to the children and the bounds below.
  public var height: Rational?
  /// Nil is no bound.
  public var minHeight: Rational?
  /// Nil is no bound.
  public var maxHeight: Rational?
  /// Ids of what scrolls when the screen is too low, first to give way first.
  public var scrolls: [String] = []
  /// Ids of what is cut when the screen is too low, first to give way first.
  public var shrinks: [String] = []
}

/// The buttons of an alert before it is decided whether they stand in a row or a column.
public struct ButtonArea: Sendable {
  /// `auto` is decided by layout, which knows how wide the titles are.
  public var axis: Buttons.Axis
  /// Of each button, in points.
  public var height: Rational
  /// Between buttons, in points; a line takes its own room beside it.
  public var spacing: Rational
  /// Around all buttons together.
  public var insets: BoxArrangement.DirectionalInsets
  /// Of the lines above the buttons and between them, in points; 0 for none.
  public var dividerThickness: Rational
  /// Clear draws nothing, and the lines take their room all the same.
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
