import AlertSpec
import Geometry

/// A finger that moves an alert, or what one of its views holds.
struct Drag: Sendable {
  var start: Rational
  /// In seconds.
  var duration: Rational
  /// How far it goes in all, in points.
  var distance: Rational
  var direction: Step.Direction
  var load: Load

  /// What the finger takes along.
  enum Load: Sendable, Equatable {
    /// Nothing goes where it does.
    case nothing
    /// The alert, to where it leaves.
    case alert
    /// A sheet, from one of its detents to another, or away.
    case sheet
    /// What a view holds.
    case content(Scroller)
  }

  /// Whether the alert itself has to be put in its place afterwards.
  var movesAlert: Bool { (load == .alert || load == .sheet) && distance.isPositive }

  /// Whether the finger was as fast as it takes to fling something.
  func isFlung(_ rules: Presentation.Dismissal) -> Bool {
    distance.isPositive && distance >= rules.swipeSpeed * duration
  }

  /// Whether lifting the finger dismisses an alert: it went far enough, or it was fast enough.
  func dismisses(_ frame: Rect, _ rules: Presentation.Dismissal) -> Bool {
    guard load == .alert, distance.isPositive else { return false }
    let extent = direction == .up || direction == .down ? frame.height : frame.width
    if rules.drag, distance >= extent * rules.dragDistance { return true }
    return rules.swipe && isFlung(rules)
  }

  /// Where a sheet comes to rest when the finger is lifted; nil where it is dismissed.
  ///
  /// Dragged below its lowest detent it goes as an alert without detents does. Flung, it goes to the
  /// next one in the finger's direction from where it is; else to the nearest, the lower of two as
  /// near.
  ///
  /// - Parameters:
  ///   - detent: the one it comes from.
  ///   - heights: of the detents, in points; one at least.
  func detent(
    from detent: Int, among heights: [Rational], _ rules: Presentation.Dismissal
  ) -> Int? {
    let order = heights.indices.sorted { heights[$0] < heights[$1] }
    guard let lowest = order.first, let highest = order.last, heights.indices.contains(detent)
    else { return detent }
    let height = heights[detent] + (direction == .up ? distance : -distance)
    let below = heights[lowest] - height
    if below.isPositive {
      if rules.drag, below >= heights[lowest] * rules.dragDistance { return nil }
      return rules.swipe && isFlung(rules) ? nil : lowest
    }
    if isFlung(rules) {
      return direction == .up
        ? order.first { heights[$0] > height } ?? highest
        : order.last { heights[$0] < height } ?? lowest
    }
    return order.min { (heights[$0] - height).magnitude < (heights[$1] - height).magnitude }
  }
}

/// A view whose content exceeds it.
struct Scroller: Sendable, Equatable {
  var id: String
  /// How far it is scrolled, in points.
  var offset: Rational
  /// How far it can be, in points.
  var range: Rational

  /// Whether its content can follow a finger.
  func follows(_ direction: Step.Direction) -> Bool {
    switch direction {
    case .up: offset < range
    case .down: offset.isPositive
    case .left, .right: false
    }
  }

  /// How far it is scrolled after a finger has gone so many points.
  func offset(after distance: Rational, _ direction: Step.Direction) -> Rational {
    max(0, min(range, direction == .up ? offset + distance : offset - distance))
  }
}
