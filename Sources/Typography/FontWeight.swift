/// The weights of UIKit's system font.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight whose metrics stand for this one: regular for the lighter, bold for the heavier.
  public var measured: FontWeight {
    switch self {
    case .ultraLight, .thin, .light, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold, .heavy, .black: .bold
    }
  }

  /// The measured weight's place in the metric tables.
  var tableIndex: UInt32 {
    switch measured {
    case .medium: 1
    case .semibold: 2
    case .bold: 3
    default: 0
    }
  }
}
