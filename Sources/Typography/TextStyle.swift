import Geometry

/// The text styles of Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// Semibold for headline, regular for the rest.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The style's font at a size, from the tables of Apple's Human Interface Guidelines.
  public func font(at size: TextSize = .large) -> Font {
    Font(size: Rational(Self.metric(self, size).size), weight: weight)
  }

  /// Points from one baseline to the next, from the same tables.
  public func leading(at size: TextSize = .large) -> Rational {
    Rational(Self.metric(self, size).leading)
  }
}

extension TextStyle {
  private static func metric(_ style: TextStyle, _ size: TextSize) -> (size: Int64, leading: Int64)
  {
    let row =
      switch style {
      case .largeTitle: Self.largeTitleMetrics
      case .title1: Self.title1Metrics
      case .title2: Self.title2Metrics
      case .title3: Self.title3Metrics
      case .headline: Self.headlineMetrics
      case .body: Self.bodyMetrics
      case .callout: Self.calloutMetrics
      case .subheadline: Self.subheadlineMetrics
      case .footnote: Self.footnoteMetrics
      case .caption1: Self.caption1Metrics
      case .caption2: Self.caption2Metrics
      }
    let column = size.index
    return (Int64(row.sizes[column]), Int64(row.leadings[column]))
  }

  /// A style's point sizes and leadings from extraSmall to the largest accessibility size.
  private struct Metrics {
    let sizes: [UInt8]
    let leadings: [UInt8]
  }

  private static let largeTitleMetrics = Metrics(
    sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  private static let title1Metrics = Metrics(
    sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
  private static let title2Metrics = Metrics(
    sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
  private static let title3Metrics = Metrics(
    sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
  private static let headlineMetrics = Metrics(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let bodyMetrics = Metrics(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let calloutMetrics = Metrics(
    sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
  private static let subheadlineMetrics = Metrics(
    sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
  private static let footnoteMetrics = Metrics(
    sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
  private static let caption1Metrics = Metrics(
    sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
  private static let caption2Metrics = Metrics(
    sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
}
