import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry
import Typography

/// What the steps of a derivation are called, and where they are written.
extension LayoutPass {
  /// A constraint in the words of its spec; a size as what was measured.
  ///
  /// - Parameter amount: the constraint's constant, in points.
  func phrase(of origin: Origin, _ axis: Axis, amount: Rational) -> String {
    let name = tree.name(ofNode: origin.node)
    switch origin {
    case .statement: return text(of: origin)
    case .ownSize: return measured(origin.node, axis, amount)
    case .knob(let knob, _):
      switch knob {
      case .centered:
        return origin.node == LayoutTree.backdrop
          ? "'backdrop' covers the screen" : "'\(name)' is centred in the screen"
      case .safeArea: return "'\(name)' stays inside the screen's safe area"
      case .buttonsAxis: return "buttons in a row share the width of '\(name)'"
      case .buttonsHeight where tree.boxes[origin.node].buttons?.height != amount:
        return "the highest title of the buttons needs \(amount.decimal())"
      case .buttonsInsets: return "'buttons.insets'"
      case .alignment:
        let alignment = tree.boxes[origin.node].arrangement?.alignment.rawValue ?? ""
        return "'layout.alignment: \(alignment)' in '\(name)'"
      case .distribution:
        let distribution = tree.boxes[origin.node].arrangement?.distribution.rawValue ?? ""
        return "'layout.distribution: \(distribution)' in '\(name)'"
      default: return text(of: origin)
      }
    }
  }

  private func measured(_ node: Int, _ axis: Axis, _ amount: Rational) -> String {
    let name = tree.name(ofNode: node)
    let box = tree.boxes[node]
    let dimension = axis == .x ? "wide" : "high"
    if axis == .y, measurements.yielded[node] != nil {
      let whole = (measurements.scrolled[node] ?? measurements.own.y[node])?.decimal() ?? "?"
      return measurements.scrolled[node] == nil
        ? "'\(name)' gives way: it is cut to \(amount.decimal()) high"
        : "'\(name)' gives way: \(amount.decimal()) of its \(whole) are left, and it scrolls"
    }
    guard case .text(let block, _, let padding) = box.content else {
      return tree.nodes[node].isOpenSpacer(axis)
        ? "'\(name)' takes what room there is"
        : "'\(name)' is \(amount.decimal()) \(dimension) of itself"
    }
    let font = words(for: block)
    if axis == .x {
      return "the text of '\(name)' is \(amount.decimal()) wide on one line, \(font)"
    }
    let lines = measurements.extents[node]?.lineCount ?? 0
    return
      "the text of '\(name)' is \(amount.decimal()) high at \(room(of: node, padding).decimal())"
      + " wide: \(lines == 1 ? "1 line" : "\(lines) lines"), \(font)"
  }

  /// `16 bold`.
  private func words(for block: TextBlock) -> String {
    guard let font = block.runs.first?.font else { return "no text" }
    return font.size.decimal() + " \(font.weight)"
  }

  /// What of an attribute needs no constraint: the screen's own, or where a baseline lies.
  func known(_ quantity: Quantity, _ wanted: DerivedAttribute) -> String {
    if quantity.node == LayoutTree.screen {
      return "the screen of \(tree.environment.device.id)"
    }
    let name = tree.name(ofNode: quantity.node)
    return "the \(wanted.attribute == .firstBaseline ? "first" : "last") baseline of '\(name)' lies"
      + " \(quantity.constant.decimal()) below its middle"
  }

  /// Nil where a bound says nothing to a person.
  func text(of bound: Bound, in system: AxisSystem) -> String? {
    switch bound {
    case .constraint: return nil
    case .nonNegative(let variable):
      guard let meaning = system.meaning(of: variable) else { return nil }
      let name = tree.name(ofNode: meaning.node)
      return "'\(name).\(meaning.axis == .x ? "width" : "height")' can't be less than nothing"
    case .leastMagnitude(let variable):
      guard let meaning = system.meaning(of: variable) else { return nil }
      return "nothing settles '\(tree.name(ofNode: meaning.node))' here"
    }
  }

  /// Where a constraint is written; nil for what nothing states.
  func place(of origin: Origin, _ locate: (String) -> SourceRange?) -> SourceRange? {
    if let statement = statement(origin) { return statement.range }
    let node = tree.nodes[origin.node]
    let box = tree.boxes[origin.node]
    let isButton = node.role == .button
    guard case .knob(let knob, _) = origin else {
      let path = (isButton ? "actions." : "views.") + box.id + (isButton ? ".title" : ".text")
      return node.isText ? locate(path) ?? box.range : box.range
    }
    if knob == .safeArea || origin.node == LayoutTree.backdrop { return nil }
    return locate(
      knob.path(of: box, isAlert: origin.node <= LayoutTree.alert, isButton: isButton))
  }

  /// The quantity on the pixel grid, and how it got there.
  func snapped(_ quantity: Quantity, _ wanted: DerivedAttribute, in parent: Int)
    -> (value: Rational, sentences: [String])
  {
    let grid = tree.environment.grid
    let axis = quantity.axis
    let span =
      quantity.node == LayoutTree.screen ? tree.screenSpan[axis] : spans[axis][quantity.node]
    let (start, end) = (tree.snapped(span.start, axis), tree.snapped(span.end, axis))
    let pixels = grid.scale == 1 ? "whole points" : "1/\(grid.scale) pt"
    if quantity.start.isZero {
      guard end - start != span.extent else { return (end - start, []) }
      return (
        end - start,
        [
          "edges go to the nearest \(pixels): \(span.start.decimal()) to \(start.decimal()), "
            + "\(span.end.decimal()) to \(end.decimal())",
          "so \(span.extent.decimal()) becomes \((end - start).decimal())",
        ]
      )
    }
    let exact = quantity.start * span.start + quantity.extent * span.extent + quantity.constant
    let isEdge = quantity.constant.isZero && quantity.extent != Rational(1, 2)
    guard isEdge else { return (exact, []) }
    let value = tree.snapped(exact, axis)
    var sentences: [String] = []
    if value != exact {
      sentences = ["edges go to the nearest \(pixels): \(exact.decimal()) to \(value.decimal())"]
    }
    guard wanted.isInParent, parent != LayoutTree.screen else { return (value, sentences) }
    let origin = spans[axis][parent].start
    let edge = tree.snapped(origin, axis)
    if value != exact || edge != origin {
      let name = tree.name(ofNode: parent)
      let side = axis == .x ? "left" : "top"
      sentences = [
        "edges go to the nearest \(pixels): here \(exact.decimal()) to \(value.decimal()), the "
          + "\(side) of '\(name)' \(origin.decimal()) to \(edge.decimal())"
      ]
    }
    return (value - edge, sentences)
  }
}
