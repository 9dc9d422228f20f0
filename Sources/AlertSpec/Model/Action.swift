import Diagnostics
import Geometry

/// One button of an alert and what pressing it means.
public struct Action: Sendable {
  /// What a button means for the alert, as `UIAlertAction.Style` tells it: its look and its place.
  public enum Role: String, Sendable, CaseIterable {
    /// Nothing special.
    case normal
    case cancel
    case confirm
    case destructive
  }

  /// When the alert goes, seen from the event.
  public enum Dismissal: String, Sendable, CaseIterable {
    /// The alert is dismissed, then the event is sent.
    case before
    /// The event is sent, then the alert is dismissed.
    case after
    /// The event is sent and the alert stays.
    case never
  }

  /// Unique among the alert's views and actions.
  public let id: String
  /// Where the id stands in the file that names it last.
  public var range: SourceRange
  /// What the button shows.
  public var title = ""
  /// Decides which of ``Buttons`` styles it, and whether the escape key presses it.
  public var role = Role.normal
  /// What the app is sent; the id unless stated.
  public var event: String
  /// Nil takes the alert's own order, `buttons.dismiss`.
  public var dismissal: Dismissal?
  /// What it doesn't state is inherited from its role.
  public var style = ButtonStyle()
  /// Stated on the button, besides what its area does with it.
  public var constraints: [ConstraintStatement] = []
  /// What a screen reader is told besides the title.
  public var accessibility = Accessibility()
  /// Whether something of it could not be read: what seems to be missing may be there.
  var isFaulty = false
  /// Whether the spec itself names this action, not only a spec that it extends.
  public var isStated = false

  /// The ids `cancel` and `confirm` imply their roles.
  public init(id: String, range: SourceRange) {
    self.id = id
    self.range = range
    event = id
    role = id == "cancel" ? .cancel : id == "confirm" ? .confirm : .normal
  }
}

/// How a button is drawn; what is not stated is inherited, from the role's style and then from
/// that of all buttons.
public struct ButtonStyle: Sendable, Equatable {
  /// What it doesn't state is inherited.
  public var font = FontDescription()
  /// Of the title; nil is inherited.
  public var color: DynamicColor?
  /// Behind the title; nil is inherited.
  public var fill: DynamicColor?
  /// Nil is inherited.
  public var corners: Corners?
  /// Nil is inherited.
  public var border: Border?

  /// This style where it states something, else `base`.
  public func over(_ base: ButtonStyle) -> ButtonStyle {
    var style = base
    style.font = font.over(base.font)
    style.color = color ?? base.color
    style.fill = fill ?? base.fill
    style.corners = corners ?? base.corners
    style.border = border ?? base.border
    return style
  }
}

/// The area of an alert's buttons.
public struct Buttons: Sendable, Equatable {
  /// How the buttons of an alert follow each other.
  public enum Axis: String, Sendable, CaseIterable {
    /// A row when every title fits at full size in its share, else a column.
    case auto
    case row
    case column
  }

  /// `auto` is settled by layout, in each environment for itself.
  public var axis = Axis.auto
  /// Of each button, in points.
  public var height: Length = 44
  /// Between buttons, in points.
  public var spacing: Length = 0
  /// Around all buttons together.
  public var insets = Insets()
  /// Its thickness takes room between the buttons.
  public var divider = Divider()
  /// Of all buttons, before those of the roles.
  public var style = ButtonStyle()
  /// Of the button that leaves things as they are.
  public var cancel = ButtonStyle()
  /// Of the button that does what the alert asks.
  public var confirm = ButtonStyle()
  /// Of a button that takes something away for good.
  public var destructive = ButtonStyle()
  /// Whether buttons that touch the alert's corners take its radii there.
  public var followsCorners = false
  /// Of actions that state none.
  public var dismissal = Action.Dismissal.before
  /// The group that the buttons are put into, last; nil is the alert itself.
  public var container: String?

  /// The style of a button before its own is applied.
  public func style(for role: Action.Role) -> ButtonStyle {
    switch role {
    case .normal: style
    case .cancel: cancel.over(style)
    case .confirm: confirm.over(style)
    case .destructive: destructive.over(style)
    }
  }

  /// The line above the buttons and between them.
  public struct Divider: Sendable, Equatable {
    /// 0 draws none.
    public var thickness: Length = 0
    /// Clear draws nothing, and the line takes its room all the same.
    public var color: DynamicColor = .clear

    /// Whether it takes any room.
    public var isDrawn: Bool { thickness != 0 }
  }
}
