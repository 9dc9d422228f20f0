import AlertSpec
import Geometry
import Testing

@testable import AlertMotion

/// On an iPhone 14 `large` is 797 points high: all below the top safe area.
@Suite("Sheets with detents and lists")
struct SheetTests {
  private func after(_ first: String, _ spec: String, _ steps: String) throws -> [String] {
    Array(try trace(spec + "behaviour: { s: [ \(steps) ] }").drop { !$0.contains(first) })
  }

  private func resting(_ steps: String, _ keys: String = "") throws -> String? {
    try after("0.5 ", Family.resizable + keys, steps).last
  }

  @Test("Let go slowly, a sheet goes to the nearest detent, the lower of two as near")
  func nearest() throws {
    #expect(
      try after("drag", Family.resizable, "{ drag: up, by: 249, from: title }")
        == [
          "0.5 drag up on alert", "1 settle large",
        ].map { $0.replacing(" on alert", with: "") })
    #expect(try resting("{ drag: up, by: 248.5, from: title }") == "1 settle 300")
    #expect(try resting("{ drag: up, by: 2000, over: 9, from: title }") == "9.5 settle large")
  }

  @Test("Flung, it goes to the next detent in the finger's direction")
  func flung() throws {
    #expect(try resting("{ swipe: up, from: title }") == "0.6 settle large")
    let grown = "{ drag: up, by: 300, from: title }, "
    #expect(try resting(grown + "{ swipe: down, from: title }") == "1.6 settle 300")
    #expect(
      try resting("{ drag: up, by: 49, over: 0.1, from: title }") == "0.6 settle 300")
    #expect(try resting("{ drag: up, by: 50, over: 0.1, from: title }") == "0.6 settle large")
  }

  @Test("Below its lowest detent it is dismissed past half of that, measured from there")
  func below() throws {
    let grown = "{ drag: up, by: 300, from: title }, "
    #expect(
      try resting(grown + "{ drag: down, by: 646, over: 5, from: title }") == "6.5 settle 300")
    #expect(
      try after("down", Family.resizable, grown + "{ drag: down, by: 647, over: 5, from: title }")
        == ["1.5 drag down", "6.5 hide by drag", "7 hidden", "7 focus screen"])
    let fixed = "presentation: { dismiss: { drag: false, swipe: false } }\n"
    #expect(
      try resting("{ drag: down, by: 400, over: 5, from: title }", fixed) == "5.5 settle 300")
    let slow = "presentation: { dismiss: { swipe: false } }\n"
    #expect(try resting("{ swipe: down, from: title }", slow) == "0.6 settle 300")
    let flung = "presentation: { dismiss: { swipe: true } }\n"
    #expect(
      try after("swipe", Family.resizable + flung, "{ swipe: down, from: title }").contains(
        "0.6 hide by drag"))
  }

  @Test("At another detent it is laid out anew, also turned and after it made room for another")
  func layout() throws {
    var presenter = Presenter()
    presenter.present(try staged(Family.resizable))
    presenter.advance(to: 1)
    #expect(presenter.place(of: "alert")?.y == Rational(694))
    let title = try #require(presenter.place(of: "title"))
    presenter.drag(.up, at: title, distance: 300, duration: 1)
    presenter.advance(to: 3)
    #expect(presenter.place(of: "alert")?.y == 844 - Rational(797, 2))
    var urgent = try staged(Family.onlyConfirm)
    urgent.id = "urgent"
    urgent.queueing.priority = .urgent
    presenter.present(urgent)
    presenter.advance(to: 5)
    presenter.dismiss("urgent", animated: false)
    presenter.advance(to: 6)
    #expect(presenter.place(of: "alert")?.y == 844 - Rational(797, 2))
    presenter.rotate(to: .landscape)
    #expect(presenter.place(of: "alert")?.y == 195)
  }

  @Test("Where the spec states a height, detents change nothing")
  func statedHeight() throws {
    let spec = Family.resizable + "height: 400\n"
    #expect(try after("drag", spec, "{ drag: up, by: 300, from: title }") == ["0.5 drag up"])
  }

  @Test("A list scrolls under the finger; at its top, the finger takes the sheet down")
  func scrolling() throws {
    let list = Family.resizable.replacing("detents: [300, large]", with: "height: 400")
    let from = "from: languages"
    #expect(
      try after(
        "drag", list,
        "{ drag: up, by: 120, \(from) }, { drag: down, by: 50, \(from) }, { drag: down, by: 200, \(from) }, { drag: down, by: 200, \(from) }"
      ).filter { !$0.contains("drag up") && !$0.contains("drag down") } == [
        "1 scroll languages to 120", "1.5 scroll languages to 70", "2 scroll languages to 0",
        "2.5 hide by drag", "3 hidden", "3 focus screen",
      ])
  }

  @Test("What is scrolled is touched where it is")
  func scrolledRows() throws {
    let list = Family.resizable.replacing("detents: [300, large]", with: "height: 400")
    let tapped = try after("tap", list, "{ tap: languages.12 }")
    #expect(tapped != ["0.5 tap languages.12"])
    #expect(
      try after("tap", list, "{ drag: up, by: 400, from: languages }, { tap: languages.12 }")
        == ["1 tap languages.12"])
  }

  @Test("A sheet that can grow grows first, and its list scrolls then")
  func growing() throws {
    let up = "{ drag: up, by: 300, from: languages }"
    let lines = try after("drag", Family.resizable, "\(up), \(up)")
    #expect(lines.contains("1 settle large"))
    #expect(lines.last == "2 scroll languages to 300")
  }

  @Test("A list scrolls in an alert that can't be dragged, and does nothing at its ends")
  func fixedList() throws {
    let fixed =
      Family.resizable.replacing("detents: [300, large]", with: "height: 400")
      + "presentation: { dismiss: { drag: false, swipe: false } }\n"
    let lines = try after(
      "drag", fixed, "{ drag: up, by: 9999, from: languages }, { drag: up, by: 9, from: languages }"
    )
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("1 scroll languages to "))
    #expect(lines[3] == "1 ignore, fixed")
  }
}
