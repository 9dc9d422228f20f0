import AlertLayout
import AlertSpec
import Geometry
import Testing

@testable import AlertMotion

@Suite("Timelines")
struct TimelineTests {
  @Test("Kinds go together: what scales and moves also fades, unless it is told not to")
  func kinds() {
    func properties(_ kinds: Presentation.Kinds, fades: Bool) -> [AnimatedProperty] {
      let motion = motion {
        $0.both {
          $0.kind = kinds
          $0.edge = .bottom
          $0.fades = fades
        }
      }
      return motion.show.tracks.filter { $0.node == .alert }.map(\.property)
    }
    #expect(properties(.fade, fades: true) == [.opacity])
    #expect(properties(.fade, fades: false) == [.opacity])
    #expect(properties(.scale, fades: true) == [.scale, .opacity])
    #expect(properties(.scale, fades: false) == [.scale])
    #expect(properties(.move, fades: true) == [.translationY, .opacity])
    #expect(properties(.move, fades: false) == [.constraint(.bottom)])
    #expect(properties([.move, .scale], fades: false) == [.translationY, .scale])
    #expect(properties([.move, .scale, .fade], fades: false) == [.translationY, .scale, .opacity])
  }

  @Test("An alert that scales comes from the size that is stated, about its centre")
  func scale() {
    let motion = motion {
      $0.both {
        $0.kind = .scale
        $0.scale = Rational(1, 2)
      }
    }
    let start = motion.pose(in: motion.show, at: 0)
    #expect(start.scale == Rational(1, 2) && start.opacity == 0)
    #expect(start.frame == Rect(x: 125, y: 350, width: 150, height: 100))
    let half = motion.pose(in: motion.show, at: Rational(1, 4))
    #expect(half.scale == Rational(3, 4) && half.opacity == Rational(1, 2))
  }

  @Test("A delay comes first, and the completion after all")
  func delay() {
    let motion = motion {
      $0.both {
        $0.delay = Rational(1, 10)
        $0.duration = Rational(2, 5)
      }
    }
    #expect(motion.show.boundaries == [0, Rational(1, 10), Rational(1, 2)])
    #expect(motion.show.value(of: .opacity, on: .alert, at: Rational(1, 10)) == 0)
    #expect(motion.show.value(of: .opacity, on: .alert, at: Rational(3, 10)) == Rational(1, 2))
    #expect(motion.show.completion == Rational(1, 2))
  }

  @Test("Without animation the alert waits for its delay and is there")
  func delayWithoutAnimation() {
    let motion = motion {
      $0.both {
        $0.kind = .none
        $0.delay = Rational(1, 10)
      }
    }
    #expect(motion.show.value(of: .opacity, on: .alert, at: Rational(99, 1000)) == 0)
    #expect(motion.show.value(of: .opacity, on: .alert, at: Rational(1, 10)) == 1)
    #expect(motion.show.completion == Rational(1, 10))
  }

  @Test("A backdrop keeps its own time, and the completion waits for it")
  func backdrop() {
    let motion = motion {
      $0.backdrop.duration = 1
      $0.backdrop.delay = Rational(1, 5)
      $0.backdrop.curve = .linear
    }
    #expect(motion.show.completion == Rational(6, 5))
    let half = motion.show.value(of: .opacity, on: .backdrop, at: Rational(7, 10))
    #expect(half == Rational(3, 20))
    #expect(motion.show.phases.map(\.subject) == [.alert, .backdrop])
  }

  @Test("In turn, a backdrop's own duration leaves the rest to the alert")
  func unevenTurns() {
    let motion = motion {
      $0.backdrop.isInTurn = true
      $0.backdrop.duration = Rational(1, 10)
    }
    #expect(motion.show.boundaries == [0, Rational(1, 10), Rational(1, 2)])
    #expect(motion.hide.boundaries == [0, Rational(2, 5), Rational(1, 2)])
  }

  @Test("What moves or scales alone does not take turns with its backdrop")
  func turnsAreForFades() {
    for kind in [Presentation.Kinds.move, .scale] {
      let motion = motion {
        $0.backdrop.isInTurn = true
        $0.both {
          $0.kind = kind
          $0.edge = .top
        }
      }
      #expect(motion.show.phases.map(\.subject) == [.together])
    }
  }

  @Test("A backdrop that can't be seen has no track")
  func clearBackdrop() throws {
    let motion = try motion("alert: a\nextends: builder\ntitle: t\nbackdrop: { color: clear }")
    #expect(motion.show.tracks.map(\.node) == [.alert])
    #expect(motion.pose(in: motion.show, at: 0).backdropOpacity == nil)
  }

  @Test("An alert that is not wholly opaque comes up to its own opacity")
  func ownOpacity() throws {
    let motion = try motion("alert: a\nextends: builder\ntitle: t\nopacity: 0.8")
    #expect(motion.pose(in: motion.show, at: Rational(1, 2)).opacity == Rational(4, 5))
    #expect(motion.pose(in: motion.show, at: Rational(1, 4)).opacity == Rational(2, 5))
  }

  @Test("Where less motion is asked for, moving and scaling become a fade")
  func reducedMotion() {
    var presentation = Presentation()
    presentation.both {
      $0.kind = [.move, .scale]
      $0.edge = .bottom
      $0.spring = Presentation.Spring()
    }
    func kinds(_ choice: Presentation.ReducedMotion) -> Presentation.Kinds {
      presentation.reducedMotion = choice
      return Motion(presentation, on: stage, reducesMotion: true).presentation.show.kind
    }
    #expect(kinds(.fade) == .fade && kinds(.none) == .none && kinds(.keep) == [.move, .scale])
    presentation.reducedMotion = .fade
    let motion = Motion(presentation, on: stage, reducesMotion: true)
    #expect(Set(motion.show.tracks.map(\.property)) == [.opacity])
    #expect(motion.show.completion == Rational(1, 2))
    #expect(motion.presentation.show.spring == nil)
    #expect(Motion(presentation, on: stage).show.track(.alert, .scale) != nil)
  }

  @Test("A sheet with detents comes up to the first, and knows the others in points")
  func detents() throws {
    let sheet = try laidOut(
      "alert: a\nextends: bottom-sheet\nmessage: 공유\ndetents: [medium, large, 300]")
    let motion = Motion(of: sheet)
    #expect(motion.pose(in: motion.show, at: 1).frame.height == 422)
    let heights = sheet.alert.presentation.detents.map { $0.height(in: phone) }
    #expect(heights == [422, 797, 300])
  }

  @Test("A sheet is laid out as high as each of its detents says, down to the edge of the screen")
  func heightsOfDetents() throws {
    for (detent, height) in [("medium", 422), ("large", 797), ("300", 300), ("9000", 797)] {
      let sheet = try laidOut(
        "alert: a\nextends: bottom-sheet\nmessage: 공유\ndetents: [\(detent)]")
      let frame = try #require(sheet.screen.children.last).frame
      #expect(frame.height == Rational(Int64(height)), "\(detent)")
      #expect(frame.maxY == 844, "\(detent)")
    }
  }

  @Test("Sampling does not depend on when or how often it is done")
  func determinism() {
    let spring = motion {
      $0.both {
        $0.kind = .move
        $0.edge = .left
        $0.spring = Presentation.Spring()
        $0.spring?.response = .damping(Rational(7, 10))
        $0.spring?.velocity = 3
      }
    }
    let again = motion { $0 = spring.presentation }
    #expect(spring.show == again.show && spring.hide == again.hide)
    // Fixed bytes: what a machine emits, every machine does.
    let places = [1, 2, 3, 4].map { step in
      spring.show.value(of: .translationX, on: .alert, at: Rational(step, 10))?.decimal()
    }
    #expect(places == ["-74.029", "16.088", "5.125", "-0.646"])
  }
}
