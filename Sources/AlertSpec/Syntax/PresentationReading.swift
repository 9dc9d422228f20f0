import Geometry
import YAMLNodes

extension Presentation: Record {
  static let title = "presentation"
  static let doc = "How the alert comes and goes."
  static var blank: Presentation { Presentation() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.keys(of: &show, and: &hide)
    visitor.key("show", &show, .record(), "How it comes, where that differs.")
    visitor.key("hide", &hide, .record(), "How it goes, where that differs.")
    visitor.key("backdrop", &backdrop, .record(), "When the backdrop fades.")
    visitor.key("dismiss", &dismissal, .record(), "What dismisses it besides its actions.")
  }
}

extension Presentation.Transition: Record {
  static let title = "a transition"
  static let doc = "One direction of the presentation."
  static var blank: Self { Self() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("kind", &kind, .choice(), "Whether the alert fades, moves, scales or just is.")
    visitor.key("edge", &edge, .choice(), "Where a moving alert comes from.")
    visitor.key("duration", &duration, .seconds, "How long it takes, in seconds.")
    visitor.key("delay", &delay, .seconds, "How long it waits first, in seconds.")
    visitor.key("curve", &curve, .choice(), "How the speed changes on the way.")
    visitor.key("spring", &spring, .record(), "A damped spring in place of the curve.")
  }
}

extension Presentation.Spring: Record {
  static let title = "a spring"
  static let doc = "A damped spring."
  static var blank: Self { Self() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("damping", &damping, .number(0...10), "1 stops without swinging; less swings.")
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
    visitor.key("duration", &duration, .seconds, "How long it takes, in seconds.")
    visitor.key("delay", &delay, .seconds, "How long it waits first, in seconds.")
  }
}

extension Presentation.Dismissal: Record {
  static let title = "dismiss"
  static let doc = "What dismisses the alert besides its actions."
  static var blank: Self { Self() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("outsideTap", &outsideTap, .boolean, "Whether a tap beside the alert does.")
    visitor.key("drag", &drag, .boolean, "Whether dragging it away does.")
    visitor.key("after", &after, .seconds, "It goes by itself after so many seconds.")
  }
}
