import AlertSpec

/// Equations by the unknowns in them, to see without solving that none can follow from others.
///
/// Of equations that depend on each other, each unknown stands in at least two. So an equation with
/// an unknown that no other has is none of them, and is crossed out, until nothing changes.
struct Equations {
  private struct Unknown: Equatable {
    var name: String
    var axis: Axis
    /// A width or height; else a left or top edge.
    var isExtent: Bool
  }

  private struct Equation {
    /// Those that it has in any case.
    var certain: [Unknown] = []
    /// Those that it can have: a leading edge is the left or the right one.
    var possible: [Unknown] = []
  }

  private var equations: [Equation] = []
  /// Something refers to a neighbour, whose name is not known here.
  private var isVague = false

  /// Adds what an equality says that is stated on a view, an action or the alert.
  mutating func add(_ statement: ConstraintStatement, on name: String) {
    let rightParts = statement.right?.attribute.parts ?? []
    for (place, part) in statement.left.attribute.parts.enumerated() {
      var equation = Equation()
      add(part, of: statement.left, on: name, to: &equation)
      if let right = statement.right, !rightParts.isEmpty {
        let other = rightParts[rightParts.count > 1 ? place % rightParts.count : 0]
        let left = equation.possible
        add(other, of: right, on: name, to: &equation)
        // What stands on both sides may cancel out.
        if equation.possible.dropFirst(left.count).contains(where: left.contains) {
          equation.certain = []
        }
      }
      equations.append(equation)
    }
  }

  private mutating func add(
    _ attribute: Attribute, of anchor: Anchor, on name: String, to equation: inout Equation
  ) {
    let name =
      switch anchor.item {
      case .itself: name
      case .alert: "alert"
      case .backdrop: "backdrop"
      case .screen: ""
      case .named(let id): id
      case .previous, .next: "?"
      }
    if name == "?" { isVague = true }
    // The screen has no unknowns.
    if name.isEmpty { return }
    let axis: Axis
    var certain = (start: true, extent: true)
    switch attribute {
    case .left, .leading, .trailing, .right, .centerX, .center:
      axis = .x
      certain.extent = attribute == .right || attribute == .centerX || attribute == .center
    case .width, .size:
      axis = .x
      certain.start = false
    case .top, .edges:
      axis = .y
      certain.extent = false
    case .bottom, .centerY, .firstBaseline, .lastBaseline:
      axis = .y
    case .height:
      axis = .y
      certain.start = false
    }
    let start = Unknown(name: name, axis: axis, isExtent: false)
    let extent = Unknown(name: name, axis: axis, isExtent: true)
    if certain.start { equation.certain.append(start) }
    if certain.extent { equation.certain.append(extent) }
    let isEither = attribute == .leading || attribute == .trailing
    if certain.start || isEither { equation.possible.append(start) }
    if certain.extent || isEither { equation.possible.append(extent) }
  }

  /// Whether some may follow from others.
  var mayDepend: Bool {
    if isVague { return equations.count > 1 }
    var left = equations
    while true {
      let count = left.count
      for index in left.indices.reversed() {
        let isAlone = left[index].certain.contains { unknown in
          !left.indices.contains { $0 != index && left[$0].possible.contains(unknown) }
        }
        if isAlone { left.remove(at: index) }
      }
      if left.count == count { return count > 0 }
    }
  }
}
