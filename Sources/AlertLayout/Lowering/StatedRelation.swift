import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

/// A stated constraint with its names looked up and its composites taken apart, still free of
/// measurements.
struct StatedRelation: Sendable {
  var left: Quantity
  var relation: ConstraintSolver.Relation
  var right: Quantity?
  var multiplier: Rational
  /// Towards the reader's end of the axis where `sign` is that of the axis.
  var constant: Rational
  /// -1 where the relation is mirrored: leading or trailing in a right-to-left locale.
  var sign: Rational
  var priority: ConstraintSolver.Priority
  var origin: Origin

  var isCrossAxis: Bool { right.map { $0.axis != left.axis } ?? false }
}

extension ConstraintSolver.Relation {
  init(_ relation: ConstraintStatement.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessOrEqual: self = .lessThanOrEqual
    case .greaterOrEqual: self = .greaterThanOrEqual
    }
  }

  var flipped: ConstraintSolver.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Attribute {
  /// The attributes that a composite stands for; a simple one stands for itself.
  var parts: [Attribute] {
    switch self {
    case .center: [.centerX, .centerY]
    case .size: [.width, .height]
    case .edges: [.leading, .trailing, .top, .bottom]
    default: [self]
    }
  }

  /// Whether the reader's direction decides which side it is.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether it is a side whatever the reader's direction.
  var isPhysicalSide: Bool { self == .left || self == .right }

  /// Whether the attribute ends its axis: a positive inset subtracts there.
  var isFarSide: Bool { self == .trailing || self == .right || self == .bottom }
}

extension Insets {
  /// The inset at a side; 0 where an attribute is none.
  func length(_ attribute: Attribute) -> Length {
    switch attribute {
    case .top: top
    case .bottom: bottom
    case .leading: leading
    case .trailing: trailing
    default: 0
    }
  }
}

extension LayoutTree {
  /// The rows that a sound statement stands for. Its anchors are resolved to `left` and `right`.
  func relations(
    of statement: ConstraintStatement, left: Int, right: Int?, origin: Origin
  ) -> [StatedRelation] {
    let grid = environment.grid
    let priority = ConstraintSolver.Priority(clamped: statement.priority)
    let constant = statement.constant.resolved(on: grid)
    var rows: [StatedRelation] = []
    let rightParts = statement.right?.attribute.parts
    for (place, attribute) in statement.left.attribute.parts.enumerated() {
      var other: Quantity?
      var otherAttribute = attribute
      if let right, let anchor = statement.right, let rightParts {
        otherAttribute = rightParts[rightParts.count > 1 ? place % rightParts.count : 0]
        other = quantity(otherAttribute, of: right, guide: anchor.guide)
      }
      var offset = constant
      var relation = ConstraintSolver.Relation(statement.relation)
      if statement.left.attribute == .edges {
        // `edges <= X` keeps a box inside X: the near sides may only be further in.
        if !attribute.isFarSide { relation = relation.flipped }
        if let inset = statement.inset?.length(attribute).resolved(on: grid) {
          offset += attribute.isFarSide ? -inset : inset
        }
      }
      let isMirrored = attribute.isDirectional || (right != nil && otherAttribute.isDirectional)
      rows.append(
        StatedRelation(
          left: quantity(attribute, of: left, guide: statement.left.guide), relation: relation,
          right: other, multiplier: statement.multiplier, constant: offset,
          sign: isMirrored ? sign(.x) : 1, priority: priority, origin: origin))
    }
    return rows
  }

  /// An attribute that is not a composite, of a box or of a guide in it.
  func quantity(_ attribute: Attribute, of node: Int, guide: Anchor.Guide?) -> Quantity {
    guard let guide else { return quantity(attribute, of: node) }
    switch guide {
    case .margins:
      let insets = nodes[node].stack?.insets ?? BoxArrangement.DirectionalInsets()
      let quantity = quantity(attribute, of: node)
      if quantity.axis == .y { return quantity.inset(by: insets.top, insets.bottom) }
      return isRightToLeft
        ? quantity.inset(by: insets.trailing, insets.leading)
        : quantity.inset(by: insets.leading, insets.trailing)
    case .keyboard:
      let quantity = quantity(attribute, of: LayoutTree.screen)
      return quantity.axis == .x ? quantity : quantity.inset(by: 0, environment.safeArea.bottom)
    case .safeArea:
      var quantity = quantity(attribute, of: node)
      let safe = environment.safeArea
      if node != LayoutTree.screen {
        quantity.late = .safeArea
        return quantity
      }
      return quantity.axis == .x
        ? quantity.inset(by: safe.left, safe.right) : quantity.inset(by: safe.top, safe.bottom)
    }
  }

  private func quantity(_ attribute: Attribute, of node: Int) -> Quantity {
    switch attribute {
    case .left: return .start(node, .x)
    case .right: return .end(node, .x)
    case .leading: return leading(node, .x)
    case .trailing: return trailing(node, .x)
    case .centerX, .center: return .center(node, .x)
    case .width, .size: return .extent(node, .x)
    case .top, .edges: return .start(node, .y)
    case .bottom: return .end(node, .y)
    case .centerY: return .center(node, .y)
    case .height: return .extent(node, .y)
    case .firstBaseline, .lastBaseline:
      guard case .text = boxes[node].content else { return .end(node, .y) }
      var quantity = Quantity.center(node, .y)
      quantity.late = attribute == .firstBaseline ? .firstBaseline : .lastBaseline
      return quantity
    }
  }
}
