import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Merging") struct MergingTests {
  private func alert(_ base: String, _ text: String) throws -> Alert {
    let result = resolve(
      "alert: a\nextends: base.yaml\n" + text, files: ["base.yaml": "alert: base\n" + base])
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.message))")
    return try #require(result.value)
  }

  @Test("Maps merge key by key")
  func maps() throws {
    let alert = try alert(
      "title: t\nlayout: { width: 300, spacing: 8 }\nbackdrop: { color: black, opacity: 0.5 }",
      "layout: { spacing: 12 }\nbackdrop: { opacity: 0.25 }")
    #expect(alert.layout?.width == 300 && alert.layout?.spacing == 12)
    #expect(alert.backdrop.color == .black)
    #expect(alert.backdrop.opacity.decimal() == "0.25")
  }

  @Test("Lists and scalars replace")
  func lists() throws {
    let alert = try alert(
      "title: t\nmessage: m\nlayout: { scrolls: [title, message] }\nconstraints: [ width == 1, height == 2 ]",
      "layout: { scrolls: [message] }\nconstraints: [ width == 3 ]")
    #expect(alert.layout?.scrolls == ["message"])
    #expect(alert.constraints.map(\.constant) == [3])
  }

  @Test("Insets and corners are overridden side by side, or all at once")
  func sides() throws {
    let base = "title: t\ncorners: { top: 14 }\nlayout: { insets: { top: 1, sides: 2, bottom: 3 } }"
    let some = try alert(base, "corners: { topLeft: 4 }\nlayout: { insets: { leading: 9 } }")
    #expect(some.surface.corners.topLeft == 4 && some.surface.corners.topRight == 14)
    let insets = try #require(some.layout?.insets)
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 9, 3, 2])
    let all = try alert(base, "corners: 5\nlayout: { insets: 7 }")
    #expect(all.surface.corners == Corners(all: 5))
    #expect(all.layout?.insets == Insets(all: 7))
  }

  @Test("A font is overridden in part")
  func font() throws {
    let alert = try alert(
      "title: { text: t, font: { size: 16, weight: bold } }", "title: { font: { size: 20 } }")
    let font = try #require(alert.view(named: "title")?.content as? TextView).attributes.font
    #expect(font.size == 20 && font.weight == .bold)
  }

  @Test("A text over a view changes its words only")
  func words() throws {
    let alert = try alert("views:\n  title: { text: '', align: center, width: 50 }", "title: 삭제")
    let view = try #require(alert.view(named: "title"))
    #expect((view.content as? TextView)?.text == "삭제")
    #expect((view.content as? TextView)?.attributes.alignment == .center)
    #expect(view.width == 50)
  }

  @Test(
    "New views go before the inherited one that is written after them, else to the end",
    arguments: [
      ("views: { x: { text: x } }", ["title", "message", "x"]),
      ("views: { x: { text: x }, title: t }", ["x", "title", "message"]),
      ("views: { title: t, x: { text: x }, message: m }", ["title", "x", "message"]),
      ("views: { x: { text: x }, y: { text: y }, message: m }", ["title", "x", "y", "message"]),
      ("views: { message: m, x: { text: x }, title: t }", ["x", "title", "message"]),
      ("views: { x: { text: x } }\nmessage: m", ["title", "x", "message"]),
      ("message: m\nviews: { x: { text: x } }", ["title", "message", "x"]),
      (
        "title: t\nviews: { y: { text: y }, x: { text: x } }\nmessage: m",
        ["title", "y", "x", "message"]
      ),
    ])
  func order(text: String, ids: [String]) throws {
    let alert = try alert("title: a\nmessage: b", text)
    #expect(alert.views.map(\.id) == ids)
  }

  @Test("Shorthands and views stand in the order of writing")
  func shorthandOrder() throws {
    let result = resolve("alert: a\nviews: { icon: { image: i } }\ntitle: t\nmessage: m")
    #expect(result.value?.views.map(\.id) == ["icon", "title", "message"])
    let other = resolve("alert: a\ntitle: t\nviews: { icon: { image: i } }\nmessage: m")
    #expect(other.value?.views.map(\.id) == ["title", "icon", "message"])
  }

  @Test("New actions keep the order of writing among those inherited")
  func actionOrder() throws {
    let alert = try alert(
      "title: t\nactions: { cancel: c, confirm: d }",
      "actions: { cancel: c, later: l, confirm: d, more: m }")
    #expect(alert.actions.map(\.id) == ["cancel", "later", "confirm", "more"])
  }

  @Test("A view inside a group is reached by its name alone")
  func nested() throws {
    let base =
      "views: { card: { group: { inner: { group: { title: { text: a, align: center } } } } } }"
    for text in [
      "title: b", "views: { title: { text: b } }", "views: { card: { group: { title: b } } }",
      "views: { inner: { group: { title: b } } }",
    ] {
      let alert = try alert(base, text)
      #expect(alert.views.map(\.id) == ["card"], "\(text)")
      let title = try #require(alert.view(named: "title")?.content as? TextView)
      #expect(title.text == "b" && title.attributes.alignment == .center, "\(text)")
    }
  }

  @Test("Another kind takes the view's place and forgets what the old kind said")
  func kindChange() throws {
    let alert = try alert(
      "views: { icon: { text: '!', align: center, width: 24, fill: red } }",
      "views: { icon: { image: warning } }")
    let view = try #require(alert.view(named: "icon"))
    #expect((view.content as? ImageView)?.image == "warning")
    #expect(view.width == 24)
    #expect(view.surface.fill == SystemColors.color(named: "red"))
    let back = try self.alert(
      "views: { icon: { text: '!', lines: 3 } }", "views: { icon: { text: '?' } }")
    #expect((back.view(named: "icon")?.content as? TextView)?.attributes.lines == 3)
  }

  @Test("layout: none leaves the views to their constraints, and a map arranges again")
  func layoutNone() throws {
    let none = try alert("title: t\nlayout: { width: 300 }", "layout: none")
    #expect(none.layout == nil)
    let again = try alert("title: t\nlayout: none", "layout: { spacing: 4 }")
    #expect(again.layout?.spacing == 4 && again.layout?.width == nil)
  }

  @Test("What show and hide say stands over what the presentation says")
  func presentation() throws {
    let alert = try alert(
      "title: t\npresentation: { kind: move, edge: bottom, duration: 1 }",
      "presentation: { duration: 2, hide: { kind: fade, duration: 3 } }")
    #expect(alert.presentation.show.kind == .move && alert.presentation.hide.kind == .fade)
    #expect(alert.presentation.show.duration == 2 && alert.presentation.hide.duration == 3)
    #expect(alert.presentation.hide.edge == .bottom)
  }

  @Test("Keys that begin with x- are nobody's business")
  func otherTools() throws {
    let result = resolve(
      "alert: a\nx-owner: me\ntitle: { text: t, x-figma: 1 }\nlayout: { x-grid: [1] }")
    #expect(result.diagnostics.isEmpty)
  }
}
