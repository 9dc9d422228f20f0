import Geometry

/// How much room a window has along one axis, as UIKit tells it.
public enum SizeClass: String, CaseIterable, Sendable {
  case compact
  case regular
}

/// The parts of an environment that a spec can ask for.
public struct EnvironmentAxes: OptionSet, Hashable, Sendable {
  /// A bit for each part; the bits are nowhere written down.
  public let rawValue: UInt8

  /// Unknown bits are kept and mean nothing.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// How the device is held.
  public static let orientation = EnvironmentAxes(rawValue: 1)
  /// How much room there is across and down, compact or regular.
  public static let sizeClass = EnvironmentAxes(rawValue: 2)
  /// Light or dark, contrast included.
  public static let appearance = EnvironmentAxes(rawValue: 4)
  /// The language of the texts and its direction.
  public static let locale = EnvironmentAxes(rawValue: 8)
  /// The reader's text size.
  public static let textSize = EnvironmentAxes(rawValue: 16)
  /// Whether the device is a phone or a tablet.
  public static let idiom = EnvironmentAxes(rawValue: 32)
}

/// The size classes of Apple's Human Interface Guidelines, "Device size classes", for an app that
/// fills the screen: an iPad is regular both ways; an iPhone is compact in width, but the widest
/// (from 414 pt) are regular in landscape, and regular in height in portrait alone.
extension Environment {
  /// The same with the device held the other way.
  public var turned: Environment {
    var turned = self
    turned.orientation = orientation == .portrait ? .landscape : .portrait
    return turned
  }

  /// Across, as the device is held.
  public var widthClass: SizeClass {
    if isTablet { return .regular }
    return orientation == .landscape && device.size.width >= 414 ? .regular : .compact
  }

  /// Down, as the device is held.
  public var heightClass: SizeClass {
    isTablet || orientation == .portrait ? .regular : .compact
  }

  /// From 700 pt across in portrait: the narrowest iPad has 744, the widest iPhone 440.
  public var isTablet: Bool { device.size.width >= 700 }
}
