import AlertSpec
import Geometry

/// One of the two directions in which layout is solved.
enum Axis: Int, Sendable {
  /// From left to right.
  case x
  /// From top to bottom.
  case y

  static let both = [Axis.x, Axis.y]

  var other: Axis { self == .x ? .y : .x }

  init(_ axis: Arrangement.Axis) {
    self = axis == .row ? .x : .y
  }
}

/// One value for each axis.
struct PerAxis<Value: Sendable>: Sendable {
  var x: Value
  var y: Value

  init(_ x: Value, _ y: Value) {
    self.x = x
    self.y = y
  }

  subscript(axis: Axis) -> Value {
    get { axis == .x ? x : y }
    // In place: an array here is not copied to change one element.
    _modify { if axis == .x { yield &x } else { yield &y } }
  }
}

/// Where a rectangle lies on one axis, in points.
struct Span: Sendable, Equatable {
  /// The left or the top edge.
  var start: Rational
  var extent: Rational

  var end: Rational { start + extent }
}

extension BoxArrangement.DirectionalInsets {
  /// The inset at the side where an axis begins for the reader.
  func leading(_ axis: Axis) -> Rational { axis == .x ? leading : top }

  /// The inset at the side where an axis ends for the reader.
  func trailing(_ axis: Axis) -> Rational { axis == .x ? trailing : bottom }
}
