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

  /// The weight's number, from 100 to 900, as OpenType's OS/2 table counts.
  public var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The weight whose number is nearest, the lighter of two equally near.
  public init(number: Int) {
    self =
      FontWeight.allCases.min {
        (abs($0.number - number), $0.number) < (abs($1.number - number), $1.number)
      } ?? .regular
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
