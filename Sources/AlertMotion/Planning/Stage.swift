import AlertLayout
import AlertSpec
import Geometry

/// What of a laid-out alert its transitions are computed from.
public struct Stage: Sendable, Equatable {
  /// In points.
  public var screen: Size
  /// The alert's frame in the screen's coordinates, in points.
  public var alert: Rect
  /// The alert's own opacity once it is shown.
  public var alertOpacity: Rational = 1
  /// The backdrop's opacity once it is shown; nil where there is nothing to see of it.
  public var backdropOpacity: Rational?

  init(screen: Size, alert: Rect) {
    self.screen = screen
    self.alert = alert
  }

  init(_ laidOut: LaidOutAlert) {
    let environment = laidOut.environment
    screen = Size(width: environment.screen.width, height: environment.screen.height)
    let nodes = laidOut.screen.children
    let alert = nodes.first { $0.id == AnimatedNode.alert.rawValue }
    self.alert = alert?.absoluteFrame ?? .zero
    alertOpacity = alert?.style.opacity ?? 1
    let backdrop = nodes.first { $0.id == AnimatedNode.backdrop.rawValue }
    if let backdrop, backdrop.style.fill.alpha > 0 {
      backdropOpacity = laidOut.alert.backdrop.opacity
    }
  }
}

/// A property's value while the alert is away and while it is shown.
struct Way: Sendable, Equatable {
  let node: AnimatedNode
  let property: AnimatedProperty
  let away: Rational
  let shown: Rational

  init(_ node: AnimatedNode, _ property: AnimatedProperty, away: Rational, shown: Rational) {
    self.node = node
    self.property = property
    self.away = away
    self.shown = shown
  }

  func end(_ direction: Timeline.Direction) -> Rational { direction == .show ? shown : away }
  func start(_ direction: Timeline.Direction) -> Rational { end(direction.opposite) }

  var length: Rational { (shown - away).magnitude }
}

extension Stage {
  /// What a transition changes of the alert; nothing is left out but what would not change.
  func ways(of transition: Presentation.Transition) -> [Way] {
    var ways: [Way] = []
    let movesAlone = transition.kind == .move && !transition.fades
    if movesAlone, let edge = ScreenEdge(transition.edge) {
      ways.append(
        Way(.alert, .constraint(edge), away: 0, shown: distance(from: edge)))
    } else if transition.kind.contains(.move) {
      let (x, y) = translation(from: transition.edge)
      ways.append(Way(.alert, .translationX, away: x, shown: 0))
      ways.append(Way(.alert, .translationY, away: y, shown: 0))
    }
    if transition.kind.contains(.scale) {
      ways.append(Way(.alert, .scale, away: transition.scale, shown: 1))
    }
    if transition.kind.contains(.fade) || transition.kind == .none || transition.fades {
      ways.append(Way(.alert, .opacity, away: 0, shown: alertOpacity))
    }
    return ways.filter { $0.away != $0.shown }
  }

  var backdropWay: Way? {
    backdropOpacity.flatMap { opacity in
      opacity.isZero ? nil : Way(.backdrop, .opacity, away: 0, shown: opacity)
    }
  }

  /// How far a moving alert is from its place when it is just outside of an edge.
  private func translation(from edge: Presentation.Edge) -> (x: Rational, y: Rational) {
    switch edge {
    case .top: (0, -alert.maxY)
    case .bottom: (0, screen.height - alert.minY)
    case .left: (-alert.maxX, 0)
    case .right: (screen.width - alert.minX, 0)
    case .center, .none: (0, 0)
    }
  }

  /// The constant of ``ScreenEdge/constraint`` while the alert is shown.
  func distance(from edge: ScreenEdge) -> Rational {
    switch edge {
    case .top: alert.maxY
    case .bottom: alert.minY - screen.height
    case .left: alert.maxX
    case .right: alert.minX - screen.width
    }
  }
}
