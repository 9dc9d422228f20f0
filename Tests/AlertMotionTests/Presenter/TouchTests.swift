import AlertLayout
import AlertSpec
import Geometry
import Testing

@testable import AlertMotion

@Suite("Links, and room for a keyboard")
struct TouchTests {
  private func afterTap(_ spec: String, _ steps: String) throws -> [String] {
    Array(try trace(spec + "behaviour: { s: [ \(steps) ] }").drop { !$0.contains("tap") })
  }

  @Test("A link sends its event and leaves the alert there; the words around it send nothing")
  func links() throws {
    #expect(
      try afterTap(Family.links, "{ tap: message.terms }, { tap: message.privacy }") == [
        "0.5 tap message.terms", "0.5 event open.terms", "0.5 tap message.privacy",
        "0.5 event open.privacy",
      ])
    let scene = StagedLayout(try laidOut(Family.links)).touches
    let terms = try #require(scene.center(of: "message.terms"))
    let privacy = try #require(scene.center(of: "message.privacy"))
    #expect(terms.y == privacy.y)
    let between = Point(x: (terms.x + privacy.x) / 2, y: terms.y)
    #expect(scene.hit(at: between)?.role != .link)
    #expect(scene.hit(at: terms)?.event == "open.terms")
  }

  @Test("A link that is broken over two lines is touched on both")
  func brokenLink() throws {
    let spec = Family.links.replacing(
      "[Terms](terms) and", with: "[The terms of use that hold for all members](terms) and")
    let layout = try laidOut(spec)
    let message = try #require(find("message", in: layout.screen))
    let links = TouchLink.links(of: message).filter { $0.event == "open.terms" }
    #expect(links.count == 2)
    let scene = StagedLayout(layout).touches
    for link in links {
      #expect(scene.hit(at: link.frame.center)?.id == "message.terms")
      #expect(link.frame.minX >= message.absoluteFrame.minX)
      #expect(link.frame.maxX <= message.absoluteFrame.maxX)
    }
  }

  @Test("In a language from right to left the first words are at the right")
  func rightToLeft() throws {
    let spec = Family.links.replacing("Terms", with: "الشروط").replacing(" and ", with: " و")
      .replacing("privacy]", with: "الخصوصية]")
    let scene = StagedLayout(try laidOut(spec, locale: "ar")).touches
    let terms = try #require(scene.center(of: "message.terms"))
    let privacy = try #require(scene.center(of: "message.privacy"))
    #expect(terms.x > privacy.x)
  }

  @Test("The alert is so many points above the keyboard, and comes back when it goes")
  func keyboard() throws {
    for (spacing, key) in [(8, ""), (20, "presentation: { keyboard: { spacing: 20 } }\n")] {
      var presenter = Presenter()
      let alert = try staged(FocusTests.form + key)
      presenter.present(alert)
      presenter.advance(to: 1)
      let frame = alert.portrait.touches.frame
      let before = try #require(presenter.place(of: "alert"))
      #expect(before == frame.center)
      presenter.keyboard(.up)
      let lifted = try #require(presenter.place(of: "alert"))
      // The keyboard's upper edge is at 844 - 336.
      #expect(lifted.y + frame.height / 2 == 508 - Rational(Int64(spacing)))
      #expect(lifted.x == before.x)
      presenter.keyboard(.down)
      #expect(presenter.place(of: "alert") == before)
    }
  }

  @Test("An alert that doesn't avoid the keyboard, or that is above it, stays")
  func noRoomNeeded() throws {
    for spec in [FocusTests.form + "presentation: { keyboard: { avoid: false } }\n", Family.toast] {
      var presenter = Presenter()
      presenter.present(try staged(spec))
      presenter.advance(to: 1)
      let before = presenter.place(of: "alert")
      presenter.keyboard(.up)
      #expect(presenter.place(of: "alert") == before)
    }
  }

  private func find(_ id: String, in node: FrameNode) -> FrameNode? {
    if node.id == id { return node }
    for child in node.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }
}
