import AlertSpec
import Geometry

/// Presents alerts as UIKit would, without a screen: a state machine that is told what happens and
/// when, and that writes down what comes of it.
///
/// One alert is on the screen at a time; others wait (``AlertQueue``). It presents on the top-most
/// visible screen of its host, and waits while there is none. Every alert that begins to show has
/// one ``TraceEntry/What/shown`` or ``TraceEntry/What/interrupted``, every one that has begun to
/// show has one ``TraceEntry/What/hide`` and one ``TraceEntry/What/hidden``, and every event is
/// sent once, whatever happens in between.
public struct Presenter: Sendable {
  /// In seconds since the beginning.
  public internal(set) var time: Rational = 0
  /// All that has happened, in the order of time.
  public internal(set) var trace: [TraceEntry] = []
  /// The root of the app's screens.
  public internal(set) var host: Screen
  /// How the device is held now.
  public internal(set) var orientation: Orientation
  /// Whether the on-screen keyboard is shown.
  public internal(set) var isKeyboardUp = false
  /// Whether the app is; alerts wait while it isn't.
  public internal(set) var isInForeground = true
  /// What `UIAccessibility.isReduceMotionEnabled` says.
  public internal(set) var reducesMotion = false
  /// Alerts that were asked for and are not on the screen.
  public internal(set) var waiting = AlertQueue()
  /// What the keyboard and assistive technologies are at.
  public internal(set) var focus: Focus
  var current: Presented?
  private var requests = 0

  /// An app without alerts, at time 0.
  public init(host: Screen = Screen("screen"), orientation: Orientation = .portrait) {
    self.host = host
    self.orientation = orientation
    focus = .screen
  }

  /// What the keyboard and assistive technologies can be at.
  public enum Focus: Sendable, Equatable {
    /// What lies behind all alerts.
    case screen
    case element(alert: String, id: String)
  }

  /// The id of the alert on the screen; nil when there is none.
  public var shownAlert: String? { current?.request.alert.id }

  /// Whether nothing moves.
  public var isAtRest: Bool { current?.movingEnd == nil }

  // MARK: Time

  /// The moment at which what moves now will have come to rest; nil when nothing moves.
  public var nextRest: Rational? { current?.movingEnd }

  /// Lets time go on, to a moment that is not before ``time``; all that is due until then happens,
  /// in its order.
  public mutating func advance(to moment: Rational) {
    guard moment.isDefined else { return }
    while let due = current?.due, due <= moment {
      time = max(time, due)
      meet()
    }
    time = max(time, moment)
  }

  /// What is due now: the end of a motion comes before a time that has run out.
  private mutating func meet() {
    guard let current else { return }
    guard let end = current.movingEnd, end <= time else { return hide(by: "time") }
    switch current.phase {
    case .showing: finishShowing()
    case .hiding: finishHiding()
    case .settling: self.current?.phase = .shown
    case .dragging(let drag): release(drag)
    case .shown: break
    }
  }

  // MARK: Presenting

  /// The app asks for an alert.
  public mutating func present(_ alert: StagedAlert) {
    requests += 1
    let request = Request(number: requests, alert: alert)
    note(.present, alert.id)
    let isThere = current.map { $0.request.alert.id == alert.id && $0.remains } ?? false
    if isThere || waiting.contains(alert.id) {
      switch alert.queueing.whenRepeated {
      case .drop: return note(.drop, alert.id)
      case .replace: return replace(with: request, isShown: isThere)
      case .wait: break
      }
    }
    waiting.add(request)
    let isLower = current.map { !$0.isHiding && request.rank > $0.request.rank } ?? false
    if isLower {
      current?.isToComeBack = true
      hide(by: alert.id)
    }
    presentNext()
    if waiting.contains(number: request.number) { note(.wait, alert.id) }
  }

  private mutating func replace(with request: Request, isShown: Bool) {
    let id = request.alert.id
    note(.replace, id)
    guard isShown, let old = current else { return waiting.replace(with: request.alert) }
    current?.request.alert = request.alert
    current?.request.hasContent = true
    note(.content, id)
    if case .element(alert: id, id: let element) = focus,
      !request.alert.focus.order.contains(element)
    {
      moveFocus(to: request.alert.focus.initial)
    }
    if case .shown = old.phase {
      current?.deadline = request.alert.dismissal.after.map { time + $0 }
    }
  }

  /// Shows the next alert that waits, if there is nothing on the screen and something to show it
  /// on.
  mutating func presentNext() {
    guard current == nil, isInForeground, let screen = host.topmostVisible,
      var request = waiting.next()
    else { return }
    let alert = request.alert
    let isFirst = !request.hasContent
    request.hasContent = true
    let movement = Movement(motion(of: alert).show, at: time, isReduced: reducesMotion)
    current = Presented(request: request, screen: screen.id, phase: .showing(movement))
    note(.show, alert.id, name: screen.id)
    if isFirst { note(.content, alert.id) }
    moveFocus(to: request.focusLost ?? alert.focus.initial)
    if !movement.timeline.completion.isPositive { finishShowing() }
  }

  mutating func finishShowing() {
    guard let shown = current, case .showing = shown.phase else { return }
    current?.phase = .shown
    current?.deadline = shown.request.alert.dismissal.after.map { time + $0 }
    note(.shown, shown.request.alert.id)
  }

  // MARK: Dismissing

  /// The app dismisses an alert; one that waits is no longer wanted.
  public mutating func dismiss(_ id: String, animated: Bool) {
    note(.dismiss, id, name: animated ? "animated" : "atOnce")
    guard let shown = current, shown.request.alert.id == id else {
      return waiting.remove(id) == nil ? note(.ignore, id, cause: "absent") : note(.withdraw, id)
    }
    guard shown.isHiding else { return hide(by: "app", animated: animated) }
    if shown.isToComeBack {
      current?.isToComeBack = false
      note(.withdraw, id)
    } else if animated {
      note(.ignore, id, cause: "going")
    }
    if !animated { finishHiding() }
  }

  /// Begins to hide what is on the screen, unless it goes already.
  mutating func hide(by cause: String, sending event: String? = nil, animated: Bool = true) {
    guard let shown = current, !shown.isHiding else { return }
    let alert = shown.request.alert
    let motion = motion(of: alert)
    var movement = Movement(motion.hide, at: time, isReduced: reducesMotion)
    if case .showing(let shows) = shown.phase {
      movement.timeline = motion.interrupt(shows.timeline, at: time - shows.start)
      note(.interrupted, alert.id)
    }
    note(.hide, alert.id, cause: cause)
    current?.phase = .hiding(movement)
    current?.eventToSend = event
    current?.deadline = nil
    let isAnimated = animated && isInForeground && movement.timeline.completion.isPositive
    if !isAnimated { finishHiding() }
  }

  /// Takes off the screen what is going, completes, and sends the event that was to follow.
  mutating func finishHiding() {
    guard var gone = current, gone.isHiding else { return }
    current = nil
    let id = gone.request.alert.id
    note(.hidden, id)
    if gone.isToComeBack, case .element(alert: id, id: let element) = focus {
      gone.request.focusLost = element
    }
    if focus != .screen {
      focus = .screen
      note(.focus, name: "screen")
    }
    isKeyboardUp = isKeyboardUp && !gone.hasKeyboard
    if let event = gone.eventToSend { note(.event, id, name: event) }
    if gone.isToComeBack {
      waiting.add(gone.request)
      note(.wait, id)
    }
    presentNext()
  }

  // MARK: Noting

  mutating func note(
    _ what: TraceEntry.What, _ alert: String? = nil, name: String? = nil, cause: String? = nil
  ) {
    trace.append(TraceEntry(time, what, alert: alert, name: name, cause: cause))
  }

  /// Moves the focus to an element of the alert on the screen; nil leaves it where it is.
  mutating func moveFocus(to element: String?) {
    guard let element, let id = current?.request.alert.id else { return }
    let new = Focus.element(alert: id, id: element)
    guard focus != new else { return }
    focus = new
    note(.focus, id, name: element)
  }
}
