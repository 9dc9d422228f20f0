import AlertLayout
import AlertSpec
import Geometry
import Testing

@testable import AlertMotion

/// The four reference alerts at exact times.
@Suite("Motion of the reference alerts")
struct ReferenceMotionTests {
  private func popup(_ presentation: String = "") throws -> Motion {
    try motion(
      """
      alert: news
      extends: popup
      title: 공지
      actions: { cancel: 취소, complete: 완료 }
      \(presentation)
      """)
  }

  @Test("A popup fades by default, for half a second and without an edge")
  func popupDefaults() throws {
    let popup = try popup()
    #expect(popup.presentation.show.kind == .fade && popup.presentation.show.edge == .none)
    #expect(popup.presentation.show.duration == Rational(1, 2))
    #expect(popup.presentation.hide == popup.presentation.show)
  }

  @Test("A popup that fades in dims the screen in the first half and appears in the second")
  func popupFadesIn() throws {
    let show = try popup().show
    let dim = try #require(show.track(.backdrop, .opacity))
    let alert = try #require(show.track(.alert, .opacity))
    #expect(show.tracks.count == 2)
    let moments: [(Rational, dim: Rational, alert: Rational)] = [
      (0, 0, 0), (Rational(1, 8), Rational(3, 20), 0), (Rational(1, 4), Rational(3, 10), 0),
      (Rational(3, 8), Rational(3, 10), Rational(1, 2)), (Rational(1, 2), Rational(3, 10), 1),
      (9, Rational(3, 10), 1),
    ]
    for moment in moments {
      #expect(dim.value(at: moment.0) == moment.dim)
      #expect(alert.value(at: moment.0) == moment.alert)
    }
    #expect(show.boundaries == [0, Rational(1, 4), Rational(1, 2)])
    #expect(show.phases.map(\.subject) == [.backdrop, .alert])
    #expect(show.completion == Rational(1, 2))
  }

  @Test("A popup that fades out disappears in the first half and undims the screen in the second")
  func popupFadesOut() throws {
    let hide = try popup().hide
    let dim = try #require(hide.track(.backdrop, .opacity))
    let alert = try #require(hide.track(.alert, .opacity))
    let moments: [(Rational, dim: Rational, alert: Rational)] = [
      (0, Rational(3, 10), 1), (Rational(1, 8), Rational(3, 10), Rational(1, 2)),
      (Rational(1, 4), Rational(3, 10), 0), (Rational(3, 8), Rational(3, 20), 0),
      (Rational(1, 2), 0, 0),
    ]
    for moment in moments {
      #expect(dim.value(at: moment.0) == moment.dim)
      #expect(alert.value(at: moment.0) == moment.alert)
    }
    #expect(hide.boundaries == [0, Rational(1, 4), Rational(1, 2)])
    #expect(hide.phases.map(\.subject) == [.alert, .backdrop])
    #expect(hide.completion == Rational(1, 2))
  }

  @Test(
    "A popup that moves comes from wholly outside of an edge, and everything goes together",
    arguments: [
      ("top", 0, -844), ("bottom", 0, 844), ("left", -390, 0), ("right", 390, 0),
      ("center", 0, 0), ("none", 0, 0),
    ])
  func popupMoves(edge: String, x: Int, y: Int) throws {
    let motion = try popup("presentation: { kind: move, edge: \(edge) }")
    let away = Point(x: Rational(Int64(x)), y: Rational(Int64(y)))
    let middle = Point(x: away.x / 2, y: away.y / 2)
    let (hidden, shown) = (Rational(0), Rational(1))
    let start = motion.pose(in: motion.show, at: 0)
    #expect(start.translation == away && start.opacity == hidden && start.backdropOpacity == 0)
    let half = motion.pose(in: motion.show, at: Rational(1, 4))
    #expect(half.translation == middle && half.opacity == Rational(1, 2))
    #expect(half.backdropOpacity == Rational(3, 20))
    let end = motion.pose(in: motion.show, at: Rational(1, 2))
    #expect(end.translation == .zero && end.opacity == shown)
    #expect(end.backdropOpacity == Rational(3, 10))
    #expect(motion.show.completion == Rational(1, 2))
    #expect(motion.show.phases.map(\.subject) == [.together])

    let leaving = motion.pose(in: motion.hide, at: Rational(1, 4))
    #expect(leaving == half)
    #expect(motion.pose(in: motion.hide, at: 0) == end)
    #expect(motion.pose(in: motion.hide, at: Rational(1, 2)) == start)
    #expect(motion.hide.completion == Rational(1, 2))
  }

  @Test("A card moves by its own frame: maxY, minY, maxX and minX")
  func cardMoves() {
    let expected: [(Presentation.Edge, Point)] = [
      (.top, Point(x: 0, y: -500)), (.bottom, Point(x: 0, y: 500)),
      (.left, Point(x: -350, y: 0)), (.right, Point(x: 350, y: 0)),
    ]
    for (edge, away) in expected {
      let motion = motion {
        $0.both {
          $0.kind = .move
          $0.edge = edge
        }
      }
      #expect(motion.pose(in: motion.show, at: 0).translation == away)
    }
  }

  @Test("A popup without animation is there at once, and gone at once")
  func popupWithoutAnimation() throws {
    let motion = try popup("presentation: { kind: none }")
    #expect(motion.show.completion == 0 && motion.hide.completion == 0)
    #expect(motion.show.phases.isEmpty && motion.show.boundaries == [0])
    let shown = motion.pose(in: motion.show, at: 0)
    #expect(shown.opacity == 1 && shown.backdropOpacity == Rational(3, 10))
    let hidden = motion.pose(in: motion.hide, at: 0)
    #expect(hidden.opacity == 0 && hidden.backdropOpacity == 0)
  }

  @Test("Builder and two-button dissolve: alert and backdrop together")
  func dissolve() throws {
    for family in ["builder", "two-button"] {
      let motion = try motion(
        "alert: a\nextends: \(family)\nmessage: 확인\nactions: { confirm: 확인 }\n"
          + (family == "builder" ? "" : "views: { title: { hidden: true } }\n"))
      #expect(motion.show.phases.map(\.subject) == [.together])
      let half = motion.pose(in: motion.show, at: Rational(1, 4))
      #expect(half.opacity == Rational(1, 2) && half.backdropOpacity == Rational(1, 4))
      #expect(half.translation == .zero && half.scale == 1)
    }
  }

  @Test("A sheet rises and sinks by its one constraint, over half a second")
  func sheet() throws {
    let motion = try motion(
      "alert: share\nextends: bottom-sheet\nheight: 300\nmessage: 공유\nactions: { cancel: 취소 }")
    let constraint = AnimatedProperty.constraint(.bottom)
    #expect(ScreenEdge.bottom.constraint == "top == screen.bottom")
    for timeline in [motion.show, motion.hide] {
      #expect(timeline.tracks.map(\.property) == [constraint])
      #expect(timeline.completion == Rational(1, 2))
      #expect(timeline.value(of: constraint, on: .alert, at: Rational(1, 4)) == -150)
    }
    #expect(motion.show.value(of: constraint, on: .alert, at: 0) == 0)
    #expect(motion.show.value(of: constraint, on: .alert, at: Rational(1, 2)) == -300)
    #expect(motion.pose(in: motion.show, at: 0).frame.minY == 844)
    #expect(motion.pose(in: motion.show, at: Rational(1, 2)).frame.minY == 544)
    #expect(motion.pose(in: motion.show, at: 0).opacity == 1)
  }

  @Test("A sheet shown without animation is at its place at once")
  func sheetAtOnce() throws {
    let motion = try motion(
      "alert: share\nextends: bottom-sheet\nheight: 300\nmessage: 공유\npresentation: { kind: none }")
    #expect(motion.show.completion == 0)
    #expect(motion.pose(in: motion.show, at: 0).frame.minY == 544)
  }
}
