import AlertLayout
import AlertMotion
import AlertSpec
import Geometry
import Testing

@Suite("Focus and speech")
struct FocusTests {
  static let form = """
    alert: a
    extends: system
    title: Rename Folder
    views:
      name: { field: { placeholder: Name, text: Holiday }, height: 30 }
      secret: { field: { placeholder: Code, text: "1234", secure: true } }
      keep: { checkbox: { title: Keep a copy, on: true } }
      bar: { progress: 0.4, accessibility: { label: Room } }
      icon: { image: folder, accessibility: { label: A folder, hint: Only for show } }
    actions: { cancel: Cancel, confirm: Rename }

    """

  private func spoken(_ spec: String, locale: String = "en") throws -> [String] {
    AccessibilityElement.inReadingOrder(of: try laidOut(spec, locale: locale))
      .map { $0.id + ": " + $0.spoken(in: locale) }
  }

  @Test("Each stop is read as label, value, trait and hint")
  func transcript() throws {
    #expect(
      try spoken(Self.form) == [
        "title: Rename Folder", "name: Name, Holiday, Text Field",
        "secret: Code, 4 Characters, Secure Text Field", "keep: Keep a copy, Ticked, Button",
        "bar: Room, 40%", "icon: A folder, Image, Only for show", "cancel: Cancel, Button",
        "confirm: Rename, Button",
      ])
  }

  @Test("Traits are spoken in the language of the alert")
  func korean() throws {
    #expect(
      try spoken(Family.canCancel, locale: "ko") == [
        "message: 사진을 삭제할까요?", "cancel: 취소, 버튼", "confirm: 삭제, 버튼",
      ])
  }

  @Test("The reading order is that of drawing, but for stated places")
  func order() throws {
    let spec =
      Family.canCancel
      + "views: { title: { text: 안내, accessibility: { order: 3, trait: header } } }\n"
    #expect(
      try spoken(spec) == [
        "message: 사진을 삭제할까요?", "cancel: 취소, Button", "title: 안내, Heading",
        "confirm: 삭제, Button",
      ])
  }

  @Test("What can't be seen is not read")
  func invisible() throws {
    let spec =
      Family.canCancel
        + """
        views:
          faint: { checkbox: { title: 약관 }, opacity: 0.005 }
          hidden: { group: { inner: { text: 안 } }, layout: {}, opacity: 0 }
          seen: { text: 밖, opacity: 0.01 }

        """
    #expect(try spoken(spec).filter { !$0.hasPrefix("c") } == ["message: 사진을 삭제할까요?", "seen: 밖"])
  }

  @Test("Rules: modal unless it goes by itself and holds nothing to act on")
  func rules() throws {
    let confirm = FocusRules(try laidOut(Family.canCancel))
    #expect(confirm.isModal)
    #expect(confirm.initial == "message")
    #expect(confirm.stops == ["cancel", "confirm"])
    #expect(confirm.escape == "cancel")
    let sheet = FocusRules(try laidOut(Family.sheet))
    #expect(sheet.escape == "dismiss")
    #expect(sheet.stops == ["languages.1", "languages.2", "languages.3", "confirm"])
    let builder = FocusRules(try laidOut(Family.builder))
    #expect(builder.escape == nil)
    let toast = FocusRules(try laidOut(Family.toast))
    #expect(!toast.isModal)
    #expect(toast.initial == nil)
    let withButton = FocusRules(try laidOut(Family.toast + "actions: { undo: 되돌리기 }\n"))
    #expect(withButton.isModal)
  }

  @Test("The tab key goes round inside the alert, and back")
  func tab() throws {
    var presenter = Presenter()
    presenter.present(try staged(Self.form))
    presenter.advance(to: 1)
    var seen: [Presenter.Focus] = []
    for key in [Step.Key.tab, .tab, .tab, .tab, .tab, .tab, .backtab, .backtab] {
      presenter.press(key)
      seen.append(presenter.focus)
    }
    let ids = ["name", "secret", "keep", "cancel", "confirm", "name", "confirm", "cancel"]
    #expect(seen == ids.map { .element(alert: "a", id: $0) })
  }

  @Test("Return presses what has the focus, else the action that confirms")
  func enter() throws {
    let start = Family.canCancel + "behaviour: { s: [ "
    #expect(try trace(start + "press: return ] }").contains("1 event action"))
    #expect(try trace(start + "{ press: tab }, { press: return } ] }").contains("1 event exit"))
  }

  @Test(
    "Escape cancels where the alert can be cancelled, dismisses like a touch outside, or nothing")
  func escape() throws {
    let script = "behaviour: { s: [ press: escape ] }"
    #expect(try trace(Family.canCancel + script).last == "1 event exit")
    #expect(try trace(Family.sheet + script).contains("0.5 hide by escape"))
    #expect(try trace(Family.builder + script).last == "0.5 ignore, fixed")
  }

  @Test("A toast takes neither focus nor keys, and touches beside it reach the screen")
  func toast() throws {
    let spec = Family.toast.replacing("outsideTap: true", with: "outsideTap: false")
    let all = try trace(
      spec + "behaviour: { s: [ { press: tab }, { press: return }, { tap: outside } ] }")
    #expect(
      all.suffix(3) == [
        "0.3 press tab screen", "0.3 press return screen", "0.3 tap outside on screen",
      ])
    #expect(!all.contains { $0.contains("focus") })
  }

  @Test("A field takes the focus and brings the keyboard, which goes with the alert")
  func field() throws {
    var presenter = Presenter()
    presenter.present(try staged(Self.form))
    presenter.advance(to: 1)
    presenter.tap(at: try #require(presenter.place(of: "name")), on: "name")
    #expect(presenter.focus == .element(alert: "a", id: "name"))
    #expect(presenter.isKeyboardUp)
    presenter.tap(at: try #require(presenter.place(of: "keep")), on: "keep")
    #expect(presenter.trace.last?.cause == "off")
    presenter.tap(at: Point(x: 100, y: 840), on: "key")
    #expect(presenter.trace.last?.cause == "keyboard")
    presenter.press(.escape)
    presenter.advance(to: 3)
    #expect(!presenter.isKeyboardUp)
    #expect(presenter.focus == .screen)
  }
}
