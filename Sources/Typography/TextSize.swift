/// The twelve content size categories of Dynamic Type.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Reads UIKit's name (`extraExtraLarge`) or the short one (`xxLarge`, `accessibility1` to
  /// `accessibility5`); nil for any other.
  public init?(named name: String) {
    if let size = TextSize(rawValue: name) {
      self = size
      return
    }
    guard let size = Self.allCases.first(where: { $0.shortName == name }) else { return nil }
    self = size
  }

  /// `xSmall`, `small` … `xxxLarge`, `accessibility1` … `accessibility5`, as SwiftUI numbers them.
  public var shortName: String {
    switch self {
    case .extraSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    }
  }

  /// Whether UIKit counts the category among the accessibility sizes.
  public var isAccessibility: Bool { index >= 7 }

  var index: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
