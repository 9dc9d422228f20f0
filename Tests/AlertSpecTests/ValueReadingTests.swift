import Diagnostics
import Geometry
import TestSupport
import Testing
import Typography

@testable import AlertSpec

@Suite("Values") struct ValueReadingTests {
  @Test(
    "Numbers are kept exactly as written",
    arguments: [
      ("0", Rational(0)), ("0.1", Rational(1, 10)), ("300.25", Rational(1201, 4)),
      ("0.333333333", Rational(333_333_333, 1_000_000_000)), ("100000", Rational(100_000)),
    ])
  func exactNumbers(text: String, value: Rational) throws {
    let alert = try #require(resolve("alert: a\ntitle: t\nlayout: { width: \(text) }").value)
    #expect(alert.layout?.width == .points(value))
  }

  @Test("A hairline is a length, whatever the number of pixels")
  func hairline() throws {
    let alert = try #require(resolve("alert: a\ntitle: t\nborder: { width: hairline }").value)
    #expect(alert.surface.border.width == .hairline)
  }

  @Test(
    "Colours are hexadecimal, named, or one for each appearance",
    arguments: [
      ("\"#1A2\"", "#11AA22", "#11AA22"), ("\"#12abEF\"", "#12ABEF", "#12ABEF"),
      ("\"#12ABEF80\"", "#12ABEF80", "#12ABEF80"), ("systemRed", "#FF3B30", "#FF453A"),
      ("{ light: \"#FFF\", dark: black }", "#FFFFFF", "#000000"),
      ("{ dark: black }", "#000000", "#000000"), ("{ light: white }", "#FFFFFF", "#FFFFFF"),
    ])
  func colours(text: String, light: String, dark: String) throws {
    let result = resolve("alert: a\ntitle: t\nfill: \(text)")
    #expect(result.diagnostics.isEmpty)
    let fill = try #require(result.value).surface.fill
    #expect([fill.light.hexadecimal, fill.dark.hexadecimal] == [light, dark])
  }

  @Test("A colour of one appearance alone leaves the other as the base has it")
  func inheritedColour() throws {
    let base = "alert: a\ntitle: t\nfill: white"
    let result = resolve(
      "alert: b\nextends: base.yaml\nfill: { dark: black }", files: ["base.yaml": base])
    #expect(result.diagnostics.isEmpty)
    let fill = try #require(result.value).surface.fill
    #expect([fill.light.hexadecimal, fill.dark.hexadecimal] == ["#FFFFFF", "#000000"])
  }

  @Test(
    "A number is no mend where it lies out of bounds",
    arguments: ["05", "16px", "１２", "1e3", "200/2"])
  func mendsOutOfBounds(text: String) {
    let said = complaints("alert: a\ntitle: t\nopacity: \(text)")
    #expect(said.contains("help: write a number from 0 to 1"), "\(said)")
  }

  @Test(
    "Lengths listed as in a style sheet are told as a map",
    arguments: [
      ("corners: 8 8 0 0", "{ topLeft: 8, topRight: 8, bottomRight: 0, bottomLeft: 0 }"),
      ("corners: 8px 4px", "{ topLeft: 8, topRight: 4, bottomRight: 8, bottomLeft: 4 }"),
      ("layout: { insets: 1 2 3 }", "{ top: 1, trailing: 2, bottom: 3, leading: 2 }"),
    ])
  func listedLengths(line: String, map: String) {
    let said = complaints("alert: a\ntitle: t\n\(line)")
    #expect(
      said.contains("is more than one number") && said.contains("help: write \(map)"), "\(said)")
  }

  @Test(
    "Only what can be a text is offered in quotes for YAML's word for nothing",
    arguments: [
      ("title: ~", true), ("actions: { confirm: null }", true), ("height: ~", false),
      ("fill: null", false), ("hidden: ~", false), ("buttons: ~", false), ("constraints: ~", false),
      ("views: { a: { text: x, align: ~ } }", false), ("version: ~", false),
    ])
  func nothing(line: String, takesText: Bool) {
    let said = complaints("alert: a\nextends: builder\n\(line)")
    #expect(said.contains("quote it") == takesText, "\(said)")
    #expect(takesText || said.contains("delete the line") || said.contains("no key"), "\(said)")
  }

  @Test(
    "A fault of YAML is mended by quotes for certain only where a text can stand",
    arguments: [
      ("title: *bold*", true), ("actions:\n  width: '*OK*' !", true), ("fill: #fff", true),
      ("height: @3", false), ("axis: '*row' !", false),
      ("actions:×", false), ("height:300", true),
      ("constraints:\n  - *a*.width == 3", false), ("views:\n  a: { height: @3 }", false),
    ])
  func quotesByType(line: String, isCertain: Bool) throws {
    let file = SourceFile(path: "a.alert.yaml", text: "alert: a\nextends: builder\n\(line)\n")
    let found = AlertSyntax.parse(file).diagnostics
    let fix = try #require(found.first?.help.compactMap(\.fix).first, "\(found)")
    #expect(fix.isCertain == isCertain, "\(found)")
  }

  @Test("What follows a map is no text where no text can stand")
  func behindBrackets() {
    let said = complaints("alert: a\nextends: builder\npresentation: { kind: fade }~")
    #expect(said.contains("help: delete what stands behind the bracket"), "\(said)")
    #expect(!said.contains("quote"), "\(said)")
  }

  @Test("Full-width brackets are a text where only a text can stand")
  func fullWidthBrackets() {
    #expect(
      complaints("alert: a\nextends: builder\nmessage: ［사진, 동영상］")
        == complaints("alert: a\nextends: builder\nmessage: 사진"))
    #expect(
      complaints("alert: a\nextends: builder\nlayout:\n  scrolls: ［a, b］").contains(
        "help: write [a, b]"))
  }

  @Test(
    "A number that isn't plain is told what is wrong and what to write",
    arguments: [
      ("010", "has leading zeros", "write 10"), ("-007.5", "has leading zeros", "write -7.5"),
      ("1_000", "has an underscore in it", "write 1000"),
      ("'1 000'", "has a blank in it", "write 1000"),
      ("\"1'000\"", "has an apostrophe", "write 1000"),
      ("0x1F", "is written in hexadecimal", "write 31"), ("0b11", "in binary", "write 3"),
      ("0o17", "in octal", "write 15"), ("1e3", "has an exponent", "write 1000"),
      ("1.5E-1", "has an exponent", "write 0.15"), ("+3", "has a plus sign", "write 3"),
      ("--3", "has more than one sign", "write -3"),
      (".5", "no digit before the point", "write 0.5"),
      ("5.", "no digit behind the point", "write 5"), ("16px", "has a unit", "write 16"),
      ("16 pt", "has a unit", "write 16"), ("1.5배", "has a unit", "write 1.5"),
      ("０.５", "is in full-width characters", "write 0.5"), ("−5", "full-width", "write -5"),
      ("'1,5'", "comma for its decimal point", "write 1.5"),
      ("'100,000'", "has a comma in it", "write 100000"), ("3/4", "is a fraction", "write 0.75"),
      ("50%", "is a percentage", "lengths are in points"),
      (".inf", "isn't a finite number", "from"),
      ("NaN", "isn't a finite number", "from"), ("1e999", "isn't a finite number", "from"),
      ("1e-999", "isn't a finite number", "from"), ("1/0", "is a fraction", "from"),
      (String(repeating: "9", count: 100), "is out of range", "from"),
      (
        "0." + String(repeating: "3", count: 100), "has more than nine decimals",
        "write 0.333333333"
      ),
      ("0.1234567891", "has more than nine decimals", "write 0.123456789"),
      ("12:30", "isn't a number", "from"), ("1.2.3", "isn't a number", "from"),
      ("넓게", "isn't a number", "from"), ("hairlin", "isn't a number", "did you mean 'hairline'?"),
      ("200000", "200000 is more than 100000", "from -100000 to 100000"),
    ])
  func numberFaults(text: String, fault: String, help: String) throws {
    let found = resolve("alert: a\ntitle: t\nlayout: { spacing: \(text) }").diagnostics
    #expect(found.count == 1)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.message.contains(fault), "\(diagnostic.message)")
    #expect(diagnostic.help.first?.message.contains(help) == true, "\(diagnostic.help)")
    #expect(diagnostic.range.text == text)
  }

  @Test(
    "Words for yes and no are told what to write",
    arguments: [
      ("yes", "write true"), ("On", "write true"), ("1", "write true"), ("TRUE", "write true"),
      ("no", "write false"), ("off", "write false"), ("0", "write false"),
      ("'true'", "write true"), ("아니요", "write true or false"),
    ])
  func booleans(text: String, help: String) throws {
    let found = resolve("alert: a\ntitle: { text: t, hidden: \(text) }").diagnostics
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("isn't true or false") == true)
    #expect(found.first?.help.map(\.message) == [help])
  }

  @Test(
    "Any scalar is a text, as written",
    arguments: ["No", "12:30", "1.10", "50%", "true", "0x1F", "2026-12-15", "'null'", "1_000"])
  func texts(text: String) throws {
    let result = resolve("alert: a\ntitle: \(text)")
    #expect(result.diagnostics.isEmpty)
    let view = try #require(result.value?.view(named: "title"))
    #expect((view.content as? TextView)?.text == text.filter { $0 != "'" })
  }

  @Test("A font is a map, or a text style's name")
  func fonts() throws {
    let alert = try #require(
      resolve(
        "alert: a\ntitle: { text: t, font: { size: 20, weight: bold } }\nmessage: { text: m, font: headline }"
      )
      .value)
    let title = try #require(alert.view(named: "title")?.content as? TextView).attributes.font
    #expect(title.size == 20 && title.weight == .bold && title.style == nil)
    let message = try #require(alert.view(named: "message")?.content as? TextView).attributes.font
    #expect(message.style == .headline && message.size == nil)
  }

  @Test("A fault in one value leaves its neighbours as they are")
  func faultsStayAlone() throws {
    let result = resolve("alert: a\ntitle: t\nlayout: { width: wide, spacing: 12, axis: row }")
    #expect(result.diagnostics.count == 1)
    let layout = try #require(result.value?.layout)
    #expect(layout.spacing == 12 && layout.axis == .row && layout.width == nil)
  }

  @Test(
    "A value of the wrong shape is refused at its first line",
    arguments: [
      ("title: { text: [a, b] }", "expected a text, found a list"),
      ("layout: { insets: [1] }", "expected a map (top, leading, bottom, …), found a list"),
      ("layout: { scrolls: { a: b } }", "expected a list of names, found a map"),
      ("constraints: { a: b }", "expected a list of constraints, found a map"),
      ("views: trash", "expected a map of views, found 'trash'"),
      ("actions: [a]", "expected a map of actions, found a list"),
      (
        "backdrop: { color: [red] }",
        "expected a map (light, dark, lightHighContrast, …), found a list"
      ),
    ])
  func wrongShapes(line: String, message: String) {
    let found = resolve("alert: a\nmessage: m\n\(line)\n").diagnostics
    #expect(found.map(\.message) == [message])
  }
}
