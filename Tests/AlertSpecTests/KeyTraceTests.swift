import Geometry
import Testing

@testable import AlertSpec

/// Where keys are stated, by their paths.
@Suite("Keys by their paths") struct KeyTraceTests {
  private func alert() throws -> Alert {
    try #require(
      resolve(
        """
        alert: a
        extends: one.yaml
        title: 위
        message: { font: headline }
        views:
          card:
            group:
              inner: { text: 안, width: 40 }
              deep: { group: { leaf: { image: x, height: 8 } } }
            layout: { insets: { sides: 6 } }
        actions: { ok: 확인 }
        """,
        files: [
          "one.yaml":
            "alert: one\nextends: builder\nviews: { title: { text: 밑, font: { size: 20 } } }\n"
            + "layout: { insets: 8 }"
        ]
      ).value)
  }

  private func stated(_ path: String) throws -> [String]? {
    guard case .success(let trace) = try alert().trace(ofKey: path) else { return nil }
    return trace.statements.map { $0.file.path + " " + $0.text }
  }

  @Test("A view is found in groups, and by its shorthand at the top")
  func views() throws {
    #expect(try stated("inner.width") == ["a.alert.yaml 40"])
    #expect(try stated("leaf.height") == ["a.alert.yaml 8"])
    #expect(try stated("title.text")?.prefix(2) == ["a.alert.yaml 위", "one.yaml 밑"])
    // A text alone says nothing of a font, a height, or anything else.
    #expect(try stated("title.font.size")?.first == "one.yaml 20")
    #expect(try stated("title.height") == [])
    #expect(try stated("card.layout.insets.trailing") == ["a.alert.yaml 6"])
    #expect(try stated("message.font.size")?.first == "a.alert.yaml headline")
  }

  @Test("Actions, and keys from the top")
  func others() throws {
    #expect(try stated("ok.title") == ["a.alert.yaml 확인"])
    #expect(try stated("ok.role") == [])
    #expect(try stated("layout.insets.top")?.first == "one.yaml 8")
    #expect(try stated("views.inner.width") == ["a.alert.yaml 40"])
    #expect(try stated("actions.ok") == ["a.alert.yaml 확인"])
    #expect(try stated("alert.layout.insets.top")?.first == "one.yaml 8")
  }

  @Test(
    "What is no key says what could stand there",
    arguments: [
      ("inner.widht", "widht", "width"), ("layout.insets.tip", "tip", "top"),
      ("nobody.width", "nobody", "layout"), ("views.nobody.width", "nobody", "inner"),
      ("layout.width.more", "more", nil), ("ok.style.fil", "fil", "fill"),
    ] as [(String, String, String?)])
  func unknown(path: String, name: String, known: String?) throws {
    guard case .failure(let fault) = try alert().trace(ofKey: path) else {
      Issue.record("\(path) was found")
      return
    }
    #expect(fault.name == name)
    #expect(known.map(fault.known.contains) ?? fault.known.isEmpty)
  }

  @Test("The default is told where there is one")
  func standards() throws {
    func standard(_ path: String) throws -> String? {
      guard case .success(let trace) = try alert().trace(ofKey: path) else { return nil }
      return trace.standard
    }
    #expect(try standard("ok.role") == "normal")
    #expect(try standard("buttons.axis") == "auto")
    #expect(try standard("layout.width") == nil)
  }

  @Test("The spec's own lengths with a fraction are found wherever they are, and only they")
  func lengths() throws {
    let alert = try #require(
      resolve(
        """
        alert: a
        extends: one.yaml
        corners: 1.5
        views:
          title: { text: 1.5, font: { size: 12.5 }, width: 40 }
          card:
            group: { leaf: { image: x, height: 8.25 } }
            layout: { insets: { sides: 6.5 }, spacing: 3 }
        actions: { ok: 확인 }
        """,
        files: ["one.yaml": "alert: one\nextends: builder\nlayout: { insets: 0.5 }"]
      ).value)
    #expect(alert.fractionalLengths.map(\.value) == [Rational(33, 4), Rational(13, 2)])
  }
}

@Suite("Where the looks of buttons come from") struct ButtonTraceTests {
  @Test("What an action doesn't say of its button is followed to its role and to all buttons")
  func buttons() throws {
    let alert = try #require(
      resolve(
        """
        alert: a
        extends: two-button
        title: t
        buttons: { confirm: { fill: red } }
        actions: { confirm: OK, more: { title: More, style: { color: blue } } }
        """
      ).value)
    func trace(_ path: String) throws -> [String] {
      try alert.trace(ofKey: path).get().statements.map(\.text)
    }
    #expect(try trace("confirm.fill") == ["red", "systemBlue", "secondarySystemBackground"])
    #expect(try trace("confirm.style.fill") == trace("confirm.fill"))
    #expect(try trace("more.fill") == ["secondarySystemBackground"])
    #expect(try trace("more.color") == ["blue"])
    #expect(try trace("confirm.font.size") == ["14"])
    #expect(try trace("confirm.dismiss") == ["before"])
    #expect(try alert.trace(ofKey: "confirm.fill").get().path == "actions.confirm.style.fill")
    #expect(try alert.trace(ofKey: "confirm.role").get().standard == "confirm")
  }
}
