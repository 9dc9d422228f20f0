import Geometry
import Typography

/// How the device is held.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait
  case landscape
}

/// Light or dark mode.
public enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark
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

  public init(
    device: Device = .standard, orientation: Orientation = .portrait,
    appearance: Appearance = .light, locale: String = "en", textSize: TextSize = .large,
    caseName: String? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.locale = locale
    self.textSize = textSize
    self.caseName = caseName
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

  /// Whether the locale's script runs from right to left. Unicode CLDR's character order:
  /// languages written in Arabic, Hebrew, Syriac, Thaana or N'Ko by default.
  public var isRightToLeft: Bool {
    let subtags = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = subtags.first else { return false }
    if let script = subtags.dropFirst().first(where: { $0.count == 4 }) {
      return Environment.rightToLeftScripts.contains(String(script))
    }
    return Environment.rightToLeftLanguages.contains(String(language))
  }

  private static let rightToLeftScripts: Set<String> = [
    "arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand", "samr",
  ]
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks", "syr", "arc", "nqo",
  ]
}
