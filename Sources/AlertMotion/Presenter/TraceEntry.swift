import Geometry

/// One thing that happened, and when: a line of a trace.
public struct TraceEntry: Sendable, Equatable {
  /// In seconds after the beginning.
  public var time: Rational
  /// Decides what ``name`` and ``cause`` hold.
  public var what: What
  /// The alert that it happened to; nil for what happens to none.
  public var alert: String?
  /// What was touched, sent or focused.
  public var name: String?
  /// Why it happened, or where a touch went.
  public var cause: String?

  init(
    _ time: Rational, _ what: What, alert: String? = nil, name: String? = nil,
    cause: String? = nil
  ) {
    self.time = time
    self.what = what
    self.alert = alert
    self.name = name
    self.cause = cause
  }

  /// What can happen, by the words of traces.
  public enum What: String, Sendable, CaseIterable {
    // What is done.
    case tap, drag, swipe, press, rotate, keyboard, app, screen, motion, present, dismiss

    // What comes of it.
    /// It begins to come.
    case show
    /// It has come: the completion of showing.
    case shown
    /// It goes before it has come: the completion of showing, unfinished.
    case interrupted
    /// It begins to go.
    case hide
    /// It is off the screen: the completion of hiding.
    case hidden
    /// The app is sent an event.
    case event
    /// What is shown has been put into the alert.
    case content
    case focus
    /// A box has been ticked or cleared.
    case toggle
    /// It goes to its place, for it was not dragged far enough to leave; a sheet to a detent.
    case settle
    /// A view's content has been scrolled, to so many points from its top.
    case scroll
    /// It waits for its turn.
    case wait
    /// It is not shown, for it is there already.
    case drop
    /// It is not shown, for the app no longer wants it.
    case withdraw
    /// Another of its name takes its place.
    case replace
    /// What was done has no effect.
    case ignore
    /// Nothing moves any more, and the script is over; the alert, if any, is on the screen.
    case rest
  }
}
