import Diagnostics
import Testing

@testable import AlertSpec

@Suite("Keys that stand elsewhere") struct MisplacedKeyTests {
  @Test(
    "A key at the wrong place is told where it belongs",
    arguments: [
      ("width: 300", "'width' is a key of 'layout': write layout: { width: 300 }"),
      ("duration: 2", "'duration' is a key of 'presentation': write presentation: { duration: 2 }"),
      ("axis: row", "'axis' is a key of 'layout' and 'buttons': write it there"),
      ("text: x", "'text' is a key of a view: write it there"),
      ("role: cancel", "'role' is a key of an action: write it there"),
      ("layout: { fill: red }", "'fill' belongs one level up, beside 'layout'"),
      ("layout: { insets: { spacing: 2 } }", "'spacing' belongs one level up, beside 'insets'"),
      (
        "views: { v: { text: x, weight: bold } }",
        "'weight' is a key of 'font': write font: { weight: bold }"
      ),
      (
        "views: { v: { text: x, size: 3, font: { weight: bold } } }",
        "'size' is a key of 'font': write it there"
      ),
      (
        "views: { v: { text: x, font: { color: red } } }",
        "'color' belongs one level up, beside 'font'"
      ),
      (
        "views: { v: { text: x, fontSize: 3 } }",
        "'fontSize' is called 'size' here; 'size' is a key of 'font': write font: { size: 3 }"
      ),
      (
        "views: { v: { text: x, leading: 3 } }",
        "places are stated as constraints: write constraints: [ leading == … ]"
      ),
      ("views: { v: { image: x, lines: 3 } }", "'lines' belongs to views of kind 'text'"),
      (
        "actions: { confirm: { title: x, height: 80 } }",
        "'height' is a key of 'buttons', the same for all of them: write it there"
      ),
      (
        "actions: { confirm: { title: x, style: { dismiss: never } } }",
        "'dismiss' belongs one level up, beside 'style'"
      ),
      (
        "actions: { confirm: { title: x, fill: red } }",
        "'fill' is a key of 'style': write style: { fill: red }"
      ),
      ("cornerRadius: 3", "did you mean 'corners'?"), ("배경색: red", "did you mean 'fill'?"),
      ("bordr: { width: 1 }", "did you mean 'border'?"),
    ])
  func places(line: String, help: String) {
    let found = resolve("alert: a\nmessage: m\n\(line)\n").diagnostics
    #expect(found.map(\.code) == [.unknownKey])
    #expect(found.first?.help.map(\.message) == [help])
  }

  @Test("Every key of every record, written anywhere else, is refused without a trap")
  func everywhere() {
    let places = [
      "%", "layout: { % }", "views: { v: { text: x, % } }", "buttons: { % }",
      "actions: { confirm: { title: x, % } }", "presentation: { show: { % } }", "shadow: { % }",
    ]
    let keys = [Alert.keyShapes, Arrangement.keyShapes, Buttons.keyShapes, Action.keyShapes]
      .joined().map(\.name)
    for place in places {
      for key in Set(keys) {
        let line = place.replacing("%", with: "\(key): 1")
        for diagnostic in resolve("alert: a\n" + line).diagnostics {
          #expect(diagnostic.help.allSatisfy { $0.message.count < 250 })
        }
      }
    }
  }
}
