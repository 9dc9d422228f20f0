import Diagnostics
import Geometry
import TestSupport
import Testing
import Typography

@testable import AlertSpec

@Suite("Themes and tokens") struct ThemeTests {
  private func theme(_ text: String) -> Project {
    project("theme: theme.yaml", files: ["theme.yaml": text])
  }

  private func resolve(_ text: String, _ project: Project) -> Diagnosed<Alert?> {
    Resolver(project: project) { _, _ in .failure(LoadFailure(sentence: "there is no such file")) }
      .resolve(SourceFile(path: "a.alert.yaml", text: text))
  }

  private static let brand = """
    color:
      accent: { light: "#C8553D", dark: "#E07A5F", darkHighContrast: "#FFFFFF" }
      tint: $color.accent
      button: { confirm: $color.tint }
    space: { m: 16, 2: 8, thin: hairline, negative: -4 }
    number: { half: 0.5, big: 40 }
    font:
      body: { family: Pretendard, size: 15 }
      strong: { family: $font.body, weight: bold, size: $space.m }
    text:
      title: { font: $font.strong, color: $color.tint, lineHeight: 24, align: center }
      sub: $text.title
    """

  @Test("Tokens give colours, lengths, numbers, fonts and text styles")
  func values() throws {
    let project = theme(Self.brand)
    #expect(project.diagnostics == [])
    let resolved = resolve(
      """
      alert: a
      fill: $color.button.confirm
      corners: $space.m
      opacity: $number.half
      border: { width: $space.thin, color: { light: $color.accent, dark: $color.accent } }
      layout: { insets: { top: $space.2, sides: $space.m }, spacing: $space.negative }
      views:
        title: { lines: 2, color: systemRed, style: $text.sub, text: Hi }
        other: { text: Hi, font: $font.body }
      """, project)
    #expect(resolved.diagnostics == [])
    let alert = try #require(resolved.value)
    let accent = DynamicColor(
      light: Color(rgba: 0xC855_3DFF), dark: Color(rgba: 0xE07A_5FFF),
      darkHighContrast: Color(rgba: 0xFFFF_FFFF))
    #expect(alert.surface.fill == accent)
    #expect(alert.surface.corners == Corners(all: 16))
    #expect(alert.surface.opacity == Rational(1, 2))
    #expect(alert.surface.border.width == .hairline)
    #expect(alert.surface.border.color.dark == accent.dark)
    #expect(alert.layout?.insets.top == 8)
    #expect(alert.layout?.spacing == -4)
    let title = try #require(alert.view(named: "title")?.content as? TextView)
    #expect(title.attributes.color.light == SystemColors.color(named: "systemRed")?.light)
    #expect(title.attributes.font.family == "Pretendard")
    #expect(title.attributes.font.size == 16)
    #expect(title.attributes.font.weight == .bold)
    #expect(title.attributes.lineHeight == 24)
    #expect(title.attributes.alignment == .center)
    #expect(title.attributes.lines == 2)
    let other = try #require(alert.view(named: "other")?.content as? TextView)
    #expect(other.attributes.font.size == 15)
  }

  @Test("A token remembers what it stands for")
  func aliases() {
    let project = theme(Self.brand)
    #expect(project.theme["color.button.confirm"]?.aliases == ["color.tint", "color.accent"])
    #expect(project.theme["color.accent"]?.aliases == [])
  }

  @Test("A constraint's distance, sign and inset may be tokens")
  func constraints() throws {
    let project = theme(Self.brand)
    let resolved = resolve(
      """
      alert: a
      title: Hi
      constraints:
        - top == screen.top + $space.m
        - leading == screen.leading - $space.2
        - edges == screen inset (top $space.m, sides -$space.2)
        - height == $space.m @high
      """, project)
    #expect(resolved.diagnostics == [])
    let constraints = try #require(resolved.value).constraints
    #expect(constraints.map(\.constant) == [16, -8, 0, 16])
    #expect(constraints[2].inset?.top == 16)
    #expect(constraints[2].inset?.leading == -8)
    #expect(constraints[3].priority == 750)
  }

  @Test(
    "A token of the wrong kind or size says what is wanted",
    arguments: [
      ("fill: $space.m", "token/wrong-kind"), ("corners: $color.accent", "token/wrong-kind"),
      ("corners: $space.negative", "spec/out-of-range"),
      ("opacity: $number.big", "spec/out-of-range"),
      ("opacity: $space.m", "token/wrong-kind"), ("fill: $color.acent", "token/unknown"),
      ("fill: $", "spec/not-a-color"),
      ("constraints: [ width == $color.accent ]", "token/wrong-kind"),
      ("constraints: [ width == $ ]", "constraint/syntax"),
      ("views: { a: { text: b, font: $color.accent } }", "token/wrong-kind"),
      ("views: { a: { text: b, font: { weight: $font.body } } }", "token/wrong-kind"),
      ("views: { a: { text: b, style: $font.body } }", "token/wrong-kind"),
      ("views: { a: { text: b, style: headline } }", "spec/wrong-type"),
    ])
  func wrongUses(line: String, code: String) {
    let found = resolve("alert: a\ntitle: b\n" + line, theme(Self.brand)).diagnostics
    #expect(found.map(\.code.description) == [code])
  }

  @Test("Without a theme a token says so")
  func noTheme() {
    let found = AlertSpecTests.resolve("alert: a\ntitle: b\nfill: $color.accent").diagnostics
    #expect(found.map(\.code) == ["token/no-theme"])
  }

  @Test("A circle is printed once, and what stands on it says nothing more")
  func circles() throws {
    let project = theme(
      """
      color: { a: $color.b, b: $color.c, c: $color.a, d: $color.a, self: $color.self }
      """)
    #expect(project.diagnostics.map(\.code) == ["token/cycle", "token/cycle"])
    #expect(
      project.diagnostics.first?.notes.first?.message == "color.a → color.b → color.c → color.a")
    #expect(resolve("alert: a\ntitle: b\nfill: $color.d", project).diagnostics == [])
  }

  @Test("A chain of thousands of tokens is settled without running out of stack")
  func longChain() {
    var text = "color:\n  t0: \"#102030\"\n"
    for number in (1...9000).reversed() { text += "  t\(number): $color.t\(number - 1)\n" }
    let project = theme(text)
    #expect(project.diagnostics == [])
    #expect(project.theme["color.t9000"]?.value == project.theme["color.t0"]?.value)
  }

  @Test("A later theme goes over an earlier one, and a dark theme gives the dark sides")
  func severalFiles() {
    let project = project(
      "theme: [a.yaml, b.yaml]\ndarkTheme: dark.yaml",
      files: [
        "a.yaml": "color: { ink: '#000000', paper: '#FFFFFF', tint: $color.ink }",
        "b.yaml": "color: { paper: '#FFF8F0' }", "dark.yaml": "color: { ink: '#EEEEEE' }",
      ])
    #expect(project.diagnostics == [])
    func color(_ name: String) -> DynamicColor? {
      if case .color(let color) = project.theme[name]?.value { return color }
      return nil
    }
    #expect(color("color.paper") == DynamicColor(Color(rgba: 0xFFF8_F0FF)))
    #expect(color("color.ink")?.dark == Color(rgba: 0xEEEE_EEFF))
    #expect(color("color.tint")?.dark == Color(rgba: 0xEEEE_EEFF))
    #expect(color("color.tint")?.light == Color(rgba: 0x0000_00FF))
  }

  @Test("Increase Contrast changes the system's tints and grays, and no other of its colours")
  func highContrast() {
    func hexadecimal(_ name: String, _ appearance: Appearance) -> String? {
      SystemColors.color(named: name)?.resolved(in: appearance).hexadecimal
    }
    #expect(hexadecimal("systemRed", .lightHighContrast) == "#D70015")
    #expect(hexadecimal("systemRed", .darkHighContrast) == "#FF6961")
    #expect(hexadecimal("systemBlue", .lightHighContrast) == "#0040DD")
    #expect(hexadecimal("systemGray6", .darkHighContrast) == "#242426")
    for row in SystemColors.table where row.name.hasPrefix("system") == false {
      #expect(hexadecimal(row.name, .light) == hexadecimal(row.name, .lightHighContrast))
      #expect(hexadecimal(row.name, .dark) == hexadecimal(row.name, .darkHighContrast))
    }
    for row in SystemColors.highContrast {
      #expect(SystemColors.table.contains { $0.name == row.name }, "\(row.name)")
    }
  }

  @Test("Values written out are warned of or refused where the project says so")
  func rawValues() {
    let files = ["t.yaml": "color: { accent: '#C8553D' }\nspace: { m: 16 }"]
    let spec = """
      alert: a
      fill: "#C8553D"
      corners: 16
      height: 300
      border: { width: hairline, color: label }
      shadow: { x: 0, color: $color.accent }
      views: { title: { text: Hi, font: { size: 20 } } }
      constraints: [ width == 0.5 * screen.width, top == screen.top + 16, centerX == screen ]
      """
    let refusing = project("theme: t.yaml\nrawValues: refused", files: files)
    let found = resolve(spec, refusing).diagnostics
    #expect(found.map(\.code) == Array(repeating: "project/raw-value", count: 5))
    #expect(found.allSatisfy { $0.severity == .error })
    #expect(found.first?.help.first?.fix?.edits.first?.replacement == "$color.accent")
    let last = found.last?.help.first?.fix?.edits.first
    #expect(last?.replacement == "$space.m" && last?.range.text == "16")
    let warning = project("theme: t.yaml\nrawValues: { colors: warned }", files: files)
    #expect(resolve(spec, warning).diagnostics.map(\.severity) == [.warning])
    #expect(resolve(spec, project("theme: t.yaml", files: files)).diagnostics == [])
  }
}
