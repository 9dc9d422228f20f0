import Diagnostics
import Geometry
import TestSupport
import Testing
import Typography

@testable import AlertSpec

@Suite("Conditional values") struct WhenTests {
  private func width(_ arms: String, _ change: (inout Environment) -> Void) -> Length? {
    let read = read("alert: a\ntitle: t\nlayout: { width: { when: [ \(arms) ] } }", change)
    #expect(read.diagnostics == [], "\(arms)")
    return read.value?.layout?.width
  }

  @Test("The first arm that holds counts; where none holds, the key is not written")
  func order() {
    let arms = "{ orientation: landscape, value: 1 }, { appearance: dark, value: 2 }"
    #expect(width(arms) { $0.orientation = .landscape } == 1)
    #expect(width(arms) { ($0.orientation, $0.appearance) = (.landscape, .dark) } == 1)
    #expect(width(arms) { $0.appearance = .dark } == 2)
    #expect(width(arms) { $0.appearance = .darkHighContrast } == 2)
    #expect(width(arms) { _ in } == nil)
    #expect(width(arms + ", { value: 3 }") { _ in } == 3)
  }

  @Test("All conditions of an arm have to hold, and any value of each")
  func conjunction() {
    let arms = "{ locale: [ko, pt], textSize: accessibility, value: 1 }"
    func in_(_ locale: String, _ size: TextSize) -> Length? {
      width(arms) { ($0.locale, $0.textSize) = (locale, size) }
    }
    #expect(in_("ko", .accessibilityLarge) == 1)
    #expect(in_("ko-KR", .accessibilityLarge) == 1)
    #expect(in_("PT_br", .accessibilityMedium) == 1)
    #expect(in_("ko", .large) == nil)
    #expect(in_("kok", .accessibilityLarge) == nil)
    #expect(in_("en", .accessibilityLarge) == nil)
  }

  @Test("Size classes are those of UIKit")
  func sizeClasses() {
    let arms = "{ widthClass: regular, value: 1 }, { heightClass: compact, value: 2 }, { value: 3 }"
    func on(_ device: String, _ orientation: Orientation) -> Length? {
      width(arms) {
        $0.device = Device.named(device) ?? .standard
        $0.orientation = orientation
      }
    }
    #expect(on("iphone-15", .portrait) == 3)
    #expect(on("iphone-15", .landscape) == 2)
    #expect(on("iphone-16-pro", .landscape) == 2)
    #expect(on("iphone-15-pro-max", .landscape) == 1)
    #expect(on("iphone-11", .landscape) == 1)
    #expect(on("ipad-mini", .portrait) == 1)
  }

  @Test("Any key takes one: texts, views, actions, lists, maps, and arms themselves")
  func places() {
    let spec = """
      alert: a
      title: { when: [ { locale: ko, value: 제목 }, { value: Title } ] }
      views:
        box: { when: [ { appearance: dark, value: { image: moon } }, { value: { image: sun } } ] }
        list: { list: [ { title: { when: [ { locale: ko, value: 하나 }, { value: One } ] } } ] }
      actions:
        ok: { when: [ { locale: ko, value: { title: 확인, role: confirm } }, { value: OK } ] }
      constraints: { when: [ { orientation: landscape, value: [ width == 400 ] } ] }
      layout:
        when:
          - appearance: dark
            value: { spacing: { when: [ { locale: ko, value: 5 }, { value: 6 } ] }, axis: row }
      """
    let english = read(spec)
    #expect(english.diagnostics == [])
    let korean = read(spec) {
      ($0.locale, $0.appearance, $0.orientation) = ("ko", .dark, .landscape)
    }
    #expect(korean.diagnostics == [])
    #expect((korean.value?.view(named: "title")?.content as? TextView)?.text == "제목")
    #expect((english.value?.view(named: "title")?.content as? TextView)?.text == "Title")
    #expect((korean.value?.view(named: "box")?.content as? ImageView)?.image == "moon")
    #expect((english.value?.view(named: "box")?.content as? ImageView)?.image == "sun")
    #expect((korean.value?.view(named: "list")?.content as? ListView)?.rows.first?.title == "하나")
    #expect(korean.value?.actions.first?.title == "확인")
    #expect(korean.value?.actions.first?.role == .confirm)
    #expect(english.value?.actions.first?.title == "OK")
    #expect(korean.value?.constraints.count == 1)
    #expect(english.value?.constraints.isEmpty == true)
    #expect(korean.value?.layout?.spacing == 5)
    #expect(korean.value?.layout?.axis == .row)
    #expect(english.value?.layout == nil)
    #expect(english.value?.axes == [.locale, .appearance, .orientation])
  }

  @Test("An alert depends on nothing where it states no condition")
  func noAxes() {
    #expect(read("alert: a\ntitle: t").value?.axes == [])
    for preset in Preset.all { #expect(preset.alert.value?.axes == [], "\(preset.name)") }
  }

  @Test(
    "Arms that are never taken are warned of, and no others",
    arguments: [
      ("{ value: 1 }, { appearance: dark, value: 2 }", 1),
      ("{ appearance: dark, value: 1 }, { appearance: darkHighContrast, value: 2 }", 1),
      ("{ appearance: darkHighContrast, value: 1 }, { appearance: dark, value: 2 }", 0),
      ("{ appearance: dark, value: 1 }, { appearance: light, value: 2 }, { value: 3 }", 1),
      ("{ locale: pt, value: 1 }, { locale: pt-BR, value: 2 }", 1),
      ("{ locale: pt-BR, value: 1 }, { locale: pt, value: 2 }, { value: 3 }", 0),
      ("{ orientation: [portrait, landscape], value: 1 }, { value: 2 }", 1),
      ("{ orientation: portrait, value: 1 }, { heightClass: compact, value: 2 }", 0),
      ("{ orientation: portrait, heightClass: compact, value: 1 }", 1),
      ("{ textSize: accessibility, value: 1 }, { textSize: accessibility3, value: 2 }", 1),
      ("{ textSize: [large, small], value: 1 }, { textSize: [large, medium], value: 2 }", 0),
      (
        "{ orientation: portrait, appearance: dark, value: 1 }, { orientation: portrait, value: 2 }",
        0
      ),
    ])
  func unreachable(arms: String, count: Int) {
    let found = read("alert: a\ntitle: t\nlayout: { width: { when: [ \(arms) ] } }").diagnostics
    #expect(found.map(\.code) == Array(repeating: "when/unreachable", count: count))
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test("A value is checked in every arm, and an unknown key is told once")
  func faults() {
    let arms = "when: [ { orientation: landscape, value: 1x }, { value: 2x } ]"
    let found = read("alert: a\ntitle: t\nlayout: { width: { \(arms) } }").diagnostics
    #expect(found.map(\.code) == ["spec/not-a-number", "spec/not-a-number"])
    let unknown = read("alert: a\ntitle: t\nlayout: { widht: { \(arms) } }").diagnostics
    #expect(unknown.map(\.code) == ["spec/unknown-key"])
    let misplaced = read("alert: a\ntitle: t\nextends: { \(arms) }").diagnostics
    #expect(misplaced.map(\.code) == ["spec/wrong-type"])
  }
}
