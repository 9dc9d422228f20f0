import AlertSpec
import Geometry

/// One property of one node over time.
public struct Track: Sendable, Equatable {
  /// What is animated.
  public let node: AnimatedNode
  /// In the unit of its values.
  public let property: AnimatedProperty
  /// In the order of time, one at least; no two at one time. Before the first the value is that of
  /// the first, after the last that of the last.
  public let keyframes: [Keyframe]

  init(_ node: AnimatedNode, _ property: AnimatedProperty, _ keyframes: [Keyframe]) {
    self.node = node
    self.property = property
    self.keyframes = keyframes
  }

  /// The value at the beginning, in the property's unit.
  public var start: Rational { keyframes.first?.value ?? 0 }
  /// The value it comes to, in the property's unit.
  public var end: Rational { keyframes.last?.value ?? 0 }
}

/// A value at a time, and how it goes on from there.
public struct Keyframe: Sendable, Equatable {
  /// In seconds from the beginning of the timeline; exact.
  public let time: Rational
  /// Exact.
  public let value: Rational
  /// The way to the next keyframe.
  public let easing: Easing

  init(_ time: Rational, _ value: Rational, _ easing: Easing = .hold) {
    self.time = time
    self.value = value
    self.easing = easing
  }
}

/// How a value goes from one keyframe to the next.
public enum Easing: Sendable, Equatable {
  /// It stays, and is the next one's at the next one's time.
  case hold
  case curve(TimingCurve)
  /// It swings about the next one's value, which it has at the next one's time.
  case spring(SpringMotion)
}

/// The nodes of an alert that transitions change; everything else moves inside them.
public enum AnimatedNode: String, Sendable, CaseIterable {
  case backdrop, alert
}

/// What a transition changes of a node.
public enum AnimatedProperty: Sendable, Hashable {
  /// 0 to 1: what `opacity` is in a spec. Of the backdrop, `backdrop.opacity`.
  case opacity
  /// In points to the right of the laid-out frame.
  case translationX
  /// In points below the laid-out frame.
  case translationY
  /// 1 is the laid-out size; about the frame's centre.
  case scale
  /// The constant of the one constraint, in points, that holds a sheet at an edge of the screen.
  case constraint(ScreenEdge)

  /// As the JSON has it.
  public var name: String {
    switch self {
    case .opacity: "opacity"
    case .translationX: "translationX"
    case .translationY: "translationY"
    case .scale: "scale"
    case .constraint: "constraint"
    }
  }
}

/// An edge of the screen that a sheet rests at.
public enum ScreenEdge: String, Sendable, CaseIterable {
  case top, bottom, left, right

  init?(_ edge: Presentation.Edge) {
    self.init(rawValue: edge.rawValue)
  }

  /// The constraint whose constant is 0 while the sheet is just outside, as a spec would state it.
  public var constraint: String {
    switch self {
    case .top: "bottom == screen.top"
    case .bottom: "top == screen.bottom"
    case .left: "right == screen.left"
    case .right: "left == screen.right"
    }
  }
}
