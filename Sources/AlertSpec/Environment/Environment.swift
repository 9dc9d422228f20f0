import Geometry
import Typography

/// How the device is held.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait
  case landscape
}

/// Light or dark mode, each also with increased contrast.
public enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark
  case lightHighContrast
  case darkHighContrast

  /// Those that `all` stands for where no project names others.
  public static let usual: [Appearance] = [.light, .dark]

  public var isDark: Bool { self == .dark || self == .darkHighContrast }
}

/// Everything outside a spec that decides what an alert looks like.
public struct Environment: Hashable, Sendable {
  public var device: Device
  public var orientation: Orientation
  public var appearance: Appearance
  /// A BCP 47 language tag, such as `ko` or `pt-BR`.
  public var locale: String
  public var textSize: TextSize
  /// The case of the spec that is shown; nil is the spec as written.
  public var caseName: String?
  /// The imported fonts that texts are measured with.
  public var fonts: FontBook

  public init(
    device: Device = .standard, orientation: Orientation = .portrait,
    appearance: Appearance = .light, locale: String = "en", textSize: TextSize = .large,
    caseName: String? = nil, fonts: FontBook = .empty
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.locale = locale
    self.textSize = textSize
    self.caseName = caseName
    self.fonts = fonts
  }

  /// The screen in points, as the device is held.
  public var screen: Size {
    orientation == .portrait
      ? device.size : Size(width: device.size.height, height: device.size.width)
  }

  public var safeArea: EdgeInsets {
    orientation == .portrait ? device.safeArea : device.landscapeSafeArea
  }

  public var grid: PixelGrid { device.grid }

  /// Whether the locale's lines run from right to left.
  public var isRightToLeft: Bool { TextDirection(language: locale) == .rightToLeft }
}
