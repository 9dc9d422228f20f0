import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

extension Alert {
  /// What is worth knowing of the spec's own constraints and lengths, each thing once for all
  /// environments. Asked of an alert that lays out without errors.
  public func layoutRemarks(in environments: [Environment]) -> [Diagnostic] {
    let own = ownConstraints
    return offGridLengths(own, in: environments) + redundantConstraints(own, in: environments)
  }

  /// A constraint that the spec itself states, and the name of what it is stated on.
  private typealias OwnConstraint = (statement: ConstraintStatement, name: String)

  // MARK: Lengths off the grid

  /// Lengths that are no whole number of pixels on one of the screens.
  private func offGridLengths(
    _ own: [OwnConstraint], in environments: [Environment]
  ) -> [Diagnostic] {
    var grids: [PixelGrid] = []
    for environment in environments where !grids.contains(environment.grid) {
      grids.append(environment.grid)
    }
    var found: [Diagnostic] = []
    func look(at value: Rational, _ range: SourceRange) {
      guard !value.isWhole, !found.contains(where: { $0.range == range }),
        let grid = grids.first(where: { !$0.contains(value) })
      else { return }
      found.append(offGrid(value, on: grid, at: range))
    }
    for length in fractionalLengths { look(at: length.value, length.range) }
    for (statement, _) in own {
      look(at: statement.constant.points, statement.range)
      guard let inset = statement.inset else { continue }
      for side in [inset.top, inset.leading, inset.bottom, inset.trailing] {
        look(at: side.points, statement.range)
      }
    }
    return found
  }

  private func offGrid(_ value: Rational, on grid: PixelGrid, at range: SourceRange) -> Diagnostic {
    let pixels = (value * Rational(grid.scale)).decimal(places: 9)
    let isThin = value.isPositive && value < 1
    return Diagnostic(
      .note, .offGrid,
      "\(value.decimal(places: 9)) pt is \(pixels) pixels on a screen with \(grid.scale) pixels to "
        + "the point, so edges come a part of a pixel earlier or later", at: range,
      help: [
        Help(
          isThin
            ? "write hairline for a line of one pixel on every screen"
            : "write \(value.floor) or \(value.ceiling), which are whole pixels on every screen")
      ])
  }

  /// Those of the alert, then of the views in drawing order, then of the actions.
  private var ownConstraints: [OwnConstraint] {
    guard let file = sources.first?.file else { return [] }
    var own: [OwnConstraint] = []
    func add(_ statements: [ConstraintStatement], of name: String) {
      for statement in statements where statement.range.file === file {
        own.append((statement, name))
      }
    }
    func add(_ views: [View]) {
      for view in views {
        add(view.constraints, of: view.id)
        add(view.innerViews)
      }
    }
    add(constraints, of: "alert")
    add(views)
    for action in actions { add(action.constraints, of: action.id) }
    return own
  }

  // MARK: Redundant constraints

  private func redundantConstraints(
    _ own: [OwnConstraint], in environments: [Environment]
  ) -> [Diagnostic] {
    guard let environment = environments.first, let file = sources.first?.file else { return [] }
    var equations = Equations()
    for (statement, name) in own
    where statement.relation == .equal && statement.priority == AlertSpec.Priority.required {
      equations.add(statement, on: name)
    }
    guard equations.mayDepend else { return [] }
    let boxes = boxes(in: environment)
    let pass = LayoutPass(
      alert: boxes.alert, backdrop: boxes.backdrop, absent: absentNames, in: environment)
    return pass.redundantStatements(in: file)
  }
}

extension LayoutPass {
  /// The required equalities of a file that follow from others of it, whatever else there is.
  ///
  /// What only an arrangement or a preset implies too is not told: saying it again keeps it true
  /// when those change.
  func redundantStatements(in file: SourceFile) -> [Diagnostic] {
    var lowering = Lowering(tree, statements, measurements, axes: [.x, .y], effort: .natural)
    var relations: [StatedRelation] = []
    for relation in statements.relations
    where relation.relation == .equal && relation.priority.isRequired
      && relation.left.late == .nothing && relation.right?.late ?? .nothing == .nothing
      && statement(relation.origin)?.range.file === file
    {
      relations.append(relation)
      lowering.state(relation)
    }
    let system = lowering.system
    let redundancies = system.system.redundancies()
    var found: [Diagnostic] = []
    for origin in relations.map(\.origin) {
      let rows = system.origins.indices.filter { system.origins[$0] == origin }
      let all = statements.relations.count { $0.origin == origin }
      let implied = redundancies.filter { rows.contains($0.constraint.rawValue) }
      guard implied.count == all, let stated = statement(origin),
        !found.contains(where: { $0.range == stated.range })
      else { continue }
      var others: [Origin] = []
      for row in implied.flatMap(\.impliedBy) {
        let other = system.origins[row.rawValue]
        if other != origin, !others.contains(other) { others.append(other) }
      }
      found.append(describe(stated.text, at: stated.range, impliedBy: others))
    }
    return found
  }

  private func describe(_ text: String, at range: SourceRange, impliedBy others: [Origin])
    -> Diagnostic
  {
    let notes = others.compactMap(statement).map { Note("'\($0.text)'", at: $0.range) }
    let message =
      switch notes.count {
      case 0: "this constraint is true of itself"
      case 1: "this constraint says again what another one says"
      default: "this constraint follows from \(notes.count) others"
      }
    return Diagnostic(
      .note, .redundant, message, at: range, notes: notes,
      help: [Help("delete '\(text)': nothing changes without it")])
  }
}

extension Length {
  /// The distance in points; 0 for a hairline, which is a pixel everywhere.
  fileprivate var points: Rational {
    if case .points(let value) = self { value } else { 0 }
  }
}
