import AlertSpec
import Diagnostics
import Geometry

extension LayoutTree {
  /// What is wrong with a statement by itself, whatever the sizes come to; nil when nothing is.
  ///
  /// - Parameter node: the box that it stands on.
  func fault(of statement: ConstraintStatement, on node: Int) -> Diagnostic? {
    let left = statement.left
    guard let right = statement.right else { return faultOfConstant(statement, on: node) }
    let kinds = (left.attribute.dimension, right.attribute.dimension)
    let names = (name(of: left, on: node), name(of: right, on: node))
    switch kinds {
    case (.extent, .extent): return nil
    case (.extent, .horizontalPlace), (.extent, .verticalPlace):
      return sizeAndPlace(statement, size: names.0, place: names.1)
    case (.horizontalPlace, .extent), (.verticalPlace, .extent):
      return sizeAndPlace(statement, size: names.1, place: names.0)
    case (.horizontalPlace, .verticalPlace), (.verticalPlace, .horizontalPlace):
      return Diagnostic(
        .error, .axisMix,
        "'\(names.0)' and '\(names.1)' lie on different axes, so they can't be related",
        at: statement.range,
        help: [Help("relate a horizontal place to a horizontal one, a vertical to a vertical one")])
    case (.composite, .composite) where left.attribute == right.attribute: break
    case (.composite, _), (_, .composite):
      return Diagnostic(
        .error, .axisMix, "'\(names.0)' stands for several attributes and '\(names.1)' for others",
        at: statement.range,
        help: [Help("write the same attribute on both sides, '\(left.attribute.rawValue)'")])
    case (.horizontalPlace, .horizontalPlace), (.verticalPlace, .verticalPlace): break
    }
    if left.attribute != .size, statement.multiplier != 1 {
      return Diagnostic(
        .error, .placeMultiplier,
        "'\(names.1)' is a place, and a place can't be multiplied, only a size can",
        at: statement.range,
        help: [
          Help(
            left.attribute == .edges
              ? "write an inset instead, such as 'edges == \(names.1.dropLast(6)) inset 20'"
              : "write a distance instead, such as '\(left.attribute.rawValue) == \(names.1) + 20'")
        ])
    }
    if left.attribute.isDirectional && right.attribute.isPhysicalSide
      || left.attribute.isPhysicalSide && right.attribute.isDirectional
    {
      return directionMix(statement, names)
    }
    if left.attribute == .edges, statement.constant != 0 {
      return Diagnostic(
        .error, .placeConstant, "'edges' takes an inset, not a distance added to all four sides",
        at: statement.range, help: [Help("write 'edges == \(names.1.dropLast(6)) inset 16'")])
    }
    return nil
  }

  private func faultOfConstant(_ statement: ConstraintStatement, on node: Int) -> Diagnostic? {
    let attribute = statement.left.attribute
    if attribute.dimension == .extent || attribute == .size { return nil }
    let container = name(ofNode: nodes[node].parent)
    let number = written(statement.constant)
    return Diagnostic(
      .error, .placeConstant,
      "'\(name(of: statement.left, on: node))' is a place, and a place needs something to be "
        + "measured from, not only a number",
      at: statement.range,
      help: [
        Help(
          attribute.dimension == .composite
            ? "write '\(attribute.rawValue) == \(container)'"
            : "write '\(attribute.rawValue) \(statement.relation.rawValue) "
              + "\(container).\(attribute.rawValue) + \(number)'")
      ])
  }

  private func sizeAndPlace(_ statement: ConstraintStatement, size: String, place: String)
    -> Diagnostic
  {
    Diagnostic(
      .error, .sizeAndPlace,
      "'\(size)' is a size and '\(place)' a place, so they can't be related",
      at: statement.range, help: [Help("relate a size to a size, a place to a place")])
  }

  private func directionMix(_ statement: ConstraintStatement, _ names: (String, String))
    -> Diagnostic
  {
    let attribute = statement.left.attribute
    let twin: Attribute =
      switch attribute {
      case .left: .leading
      case .right: .trailing
      case .leading: .left
      default: .right
      }
    return Diagnostic(
      .error, .directionMix,
      "'\(names.0)' and '\(names.1)' can't be related: leading and trailing change sides with "
        + "the reader's direction, left and right do not",
      at: statement.range,
      help: [Help("write '\(twin.rawValue)' instead of '\(attribute.rawValue)'")])
  }

  /// A statement about a name that nothing has.
  func unknownName(
    _ anchor: Anchor, on node: Int, known: some Sequence<String>, suggests: Bool = true
  ) -> Diagnostic {
    switch anchor.item {
    case .previous, .next:
      let side = anchor.item == .previous ? "before" : "after"
      return Diagnostic(
        .error, .unknownName, "there is no view \(side) '\(boxes[node].id)'", at: anchor.range)
    case .named(let id):
      var names: [String] = []
      if suggests {
        names = boxes.dropFirst(3).map(\.id)
        names += known
        names += Anchor.Item.reserved
      }
      var place = anchor.range
      let isVerbatim = place.text.hasPrefix(id)
      if isVerbatim {
        place = place.file.range(
          place.span.lowerBound..<place.span.lowerBound + id.utf8.count)
      }
      let guide = Anchor.Guide(rawValue: id).map { "screen." + $0.rawValue }
      let near = guide ?? nearestName(to: id, among: names)
      return Diagnostic(
        .error, .unknownName, "no view and no action is named \(quoted(id))", at: place,
        help: near.map { near in
          let fix = FixIt([.init(replacing: place, with: near)], isCertain: false)
          return [Help(didYouMean(near, for: id), fix: isVerbatim ? fix : nil)]
        } ?? [])
    case .itself, .alert, .screen, .backdrop:
      return Diagnostic(.error, .unknownName, "there is no such box", at: anchor.range)
    }
  }
}
