import Diagnostics
import Geometry

/// One view of an alert: what it is, how it is painted, and what its size may be.
public struct View: Sendable {
  /// Unique among the alert's views and actions.
  public let id: String
  /// Where the id stands in the file that names it last.
  public var range: SourceRange
  /// What the view shows; nil until a spec says.
  var content: (any ViewKind)?
  /// Stated, so required; nil leaves it to layout.
  public var width: Length?
  /// Stated, so required; nil leaves it to layout.
  public var height: Length?
  /// Whether it takes no part in the layout, as a hidden view of a `UIStackView`.
  public var isHidden = false
  /// Replaces the stack's spacing after this view, in points.
  public var spacingAfter: Length?
  /// How strongly it resists to become larger than its own size.
  public var hugging = AxisPriorities()
  /// How strongly it resists to become smaller than its own size.
  public var compression = AxisPriorities()
  /// How its rectangle is painted, behind what it shows.
  public var surface = Surface()
  /// Stated on the view; `itself` is the view.
  public var constraints: [ConstraintStatement] = []
  /// What its kind says of itself counts where nothing is stated.
  public var accessibility = Accessibility()

  init(id: String, range: SourceRange) {
    self.id = id
    self.range = range
  }

  /// Whether the view takes part in the layout: it is not hidden and has something to show.
  public var isPresent: Bool { !isHidden && content?.isEmpty == false }
}

/// A priority for each axis; nil takes the view kind's own.
public struct AxisPriorities: Sendable, Equatable {
  /// Across the screen: above 0, at most 1000.
  public var x: Rational?
  /// Down the screen: above 0, at most 1000.
  public var y: Rational?

  init(x: Rational? = nil, y: Rational? = nil) {
    self.x = x
    self.y = y
  }
}

/// What assistive technologies are told of a view or an action.
public struct Accessibility: Sendable, Equatable {
  /// What kind of thing it is, by the names of `UIAccessibilityTraits`.
  public enum Trait: String, Sendable, CaseIterable {
    case none, staticText, header, button, image, link, searchField, adjustable, summaryElement
  }

  /// What is read in place of the texts; nil reads these.
  public var label: String?
  /// What comes of using it, read after a pause.
  public var hint: String?
  /// Nil takes the view kind's own.
  public var trait: Trait?
  /// The place in the order of reading, from 1; nil is the order of drawing.
  public var order: Int?
  /// For UI tests; never spoken.
  public var identifier: String?

  /// Nothing is stated.
  public init() {}
}
