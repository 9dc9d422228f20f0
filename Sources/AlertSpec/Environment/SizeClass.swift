import Geometry

/// How much room a window has along one axis, as UIKit tells it.
public enum SizeClass: String, CaseIterable, Sendable {
  case compact
  case regular
}

/// The parts of an environment that a spec can ask for.
public struct EnvironmentAxes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let orientation = EnvironmentAxes(rawValue: 1)
  public static let sizeClass = EnvironmentAxes(rawValue: 2)
  public static let appearance = EnvironmentAxes(rawValue: 4)
  public static let locale = EnvironmentAxes(rawValue: 8)
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

  public var widthClass: SizeClass {
    if isTablet { return .regular }
    return orientation == .landscape && device.size.width >= 414 ? .regular : .compact
  }

  public var heightClass: SizeClass {
    isTablet || orientation == .portrait ? .regular : .compact
  }

  public var isTablet: Bool { device.size.width >= 700 }
}
