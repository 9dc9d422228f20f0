import Diagnostics
import Geometry

/// One relation as a person states it, names not yet looked up: `top == title.bottom + 20`.
///
/// Composites (`center`, `size`, `edges`) stay one statement; layout expands them.
public struct ConstraintStatement: Sendable, Equatable {
  /// Never a constant: what is stated is always about a view.
  public var left: Anchor
  /// How the left side stands to the right.
  public var relation: Relation
  /// Nil when the right side is a constant alone.
  public var right: Anchor?
  /// Multiplies the right anchor.
  public var multiplier: Rational
  /// Added to the right side.
  public var constant: Length
  /// Of `edges == X inset …`; nil without one.
  public var inset: Insets?
  /// 1000 is required.
  public var priority: Rational
  /// Where it was written, for diagnostics.
  public var range: SourceRange

  init(
    left: Anchor, _ relation: Relation, right: Anchor? = nil, multiplier: Rational = 1,
    constant: Length = 0, inset: Insets? = nil, priority: Rational = Priority.required,
    range: SourceRange
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.multiplier = multiplier
    self.constant = constant
    self.inset = inset
    self.priority = priority
    self.range = range
  }

  /// How the two sides are related.
  public enum Relation: String, Sendable, CaseIterable {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
  }
}

/// The priorities that have names, as in UIKit.
public enum Priority {
  /// As `UILayoutPriority.required`.
  public static let required: Rational = 1000
  /// As `UILayoutPriority.defaultHigh`: the usual resistance against being compressed.
  public static let high: Rational = 750
  /// As `UILayoutPriority.defaultLow`: the usual hugging.
  public static let low: Rational = 250
}

/// One side of a constraint: an attribute of a view, or of one of its guides.
public struct Anchor: Sendable, Equatable {
  /// A name is not yet looked up.
  public var item: Item
  /// Nil is the item's own rectangle.
  public var guide: Guide?
  /// Of the guide, where there is one.
  public var attribute: Attribute
  /// Where it was written, for diagnostics.
  public var range: SourceRange

  /// Whether the item has the guide is for layout to find out.
  public init(_ item: Item, _ guide: Guide? = nil, _ attribute: Attribute, range: SourceRange) {
    self.item = item
    self.guide = guide
    self.attribute = attribute
    self.range = range
  }

  /// Whose attribute it is.
  public enum Item: Sendable, Hashable {
    /// The view, action or alert that the constraint stands on.
    case itself
    case alert
    case screen
    case backdrop
    /// The view before this one in drawing order.
    case previous
    /// The view after this one in drawing order.
    case next
    /// A view or an action by its id.
    case named(String)

    /// Names that mean the same everywhere and that no view or action can have.
    public static let reserved = ["alert", "screen", "backdrop", "previous", "next"]
  }

  /// A part of an item's rectangle that constraints can refer to.
  public enum Guide: String, Sendable, CaseIterable {
    /// The rectangle clear of the device's sensors and home indicator.
    case safeArea
    /// The rectangle inside the view's insets.
    case margins
    /// The screen above the keyboard; while none is shown, above the safe area's bottom edge.
    case keyboard
  }
}

/// What a constraint can relate, by the names of `NSLayoutConstraint.Attribute`, and composites
/// that stand for several of them.
public enum Attribute: String, Sendable, CaseIterable {
  case left, right, leading, trailing, top, bottom
  case centerX, centerY, width, height
  case firstBaseline, lastBaseline
  case center, size, edges

  /// The attribute of that name; nil when there is none.
  static func named(_ name: String) -> Attribute? {
    for row in byName where isKey(name, row.name) { return row.attribute }
    return nil
  }

  private static let byName: [(name: String, attribute: Attribute)] = allCases.map {
    ($0.rawValue, $0)
  }

  /// What kind of quantity it is; the two sides of a constraint have to agree.
  public enum Dimension: Sendable, Equatable {
    case horizontalPlace, verticalPlace, extent, composite
  }

  /// Decides which attributes can stand on the two sides of one constraint.
  public var dimension: Dimension {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontalPlace
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .verticalPlace
    case .width, .height: .extent
    case .center, .size, .edges: .composite
    }
  }
}

/// Distances from the sides of a rectangle inwards, where leading and trailing follow the
/// locale's direction.
public struct Insets: Hashable, Sendable {
  /// Down from the top edge.
  public var top: Length = 0
  /// From the edge where lines of the locale begin.
  public var leading: Length = 0
  /// Up from the bottom edge.
  public var bottom: Length = 0
  /// From the edge where lines of the locale end.
  public var trailing: Length = 0

  /// None on any side.
  public init() {}

  /// The same on all four sides.
  public init(all length: Length) {
    top = length
    leading = length
    bottom = length
    trailing = length
  }
}
