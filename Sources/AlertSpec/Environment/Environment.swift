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

  /// With or without increased contrast.
  public var isDark: Bool { self == .dark || self == .darkHighContrast }
}

/// Everything outside a spec that decides what an alert looks like.
public struct Environment: Hashable, Sendable {
  /// The screen: its size, pixels and safe areas.
  public var device: Device
  /// Turns the screen's size and changes its safe area.
  public var orientation: Orientation
  /// Decides the colours.
  public var appearance: Appearance
  /// A BCP 47 language tag, such as `ko` or `pt-BR`.
  public var locale: String
  /// What text styles are scaled by, as Dynamic Type's setting.
  public var textSize: TextSize
  /// The case of the spec that is shown; nil is the spec as written.
  public var caseName: String?
  /// The imported fonts that texts are measured with.
  public var fonts: FontBook

  /// What a run takes where nothing is asked for.
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

  /// In points, as the device is held.
  public var safeArea: EdgeInsets {
    orientation == .portrait ? device.safeArea : device.landscapeSafeArea
  }

  /// The device's, the same in both orientations.
  public var grid: PixelGrid { device.grid }

  /// Whether the locale's lines run from right to left.
  public var isRightToLeft: Bool { TextDirection(language: locale) == .rightToLeft }
}
