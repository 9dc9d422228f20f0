import Geometry

/// An sRGB colour with straight alpha, eight bits a channel.
public struct Color: Hashable, Sendable {
  /// Gamma-encoded, as sRGB has it; not multiplied with alpha.
  public var red: UInt8
  /// Gamma-encoded, as sRGB has it; not multiplied with alpha.
  public var green: UInt8
  /// Gamma-encoded, as sRGB has it; not multiplied with alpha.
  public var blue: UInt8
  /// 0 is clear, 255 opaque.
  public var alpha: UInt8

  /// Opaque unless stated.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBBAA`.
  public init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }

  /// Black with an alpha of 0: nothing to see.
  public static let clear = Color(rgba: 0)

  /// The same colour with its alpha multiplied by `opacity` (0 to 1), rounded to the nearest step.
  public func multiplied(byOpacity opacity: Rational) -> Color {
    let scaled = (Rational(Int64(alpha)) * opacity).rounded
    var color = self
    color.alpha = UInt8(max(0, min(255, scaled)))
    return color
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; upper case.
  public var hexadecimal: String {
    var bytes = [UInt8(ascii: "#")]
    for channel in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      for digit in [channel >> 4, channel & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A colour that may differ between the appearances.
public struct DynamicColor: Hashable, Sendable {
  /// In light appearance.
  public var light: Color
  /// In dark appearance.
  public var dark: Color
  /// With increased contrast; nil is the same as without.
  public var lightHighContrast: Color?
  /// As ``lightHighContrast``, in dark appearance.
  public var darkHighContrast: Color?

  init(
    light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  init(_ color: Color) {
    self.init(light: color, dark: color)
  }

  /// Nothing to see in any appearance.
  public static let clear = DynamicColor(.clear)
  /// The same in all appearances; what follows them is the system's `label`.
  public static let black = DynamicColor(Color(rgba: 0x0000_00FF))

  /// The one of the appearance; without a value for increased contrast the usual one.
  public func resolved(in appearance: Appearance) -> Color {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark
    }
  }
}
