import AlertSpec
import Geometry
import TestSupport
import Testing

@testable import AlertMotion

@Suite("Motion that is turned back")
struct InterruptionTests {
  @Test("A way back by a curve takes the part of the time that is the part of the way")
  func shortening() {
    let motion = motion {
      $0.both {
        $0.kind = .move
        $0.edge = .bottom
        $0.curve = .linear
      }
    }
    let back = motion.interrupt(motion.show, at: Rational(1, 5))
    #expect(back.direction == .hide && back.completion == Rational(1, 5))
    #expect(back.value(of: .translationY, on: .alert, at: 0) == 300)
    #expect(back.value(of: .translationY, on: .alert, at: Rational(1, 10)) == 400)
    #expect(back.value(of: .translationY, on: .alert, at: Rational(1, 5)) == 500)
    #expect(back.value(of: .opacity, on: .alert, at: Rational(1, 10)) == Rational(1, 5))
  }

  @Test("A fade in two halves turns back in its half: there is nothing to wait for")
  func halves() {
    let motion = motion { $0.backdrop.isInTurn = true }
    let early = motion.interrupt(motion.show, at: Rational(1, 8))
    #expect(early.completion == Rational(1, 8))
    #expect(early.value(of: .opacity, on: .backdrop, at: Rational(1, 16)) == Rational(3, 40))
    let late = motion.interrupt(motion.show, at: Rational(3, 8))
    #expect(late.completion == Rational(3, 8))
    #expect(late.boundaries == [0, Rational(1, 8), Rational(3, 8)])
    #expect(late.phases.map(\.subject) == [.alert, .backdrop])
  }

  @Test("Before anything is seen there is no way back, and after the end there is a whole one")
  func ends() {
    let motion = motion { $0.both { $0.delay = Rational(1, 5) } }
    #expect(motion.interrupt(motion.show, at: Rational(1, 10)).completion == 0)
    #expect(motion.interrupt(motion.show, at: 5) == motion.hide)
    #expect(motion.interrupt(motion.hide, at: motion.hide.completion) == motion.show)
  }

  @Test("What only the other direction changes goes on when hiding, and comes back when showing")
  func unlikeDirections() {
    let motion = motion {
      $0.show.kind = .move
      $0.show.edge = .top
      $0.show.curve = .linear
      $0.hide.kind = .fade
      $0.hide.curve = .linear
    }
    let hiding = motion.interrupt(motion.show, at: Rational(1, 4))
    #expect(hiding.value(of: .translationY, on: .alert, at: 0) == -250)
    #expect(hiding.value(of: .translationY, on: .alert, at: Rational(1, 8)) == -125)
    #expect(hiding.value(of: .opacity, on: .alert, at: Rational(1, 8)) == Rational(1, 4))
    let showing = motion.interrupt(hiding, at: Rational(1, 8))
    let end = motion.pose(in: showing, at: showing.completion)
    #expect(end.translation == .zero && end.opacity == 1)
  }

  /// Any presentation that animates.
  private func presentation(_ random: inout SplitMix64) -> Presentation {
    var presentation = Presentation()
    func transition() -> Presentation.Transition {
      var transition = Presentation.Transition()
      transition.kind = Presentation.Kinds(rawValue: UInt8(random.next() % 7 + 1))
      transition.edge =
        Presentation.Edge.allCases[Int(random.next() % UInt64(Presentation.Edge.allCases.count))]
      transition.fades = random.next() % 3 != 0
      transition.scale = random.fraction(50...150, of: 100)
      transition.duration = random.fraction(5...100, of: 100)
      transition.delay = random.next() % 4 == 0 ? random.fraction(1...30, of: 100) : 0
      switch random.next() % 4 {
      case 0: transition.curve = TimingCurve.named[Int(random.next() % 4)].curve
      case 1:
        transition.curve = TimingCurve(
          random.fraction(1...100, of: 100), random.fraction(-50...150, of: 100),
          random.fraction(0...99, of: 100), random.fraction(-50...150, of: 100))
      case 2:
        transition.spring = Presentation.Spring()
        transition.spring?.response = .damping(random.fraction(10...200, of: 100))
        transition.spring?.velocity = random.fraction(-10...30, of: 10)
      default:
        transition.spring = Presentation.Spring()
        transition.spring?.response = .bounce(random.fraction(-80...80, of: 100))
      }
      return transition
    }
    presentation.show = transition()
    presentation.hide = random.next() % 2 == 0 ? presentation.show : transition()
    presentation.backdrop.isInTurn = random.next() % 2 == 0
    if random.next() % 3 == 0 {
      // Some of either's time, so that something is left to take turns with.
      let shorter = min(presentation.show.duration, presentation.hide.duration)
      presentation.backdrop.duration = shorter * random.fraction(1...9, of: 10)
    }
    if random.next() % 3 == 0 { presentation.backdrop.curve = .linear }
    return presentation
  }

  private func value(
    _ timeline: Timeline, _ node: AnimatedNode, _ property: AnimatedProperty, _ time: Rational
  ) -> Double {
    if let track = timeline.track(node, property) { return track.state(at: time).value }
    if node == .backdrop { return stage.backdropOpacity?.approximation ?? 0 }
    return stage.shownValue(of: property).approximation
  }

  /// How far a property can go, for what is small in relation to it.
  private func size(_ property: AnimatedProperty) -> Double {
    switch property {
    case .opacity, .scale: 1
    case .translationX, .translationY, .constraint: 500
    }
  }

  @Test(
    "However often it is turned back, motion never jumps, springs keep their speed, and it ends",
    arguments: 1...40 as ClosedRange<UInt64>)
  func continuity(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let motion = Motion(presentation(&random), on: stage)
      var timeline = motion.show
      for _ in 0..<8 where timeline.completion.isPositive {
        let time = timeline.completion * random.fraction(0...1000, of: 1000)
        let next = motion.interrupt(timeline, at: time)
        if time < timeline.completion { expectContinuous(timeline, time, next) }
        expectSmooth(next)
        #expect(next.direction == timeline.direction.opposite)
        #expect(next.completion.isDefined && !next.completion.isNegative)
        timeline = next
      }
      if timeline.direction == .hide {
        timeline = motion.interrupt(timeline, at: timeline.completion / 2)
      }
      let end = motion.pose(in: timeline, at: timeline.completion)
      if timeline.direction == .show {
        #expect(end.translation == .zero && end.scale == 1 && end.opacity == 1)
        #expect(end.backdropOpacity == stage.backdropOpacity)
      }
    }
  }

  @Test(
    "Whatever a spec may state, every moment has a value", arguments: 1...10 as ClosedRange<UInt64>)
  func extremes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func any(_ values: [Rational]) -> Rational { values[Int(random.next() % UInt64(values.count))] }
    let instant = Rational(1, 1_000_000_000)
    for _ in 0..<100 {
      var presentation = presentation(&random)
      presentation.both {
        $0.duration = any([0, instant, Rational(1, 3), 3600])
        $0.delay = any([0, instant, 3600])
        $0.scale = any([0, instant, 10])
        $0.spring?.velocity = any([-1000, 0, instant, 1000])
        switch $0.spring?.response {
        case .damping: $0.spring?.response = .damping(any([Rational(1, 100), 1 - instant, 10]))
        case .bounce:
          $0.spring?.response = .bounce(any([Rational(-99, 100), instant, Rational(99, 100)]))
        case nil: break
        }
      }
      let motion = Motion(presentation, on: stage)
      var timeline = motion.show
      for _ in 0..<3 {
        #expect(timeline.completion.isDefined)
        for part in 0...4 as ClosedRange<Int64> {
          let time = timeline.completion * Rational(part, 4)
          for track in timeline.tracks { #expect(track.value(at: time).isDefined) }
        }
        timeline = motion.interrupt(timeline, at: timeline.completion / 3)
      }
    }
  }

  private func expectContinuous(_ old: Timeline, _ time: Rational, _ new: Timeline) {
    for track in Set((old.tracks + new.tracks).map { Key($0.node, $0.property) }) {
      let before = value(old, track.node, track.property, time)
      let after = value(new, track.node, track.property, 0)
      // A spring that has as good as arrived is at its place.
      #expect(abs(before - after) <= 0.001 * size(track.property) + 2e-6, "\(track)")
      guard let going = new.track(track.node, track.property),
        let earlier = old.track(track.node, track.property)?.state(at: time).velocity
      else { continue }
      if going.keyframes.contains(where: \.beginsSpring) {
        #expect(abs(going.state(at: 0).velocity - earlier) <= 2e-6, "\(track)")
      }
    }
  }

  /// Nothing jumps between keyframes by more than a spring leaves of its way at rest.
  private func expectSmooth(_ timeline: Timeline) {
    let instant = Rational(1, 1_000_000)
    for track in timeline.tracks {
      for keyframe in track.keyframes.dropFirst() {
        let before = track.state(at: keyframe.time - instant)
        let step = abs(track.state(at: keyframe.time).value - before.value)
        #expect(step <= 0.0015 * size(track.property) + abs(before.velocity) * 1e-5)
      }
    }
  }

  private struct Key: Hashable {
    let node: AnimatedNode
    let property: AnimatedProperty

    init(_ node: AnimatedNode, _ property: AnimatedProperty) {
      (self.node, self.property) = (node, property)
    }
  }
}

extension Keyframe {
  fileprivate var beginsSpring: Bool {
    if case .spring = easing { true } else { false }
  }
}
