import Geometry

/// How a stack places its views: `UIStackView`'s rules in words.
public struct Arrangement: Sendable, Equatable {
  /// As `UIStackView.axis`: a column is `vertical`, a row `horizontal`.
  public enum Axis: String, Sendable, CaseIterable {
    case column
    case row
  }

  /// Along the axis.
  public enum Distribution: String, Sendable, CaseIterable {
    /// Views keep their own sizes, from the start; room that is left stays free at the end.
    case packed
    /// Views fill the room; the one with the lowest hugging priority stretches.
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// Across the axis.
  public enum Alignment: String, Sendable, CaseIterable {
    case fill
    case leading
    case center
    case trailing
  }

  /// The way the views follow each other.
  public var axis = Axis.column
  /// Who gets the room along the axis.
  public var distribution = Distribution.packed
  /// Where views stand across the axis.
  public var alignment = Alignment.fill
  /// Between neighbours, in points.
  public var spacing: Length = 0
  /// Between the edges and the views.
  public var insets = Insets()
  /// Stated, so required; nil leaves it to the views and the bounds below.
  public var width: Length?
  /// Nil is no bound.
  public var minWidth: Length?
  /// Nil is no bound.
  public var maxWidth: Length?
  /// Stated, so required; nil leaves it to the views and the bounds below.
  public var height: Length?
  /// Nil is no bound.
  public var minHeight: Length?
  /// Nil is no bound.
  public var maxHeight: Length?
  /// Ids of the texts and lists that scroll when the screen is too low, first to give way first.
  public var scrolls: [String] = []
  /// Ids of the views that give way, cut, when the screen is too low, first to give way first.
  public var shrinks: [String] = []
}
