import Geometry

/// What a screen reader is told beside a view's label.
public enum AccessibilityValue: Sendable, Equatable {
  case text(String)
  /// Of a text that is hidden: how many characters it has.
  case characters(Int)
  /// Whether a box is ticked.
  case ticked(Bool)
  /// Whether a switch is on.
  case on(Bool)
  /// 0 to 1.
  case share(Rational)
}

extension View {
  /// The value that a screen reader says; nil where the label says all.
  public var spokenValue: AccessibilityValue? { content?.spokenValue }

  /// The label that a view with a value has where none is stated; nil for other views.
  public var spokenLabel: String? { content?.spokenLabel }

  /// Whether it is on at first: a ticked box, a switch.
  public var isOn: Bool { content?.role == .toggle(isOn: true) }
}
