import Geometry

/// A screen that alerts are laid out on.
public struct Device: Hashable, Sendable {
  /// The name used on the command line and in snapshots.
  public let id: String
  /// The name a person knows it by.
  public let name: String
  /// In portrait, in points.
  public let size: Size
  /// Its pixels to the point.
  public let grid: PixelGrid
  /// In portrait: what sensors, status bar and home indicator take.
  public let safeArea: EdgeInsets
  /// With the device turned to the left or the right; the notch takes the same room on both sides.
  public let landscapeSafeArea: EdgeInsets
}

extension Device {
  /// Sizes, pixels to the point and safe areas as UIKit reports them for a window that fills the
  /// screen (iOS 17).
  public static let all: [Device] = [
    Device(
      "iphone-se", "iPhone SE (3rd)", 375, 667, scale: 2,
      top: 20, bottom: 0, landscapeTop: 0, landscapeSides: 0, landscapeBottom: 0),
    Device(
      "iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3,
      top: 50, bottom: 34, landscapeTop: 0, landscapeSides: 50, landscapeBottom: 21),
    Device(
      "iphone-11", "iPhone 11", 414, 896, scale: 2,
      top: 48, bottom: 34, landscapeTop: 0, landscapeSides: 48, landscapeBottom: 21),
    Device(
      "iphone-14", "iPhone 14", 390, 844, scale: 3,
      top: 47, bottom: 34, landscapeTop: 0, landscapeSides: 47, landscapeBottom: 21),
    Device(
      "iphone-15", "iPhone 15", 393, 852, scale: 3,
      top: 59, bottom: 34, landscapeTop: 0, landscapeSides: 59, landscapeBottom: 21),
    Device(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3,
      top: 59, bottom: 34, landscapeTop: 0, landscapeSides: 59, landscapeBottom: 21),
    Device(
      "iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3,
      top: 62, bottom: 34, landscapeTop: 0, landscapeSides: 62, landscapeBottom: 21),
    Device(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3,
      top: 62, bottom: 34, landscapeTop: 0, landscapeSides: 62, landscapeBottom: 21),
    Device(
      "ipad-mini", "iPad mini (6th)", 744, 1133, scale: 2,
      top: 24, bottom: 20, landscapeTop: 24, landscapeSides: 0, landscapeBottom: 20),
    Device(
      "ipad-pro-11", "iPad Pro 11-inch", 834, 1194, scale: 2,
      top: 24, bottom: 20, landscapeTop: 24, landscapeSides: 0, landscapeBottom: 20),
    Device(
      "ipad-pro-13", "iPad Pro 12.9/13-inch", 1024, 1366, scale: 2,
      top: 24, bottom: 20, landscapeTop: 24, landscapeSides: 0, landscapeBottom: 20),
  ]

  /// Nil when there is no such device.
  public static func named(_ id: String) -> Device? {
    all.first { $0.id == id }
  }

  /// What a compile uses when it is told nothing else.
  public static let standard = named("iphone-15") ?? all[0]

  private init(
    _ id: String, _ name: String, _ width: Int64, _ height: Int64, scale: Int64, top: Int64,
    bottom: Int64, landscapeTop: Int64, landscapeSides: Int64, landscapeBottom: Int64
  ) {
    let sides = Rational(landscapeSides)
    self.id = id
    self.name = name
    size = Size(width: Rational(width), height: Rational(height))
    grid = PixelGrid(scale: scale)
    safeArea = EdgeInsets(top: Rational(top), left: 0, bottom: Rational(bottom), right: 0)
    landscapeSafeArea = EdgeInsets(
      top: Rational(landscapeTop), left: sides, bottom: Rational(landscapeBottom), right: sides)
  }
}
