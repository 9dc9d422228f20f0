import Diagnostics
import Geometry

/// A named script: what people, the device and the app do to the alert, step by step.
public struct Script: Sendable {
  /// As written; any text.
  public let name: String
  /// Where the name stands.
  public var range: SourceRange
  /// In the order written, which is that of time.
  public var steps: [Step] = []

  init(name: String, range: SourceRange, steps: [Step] = []) {
    self.name = name
    self.range = range
    self.steps = steps
  }
}

extension Alert {
  /// Whether a script of it turns the device.
  public var isTurnedByScripts: Bool {
    scripts.contains { script in
      script.steps.contains { if case .rotate = $0.deed { true } else { false } }
    }
  }
}

/// One thing that is done to an alert, and when.
public struct Step: Sendable {
  /// What is done.
  public var deed: Deed
  /// When it is done.
  public var moment: Moment
  /// Where what is done stands: its key.
  public var range: SourceRange
  /// Where the name of what is touched stands, or what else the key says.
  public var valueRange: SourceRange
  /// Where its moment stands; nil at rest.
  public var momentRange: SourceRange?

  /// A step whose key says all has its value's place there too.
  public init(
    _ deed: Deed, _ moment: Moment = .rest, range: SourceRange, valueRange: SourceRange? = nil,
    momentRange: SourceRange? = nil
  ) {
    self.deed = deed
    self.moment = moment
    self.range = range
    self.valueRange = valueRange ?? range
    self.momentRange = momentRange
  }

  /// When a step is done.
  public enum Moment: Sendable, Equatable {
    /// As soon as nothing moves any more.
    case rest
    /// In seconds after the script began.
    case at(Rational)
    /// In seconds after the step before.
    case after(Rational)
  }

  /// What people, the device or the app do, or what has to be so.
  public enum Deed: Sendable, Equatable {
    /// So many taps, a tenth of a second apart.
    case tap(Target, count: Int)
    /// A finger that goes so many points in so many seconds, and is lifted.
    case drag(Direction, from: Target, distance: Rational, duration: Rational)
    case swipe(Direction, from: Target)
    case press(Key)
    case rotate(Orientation)
    case keyboard(Keyboard)
    case app(AppState)
    case screen(ScreenState)
    case motion(MotionSetting)
    /// The app presents another alert; it looks like the spec's own.
    case present(String, Queueing)
    case dismiss(Dismissing)
    /// In seconds.
    case wait(Rational)
    case expect(Expectation)
  }

  /// What a finger is put on.
  public enum Target: Sendable, Hashable {
    /// The screen beside the alert.
    case outside
    /// The middle of a view, a part of one, a button, or the alert.
    case node(String)
  }

  /// Where a finger goes on the screen, whatever way the locale reads.
  public enum Direction: String, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// A key of a hardware keyboard.
  public enum Key: String, Sendable, CaseIterable {
    case escape
    case enter = "return"
    case tab
    case backtab
    case space
  }

  /// What the on-screen keyboard does.
  public enum Keyboard: String, Sendable, CaseIterable {
    case up, down
  }

  /// Where the app goes, as `UIScene.ActivationState` tells it apart.
  public enum AppState: String, Sendable, CaseIterable {
    case background, foreground
  }

  /// Of the screen that the alert is presented on.
  public enum ScreenState: String, Sendable, CaseIterable {
    case disappears, appears
  }

  /// What people have asked their device for: `UIAccessibility.isReduceMotionEnabled`.
  public enum MotionSetting: String, Sendable, CaseIterable {
    case reduced, full
  }

  /// How the app dismisses the alert.
  public enum Dismissing: String, Sendable, CaseIterable {
    case animated, atOnce
  }

  /// What has to be so at a moment; nil is not asked.
  public struct Expectation: Sendable, Equatable {
    /// Whether the spec's own alert is on the screen.
    public var isShown: Bool?
    /// Every event so far, in the order sent.
    public var events: [Named]?
    /// What has the focus: a node, or `screen` behind all alerts.
    public var focus: Named?

    /// A name and where it stands.
    public struct Named: Sendable, Equatable {
      /// Not yet looked up.
      public var text: String
      /// The name alone, for diagnostics.
      public var range: SourceRange

      init(_ text: String, at range: SourceRange) {
        self.text = text
        self.range = range
      }
    }
  }
}

/// How an alert takes its turn among others.
public struct Queueing: Sendable, Equatable {
  /// Who comes first of those that wait; an urgent one takes the screen from what is there.
  public enum Priority: String, Sendable, CaseIterable {
    case low, normal, high, urgent
  }

  /// What happens when an alert is asked for that is on the screen or waiting.
  public enum Repeat: String, Sendable, CaseIterable {
    /// The new one is dropped.
    case drop
    /// The new one takes the other's place.
    case replace
    /// The new one waits behind the other.
    case wait
  }

  /// Against what waits; those of one priority go in the order asked for.
  public var priority = Priority.normal
  /// What becomes of a second one of the same name.
  public var whenRepeated = Repeat.drop

  /// As a spec without `queue` has it, unless stated.
  public init(priority: Priority = .normal, whenRepeated: Repeat = .drop) {
    self.priority = priority
    self.whenRepeated = whenRepeated
  }
}
