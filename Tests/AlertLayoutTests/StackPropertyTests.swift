@testable import AlertSpec
import Foundation
import Geometry
import Testing
import Typography

@testable import AlertLayout

/// What holds of every stack, over stacks at random on screens of 1, 2 and 3 pixels to the point.
///
/// `ALERTC_RANDOM_STACKS` says how many; 100,000 is a few minutes of a release build.
@Suite struct StackPropertyTests {
  static let count =
    ProcessInfo.processInfo.environment["ALERTC_RANDOM_STACKS"].flatMap(Int.init) ?? 240
  static let shards = 8

  static func environment(scale: Int64, locale: String) -> Environment {
    let like = Device.standard
    let device = Device(
      id: "screen", name: "Screen", size: like.size, grid: PixelGrid(scale: scale),
      safeArea: like.safeArea, landscapeSafeArea: like.landscapeSafeArea)
    return Environment(device: device, locale: locale)
  }

  /// A layout whose constraints all held and settled everything; nil when they did not.
  static func settled(_ alert: Box, in environment: Environment) -> LayoutPass? {
    var pass = LayoutPass(alert: alert, backdrop: backdrop, absent: [], in: environment)
    pass.run()
    let isWhole = pass.unsolved.isEmpty && !pass.excess.isPositive && !pass.isRestless
    return isWhole ? pass : nil
  }

  /// Counts what came out, and reports the first stack for which something is wrong.
  static func check(
    _ shard: Int, _ fault: (Box, Int64, LayoutPass) -> String?
  ) -> (settled: Int, fault: String?) {
    var count = 0
    for seed in stride(from: shard, to: Self.count, by: shards) {
      let alert = RandomStack.alert(seed: UInt64(seed))
      for scale in [1, 2, 3] as [Int64] {
        guard let pass = settled(alert, in: environment(scale: scale, locale: "en")) else {
          continue
        }
        count += 1
        if let fault = fault(alert, scale, pass) {
          return (count, "seed \(seed) at \(scale)x: \(fault)")
        }
      }
    }
    return (count, nil)
  }

  @Test("Neighbours never come to gap or overlap by a pixel", arguments: 0..<shards)
  func gaps(shard: Int) {
    let result = Self.check(shard) { _, scale, pass in
      let grid = PixelGrid(scale: scale)
      for (parent, node) in pass.tree.nodes.enumerated() {
        guard let stack = node.stack, parent >= LayoutTree.alert else { continue }
        for child in node.content.dropFirst() {
          let (a, b) = (pass.spans[stack.axis][child - 1], pass.spans[stack.axis][child])
          let gap = b.start - a.end
          let shown = grid.snapped(b.start) - grid.snapped(a.end)
          if gap.isZero ? !shown.isZero : (shown - gap).magnitude >= grid.pixel || shown.isNegative
          {
            return "\(pass.tree.boxes[child].id) lies \(shown) behind its neighbour, not \(gap)"
          }
        }
      }
      return nil
    }
    #expect(result.fault == nil)
    #expect(result.settled * Self.shards > Self.count * 2)
  }

  @Test(
    "Extents, gaps and edges are those of the distribution and alignment", arguments: 0..<shards)
  func rules(shard: Int) {
    let result = Self.check(shard) { _, _, pass in
      for parent in pass.tree.nodes.indices.dropFirst(2) {
        if let fault = pass.brokenAlong(parent) ?? pass.brokenAcross(parent) {
          return "\(pass.tree.boxes[parent].id): \(fault)"
        }
      }
      return nil
    }
    #expect(result.fault == nil)
  }

  @Test("No label is narrower than its measured text", arguments: 0..<shards)
  func labels(shard: Int) {
    let result = Self.check(shard) { _, scale, pass in
      let grid = PixelGrid(scale: scale)
      for node in pass.frames().all {
        guard case .text(let placed) = node.content else { continue }
        let natural = Typography.layOut(placed.block, width: nil, grid: grid).size.width
        if node.exactFrame.width >= natural {
          if node.frame.width < natural { return "\(node.id) is narrower than its text" }
          if placed.layout.lines.count != 1 || placed.layout.isTruncated {
            return "\(node.id) has room for its text and wraps it"
          }
        }
        for line in placed.layout.lines where line.frame.maxX > node.frame.width {
          if placed.block.runs[0].text.contains(" ") { continue }
          if line.text.count > 1 { return "\(node.id) has a line wider than itself" }
        }
      }
      return nil
    }
    #expect(result.fault == nil)
  }

  @Test("A right-to-left locale is the mirror image", arguments: 0..<shards)
  func mirror(shard: Int) {
    let result = Self.check(shard) { alert, scale, left in
      guard let right = Self.settled(alert, in: Self.environment(scale: scale, locale: "ar"))
      else { return "is settled one way only" }
      let width = left.tree.environment.screen.width
      for (a, b) in zip(left.frames().all, right.frames().all) {
        let (mine, other) = (a.exactFrame, b.exactFrame)
        if mine.minX != width - other.maxX || mine.maxX != width - other.minX
          || mine.minY != other.minY || mine.maxY != other.maxY
        {
          return "\(a.id) is \(mine.shown), mirrored \(other.shown)"
        }
        if a.absoluteFrame.minX != width - b.absoluteFrame.maxX {
          return "\(a.id) is not the mirror image on the grid"
        }
        if a.absoluteFrame.minY != b.absoluteFrame.minY { return "\(a.id) moved down the screen" }
      }
      return nil
    }
    #expect(result.fault == nil)
  }

  @Test("Laying out again gives the same, bit for bit", arguments: 0..<shards)
  func again(shard: Int) {
    let result = Self.check(shard) { alert, _, pass in
      let again = Self.settled(alert, in: pass.tree.environment)
      return again?.frames().listing == pass.frames().listing ? nil : "changes"
    }
    #expect(result.fault == nil)
  }
}

extension LayoutPass {
  /// The rule of a stack's distribution that its places break.
  fileprivate func brokenAlong(_ parent: Int) -> String? {
    let node = tree.nodes[parent]
    guard let stack = node.stack, node.contentCount > 0 else { return nil }
    let axis = stack.axis
    let spans = node.content.map { self.spans[axis][$0] }
    let spacing = node.content.map { tree.nodes[$0].spacingAfter ?? stack.spacing }
    let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
    if spans[0].start != self.spans[axis][parent].start + stack.insets.leading(axis) {
      return "the first view is not at the inset"
    }
    switch stack.distribution {
    case .packed, .fill, .fillEqually, .fillProportionally:
      if zip(gaps, spacing).contains(where: { $0 != $1 }) { return "a gap is not the spacing" }
    case .equalSpacing:
      if Set(gaps).count > 1 { return "gaps differ" }
      if let gap = gaps.first, spacing.dropLast().contains(where: { gap < $0 }) {
        return "a gap is less than the spacing"
      }
    case .equalCentering:
      let centers = spans.map { $0.start + $0.extent * Rational(1, 2) }
      if Set(zip(centers, centers.dropFirst()).map { $1 - $0 }).count > 1 {
        return "centres are not equally far apart"
      }
      if zip(gaps, spacing).contains(where: { $0 < $1 }) { return "a gap is less than the spacing" }
    }
    let isGivingWay = node.content.contains { measurements.yielded[$0] != nil }
    if stack.distribution == .fillEqually, !isGivingWay, Set(spans.map(\.extent)).count > 1 {
      return "extents differ"
    }
    let end = spans[spans.count - 1].end
    if end > self.spans[axis][parent].end - stack.insets.trailing(axis) {
      return "the last view passes the inset"
    }
    return nil
  }

  /// The rule of a stack's alignment that its places break.
  fileprivate func brokenAcross(_ parent: Int) -> String? {
    let node = tree.nodes[parent]
    guard let stack = node.stack else { return nil }
    let axis = stack.axis.other
    let outer = spans[axis][parent]
    let (start, end) = (
      outer.start + stack.insets.leading(axis), outer.end - stack.insets.trailing(axis)
    )
    for child in node.content where measurements.yielded[child] == nil || axis == .x {
      let span = spans[axis][child]
      let isBroken =
        switch stack.alignment {
        case .fill: span.start != start || span.end != end
        case .leading: span.start != start || span.end > end
        case .trailing: span.end != end || span.start < start
        case .center: span.start + span.end != start + end
        }
      if isBroken { return "\(tree.boxes[child].id) is not aligned" }
    }
    return nil
  }
}
