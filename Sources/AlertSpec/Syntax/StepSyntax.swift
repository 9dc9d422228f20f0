import Diagnostics
import Geometry
import YAMLNodes

/// A step as written: one key says what is done, others how and when.
struct StepSyntax: Record {
  var tap: Step.Target?
  var doubleTap: Step.Target?
  var drag: Step.Direction?
  var swipe: Step.Direction?
  var press: Step.Key?
  var rotate: Orientation?
  var keyboard: Step.Keyboard?
  var app: Step.AppState?
  var screen: Step.ScreenState?
  var motion: Step.MotionSetting?
  var present: String?
  var dismiss: Step.Dismissing?
  var wait: Rational?
  var expect: Step.Expectation?
  var from: Step.Target?
  var distance: Rational?
  var duration: Rational?
  var priority: Queueing.Priority?
  var whenRepeated: Queueing.Repeat?
  var at: Rational?
  var after: Rational?

  static let title = "a step"
  static let doc = "One thing that is done to the alert, and when: at rest unless stated."
  static var blank: StepSyntax { StepSyntax() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("tap", &tap, .target, "Taps a view, a button, the alert, or outside.")
    visitor.key("doubleTap", &doubleTap, .target, "Taps twice, a tenth of a second apart.")
    visitor.key("drag", &drag, .choice(), "Drags the alert, and lets go.")
    visitor.key("swipe", &swipe, .choice(), "Flicks the alert.")
    visitor.key("press", &press, .choice(), "Presses a key of a keyboard.")
    visitor.key("rotate", &rotate, .choice(), "Turns the device.")
    visitor.key("keyboard", &keyboard, .choice(), "The keyboard on the screen comes or goes.")
    visitor.key("app", &app, .choice(), "The app goes into the background or comes back.")
    visitor.key("screen", &screen, .choice(), "The screen that presents comes or goes.")
    visitor.key(
      "motion", &motion, .choice(),
      "People ask their device for less motion, or no longer; first of all, before the alert comes."
    )
    visitor.key(
      "present", &present, .identifier, "The app presents another alert, which looks like this one."
    )
    visitor.key("dismiss", &dismiss, .choice(), "The app dismisses the alert.")
    visitor.key("wait", &wait, .seconds, "Nothing is done for so many seconds.")
    visitor.key("expect", &expect, .record(), "What has to be so now; it is an error otherwise.")
    visitor.key("from", &from, .target, "Where a drag or swipe begins; the alert unless stated.")
    visitor.key("by", &distance, .number(0...10_000, unit: "pt"), "How far a drag goes, in points.")
    visitor.key(
      "over", &duration, .seconds, "How long a drag takes, in seconds; 0.5 unless stated.")
    visitor.key("priority", &priority, .choice(), "Of the other alert; normal unless stated.")
    visitor.key(
      "repeated", &whenRepeated, .choice(),
      "What happens when the other alert is there already; drop unless stated.")
    visitor.key("at", &at, .seconds, "When it is done, in seconds after the script began.")
    visitor.key("after", &after, .seconds, "When it is done, in seconds after the step before.")
  }

  /// What it asks to do, each with its key.
  private var deeds: [(key: String, deed: Step.Deed)] {
    var deeds: [(String, Step.Deed)] = []
    let start = from ?? .node("alert")
    if let tap { deeds.append(("tap", .tap(tap, count: 1))) }
    if let doubleTap { deeds.append(("doubleTap", .tap(doubleTap, count: 2))) }
    if let drag {
      deeds.append(
        (
          "drag",
          .drag(
            drag, from: start, distance: distance ?? 0, duration: duration ?? Rational(1, 2))
        ))
    }
    if let swipe { deeds.append(("swipe", .swipe(swipe, from: start))) }
    if let press { deeds.append(("press", .press(press))) }
    if let rotate { deeds.append(("rotate", .rotate(rotate))) }
    if let keyboard { deeds.append(("keyboard", .keyboard(keyboard))) }
    if let app { deeds.append(("app", .app(app))) }
    if let screen { deeds.append(("screen", .screen(screen))) }
    if let motion { deeds.append(("motion", .motion(motion))) }
    if let present {
      let queueing = Queueing(
        priority: priority ?? .normal, whenRepeated: whenRepeated ?? .drop)
      deeds.append(("present", .present(present, queueing)))
    }
    if let dismiss { deeds.append(("dismiss", .dismiss(dismiss))) }
    if let wait { deeds.append(("wait", .wait(wait))) }
    if let expect { deeds.append(("expect", .expect(expect))) }
    return deeds
  }

  /// The keys that say how something is done, each with those it belongs to.
  private static let details: [(key: String, owners: [String])] = [
    ("from", ["drag", "swipe"]), ("by", ["drag"]), ("over", ["drag"]),
    ("priority", ["present"]), ("repeated", ["present"]),
  ]

  /// The keys that say what is done.
  static let deedKeys = [
    "tap", "doubleTap", "drag", "swipe", "press", "rotate", "keyboard", "app", "screen", "motion",
    "present", "dismiss", "wait", "expect",
  ]

  /// Reads one item of a script; nil for what is no step, which is reported.
  static func step(_ node: YAMLNode, _ reader: inout SpecReader) -> Step? {
    var syntax = StepSyntax()
    let reported = reader.diagnostics.count
    if let help = wordHelp(node, reader) {
      reader.reportWrongType(node, expecting: "a map that says what is done", help: [help])
      return nil
    }
    guard reader.read(node, into: &syntax), reader.diagnostics.count == reported,
      !node.isIncomplete
    else { return nil }
    let deeds = syntax.deeds
    guard let first = deeds.first else {
      reader.report(
        .nothingDone, "this step doesn't say what is done", at: reader.firstLine(of: node),
        help: [Help("write for example tap: confirm")])
      return nil
    }
    if deeds.count > 1, let second = reader.keyRange(deeds[1].key, of: node) {
      reader.report(
        .twoDeeds, "a step does one thing: this one is '\(first.key)' already", at: second,
        notes: reader.keyRange(first.key, of: node).map { [Note("first said here", at: $0)] } ?? [],
        help: [Help("make '\(deeds[1].key)' a step of its own: - \(deeds[1].key): …")])
      return nil
    }
    guard reader.checkDetails(of: first.key, node) else { return nil }
    return Step(
      first.deed, syntax.moment, range: reader.keyRange(first.key, of: node) ?? reader.range(node),
      valueRange: reader.valueRange(syntax.from == nil ? first.key : "from", of: node),
      momentRange: reader.valueRange("at", of: node) ?? reader.valueRange("after", of: node))
  }

  private var moment: Step.Moment {
    if let at { return .at(at) }
    if let after { return .after(after) }
    return .rest
  }

  /// A word alone that was meant as a step: `tap confirm`, `dismiss`.
  private static func wordHelp(_ node: YAMLNode, _ reader: SpecReader) -> Help? {
    guard let text = node.scalar?.text, let first = text.split(separator: " ").first,
      let key = nearestName(to: String(first), among: deedKeys)
    else { return nil }
    let rest = text.dropFirst(first.count).drop { $0 == " " || $0 == ":" }
    let value: String =
      switch (key, rest.isEmpty) {
      case (_, false): escaped(rest)
      case ("dismiss", _): "animated"
      case ("press", _): "escape"
      default: "…"
      }
    let written = "\(key): \(value)"
    guard value != "…" else { return Help("write \(written)") }
    return Help(
      "write \(written)",
      fix: FixIt([.init(replacing: reader.range(node), with: written)], isCertain: false))
  }
}

extension SpecReader {
  /// Where a key of a map stands; of one written twice, the first.
  fileprivate func keyRange(_ key: String, of node: YAMLNode) -> SourceRange? {
    node.mapping?.first { $0.key.scalar.map { isKey($0.text, key) } ?? false }
      .map { range($0.key) }
  }

  fileprivate func valueRange(_ key: String, of node: YAMLNode) -> SourceRange? {
    node.mapping?.first { $0.key.scalar.map { isKey($0.text, key) } ?? false }
      .map { range($0.value) }
  }

  /// Whether each further key belongs to what is done; reports what doesn't.
  fileprivate mutating func checkDetails(of deed: String, _ node: YAMLNode) -> Bool {
    if let at = keyRange("at", of: node), let after = keyRange("after", of: node) {
      report(
        .twoMoments, "this step says twice when it is done", at: after,
        notes: [Note("first said here", at: at)],
        help: [
          Help(
            "keep 'at' for the time since the script began, or 'after' for that since the step before"
          )
        ])
      return false
    }
    for (key, owners) in StepSyntax.foreignDetails(of: deed) {
      guard let range = keyRange(key, of: node) else { continue }
      report(
        .foreignDetail, "'\(key)' says nothing about '\(deed)'", at: range,
        help: [Help("delete it; it belongs to \(listed(owners.map { "'\($0)'" }))")])
      return false
    }
    if deed == "drag", keyRange("by", of: node) == nil, let drag = keyRange("drag", of: node) {
      report(
        .nothingDone, "this drag doesn't say how far it goes", at: drag,
        help: [Help("add by: and a number of points, such as by: 200")])
      return false
    }
    return true
  }
}

extension StepSyntax {
  fileprivate static func foreignDetails(of deed: String) -> [(key: String, owners: [String])] {
    details.filter { !$0.owners.contains(deed) }
  }
}

extension Step.Expectation: Record {
  static let title = "an expectation"
  static let doc = "What has to be so at a moment of a script; it is an error otherwise."
  static var blank: Self { Self() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("shown", &isShown, .boolean, "Whether the alert is on the screen.")
    visitor.key(
      "events", shape: .list(.text), "Every event that has been sent, in order; [] for none."
    ) { entry, reader in readEvents(entry.value, &reader) }
    visitor.key("focus", shape: .text, "What has the focus; screen is what lies behind.") {
      entry, reader in
      guard let scalar = reader.scalar(of: entry.value, expecting: "a name") else { return }
      focus = Named(scalar.text, at: reader.range(entry.value))
    }
  }
}

extension Step.Expectation {
  private mutating func readEvents(_ node: YAMLNode, _ reader: inout SpecReader) {
    guard let items = reader.items(of: node, expecting: "a list of events") else { return }
    var events: [Named] = []
    for item in items {
      var event = ""
      guard TextValue().read(item, &event, &reader) else { return }
      events.append(Named(event, at: reader.range(item)))
    }
    self.events = events
  }
}

/// The name of something to touch, or `outside`.
struct TargetValue: ValueType {
  var shape: ValueShape { .text }
  var initial: Step.Target { .outside }

  func read(_ node: YAMLNode, _ value: inout Step.Target, _ reader: inout SpecReader) -> Bool {
    guard let scalar = reader.scalar(of: node, expecting: "the name of a view or an action")
    else { return false }
    value = scalar.text == "outside" ? .outside : .node(scalar.text)
    return true
  }
}

extension ValueType where Self == TargetValue {
  static var target: TargetValue { TargetValue() }
}

extension Queueing: Record {
  static let title = "the queue"
  static let doc = "How the alert takes its turn among others."
  static var blank: Queueing { Queueing() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key(
      "priority", &priority, .choice(),
      "A higher one comes first, and takes the place of a lower one on the screen.")
    visitor.key(
      "repeated", &whenRepeated, .choice(),
      "What happens when the alert is asked for while it is shown or waits.")
  }
}
