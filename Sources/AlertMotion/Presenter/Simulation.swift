import AlertLayout
import AlertSpec
import Diagnostics
import Geometry

/// Runs the scripts of a laid-out alert.
public struct Simulation: Sendable {
  private let alert: Alert
  private let staged: StagedAlert
  private let orientation: Orientation
  /// What is wrong with the layout of an alert that a script turns: errors, each once.
  public let turnedFaults: [Diagnostic]

  /// What came of a script.
  public struct Run: Sendable {
    /// Its name, as the spec has it.
    public var script: String
    /// From its first step until nothing moves any more.
    public var trace: [TraceEntry]
    /// What was expected and isn't so, and steps that come too late: an error each.
    public var faults: [Diagnostic]
  }

  init(_ laidOut: LaidOutAlert) {
    alert = laidOut.alert
    orientation = laidOut.environment.orientation
    guard alert.isTurnedByScripts else {
      staged = StagedAlert(laidOut)
      turnedFaults = []
      return
    }
    let environment = laidOut.environment.turned
    let turned = (alert.turned.first ?? alert).layOut(in: environment)
    staged = StagedAlert(laidOut, turned: turned.value)
    turnedFaults = turned.diagnostics.filter { $0.severity == .error }.map { fault in
      var fault = fault
      fault.notes.append(
        Note("this is so in \(environment.orientation.rawValue): a script turns the device"))
      return fault
    }
  }

  /// What comes of each script, in the order written.
  public var runs: [Run] { alert.scripts.map(run) }

  /// Presents the alert, does each step at its moment, and lets everything come to rest. What
  /// people have set on their device first of all, they have set before.
  public func run(_ script: Script) -> Run {
    var performance = Performance(staged, orientation: orientation)
    var faults: [Diagnostic] = []
    let settings = script.steps.prefix { $0.isSetting }
    for step in settings { faults += performance.perform(step) }
    performance.begin()
    for step in script.steps.dropFirst(settings.count) { faults += performance.perform(step) }
    performance.finish()
    return Run(script: script.name, trace: performance.presenter.trace, faults: faults)
  }
}

extension LaidOutAlert {
  /// What comes of the alert's scripts; nothing where it has none.
  public var behaviour: [Simulation.Run] {
    alert.scripts.isEmpty ? [] : Simulation(self).runs
  }

  /// What its scripts expect and isn't so, steps of them that come too late, and errors of the
  /// layout that they turn it into.
  public var behaviourFaults: [Diagnostic] {
    guard !alert.scripts.isEmpty else { return [] }
    let simulation = Simulation(self)
    return simulation.turnedFaults + simulation.runs.flatMap(\.faults)
  }
}

extension Step {
  /// Whether it sets something on the device, at no later moment.
  fileprivate var isSetting: Bool {
    guard case .motion = deed else { return false }
    return moment == .rest || moment == .at(0) || moment == .after(0)
  }
}

/// One script being run.
struct Performance {
  private(set) var presenter: Presenter
  private let staged: StagedAlert
  /// When the step before was done.
  private var last: Rational = 0
  private let tapGap = Rational(1, 10)
  /// How far and how long a swipe goes: 100 points in a tenth of a second.
  private let swipe = (distance: Rational(100), duration: Rational(1, 10))

  init(_ staged: StagedAlert, orientation: Orientation) {
    self.staged = staged
    presenter = Presenter(orientation: orientation)
  }

  /// The app presents the alert.
  mutating func begin() { presenter.present(staged) }

  /// Waits until nothing moves. Alerts that wait come one after the other; each takes its turn.
  mutating func comeToRest() {
    while let rest = presenter.nextRest, rest.isDefined { presenter.advance(to: rest) }
  }

  /// Comes to rest, and notes what is on the screen then.
  mutating func finish() {
    comeToRest()
    presenter.note(.rest, presenter.shownAlert)
  }

  /// The id of the spec's own alert.
  var name: String { staged.id }

  /// Does a step at its moment.
  ///
  /// - Returns: what the step expects and isn't so, or that its moment is over.
  mutating func perform(_ step: Step) -> [Diagnostic] {
    let lateness = lateness(of: step)
    guard lateness.isEmpty else { return lateness }
    switch step.moment {
    case .rest: comeToRest()
    case .at(let time): presenter.advance(to: time)
    case .after(let seconds): presenter.advance(to: last + seconds)
    }
    last = presenter.time
    switch step.deed {
    case .tap(let target, let count):
      for number in 0..<count {
        if number > 0 { presenter.advance(to: last + tapGap * Rational(Int64(number))) }
        tap(target)
      }
    case .drag(let direction, let start, let distance, let duration):
      drag(direction, from: start, distance, duration, .drag)
    case .swipe(let direction, let start):
      drag(direction, from: start, swipe.distance, swipe.duration, .swipe)
    case .press(let key): presenter.press(key)
    case .rotate(let orientation): presenter.rotate(to: orientation)
    case .keyboard(let keyboard): presenter.keyboard(keyboard)
    case .app(let state): presenter.app(state)
    case .screen(let state): presenter.screen(presenter.host.id, state)
    case .motion(let setting): presenter.motion(setting)
    case .present(let id, let queueing):
      var other = staged
      other.id = id
      other.queueing = queueing
      presenter.present(other)
    case .dismiss(let how):
      presenter.dismiss(presenter.shownAlert ?? staged.id, animated: how == .animated)
    case .wait(let seconds):
      presenter.advance(to: presenter.time + seconds)
      last = presenter.time
    case .expect(let expectation): return unmet(expectation, at: step)
    }
    return []
  }

  private mutating func tap(_ target: Step.Target) {
    switch target {
    case .outside:
      presenter.tap(
        at: presenter.placeOutside(in: staged.layout(presenter.orientation).touches), on: "outside")
    case .node(let id):
      if let point = point(of: id) {
        presenter.tap(at: point, on: id)
      } else {
        presenter.ignore(.tap, id, "not laid out")
      }
    }
  }

  private mutating func drag(
    _ direction: Step.Direction, from start: Step.Target, _ distance: Rational,
    _ duration: Rational, _ what: TraceEntry.What
  ) {
    let scene = staged.layout(presenter.orientation).touches
    let point: Point? =
      switch start {
      case .outside: presenter.placeOutside(in: scene)
      case .node(let id): self.point(of: id)
      }
    guard let point else { return presenter.ignore(what, direction.rawValue, "not laid out") }
    presenter.drag(direction, at: point, distance: distance, duration: duration, as: what)
  }

  /// Where a node is on the screen, or would be if the alert were there.
  private func point(of id: String) -> Point? {
    presenter.place(of: id) ?? staged.layout(presenter.orientation).touches.center(of: id)
  }
}
