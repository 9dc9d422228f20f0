import AlertLayout
import AlertMotion
import AlertSpec
import Geometry

extension JSONWriter {
  /// As stated, and what comes of it on this screen.
  mutating func presentation(of laidOut: LaidOutAlert, at requests: [MomentRequest]) {
    let presentation = laidOut.alert.presentation
    let motion = Motion(of: laidOut)
    beginBlock(.object)
    line()
    key("show")
    transition(presentation.show)
    line()
    key("hide")
    transition(presentation.hide)
    line()
    key("backdrop")
    backdrop(presentation.backdrop)
    line()
    key("detents")
    detents(presentation.detents, in: laidOut.environment)
    line()
    key("dismiss")
    dismissal(presentation.dismissal)
    line()
    key("keyboard")
    beginObject()
    key("avoid")
    boolean(presentation.keyboard.avoids)
    key("spacing")
    number(presentation.keyboard.spacing)
    endObject()
    line()
    key("reducedMotion")
    string(presentation.reducedMotion.rawValue)
    line()
    key("timeline")
    timelines(of: motion)
    if let reduced = motion.reduced { reducedTimelines(of: reduced, besides: motion) }
    if !requests.isEmpty {
      line()
      key("moments")
      moments(motion.moments(requests))
    }
    endBlock(.object)
  }

  private mutating func backdrop(_ timing: Presentation.BackdropTiming) {
    beginObject()
    key("inTurn")
    boolean(timing.isInTurn)
    key("duration")
    optionalNumber(timing.duration)
    key("delay")
    optionalNumber(timing.delay)
    key("curve")
    if let curve = timing.curve { self.curve(curve) } else { null() }
    endObject()
  }

  private mutating func detents(_ detents: [Presentation.Detent], in environment: Environment) {
    guard !detents.isEmpty else { return emptyArray() }
    beginArray()
    for detent in detents {
      element()
      beginObject()
      key("detent")
      string(detent.name)
      key("height")
      number(detent.height(in: environment))
      endObject()
    }
    endArray()
  }

  private mutating func dismissal(_ dismissal: Presentation.Dismissal) {
    beginObject()
    key("outsideTap")
    boolean(dismissal.outsideTap)
    key("drag")
    boolean(dismissal.drag)
    key("swipe")
    boolean(dismissal.swipe)
    key("dragDistance")
    number(dismissal.dragDistance)
    key("swipeSpeed")
    number(dismissal.swipeSpeed)
    key("after")
    optionalNumber(dismissal.after)
    endObject()
  }

  private mutating func transition(_ transition: Presentation.Transition) {
    beginObject()
    key("kind")
    kinds(transition.kind.words)
    key("edge")
    string(transition.edge.rawValue)
    if transition.kind.contains(.scale) {
      key("scale")
      number(transition.scale)
    }
    key("fades")
    boolean(transition.fades)
    key("duration")
    number(transition.duration)
    key("delay")
    number(transition.delay)
    if let spring = transition.spring {
      key("spring")
      self.spring(spring)
    } else {
      key("curve")
      curve(transition.curve)
    }
    endObject()
  }

  private mutating func kinds(_ words: [Presentation.Kind]) {
    if words.count == 1 { return string(words[0].rawValue) }
    beginArray()
    for word in words {
      element()
      string(word.rawValue)
    }
    endArray()
  }

  private mutating func spring(_ spring: Presentation.Spring) {
    beginObject()
    switch spring.response {
    case .damping(let ratio):
      key("damping")
      number(ratio)
    case .bounce(let bounce):
      key("bounce")
      number(bounce)
    }
    key("velocity")
    number(spring.velocity)
    endObject()
  }

  /// A name, or the control points in order.
  mutating func curve(_ curve: TimingCurve) {
    if let name = curve.name { return string(name) }
    beginArray()
    for number in [curve.x1, curve.y1, curve.x2, curve.y2] {
      element()
      self.number(number)
    }
    endArray()
  }

  private mutating func optionalNumber(_ value: Rational?) {
    if let value { number(value) } else { null() }
  }

  mutating func actions(of alert: Alert) {
    guard !alert.actions.isEmpty else { return emptyArray() }
    beginBlock(.array)
    for action in alert.actions {
      line()
      beginObject()
      key("id")
      string(action.id)
      key("title")
      string(action.title)
      key("role")
      string(action.role.rawValue)
      key("event")
      string(action.event)
      key("dismiss")
      string((action.dismissal ?? alert.buttons.dismissal).rawValue)
      endObject()
    }
    endBlock(.array)
  }

  mutating func accessibility(_ elements: [AccessibilityElement], in locale: String) {
    guard !elements.isEmpty else { return emptyArray() }
    beginBlock(.array)
    for element in elements {
      line()
      beginObject()
      key("id")
      string(element.id)
      if let label = element.label {
        key("label")
        string(label)
      }
      if let hint = element.hint {
        key("hint")
        string(hint)
      }
      key("trait")
      string(element.trait.rawValue)
      key("spoken")
      string(element.spoken(in: locale))
      if let identifier = element.identifier {
        key("identifier")
        string(identifier)
      }
      endObject()
    }
    endBlock(.array)
  }

  mutating func focus(_ rules: FocusRules) {
    beginObject()
    key("modal")
    boolean(rules.isModal)
    key("initial")
    optionalString(rules.initial)
    key("escape")
    optionalString(rules.escape)
    key("stops")
    if rules.stops.isEmpty {
      emptyArray()
    } else {
      beginArray()
      for stop in rules.stops {
        element()
        string(stop)
      }
      endArray()
    }
    endObject()
  }

  mutating func behaviour(_ runs: [Simulation.Run]) {
    beginBlock(.array)
    for run in runs {
      line()
      beginBlock(.object)
      line()
      key("script")
      string(run.script)
      line()
      key("trace")
      beginBlock(.array)
      for entry in run.trace {
        line()
        self.entry(entry)
      }
      endBlock(.array)
      endBlock(.object)
    }
    endBlock(.array)
  }

  private mutating func entry(_ entry: TraceEntry) {
    beginObject()
    key("at")
    number(entry.time)
    key("what")
    string(entry.what.rawValue)
    if let alert = entry.alert {
      key("alert")
      string(alert)
    }
    if let name = entry.name {
      key("name")
      string(name)
    }
    if let cause = entry.cause {
      key("cause")
      string(cause)
    }
    endObject()
  }

  private mutating func optionalString(_ value: String?) {
    if let value { string(value) } else { null() }
  }
}
