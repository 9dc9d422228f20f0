import AlertMotion
import AlertSpec
import Foundation
import Geometry
import Testing

@Suite("What happens when")
struct TimeTests {
  private func after(_ first: String, _ spec: String, _ steps: String) throws -> [String] {
    Array(try trace(spec + "behaviour: { s: [ \(steps) ] }").drop { !$0.contains(first) })
  }

  @Test("A double tap presses a button once where the first tap dismisses")
  func doubleTap() throws {
    #expect(
      try after("tap", Family.canCancel, "doubleTap: confirm") == [
        "0.5 tap confirm", "0.5 hide by confirm", "0.6 tap confirm", "0.6 ignore, going",
        "1 hidden", "1 focus screen", "1 event action",
      ])
    #expect(
      try after("tap", Family.builder, "doubleTap: confirm").filter { $0.contains("event") }
        == ["0.5 event done"])
  }

  @Test("An alert goes by itself when its time has run out, counted from when it is there")
  func timer() throws {
    #expect(
      try after("shown", Family.toast, "wait: 5") == [
        "0.3 shown", "2.3 hide by time", "2.6 hidden",
      ])
  }

  @Test("Its time stands still in the background, where motion is finished at once")
  func background() throws {
    #expect(
      try after(
        "app", Family.toast, "{ app: background, at: 1.3 }, { app: foreground, at: 9 }, { wait: 4 }"
      )
        == ["1.3 app background", "9 app foreground", "10 hide by time", "10.3 hidden"])
    #expect(
      try after("app", Family.toast, "{ app: background, at: 0.1 }")
        == ["0.1 app background", "0.1 shown"])
    #expect(
      try after("tap", Family.canCancel, "{ tap: confirm }, { app: background, after: 0.2 }") == [
        "0.5 tap confirm", "0.5 hide by confirm", "0.7 app background", "0.7 hidden",
        "0.7 focus screen", "0.7 event action",
      ])
    #expect(
      try after(
        "app", Family.canCancel, "{ app: background }, { tap: confirm }, { press: escape }")
        == [
          "0.5 app background", "0.5 tap confirm", "0.5 ignore, background",
          "0.5 press escape", "0.5 ignore, background",
        ])
  }

  @Test("Less motion is what the alert comes and goes with from then on")
  func reducedMotion() throws {
    let spec = Family.toast.replacingOccurrences(
      of: "edge: top", with: "reducedMotion: none, edge: top")
    #expect(
      try trace(spec + "behaviour: { s: [ { motion: reduced }, { tap: outside } ] }") == [
        "0 motion reduced", "0 present", "0 show on screen", "0 content", "0 shown",
        "0 tap outside", "0 hide by outside", "0 hidden",
      ])
    #expect(
      try after("motion", spec, "{ motion: reduced, at: 0.1 }, { tap: outside }") == [
        "0.1 motion reduced", "0.3 shown", "0.3 tap outside", "0.3 hide by outside", "0.3 hidden",
      ])
    #expect(
      try trace(
        spec + "behaviour: { s: [ { motion: reduced }, { motion: full }, { tap: outside } ] }"
      ).suffix(4) == ["0.3 shown", "0.3 tap outside", "0.3 hide by outside", "0.6 hidden"])
  }

  @Test("What moved fades where less motion is asked for, in the same time or in the curve's own")
  func reducedTimes() throws {
    let springy = Family.sheet + "presentation: { spring: { bounce: 0.25 }, duration: 0.4 }\n"
    let motion = Motion(of: try laidOut(springy))
    let reduced = try #require(motion.reduced)
    #expect(motion.show.completion > Rational(2, 5))
    #expect(reduced.show.completion == Rational(2, 5))
    #expect(reduced.show.tracks.map(\.property) == [.opacity])
    #expect(Motion(of: try laidOut(Family.popup)).reduced == nil)
    let kept = Family.sheet + "presentation: { reducedMotion: keep }\n"
    #expect(Motion(of: try laidOut(kept)).reduced == nil)
  }

  @Test("A drag to where it leaves dismisses past half of its height; less, and it settles")
  func drag() throws {
    #expect(
      try after("drag", Family.sheet, "{ drag: down, by: 200 }") == [
        "0.5 drag down", "1 hide by drag", "1.5 hidden", "1.5 focus screen",
      ])
    #expect(
      try after("drag", Family.sheet, "{ drag: down, by: 199 }, { expect: { shown: true } }") == [
        "0.5 drag down", "1 settle",
      ])
    #expect(
      try after("drag", Family.sheet, "{ drag: up, by: 300 }") == ["0.5 drag up"])
    #expect(
      try after("drag", Family.canCancel, "{ drag: down, by: 300 }") == [
        "0.5 drag down", "0.5 ignore, fixed",
      ])
    #expect(
      try after("drag", Family.sheet, "{ drag: down, by: 300, from: outside }") == [
        "0.5 drag down on backdrop"
      ])
  }

  @Test("A swipe is fast enough, however short")
  func swipe() throws {
    let flung = Family.sheet + "presentation: { dismiss: { swipe: true, swipeSpeed: 500 } }\n"
    let held = Family.sheet + "presentation: { dismiss: { swipe: false } }\n"
    #expect(
      try after("swipe", flung, "{ swipe: down }") == [
        "0.5 swipe down", "0.6 hide by drag", "1.1 hidden", "1.1 focus screen",
      ])
    #expect(
      try after("swipe", held, "{ swipe: down }") == ["0.5 swipe down", "0.6 settle"])
    #expect(
      try after("swipe", Family.sheet, "{ swipe: down }").contains("0.6 hide by drag"))
    #expect(
      try after("drag", flung, "{ drag: down, by: 99, over: 0.2 }") == [
        "0.5 drag down", "0.7 settle",
      ])
  }

  @Test("A time that runs out under a finger waits until it is lifted")
  func timerWhileDragging() throws {
    let sheet = Family.sheet + "presentation: { dismiss: { after: 1 } }\n"
    #expect(
      try after("drag", sheet, "{ drag: down, by: 50, over: 3 }, { wait: 5 }") == [
        "0.5 drag down", "3.5 settle", "4 hide by time", "4.5 hidden", "4.5 focus screen",
      ])
  }

  @Test("While it fades in, touches go through; while it moves, they find it where it is")
  func touchesOnTheWay() throws {
    #expect(
      try after("tap", Family.canCancel, "{ tap: confirm, at: 0 }").prefix(1) == [
        "0 tap confirm on backdrop"
      ])
    let moving = Family.sheet + "presentation: { kind: move, edge: bottom, duration: 0.5 }\n"
    #expect(
      try after("tap", moving, "{ tap: confirm, at: 0.4 }").prefix(3) == [
        "0.4 tap confirm", "0.4 interrupted", "0.4 hide by confirm",
      ])
  }

  @Test("Turning the device midway loses nothing")
  func rotation() throws {
    #expect(
      try after("rotate", Family.canCancel, "{ rotate: landscape, at: 0.2 }, { tap: confirm }") == [
        "0.2 rotate landscape", "0.5 shown", "0.5 tap confirm", "0.5 hide by confirm", "1 hidden",
        "1 focus screen", "1 event action",
      ])
    #expect(
      try after(
        "tap", Family.sheet, "{ tap: confirm }, { rotate: landscape, after: 0.2 }"
      ).suffix(3) == [
        "1 hidden", "1 focus screen", "1 event confirm",
      ])
  }

  @Test("An alert goes with the screen that presents it, and its event is not lost")
  func screenGoes() throws {
    #expect(
      try after("screen d", Family.canCancel, "{ screen: disappears }") == [
        "0.5 screen disappears screen", "0.5 hide by screen", "0.5 hidden", "0.5 focus screen",
      ])
    #expect(
      try after(
        "screen d", Family.canCancel, "{ tap: confirm }, { screen: disappears, after: 0.1 }")
        == [
          "0.6 screen disappears screen", "0.6 hidden", "0.6 focus screen", "0.6 event action",
        ])
  }

  @Test("What hides is dismissed again in vain, and at once ends it")
  func dismissTwice() throws {
    #expect(
      try after("tap", Family.canCancel, "{ tap: confirm }, { dismiss: animated, after: 0.1 }") == [
        "0.5 tap confirm", "0.5 hide by confirm", "0.6 dismiss animated", "0.6 ignore, going",
        "1 hidden", "1 focus screen", "1 event action",
      ])
    #expect(
      try after("tap", Family.canCancel, "{ tap: confirm }, { dismiss: atOnce, after: 0.1 }")
        .suffix(3) == ["0.6 hidden", "0.6 focus screen", "0.6 event action"])
    #expect(
      try after("hidden", Family.canCancel, "{ tap: confirm }, { dismiss: animated }").suffix(2)
        == ["1 dismiss animated", "1 ignore, absent"])
  }
}
