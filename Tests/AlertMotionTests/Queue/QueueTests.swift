import AlertMotion
import AlertSpec
import Geometry
import Testing

@Suite("Alerts that wait for their turn")
struct QueueTests {
  private func alert(
    _ id: String, _ priority: Queueing.Priority = .normal, _ whenRepeated: Queueing.Repeat = .drop
  ) throws -> StagedAlert {
    var alert = try staged(Family.canCancel)
    alert.id = id
    alert.queueing = Queueing(priority: priority, whenRepeated: whenRepeated)
    return alert
  }

  /// The alerts in the order in which they came, each dismissed when it was there.
  private func turns(_ presenter: inout Presenter) -> [String] {
    for _ in 0..<20 {
      presenter.advance(to: presenter.time + 1)
      guard let shown = presenter.shownAlert else { break }
      presenter.dismiss(shown, animated: true)
      presenter.advance(to: presenter.time + 1)
    }
    return presenter.trace.filter { $0.what == .show }.compactMap(\.alert)
  }

  @Test("Equals come in the order in which they were asked for")
  func fifo() throws {
    var presenter = Presenter()
    for id in ["one", "two", "three"] { presenter.present(try alert(id)) }
    #expect(presenter.waiting.ids == ["two", "three"])
    let order = turns(&presenter)
    #expect(order == ["one", "two", "three"])
  }

  @Test("Among those that wait a higher priority comes first")
  func priority() throws {
    var presenter = Presenter(host: Screen("home", isVisible: false))
    presenter.present(try alert("low", .low))
    presenter.present(try alert("normal"))
    presenter.present(try alert("urgent", .urgent))
    presenter.present(try alert("high", .high))
    presenter.screen("home", .appears)
    let order = turns(&presenter)
    #expect(order == ["urgent", "high", "normal", "low"])
  }

  @Test("A higher priority takes the place of a lower one, which comes back where it was")
  func interruption() throws {
    var presenter = Presenter()
    presenter.present(try alert("one"))
    presenter.present(try alert("two"))
    presenter.advance(to: 1)
    presenter.press(.tab)
    presenter.press(.tab)
    presenter.present(try alert("urgent", .urgent))
    presenter.advance(to: 2)
    #expect(presenter.shownAlert == "urgent")
    presenter.dismiss("urgent", animated: true)
    presenter.advance(to: 4)
    #expect(presenter.shownAlert == "one")
    #expect(presenter.focus == .element(alert: "one", id: "confirm"))
    #expect(!presenter.trace.contains { $0.what == .event })
    #expect(
      lines(presenter.trace.filter { $0.alert == "one" }, besides: "one") == [
        "0 present", "0 show on screen", "0 content", "0 focus message", "0.5 shown",
        "1 focus cancel", "1 focus confirm", "1 hide by urgent", "1.5 hidden", "1.5 wait",
        "2.5 show on screen", "2.5 focus confirm", "3 shown",
      ])
  }

  @Test("An alert whose button has been pressed goes first, and its event is sent")
  func hidingGoesFirst() throws {
    var presenter = Presenter()
    presenter.present(try alert("one"))
    presenter.advance(to: 1)
    presenter.tap(at: try #require(presenter.place(of: "confirm")), on: "confirm")
    presenter.advance(to: Rational(6, 5))
    presenter.present(try alert("urgent", .urgent))
    presenter.advance(to: 3)
    #expect(
      lines(presenter.trace.suffix(8), besides: "one")
        == [
          "1.2 present urgent", "1.2 urgent: wait", "1.5 hidden", "1.5 focus screen",
          "1.5 event action", "1.5 urgent: show on screen", "1.5 urgent: content",
          "1.5 urgent: focus message", "2 urgent: shown",
        ].suffix(8))
  }

  @Test("An equal priority waits")
  func equalWaits() throws {
    var presenter = Presenter()
    presenter.present(try alert("one", .high))
    presenter.present(try alert("two", .high))
    presenter.advance(to: 2)
    #expect(presenter.shownAlert == "one")
  }

  @Test(
    "What is there already is dropped, takes the other's place, or waits, as the alert says",
    arguments: [true, false])
  func repeated(isShown: Bool) throws {
    for whenRepeated in Queueing.Repeat.allCases {
      var presenter = Presenter()
      if !isShown { presenter.present(try alert("first")) }
      presenter.present(try alert("one", .normal, whenRepeated))
      presenter.advance(to: 1)
      presenter.present(try alert("one", .normal, whenRepeated))
      presenter.advance(to: 2)
      let said = presenter.trace.filter { [.drop, .replace].contains($0.what) }.map(\.what)
      let shown = turns(&presenter).filter { $0 == "one" }.count
      switch whenRepeated {
      case .drop: #expect(said == [.drop] && shown == 1)
      case .replace: #expect(said == [.replace] && shown == 1)
      case .wait: #expect(said.isEmpty && shown == 2)
      }
    }
  }

  @Test("A replacement is put in where the other is, without motion, and keeps the focus it can")
  func replacement() throws {
    var presenter = Presenter()
    presenter.present(try alert("one", .normal, .replace))
    presenter.advance(to: 1)
    presenter.press(.tab)
    var other = try staged(Family.onlyConfirm)
    other.id = "one"
    other.queueing.whenRepeated = .replace
    presenter.present(other)
    #expect(
      lines(presenter.trace.suffix(4), besides: "one") == [
        "1 present", "1 replace", "1 content", "1 focus message",
      ])
    presenter.tap(at: try #require(presenter.place(of: "confirm")), on: "confirm")
    presenter.advance(to: 2)
    #expect(presenter.trace.last?.name == "action")
    #expect(presenter.trace.count { $0.what == .hidden } == 1)
  }

  @Test("What is asked for while the same hides is a new alert")
  func whileHiding() throws {
    var presenter = Presenter()
    presenter.present(try alert("one"))
    presenter.advance(to: 1)
    presenter.dismiss("one", animated: true)
    presenter.present(try alert("one"))
    presenter.advance(to: 3)
    #expect(presenter.shownAlert == "one")
    #expect(presenter.trace.count { $0.what == .show } == 2)
  }

  @Test("One that waits can be withdrawn, also one that only made room")
  func withdrawn() throws {
    var presenter = Presenter()
    presenter.present(try alert("one"))
    presenter.advance(to: 1)
    presenter.present(try alert("urgent", .urgent))
    presenter.advance(to: Rational(5, 4))
    presenter.dismiss("one", animated: true)
    presenter.advance(to: 3)
    #expect(presenter.trace.contains { $0.what == .withdraw && $0.alert == "one" })
    presenter.present(try alert("two"))
    presenter.dismiss("two", animated: true)
    #expect(presenter.waiting.count == 0)
    let order = turns(&presenter)
    #expect(order == ["one", "urgent"])
  }

  @Test("Nothing is shown in the background")
  func background() throws {
    var presenter = Presenter()
    presenter.app(.background)
    presenter.present(try alert("one"))
    presenter.advance(to: 2)
    #expect(presenter.shownAlert == nil)
    presenter.app(.foreground)
    #expect(presenter.shownAlert == "one")
  }

  @Test("The queue step of a script presents an alert that looks like the spec's own")
  func inScripts() throws {
    let all = try trace(
      Family.canCancel
        + "behaviour: { s: [ { present: coupon, priority: high }, { tap: cancel }, wait: 3 ] }")
    #expect(
      all.drop { !$0.contains("coupon") } == [
        "0.5 present coupon", "0.5 hide by coupon", "0.5 coupon: wait", "1 hidden",
        "1 focus screen", "1 wait", "1 coupon: show on screen", "1 coupon: content",
        "1 coupon: focus message", "1.5 coupon: shown", "1.5 tap cancel",
        "1.5 coupon: hide by cancel", "2 coupon: hidden", "2 focus screen", "2 coupon: event exit",
        "2 show on screen", "2 focus message", "2.5 shown",
      ])
  }
}
