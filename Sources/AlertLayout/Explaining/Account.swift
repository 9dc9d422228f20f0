import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

/// All that a layout can say of itself: the numbers of every node explained, and the constraints
/// that were declared for them.
public struct LayoutAccount: Sendable {
  /// In the order of the layout's levels, the screen first.
  public let nodes: [Node]
  /// In the order declared.
  public let relations: [Relation]

  /// A node with its numbers.
  public struct Node: Sendable {
    /// As backends name the node.
    public let id: String
    /// The view, action or alert that it came from.
    public let range: SourceRange
    /// `x`, `y`, `width` and `height`, in this order, as backends write them.
    public let numbers: [Derivation]
  }

  /// A constraint between the edges, middles or extents of one or two boxes.
  public struct Relation: Sendable {
    /// Whether it is about places and extents across the screen.
    public let isHorizontal: Bool
    /// One for a constraint with a constant, else two: the left side first.
    public let ends: [End]
    /// In the words of the spec.
    public let text: String
    /// Nil for what nothing states.
    public let range: SourceRange?
    /// 1000 is required.
    public let priority: Rational
    /// Whether it came true.
    public let holds: Bool
  }

  /// What of a box a constraint speaks of.
  public struct End: Sendable, Equatable {
    /// The id of its box.
    public let node: String
    /// How far from the left or top edge, as a part of the extent: 0, 1/2 or 1; nil for the extent
    /// itself.
    public let part: Rational?
  }
}

extension Alert {
  /// What ``derivation(of:ofNode:in:)`` says of the frame of every node, and the constraints as
  /// lines between boxes, in one go.
  public func account(in environment: Environment) -> LayoutAccount {
    let boxes = boxes(in: environment)
    var pass = LayoutPass(
      alert: boxes.alert, backdrop: boxes.backdrop, absent: absentNames, in: environment)
    pass.run()
    return pass.account(locate)
  }
}

extension LayoutPass {
  func account(_ locate: (String) -> SourceRange?) -> LayoutAccount {
    let attributes = ["x", "y", "width", "height"].compactMap { DerivedAttribute($0) }
    let questions = tree.nodes.indices.flatMap { node in
      attributes.map { Question(wanted: $0, node: node) }
    }
    let numbers = derivations(of: questions, locate)
    let nodes = tree.nodes.indices.map { index in
      let first = index * attributes.count
      return LayoutAccount.Node(
        id: tree.boxes[index].id, range: tree.boxes[index].range,
        numbers: Array(numbers[first..<first + attributes.count]))
    }
    let axes: [Axis] = statements.isCrossAxis ? [.x] : [.x, .y]
    return LayoutAccount(nodes: nodes, relations: axes.flatMap { relations($0, locate) })
  }

  /// The constraints of an axis that say how boxes lie, without what boxes are of themselves.
  private func relations(
    _ axis: Axis, _ locate: (String) -> SourceRange?
  ) -> [LayoutAccount.Relation] {
    let lowering = settledLowering(of: axis)
    let system = lowering.system.system
    let solution = system.solve()
    return lowering.system.indices.compactMap { place in
      let index = ConstraintIndex(place)
      let origin = lowering.system.origins[place]
      if case .ownSize = origin { return nil }
      let priority = priority(of: index, in: lowering)
      guard priority > ConstraintSolver.Priority.tidying.value,
        let axis = lowering.system.axis(of: index),
        let ends = ends(of: system.terms(of: index), in: lowering.system)
      else { return nil }
      let amount = lowering.system.constant(of: index, at: solution)
      return LayoutAccount.Relation(
        isHorizontal: axis == .x, ends: ends, text: phrase(of: origin, axis, amount: amount),
        range: self.place(of: origin, locate), priority: priority,
        holds: system.violation(of: index, values: solution.values).isZero)
    }
  }

  /// Nil where it can't be drawn as a line: for more boxes than two, or places between.
  private func ends(of terms: some Sequence<Term>, in system: AxisSystem) -> [LayoutAccount.End]? {
    var boxes: [(node: Int, start: Rational, extent: Rational)] = []
    for term in terms {
      guard let meaning = system.meaning(of: term.variable) else { return nil }
      let known = boxes.firstIndex { $0.node == meaning.node }
      if known == nil { boxes.append((meaning.node, 0, 0)) }
      let place = known ?? boxes.count - 1
      if meaning.isExtent {
        boxes[place].extent += term.coefficient
      } else {
        boxes[place].start += term.coefficient
      }
    }
    guard (1...2).contains(boxes.count) else { return nil }
    var ends: [LayoutAccount.End] = []
    for box in boxes {
      let part = box.start.isZero ? nil : box.extent / box.start
      if let part, part != 0, part != Rational(1, 2), part != 1 { return nil }
      ends.append(.init(node: tree.boxes[box.node].id, part: part))
    }
    return ends
  }
}
