import Diagnostics
import Geometry

/// One button of an alert and what pressing it means.
public struct Action: Sendable {
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

  public let id: String
  /// Where the id stands in the file that names it last.
  public var range: SourceRange
  public var title = ""
  public var role = Role.normal
  /// What the app is sent; the id unless stated.
  public var event: String
  /// Nil takes the alert's own order, `buttons.dismiss`.
  public var dismissal: Dismissal?
  public var style = ButtonStyle()
  public var constraints: [ConstraintStatement] = []
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
  public var font = FontDescription()
  public var color: DynamicColor?
  public var fill: DynamicColor?
  public var corners: Corners?
  public var border: Border?

  public init() {}

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
  public enum Axis: String, Sendable, CaseIterable {
    /// A row when every title fits at full size in its share, else a column.
    case auto
    case row
    case column
  }

  public var axis = Axis.auto
  /// Of each button, in points.
  public var height: Length = 44
  /// Between buttons, in points.
  public var spacing: Length = 0
  /// Around all buttons together.
  public var insets = Insets()
  public var divider = Divider()
  public var style = ButtonStyle()
  public var cancel = ButtonStyle()
  public var confirm = ButtonStyle()
  public var destructive = ButtonStyle()
  /// Whether buttons that touch the alert's corners take its radii there.
  public var followsCorners = false
  public var dismissal = Action.Dismissal.before
  /// The group that the buttons are put into, last; nil is the alert itself.
  public var container: String?

  public init() {}

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
    public var color: DynamicColor = .clear

    public init() {}

    public var isDrawn: Bool { thickness != 0 }
  }
}
