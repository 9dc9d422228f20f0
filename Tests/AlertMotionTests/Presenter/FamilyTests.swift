import AlertLayout
import AlertMotion
import AlertSpec
import Geometry
import Testing

/// What the four families of the reference do, line for line.
@Suite("The behaviour of the reference alerts")
struct FamilyTests {
  /// What happened from the first tap on.
  private func afterTap(_ spec: String, _ steps: String) throws -> [String] {
    let all = try trace(spec + "behaviour: { s: [ \(steps) ] }")
    return Array(all.drop { !$0.contains("tap") })
  }

  @Test("builder: confirm runs the action first, then dismisses, animated")
  func builder() throws {
    #expect(
      try afterTap(Family.builder, "tap: confirm") == [
        "0.5 tap confirm", "0.5 event done", "0.5 hide by confirm", "1 hidden", "1 focus screen",
      ])
  }

  @Test("two-button: a tap dismisses, animated, and sends action or exit when that has completed")
  func twoButton() throws {
    #expect(
      try afterTap(Family.canCancel, "tap: confirm") == [
        "0.5 tap confirm", "0.5 hide by confirm", "1 hidden", "1 focus screen", "1 event action",
      ])
    #expect(
      try afterTap(Family.canCancel, "tap: cancel") == [
        "0.5 tap cancel", "0.5 hide by cancel", "1 hidden", "1 focus screen", "1 event exit",
      ])
    #expect(try afterTap(Family.onlyConfirm, "tap: confirm").last == "1 event action")
  }

  @Test("An action that never dismisses sends its event each time, and the alert stays")
  func never() throws {
    let spec = Family.canCancel + "buttons: { dismiss: never }\n"
    #expect(
      try afterTap(spec, "doubleTap: confirm") == [
        "0.5 tap confirm", "0.5 event action", "0.6 tap confirm", "0.6 event action",
      ])
  }

  @Test(
    "popup: showing and hiding complete exactly once on each path, fade's hiding too",
    arguments: ["fade", "move, edge: top", "move, edge: left", "scale", "none"],
    ["tap: confirm", "tap: cancel", "press: escape", "dismiss: animated", "dismiss: atOnce"])
  func popup(kind: String, step: String) throws {
    let spec = Family.popup + "presentation: { kind: \(kind), duration: 0.5 }\n"
    let all = try trace(spec + "behaviour: { s: [ \(step), wait: 5 ] }")
    let completions = all.filter { $0.hasSuffix(" shown") || $0.hasSuffix(" hidden") }
    let length: Rational = kind == "none" ? 0 : Rational(1, 2)
    let end = step == "dismiss: atOnce" ? length : length * 2
    #expect(
      completions == ["\(length.decimal(places: 3)) shown", "\(end.decimal(places: 3)) hidden"])
  }

  @Test("popup: without animation both completions come at once")
  func none() throws {
    let spec = Family.popup + "presentation: { kind: none }\n"
    #expect(
      try trace(spec + "behaviour: { s: [ tap: cancel ] }") == [
        "0 present", "0 show on screen", "0 content", "0 focus title", "0 shown",
        "0 tap cancel", "0 hide by cancel", "0 hidden", "0 focus screen", "0 event cancel",
      ])
  }

  @Test("popup: cancel and complete both hide; dismissed while it shows, showing ends unfinished")
  func whileShowing() throws {
    let spec = Family.popup + "presentation: { kind: move, edge: bottom, duration: 0.5 }\n"
    #expect(
      try trace(spec + "behaviour: { s: [ { dismiss: animated, at: 0.2 }, wait: 3 ] }").dropFirst(4)
        .first == "0.2 dismiss animated")
    let all = try trace(spec + "behaviour: { s: [ { dismiss: animated, at: 0.2 }, wait: 3 ] }")
    #expect(all.contains("0.2 interrupted"))
    #expect(all.contains("0.2 hide by app"))
    #expect(all.count { $0.hasSuffix("hidden") } == 1)
    #expect(!all.contains { $0.hasSuffix(" shown") })
  }

  @Test("bottom-sheet: presented without further ado once the presenting screen is visible")
  func visibleScreen() throws {
    var presenter = Presenter(host: Screen("home", isVisible: false))
    presenter.present(try staged(Family.sheet))
    presenter.advance(to: 3)
    #expect(lines(presenter.trace) == ["0 present", "0 wait"])
    presenter.screen("home", .appears)
    presenter.advance(to: 4)
    #expect(
      lines(presenter.trace).dropFirst(2) == [
        "3 screen appears home", "3 show on home", "3 content", "3 focus title", "3.5 shown",
      ])
  }

  @Test("bottom-sheet: content is put in exactly once, however often the sheet comes back")
  func contentOnce() throws {
    var presenter = Presenter()
    presenter.present(try staged(Family.sheet))
    presenter.advance(to: 1)
    presenter.rotate(to: .landscape)
    var urgent = try staged(Family.onlyConfirm)
    urgent.id = "urgent"
    urgent.queueing.priority = .urgent
    presenter.present(urgent)
    presenter.advance(to: 3)
    presenter.dismiss("urgent", animated: true)
    presenter.advance(to: 5)
    #expect(presenter.shownAlert == "a")
    let content = presenter.trace.filter { $0.what == .content }.map(\.alert)
    #expect(content == ["a", "urgent"])
    #expect(presenter.trace.count { $0.what == .show && $0.alert == "a" } == 2)
  }

  @Test("bottom-sheet: a tap outside dismisses it, a touch of the sheet doesn't")
  func outside() throws {
    #expect(
      try afterTap(Family.sheet, "tap: outside") == [
        "0.5 tap outside", "0.5 hide by outside", "1 hidden", "1 focus screen",
      ])
    #expect(try afterTap(Family.sheet, "tap: languages.2") == ["0.5 tap languages.2"])
    #expect(try afterTap(Family.sheet, "tap: title") == ["0.5 tap title on alert"])
  }

  @Test("A tap outside does nothing where the spec doesn't say so")
  func fixed() throws {
    #expect(
      try afterTap(Family.canCancel, "tap: outside") == ["0.5 tap outside on backdrop"])
    #expect(try afterTap(Family.popup, "tap: outside") == ["0.5 tap outside on backdrop"])
  }

  @Test("The card of a popup takes touches, and what lies around it is outside")
  func card() throws {
    let spec = Family.popup + "presentation: { dismiss: { outsideTap: true } }\n"
    #expect(try afterTap(spec, "tap: card") == ["0.5 tap card"])
    #expect(try afterTap(spec, "tap: message") == ["0.5 tap message on card"])
    #expect(try afterTap(spec, "tap: outside").contains("0.5 hide by outside"))
  }

  @Test("Each family hides with the kind and the edge that it was shown with; fade is the default")
  func kinds() throws {
    for spec in [Family.builder, Family.canCancel, Family.popup, Family.sheet, Family.toast] {
      let presentation = try laidOut(spec).alert.presentation
      #expect(presentation.hide == presentation.show)
    }
    for spec in [Family.builder, Family.canCancel, Family.popup] {
      let show = try laidOut(spec).alert.presentation.show
      #expect(show.kind == .fade && show.edge == .none && show.duration == Rational(1, 2))
    }
    let moved = Family.popup + "presentation: { kind: move, edge: left }\n"
    let presentation = try laidOut(moved).alert.presentation
    #expect(presentation.hide.kind == .move && presentation.hide.edge == .left)
  }

  @Test("Presented from anywhere, an alert stands on the top-most visible screen")
  func anywhere() throws {
    let stack = Screen("stack", .navigation([Screen("list"), Screen("detail")]))
    let tabs = Screen("tabs", .tabs([stack, Screen("search")], selected: 0))
    for (host, screen) in [
      (tabs, "detail"), (Screen("root", presents: tabs), "detail"),
      (Screen("root", presents: Screen("camera")), "camera"),
    ] {
      var presenter = Presenter(host: host)
      presenter.present(try staged(Family.popup))
      #expect(presenter.trace.first { $0.what == .show }?.name == screen)
    }
  }

  @Test("bottom-sheet: without animation it is there at once")
  func sheetAtOnce() throws {
    let spec = Family.sheet + "presentation: { kind: none }\n"
    #expect(
      try trace(spec + "behaviour: { s: [ wait: 1 ] }") == [
        "0 present", "0 show on screen", "0 content", "0 focus title", "0 shown",
      ])
  }

  @Test("The parts of an alert keep their names however often it is laid out, and either way")
  func identity() throws {
    func names(_ node: FrameNode) -> [String] { [node.id] + node.children.flatMap(names) }
    let upright = names(try laidOut(Family.sheet).screen)
    #expect(Set(upright).count == upright.count)
    #expect(names(try laidOut(Family.sheet).screen) == upright)
    #expect(names(try laidOut(Family.sheet, orientation: .landscape).screen) == upright)
  }
}
