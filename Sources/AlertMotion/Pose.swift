import Geometry

/// What a timeline makes of an alert at one moment: everything that a painter needs beside the
/// laid-out alert.
public struct Pose: Sendable, Equatable {
  /// Of the whole alert, in place of its own.
  public var opacity: Rational
  /// From the laid-out frame, in points; a constraint's constant is in it.
  public var translation: Point
  /// About the centre of the laid-out frame.
  public var scale: Rational
  /// Where the alert is drawn, in the screen's coordinates, in points.
  public var frame: Rect
  /// In place of `backdrop.opacity`; nil where there is nothing to see of the backdrop.
  public var backdropOpacity: Rational?
  /// `backdropOpacity` as a part of what it is while the alert is shown: what the backdrop's fill
  /// is multiplied with. 1 where there is nothing to see of it.
  public var backdropPart: Rational
}

extension Motion {
  /// - Parameter time: in seconds from the beginning of the timeline.
  public func pose(in timeline: Timeline, at time: Rational) -> Pose {
    var translation = Point.zero
    var scale: Rational = 1
    var opacity = stage.alertOpacity
    var backdropOpacity = stage.backdropOpacity
    for track in timeline.tracks {
      let value = track.value(at: time)
      switch (track.node, track.property) {
      case (.backdrop, .opacity): backdropOpacity = value
      case (.alert, .opacity): opacity = value
      case (.alert, .translationX): translation.x += value
      case (.alert, .translationY): translation.y += value
      case (.alert, .scale): scale = value
      case (.alert, .constraint(let edge)):
        let away = value - stage.shownValue(of: track.property)
        if edge == .left || edge == .right { translation.x += away } else { translation.y += away }
      case (.backdrop, _): break
      }
    }
    let shown = stage.backdropOpacity ?? 0
    return Pose(
      opacity: opacity, translation: translation, scale: scale,
      frame: frame(translation, scale), backdropOpacity: backdropOpacity,
      backdropPart: shown.isZero ? 1 : (backdropOpacity ?? shown) / shown)
  }

  private func frame(_ translation: Point, _ scale: Rational) -> Rect {
    let alert = stage.alert
    let (width, height) = (alert.width * scale, alert.height * scale)
    return Rect(
      x: alert.minX + translation.x + (alert.width - width) / 2,
      y: alert.minY + translation.y + (alert.height - height) / 2, width: width, height: height)
  }
}
