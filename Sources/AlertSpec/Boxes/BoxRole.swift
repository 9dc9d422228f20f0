/// What a box is to touches, to keyboards and to screen readers: that of the class which UIKit has
/// for it. Backends call a box by its kind; what can be done with it follows from this alone.
public enum BoxRole: Sendable, Equatable {
  /// Holds other boxes, and has nothing to say unless a label is stated.
  case container
  /// Holds rows and scrolls them inside its own frame, as `UITableView`.
  case list
  /// One row of a list.
  case row
  /// `UILabel`.
  case text
  /// `UIImageView`.
  case image
  /// A line between others.
  case divider
  /// A part that is drawn and no more, such as the mark of a checkbox.
  case decoration
  /// Room alone, which takes what is left where it has no length.
  case spacer
  /// `UIButton`.
  case button
  /// Words inside a text that can be touched.
  case link
  /// `UITextField`.
  case field
  /// On or off at first: a touch turns it over, as a `UISwitch`.
  case toggle(isOn: Bool)
  /// `UIProgressView`.
  case progress
  /// The app's own view.
  case custom

  /// Whether a touch stops there rather than at what is behind; a `UIImageView` and a `UILabel`
  /// let it through. An alert that covers the screen is an exception of its own.
  public var takesTouches: Bool {
    switch self {
    case .text, .image, .divider, .decoration, .spacer, .progress: false
    case .container, .list, .row, .button, .link, .field, .toggle, .custom: true
    }
  }

  /// Whether the tab key and a screen reader's actions stop there.
  public var isActive: Bool {
    switch self {
    case .row, .button, .link, .field, .toggle: true
    case .container, .list, .text, .image, .divider, .decoration, .spacer, .progress, .custom: false
    }
  }

  /// Whether its parts are told one by one rather than with it.
  public var isContainer: Bool { self == .container || self == .list }

  /// Whether it can have a value beside its label.
  public var hasValue: Bool {
    switch self {
    case .field, .toggle, .progress: true
    default: false
    }
  }

  /// The trait that UIKit's own class has.
  public var trait: Accessibility.Trait {
    switch self {
    case .text, .row: .staticText
    case .button, .toggle: .button
    case .image: .image
    case .link: .link
    case .container, .list, .divider, .decoration, .spacer, .field, .progress, .custom: .none
    }
  }
}
