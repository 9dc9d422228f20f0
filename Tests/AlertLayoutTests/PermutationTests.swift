import AlertSpec
import Geometry
import Testing

@testable import AlertLayout

/// Where priorities decide, the order of writing does not.
@Suite struct PermutationTests {
  /// An alert of three views, each wish of a priority of its own, as statements on whichever box.
  static func statements(_ random: inout SeededGenerator) -> [[String]] {
    var priorities = Array(1...999).shuffled(using: &random)
    func length() -> Int { Int.random(in: 0...160, using: &random) }
    let views = ["a", "b", "c"]
    var all: [[String]] = [[]]
    for (place, view) in views.enumerated() {
      var list = [
        "top == alert.top + \(length())", "leading >= alert.leading + \(length() / 4)",
        "width >= \(length() / 8)", "height == \(length() / 4)",
      ]
      let other = views[(place + 1) % views.count]
      let wishes = [
        "width == \(length())", "width == alert.width * 0.5",
        "leading == alert.leading + \(length())",
        "leading == \(other).leading + \(length())", "trailing == alert.trailing - \(length())",
        "trailing <= \(other).trailing + \(length())", "width == \(other).width",
        "centerX == alert.centerX", "width <= \(length())",
      ]
      for wish in wishes.shuffled(using: &random).prefix(Int.random(in: 3...7, using: &random)) {
        list.append(wish + " @\(priorities.removeLast())")
      }
      // Two wishes that settle what is left.
      list.append("leading == alert.leading @0.\(place)1")
      list.append("width == 40 @0.\(place)2")
      all.append(list.map { "\(view)." + $0 })
    }
    return all
  }

  static func frames(_ statements: [[String]], _ hosts: [Int]) -> [String]? {
    var boxes = ["a", "b", "c"].map { box($0, kind: "custom") { _ in } }
    var alert = box("alert", kind: "alert") { _ in }
      .stating("width == 300", "height == 200", "center == screen")
    for (place, list) in statements.enumerated() {
      let read = list.map { state($0) }
      if hosts[place] == 0 {
        alert.constraints += read
      } else {
        boxes[hosts[place] - 1].constraints += read
      }
    }
    alert.children = boxes
    let result = lay(alert)
    guard result.diagnostics.isEmpty else { return nil }
    return ["a", "b", "c"].map { result.value[$0].exactFrame.shown }
  }

  @Test("Constraints in another order, or on another view, give the same frames", arguments: 0..<60)
  func order(seed: UInt64) {
    var random = SeededGenerator(state: seed &+ 77_000)
    let statements = Self.statements(&random)
    let first = Self.frames(statements, [0, 1, 2, 3])
    for _ in 0..<4 {
      let shuffled = statements.map { $0.shuffled(using: &random) }
      let hosts = (0..<4).map { _ in Int.random(in: 0...3, using: &random) }
      #expect(Self.frames(shuffled, hosts) == first)
    }
  }

  @Test("Most of these alerts have no conflict")
  func sound() {
    let settled = (0..<60).filter { seed in
      var random = SeededGenerator(state: UInt64(seed) &+ 77_000)
      return Self.frames(Self.statements(&random), [0, 1, 2, 3]) != nil
    }
    #expect(settled.count > 40)
  }
}
