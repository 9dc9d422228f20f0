import Geometry
import YAMLNodes

extension ValueType where Value == Presentation {
  static let presentation = ValueType.record(
    RecordType<Presentation>(
      "presentation", "How the alert comes and goes.",
      Presentation.Transition.keys.map { $0.inBothDirections } + [
        Key("show", \.show, .transition, "How it comes, where that differs."),
        Key("hide", \.hide, .transition, "How it goes, where that differs."),
        Key("backdrop", \.backdrop, .backdropTiming, "When the backdrop fades."),
        Key("dismiss", \.dismissal, .dismissal, "What dismisses it besides its actions."),
      ]),
    initial: Presentation())
}

extension Presentation.Transition {
  static let keys: [Key<Presentation.Transition>] = [
    Key("kind", \.kind, .choice(), "Whether the alert fades, moves, scales or is simply there."),
    Key("edge", \.edge, .choice(), "Where a moving alert comes from."),
    Key("duration", \.duration, .seconds, "How long it takes, in seconds."),
    Key("delay", \.delay, .seconds, "How long it waits first, in seconds."),
    Key("curve", \.curve, .choice(), "How the speed changes on the way."),
    Key("spring", \.spring, .spring, "A damped spring in place of the curve."),
  ]
}

extension Key where Owner == Presentation.Transition {
  /// The row for showing and hiding alike.
  fileprivate var inBothDirections: Key<Presentation> {
    Key<Presentation>(name, shape, doc, since: since) { [read] entry, presentation, reader in
      read(entry, &presentation.show, &reader)
      // The other direction reads the same entry; its faults are reported already.
      var silent = SpecReader(file: reader.file, isBase: reader.isBase)
      read(entry, &presentation.hide, &silent)
    }
  }
}

extension ValueType where Value == Presentation.Transition {
  fileprivate static let transition = ValueType.record(
    RecordType<Presentation.Transition>(
      "a transition", "One direction of the presentation.", Presentation.Transition.keys),
    initial: Presentation.Transition())
}

extension ValueType where Value == Presentation.Spring {
  fileprivate static let spring = ValueType.record(
    RecordType<Presentation.Spring>(
      "a spring", "A damped spring.",
      [
        Key(
          "damping", \.damping, .number(0...10), "1 stops without swinging; less swings."),
        Key(
          "velocity", \.velocity, .number(-1000...1000),
          "The speed at the start, in whole ways per second."),
      ]),
    initial: Presentation.Spring())
}

extension ValueType where Value == Presentation.BackdropTiming {
  fileprivate static let backdropTiming = ValueType.record(
    RecordType<Presentation.BackdropTiming>(
      "the backdrop's timing", "When the backdrop fades.",
      [
        Key("duration", \.duration, .seconds, "How long it takes, in seconds."),
        Key("delay", \.delay, .seconds, "How long it waits first, in seconds."),
      ]),
    initial: Presentation.BackdropTiming())
}

extension ValueType where Value == Presentation.Dismissal {
  fileprivate static let dismissal = ValueType.record(
    RecordType<Presentation.Dismissal>(
      "dismiss", "What dismisses the alert besides its actions.",
      [
        Key("outsideTap", \.outsideTap, .boolean, "Whether a tap beside the alert does."),
        Key("drag", \.drag, .boolean, "Whether dragging it away does."),
        Key("after", \.after, .seconds, "It goes by itself after so many seconds."),
      ]),
    initial: Presentation.Dismissal())
}
