import AlertLayout
import AlertSpec
import Geometry

/// A sheet as it is laid out at one of its detents.
struct StagedDetent: Sendable {
  /// As a spec states it.
  let name: String
  let portrait: StagedLayout
  let landscape: StagedLayout

  /// Those of a sheet, in the order written; none where it has no two.
  ///
  /// - Parameter turned: as for ``StagedAlert``.
  static func detents(of laidOut: LaidOutAlert, turned: LaidOutAlert?) -> [StagedDetent] {
    let detents = laidOut.alert.presentation.detents
    guard detents.count > 1 else { return [] }
    return detents.map { detent in
      let layout = StagedLayout(laidOut.resting(at: detent))
      let other = turned.map { StagedLayout($0.resting(at: detent)) } ?? layout
      let isUpright = laidOut.environment.orientation == .portrait
      return StagedDetent(
        name: detent.name, portrait: isUpright ? layout : other,
        landscape: isUpright ? other : layout)
    }
  }

  func layout(_ orientation: Orientation) -> StagedLayout {
    orientation == .portrait ? portrait : landscape
  }
}

extension LaidOutAlert {
  fileprivate func resting(at detent: Presentation.Detent) -> LaidOutAlert {
    var alert = alert
    alert.presentation.detents = [detent]
    return alert.layOut(in: environment).value
  }
}

extension StagedAlert {
  /// Of its detents, in points. All alike where the spec states a height of its own.
  func heights(_ orientation: Orientation) -> [Rational] {
    detents.map { $0.layout(orientation).touches.frame.height }
  }

  func hasSeveralHeights(_ orientation: Orientation) -> Bool {
    let heights = heights(orientation)
    return heights.contains { $0 != heights.first }
  }

  func canGrow(_ orientation: Orientation) -> Bool {
    let heights = heights(orientation)
    guard heights.indices.contains(detent) else { return false }
    return heights.contains { $0 > heights[detent] }
  }

  /// The name of the detent that it rests at; nil where it has no two.
  var detentName: String? {
    detents.indices.contains(detent) ? detents[detent].name : nil
  }
}
