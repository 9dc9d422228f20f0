import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

/// The way back from a number to what gave it.
///
/// The constraints that settled the layout are declared again, with one more unknown that is the
/// number asked for, so that the solver's explanation of that unknown is the number's.
extension LayoutPass {
  func derivation(
    of wanted: DerivedAttribute, ofNode node: Int, _ locate: (String) -> SourceRange?
  ) -> Derivation {
    derivations(of: [Question(wanted: wanted, node: node)], locate)[0]
  }

  /// A number that is asked for.
  struct Question {
    let wanted: DerivedAttribute
    let node: Int
  }

  /// Many numbers explained as each would be alone, for two solutions of each axis in all.
  func derivations(
    of questions: [Question], _ locate: (String) -> SourceRange?
  ) -> [Derivation] {
    var drafts = [Draft?](repeating: nil, count: questions.count)
    for axis in [Axis.x, .y] {
      let places = questions.indices.filter { axis == self.axis(of: questions[$0]) }
      let found = self.drafts(of: places.map { questions[$0] }, axis, locate)
      for (place, draft) in zip(places, found) { drafts[place] = draft }
    }
    let texts = Set(drafts.flatMap { $0?.texts ?? [] }).sorted()
    let widths = self.drafts(
      of: texts.map { Question(wanted: .attribute(.width), node: $0) }, .x, locate)
    return drafts.compactMap { draft in
      guard var draft else { return nil }
      draft.widths = draft.texts.compactMap { text in
        texts.firstIndex(of: text).map { widths[$0].result }
      }
      return draft.result
    }
  }

  private func axis(of question: Question) -> Axis {
    tree.quantity(question.wanted.attribute, of: question.node, guide: nil).axis
  }

  private struct Draft {
    var result: Derivation {
      Derivation(
        name: name, value: value, exact: exact, snapping: snapping, steps: steps,
        givenUp: givenUp, widths: widths)
    }

    let name: String
    let value: Rational
    let exact: Rational
    let snapping: [String]
    var steps: [Derivation.Step] = []
    var givenUp: [Derivation.Step] = []
    var widths: [Derivation] = []
    /// Texts whose height is a part of the number.
    var texts: [Int] = []
  }

  /// A question as an unknown of the layout's constraints.
  private struct Probe {
    let question: Question
    let quantity: Quantity
    let parent: Int
    let variable: Variable
    /// The place of the constraint that defines it.
    let definition: Int
  }

  private func drafts(
    of questions: [Question], _ axis: Axis, _ locate: (String) -> SourceRange?
  ) -> [Draft] {
    guard !questions.isEmpty else { return [] }
    var lowering = settledLowering(of: axis)
    let probes = questions.map { addProbe(for: $0, to: &lowering) }
    let solution = lowering.system.system.solve()
    let explanations = lowering.system.system.explanations(
      of: probes.map(\.variable), in: solution)
    return zip(probes, explanations).map { probe, found in
      draft(of: probe, found, in: lowering, solution, locate)
    }
  }

  private func addProbe(for question: Question, to lowering: inout Lowering) -> Probe {
    let (wanted, node) = (question.wanted, question.node)
    let parent = wanted.isInParent ? tree.nodes[node].parent : LayoutTree.screen
    let quantity = lowering.settled(tree.quantity(wanted.attribute, of: node, guide: nil))
    let variable = lowering.system.addVariable(isNonNegative: false)
    let definition = lowering.system.origins.count
    lowering.system.relate(
      quantity, .equal, .start(parent, quantity.axis), plus: 0, extra: variable,
      from: .ownSize(node))
    return Probe(
      question: question, quantity: quantity, parent: parent, variable: variable,
      definition: definition)
  }

  private func draft(
    of probe: Probe, _ found: Explanation?, in lowering: Lowering, _ solution: Solution,
    _ locate: (String) -> SourceRange?
  ) -> Draft {
    let (wanted, quantity) = (probe.question.wanted, probe.quantity)
    let (value, snapping) = snapped(quantity, wanted, in: probe.parent)
    let name =
      tree.name(ofNode: probe.question.node) + "."
      + (wanted == .x ? "x" : wanted == .y ? "y" : wanted.attribute.rawValue)
    var draft = Draft(
      name: name, value: value, exact: solution[probe.variable], snapping: snapping)
    var rows: [Int] = []
    for step in found?.steps ?? [] {
      guard case .constraint(let index) = step.bound else {
        if let text = text(of: step.bound, in: lowering.system) {
          draft.steps.append(
            Derivation.Step(
              amount: 0, multiplier: 1, text: text, range: nil, priority: 1000))
        }
        continue
      }
      let amount = step.multiplier * lowering.system.constant(of: index, at: solution)
      if index.rawValue == probe.definition {
        // What of the attribute is known without any constraint, if anything.
        if amount.isZero { continue }
        draft.steps.append(
          Derivation.Step(
            amount: amount, multiplier: 1, text: known(quantity, wanted), range: nil,
            priority: 1000))
        continue
      }
      let origin = lowering.system.origins[index.rawValue]
      rows.append(index.rawValue)
      let axis = lowering.system.axis(of: index) ?? quantity.axis
      let next = Derivation.Step(
        amount: amount, multiplier: step.multiplier.magnitude,
        text: phrase(of: origin, axis, amount: amount / step.multiplier),
        range: place(of: origin, locate), priority: priority(of: index, in: lowering))
      // What adds nothing is said once, and not at all where nobody wrote it.
      let isSilent =
        amount.isZero
        && (next.range == nil
          || draft.steps.contains { $0.text == next.text && $0.range == next.range })
      if !isSilent { draft.steps.append(next) }
      if case .ownSize(let owner) = origin, tree.nodes[Int(owner)].isText, quantity.axis == .y,
        !draft.texts.contains(Int(owner))
      {
        draft.texts.append(Int(owner))
      }
    }
    draft.givenUp = wishes(around: rows + [probe.definition], in: lowering, solution, locate)
    return draft
  }

  /// The constraints that gave the places on an axis: as if there were room, where that is how
  /// they came out, else with priorities.
  func settledLowering(of axis: Axis) -> Lowering {
    let axes: [Axis] = statements.isCrossAxis ? [.x, .y] : [axis]
    var natural = Lowering(tree, statements, measurements, axes: axes, effort: .natural)
    natural.run()
    let solution = natural.system.system.solve()
    let isSettled =
      solution.isExact
      && axes.allSatisfy { axis in
        tree.nodes.indices.dropFirst().allSatisfy {
          natural.system.span($0, axis, in: solution) == spans[axis][$0]
        }
      }
    if isSettled { return natural }
    var limited = Lowering(tree, statements, measurements, axes: axes, effort: .limited)
    limited.run()
    return limited
  }

  func priority(of index: ConstraintIndex, in lowering: Lowering) -> Rational {
    lowering.system.system.priority(of: index)?.value ?? 1000
  }

  /// Optional constraints that don't hold and bear on a box that the given rows relate.
  private func wishes(
    around rows: [Int], in lowering: Lowering, _ solution: Solution,
    _ locate: (String) -> SourceRange?
  ) -> [Derivation.Step] {
    let system = lowering.system.system
    let variables = Set(rows.flatMap { system.terms(of: ConstraintIndex($0)).map(\.variable) })
    var found: [Derivation.Step] = []
    for place in lowering.system.indices {
      let index = ConstraintIndex(place)
      guard let priority = system.priority(of: index), !priority.isRequired, priority != .tidying
      else { continue }
      let missed = system.violation(of: index, values: solution.values)
      guard missed.isPositive,
        system.terms(of: index).contains(where: { variables.contains($0.variable) })
      else { continue }
      let origin = lowering.system.origins[place]
      let axis = lowering.system.axis(of: index) ?? .x
      found.append(
        Derivation.Step(
          amount: missed, multiplier: 1,
          text: phrase(
            of: origin, axis,
            amount: lowering.system.constant(of: index, at: solution, plus: missed)),
          range: self.place(of: origin, locate), priority: priority.value))
    }
    return found.sorted { $0.priority > $1.priority }
  }
}

extension AxisSystem {
  /// The constant of a constraint that holds with equality.
  func constant(of index: ConstraintIndex, at solution: Solution) -> Rational {
    system.terms(of: index).reduce(0) { $0 + $1.coefficient * solution[$1.variable] }
  }

  /// The constant of a constraint of one term that is missed by an amount: of an upper bound it
  /// is less than what came out, of a lower one more.
  fileprivate func constant(
    of index: ConstraintIndex, at solution: Solution, plus missed: Rational
  ) -> Rational {
    let value = constant(of: index, at: solution)
    var probe = solution.values
    guard let term = system.terms(of: index).first,
      probe.indices.contains(Int(term.variable.index))
    else { return value }
    // Nearer to the constant means missing it by less.
    probe[Int(term.variable.index)] += missed / term.coefficient
    let isLess = system.violation(of: index, values: probe).isZero
    return isLess ? value + missed : value - missed
  }

  /// The axis of the boxes that a constraint relates; nil for one that relates none.
  func axis(of index: ConstraintIndex) -> Axis? {
    system.terms(of: index).lazy.compactMap { meaning(of: $0.variable)?.axis }.first
  }
}
