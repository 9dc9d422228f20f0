import Diagnostics
import Geometry

/// One view of an alert: what it is, how it is painted, and what its size may be.
public struct View: Sendable {
  public let id: String
  /// Where the id stands in the file that names it last.
  public var range: SourceRange
  /// What the view shows; nil until a spec says.
  var content: (any ViewKind)?
  public var width: Length?
  public var height: Length?
  public var isHidden = false
  /// Replaces the stack's spacing after this view, in points.
  public var spacingAfter: Length?
  public var hugging = AxisPriorities()
  public var compression = AxisPriorities()
  public var surface = Surface()
  public var constraints: [ConstraintStatement] = []
  public var accessibility = Accessibility()

  public init(id: String, range: SourceRange) {
    self.id = id
    self.range = range
  }

  /// Whether the view takes part in the layout: it is not hidden and has something to show.
  public var isPresent: Bool { !isHidden && content?.isEmpty == false }
}

/// A priority for each axis; nil takes the view kind's own.
public struct AxisPriorities: Sendable, Equatable {
  public var x: Rational?
  public var y: Rational?

  public init(x: Rational? = nil, y: Rational? = nil) {
    self.x = x
    self.y = y
  }
}

/// What assistive technologies are told of a view or an action.
public struct Accessibility: Sendable, Equatable {
  public enum Trait: String, Sendable, CaseIterable {
    case none, staticText, header, button, image, link, searchField, adjustable, summaryElement
  }

  public var label: String?
  public var hint: String?
  /// Nil takes the view kind's own.
  public var trait: Trait?
  /// The place in the order of reading, from 1; nil is the order of drawing.
  public var order: Int?
  /// For UI tests; never spoken.
  public var identifier: String?

  public init() {}
}
