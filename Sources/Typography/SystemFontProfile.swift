/// What makes the built-in advance widths stand for the system font: numbers only, so that a
/// calibration against a device replaces them without code.
///
/// Vertical metrics and regular tracking are those of SF Pro. The shift of the other weights was
/// fitted at 17 points against widths measured on a phone and is applied at every size.
enum SystemFontProfile {
  static let unitsPerEm: Int64 = 2048
  static let ascender: Int64 = 1950
  static let descender: Int64 = -494
  static let capHeight: Int64 = 1443
  static let xHeight: Int64 = 1078

  /// The smallest size of ``regularTracking``, in points.
  static let firstTrackedSize: Int64 = 6

  /// Tracking in 1/1000 em at 6, 7, 8 … 36 points.
  static let regularTracking: [Int64] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10,
  ]

  /// Below the tracking of any size and weight, in 1/1000 em.
  static let leastTracking: Int64 = -30

  /// What a weight adds to the tracking of regular, in 1/1000 em.
  static func trackingShift(_ weight: FontWeight) -> Int64 {
    switch weight.measured {
    case .medium: 5
    case .semibold: 10
    case .bold: 15
    default: 0
    }
  }

  /// Tracking in 1/1,000,000 em: linear between whole sizes, and that of the nearest end outside.
  ///
  /// - Parameter size: in 1/1000 point.
  static func tracking(size: Int64, weight: FontWeight) -> Int64 {
    let shift = trackingShift(weight) * 1000
    let last = regularTracking.count - 1
    let index = Int(size / 1000 - firstTrackedSize)
    guard size >= firstTrackedSize * 1000 else { return regularTracking[0] * 1000 + shift }
    guard index < last else { return regularTracking[last] * 1000 + shift }
    let low = regularTracking[index]
    let high = regularTracking[index + 1]
    return low * 1000 + (high - low) * (size % 1000) + shift
  }
}
