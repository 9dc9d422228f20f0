import Geometry

/// What a screen reader is told beside a view's label.
public enum AccessibilityValue: Sendable, Equatable {
  case text(String)
  /// Of a text that is hidden: how many characters it has.
  case characters(Int)
  /// Whether it is ticked.
  case state(Bool)
  /// 0 to 1.
  case share(Rational)
}

extension View {
  /// The value that a screen reader says; nil where the label says all.
  public var spokenValue: AccessibilityValue? {
    switch content {
    case let field as FieldView:
      let text = field.contents.text
      if text.isEmpty { return nil }
      return field.contents.isSecure ? .characters(text.count) : .text(text)
    case let box as CheckboxView: return .state(box.contents.isOn)
    case let bar as ProgressView: return .share(bar.progress)
    default: return nil
    }
  }

  /// The label that a view with a value has where none is stated; nil for other views.
  public var spokenLabel: String? {
    switch content {
    case let field as FieldView:
      field.contents.placeholder.isEmpty ? nil : field.contents.placeholder
    case let box as CheckboxView: box.contents.title.isEmpty ? nil : box.contents.title
    default: nil
    }
  }

  /// Whether it is a box that is ticked at first.
  public var isTicked: Bool { spokenValue == .state(true) }
}
