import Geometry

/// How a stack places its views: `UIStackView`'s rules in words.
public struct Arrangement: Sendable, Equatable {
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

  public var axis = Axis.column
  public var distribution = Distribution.packed
  public var alignment = Alignment.fill
  /// Between neighbours, in points.
  public var spacing: Length = 0
  public var insets = Insets()
  public var width: Length?
  public var minWidth: Length?
  public var maxWidth: Length?
  public var height: Length?
  public var minHeight: Length?
  public var maxHeight: Length?
  /// Ids of the texts and lists that scroll when the screen is too low, first to give way first.
  public var scrolls: [String] = []
  /// Ids of the views that give way, cut, when the screen is too low, first to give way first.
  public var shrinks: [String] = []

  public init() {}
}
