import Geometry
import YAMLNodes

extension Presentation: Record {
  static let title = "presentation"
  static let doc = "How the alert comes and goes."
  static var blank: Presentation { Presentation() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.keys(of: &show, and: &hide)
    visitor.key("show", &show, .transition(), "How it comes, where that differs.")
    visitor.key("hide", &hide, .transition(), "How it goes, where that differs.")
    visitor.key("backdrop", &backdrop, .record(), "When the backdrop fades.")
    visitor.key("dismiss", &dismissal, .record(), "What dismisses it besides its actions.")
    visitor.key("keyboard", &keyboard, .record(), "What it does when the keyboard comes up.")
    visitor.key(
      "reducedMotion", &reducedMotion, .choice(),
      "What takes the place of moving and scaling where people ask for less motion: a fade, "
        + "nothing, or `keep`: it moves all the same.")
  }
}

extension Presentation.Transition: Record {
  static let title = "a transition"
  static let doc = "One direction of the presentation."
  static var blank: Self { Self() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key(
      "kind", &kind, .kinds,
      "Whether the alert fades, moves, scales or just is; a list does several at once.")
    visitor.key(
      "edge", &edge, .choice(),
      "Where a moving alert comes from, wholly outside of the screen; from `center` and `none` it "
        + "comes without moving.")
    visitor.key(
      "scale", &scale, .number(0...10),
      "How large a scaling alert is while it is away; 1 is its own size.")
    visitor.key(
      "fades", &fades, .boolean,
      "Whether an alert that moves or scales also fades; one that only moves is then held by one "
        + "constraint to its edge.")
    visitor.key(
      "duration", &duration, .transitionTime,
      "How long it takes, in seconds; a spring with a bounce comes to rest later.")
    visitor.key("delay", &delay, .transitionTime, "How long it waits first, in seconds.")
    visitor.key(
      "curve", &timing, .timingCurve,
      "How the speed changes on the way: a name, or the control points `[x1, y1, x2, y2]` of a "
        + "cubic Bézier curve. It takes the place of an inherited spring.")
    visitor.key("spring", &timing, .timingSpring, "A damped spring in place of the curve.")
  }
}

extension Presentation.Spring: Record {
  static let title = "a spring"
  static let doc = "A damped spring, by its damping or by its bounce."
  static var blank: Self { Self() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key(
      "damping", &response, .damping,
      "1 stops without swinging; less swings. It is at rest when the duration is over.")
    visitor.key(
      "bounce", &response, .bounce,
      "0 stops without swinging; more swings, less than 0 is slower. The duration is how long it "
        + "seems to take.")
    visitor.key(
      "velocity", &velocity, .number(-1000...1000),
      "The speed at the start, in whole ways per second.")
  }
}

extension Presentation.BackdropTiming: Record {
  static let title = "the backdrop's timing"
  static let doc = "When the backdrop fades."
  static var blank: Self { Self() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key(
      "inTurn", &isInTurn, .boolean,
      "Whether a fade takes two halves: the backdrop comes before the alert and goes after it.")
    visitor.key(
      "duration", &duration, .transitionTime,
      "How long it takes, in seconds; as long as the alert, or half of that in turn, unless "
        + "stated.")
    visitor.key(
      "delay", &delay, .transitionTime,
      "How long it waits first, in seconds; until its turn unless stated.")
    visitor.key("curve", &curve, .curve, "How its speed changes; as the alert's unless stated.")
  }
}

extension Presentation.Dismissal: Record {
  static let title = "dismiss"
  static let doc = "What dismisses the alert besides its actions."
  static var blank: Self { Self() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("outsideTap", &outsideTap, .boolean, "Whether a tap beside the alert does.")
    visitor.key("drag", &drag, .boolean, "Whether dragging it away does.")
    visitor.key("swipe", &swipe, .boolean, "Whether flinging it away does, however far.")
    visitor.key(
      "dragDistance", &dragDistance, .fraction,
      "How far it must be dragged, in parts of its height or width.")
    visitor.key(
      "swipeSpeed", &swipeSpeed, .number(0...100_000),
      "How fast it must be flung, in points per second.")
    visitor.key("after", &after, .seconds, "It goes by itself after so many seconds.")
  }
}

extension Presentation.KeyboardAvoidance: Record {
  static let title = "keyboard"
  static let doc = "What the alert does when the keyboard comes up."
  static var blank: Self { Self() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("avoid", &avoids, .boolean, "Whether it moves up where the keyboard covers it.")
    visitor.key(
      "spacing", &spacing, .number(0...1000, unit: "pt"),
      "What stays free between the alert and the keyboard, in points.")
  }
}
