import Geometry

/// An sRGB colour with straight alpha, eight bits a channel.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

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
  public var light: Color
  public var dark: Color
  /// With increased contrast; nil is the same as without.
  public var lightHighContrast: Color?
  public var darkHighContrast: Color?

  public init(
    light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  public init(_ color: Color) {
    self.init(light: color, dark: color)
  }

  public static let clear = DynamicColor(.clear)
  public static let black = DynamicColor(Color(rgba: 0x0000_00FF))

  public func resolved(in appearance: Appearance) -> Color {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark
    }
  }
}
