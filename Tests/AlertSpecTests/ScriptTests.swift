import Diagnostics
import Geometry
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Scripts, as they are read") struct ScriptTests {
  private static let spec = """
    alert: a
    extends: two-button
    message: m
    actions: { cancel: c, confirm: d }
    behaviour:
      two taps:
        - { doubleTap: confirm, at: 0.25 }
        - { drag: down, by: 120.5, over: 0.3, from: message, after: 0.1 }
        - { present: coupon, priority: high, repeated: wait }
        - expect: { shown: false, events: [action], focus: screen }
      x-mine: whatever

    """

  @Test("Each step says what is done, with its details, and when")
  func steps() throws {
    let alert = try #require(resolve(Self.spec).value)
    let script = try #require(alert.scripts.first)
    #expect(alert.scripts.count == 1)
    #expect(script.name == "two taps")
    #expect(
      script.steps.map(\.moment) == [.at(Rational(1, 4)), .after(Rational(1, 10)), .rest, .rest])
    #expect(script.steps[0].deed == .tap(.node("confirm"), count: 2))
    #expect(
      script.steps[1].deed
        == .drag(
          .down, from: .node("message"), distance: Rational(241, 2), duration: Rational(3, 10)))
    #expect(
      script.steps[2].deed == .present("coupon", Queueing(priority: .high, whenRepeated: .wait)))
    guard case .expect(let expectation) = script.steps[3].deed else {
      Issue.record("\(script.steps[3].deed)")
      return
    }
    #expect(expectation.isShown == false)
    #expect(expectation.events?.map(\.text) == ["action"])
    #expect(expectation.focus?.range.text == "screen")
    #expect(script.steps.map(\.range.text) == ["doubleTap", "drag", "present", "expect"])
  }

  @Test("A script takes the place of an inherited one of its name, and an empty list takes it away")
  func merging() throws {
    let files = ["base.yaml": Self.spec]
    func scripts(_ behaviour: String) throws -> [String] {
      let text = "alert: b\nextends: ./base.yaml\nbehaviour: { \(behaviour) }\n"
      let read = resolve(text, files: files.merging(["./base.yaml": Self.spec]) { $1 })
      #expect(read.diagnostics.isEmpty, "\(read.diagnostics.map(\.message))")
      return try #require(read.value).scripts.map { "\($0.name) \($0.steps.count)" }
    }
    #expect(try scripts("two taps: [ tap: cancel ]") == ["two taps 1"])
    #expect(try scripts("one: [ tap: cancel ]") == ["two taps 4", "one 1"])
    #expect(try scripts("two taps: []") == [])
    #expect(try scripts("never: []") == ["two taps 4"])
  }

  @Test("A case changes scripts, and a step may depend on the environment")
  func cases() throws {
    let spec =
      Self.spec + "cases: { other: { behaviour: { two taps: [ { wait: 2 } ] } } }\n"
    let other = read(spec) { $0.caseName = "other" }
    #expect(try #require(other.value).scripts.first?.steps.map(\.deed) == [.wait(2)])
    let step = """
      alert: a
      extends: two-button
      message: m
      actions: { confirm: d }
      behaviour: { s: [ { wait: { when: [ { orientation: landscape, value: 3 }, { value: 1 } ] } } ] }

      """
    for orientation in Orientation.allCases {
      let alert = try #require(read(step) { $0.orientation = orientation }.value)
      #expect(alert.scripts[0].steps[0].deed == .wait(orientation == .portrait ? 1 : 3))
      #expect(alert.axes.contains(.orientation))
    }
  }

  @Test("Rows of lists can be named as far as there are any, and a faulty step spoils only itself")
  func targets() {
    let head = "alert: a\nextends: bottom-sheet\nviews: { l: { list: [x, y] } }\n"
    func codes(_ steps: String) -> [Diagnostic.Code] {
      resolve(head + "behaviour: { s: [ \(steps) ] }\n").diagnostics.map(\.code)
    }
    #expect(codes("tap: l.2, tap: alert, tap: outside") == [])
    #expect(codes("tap: l.3") == [.unknownTarget])
    #expect(codes("tap: l.3, { wait: 1, tap: l }, { at: 2 }, { tap: l.1 }").count == 2)
    #expect(codes("{ expect: { focus: outside } }") == [.unknownTarget])
    #expect(codes("{ swipe: up, from: screen }") == [.unknownTarget])
  }

  @Test("There are bounds to what a spec can ask")
  func bounds() {
    let head = "alert: a\nextends: two-button\nmessage: m\nbehaviour:\n"
    let steps = String(repeating: "    - wait: 1\n", count: 1001)
    #expect(resolve(head + "  s:\n" + steps).diagnostics.map(\.code) == [.tooMany])
    let scripts = (0...100).map { "  s\($0): [ { wait: 1 } ]\n" }.joined()
    #expect(resolve(head + scripts).diagnostics.map(\.code) == [.tooMany])
  }
}
