import AlertSpec
import Geometry

/// An attribute of a box as a linear expression: `start · its start + extent · its extent +
/// constant`, in points.
struct Quantity: Sendable {
  /// What a quantity still needs once texts are measured or frames known.
  enum Late: UInt8, Sendable {
    case nothing
    case firstBaseline
    case lastBaseline
    /// The overlap with what the screen's safe area leaves out, times the coefficients.
    case safeArea
  }

  var node: Int
  var axis: Axis
  var start: Rational
  var extent: Rational
  var constant: Rational = 0
  var late = Late.nothing

  static func start(_ node: Int, _ axis: Axis) -> Quantity {
    Quantity(node: node, axis: axis, start: 1, extent: 0)
  }

  static func end(_ node: Int, _ axis: Axis) -> Quantity {
    Quantity(node: node, axis: axis, start: 1, extent: 1)
  }

  static func center(_ node: Int, _ axis: Axis) -> Quantity {
    Quantity(node: node, axis: axis, start: 1, extent: Rational(1, 2))
  }

  static func extent(_ node: Int, _ axis: Axis) -> Quantity {
    Quantity(node: node, axis: axis, start: 0, extent: 1)
  }

  /// Whether it is the width or height of a box itself.
  func isExtent(of box: Int, _ along: Axis) -> Bool {
    node == box && axis == along && start.isZero && extent == 1 && constant.isZero
      && late == .nothing
  }

  /// The same attribute of the rectangle inside insets from the physical sides of the axis.
  func inset(by near: Rational, _ far: Rational) -> Quantity {
    // start: + near; extent: - near - far; end is their sum.
    var quantity = self
    quantity.constant += start * near - extent * (near + far)
    return quantity
  }
}

extension LayoutTree {
  /// The edge where an axis begins for the reader.
  func leading(_ node: Int, _ axis: Axis) -> Quantity {
    axis == .x && isRightToLeft ? .end(node, axis) : .start(node, axis)
  }

  /// The edge where an axis ends for the reader.
  func trailing(_ node: Int, _ axis: Axis) -> Quantity {
    axis == .x && isRightToLeft ? .start(node, axis) : .end(node, axis)
  }
}
