import Diagnostics
import TestSupport
import Testing

@testable import AlertCompiler

/// The whole constraint language, from the words of a spec to the numbers of a layout.
@Suite("The constraint language") struct ConstraintLanguageTests {
  /// A 300 by 200 alert in the middle of an iPhone 14 (390 × 844, 47 and 34 points unsafe), so from
  /// 45 to 345 and from 322 to 522, with views below one another in the order given.
  private func numbers(
    _ names: [String], _ views: String, locale: String = "en", layout: String = "none",
    alert: [String] = ["width == 300", "height == 200", "center == screen"]
  ) throws -> [String] {
    var options = CompileOptions()
    options.environments.devices = "iphone-14"
    options.environments.locales = locale
    let compiler = try Compiler(options: options) { _, _ in
      .failure(LoadFailure(sentence: "there is no such file"))
    }
    let spec =
      "alert: a\nlayout: \(layout)\nconstraints:\n" + alert.map { "  - \($0)\n" }.joined()
      + "views:\n" + views
    return names.map { name in
      let answer = compiler.explain(name, in: SourceFile(path: "a.alert.yaml", text: spec))
      guard !answer.hasErrors, case .text(let text) = answer.value else {
        return answer.diagnostics.map(\.message).joined(separator: "; ")
      }
      return String(text.dropFirst("\(name) is ".count).prefix { $0 != " " })
    }
  }

  private func view(_ id: String, _ kind: String, _ constraints: String...) -> String {
    "  \(id):\n    \(kind)\n    constraints:\n" + constraints.map { "      - \($0)\n" }.joined()
  }

  @Test("Guides: the safe area, margins and the keyboard")
  func guides() throws {
    let a = view(
      "a", "custom: a", "leading == alert.margins", "top == alert.margins.top",
      "width == screen.safeArea.width * 0.5", "bottom <= screen.keyboard", "height == 20")
    let layout = "{ insets: { top: 12, leading: 16, trailing: 8 } }"
    #expect(
      try numbers(["a.x", "a.y", "a.width"], a, layout: layout) == ["16", "12", "195"])
    #expect(
      try numbers(["a.x", "a.y"], a, locale: "ar", layout: layout) == ["89", "12"])
    let bottom = view(
      "a", "custom: a", "size == 10", "centerX == screen.keyboard", "bottom == screen.keyboard")
    // The keyboard is not shown, so its guide ends with the safe area: 844 - 34.
    #expect(try numbers(["a.bottom", "a.centerX"], bottom) == ["810", "195"])
    let inside = view("a", "custom: a", "edges == screen.safeArea inset 10")
    #expect(
      try numbers(["a.top", "a.bottom", "a.left", "a.right"], inside)
        == ["57", "800", "10", "380"])
  }

  @Test("The safe area of the alert is what of it lies clear of the home indicator")
  func safeAreaOfAlert() throws {
    let a = view("a", "custom: a", "edges == alert.safeArea")
    #expect(
      try numbers(
        ["a.top", "a.bottom"], a,
        alert: ["width == screen", "height == 300", "centerX == screen", "bottom == screen"])
        == ["544", "810"])
  }

  @Test("previous and next are the neighbours in drawing order, whatever they are called")
  func neighbours() throws {
    let views =
      view("one", "custom: a", "top == alert.top + 5", "leading == alert", "size == 20")
      + view(
        "two", "custom: b", "top == previous.bottom + 8", "leading == previous", "size == next")
      + view("three", "custom: c", "bottom == alert", "centerX == alert", "size == 30")
    #expect(
      try numbers(["two.y", "two.x", "two.width", "three.y"], views) == ["33", "0", "30", "170"])
  }

  @Test(
    "An inset is one length for all sides, or each by name; positive is inwards",
    arguments: [
      ("inset 16", ["16", "16", "268", "168"], ["16", "16", "268", "168"]),
      ("inset -4", ["-4", "-4", "308", "208"], ["-4", "-4", "308", "208"]),
      (
        "inset (top 30, sides 20, bottom 12)", ["20", "30", "260", "158"],
        ["20", "30", "260", "158"]
      ),
      ("inset (leading 10)", ["10", "0", "290", "200"], ["0", "0", "290", "200"]),
      (
        "inset (trailing 10, top hairline)", ["0", "0.333", "290", "199.667"],
        ["10", "0.333", "290", "199.667"]
      ),
    ])
  func insets(inset: String, left: [String], right: [String]) throws {
    let a = view("a", "custom: a", "edges == alert \(inset)")
    let names = ["a.x", "a.y", "a.width", "a.height"]
    #expect(try numbers(names, a) == left)
    #expect(try numbers(names, a, locale: "he") == right)
  }

  @Test("edges <= X keeps a view inside X on all sides")
  func inside() throws {
    let a = view(
      "a", "custom: a", "edges <= alert inset (top 4, leading 10, bottom 4, trailing 20)",
      "width == 500 @high", "height == 30", "centerY == alert", "leading == alert @low")
    #expect(try numbers(["a.x", "a.width"], a) == ["10", "270"])
  }

  @Test("Hugging and compression are per view and axis")
  func priorities() throws {
    func pair(_ hugging: String) -> String {
      "  a:\n    image: a\n    width: 40\n    height: 10\n    constraints:\n"
        + "      - leading == alert\n      - top == alert\n"
        + "  b:\n    text: 확인\n    \(hugging)\n    constraints:\n"
        + "      - leading == a.trailing\n      - top == alert\n      - trailing == alert @500\n"
        + "      - bottom == alert @500\n"
    }
    // A wish at 500 stretches a text that hugs at 250, not one that hugs at 501.
    #expect(try numbers(["b.width"], pair("lines: 1")) == ["260"])
    #expect(try numbers(["b.height"], pair("lines: 1")) == ["200"])
    let across = try numbers(["b.width", "b.height"], pair("hugging: { x: 501 }"))
    #expect(across[0] != "260" && across[1] == "200")
    let down = try numbers(["b.width", "b.height"], pair("hugging: { y: 501 }"))
    #expect(down[0] == "260" && down[1] != "200")
    let squeezed = view(
      "a", "text: 아주 긴 제목입니다\n    compression: { x: 400 }", "leading == alert", "top == alert",
      "width <= 30 @500")
    #expect(try numbers(["a.width"], squeezed) == ["30"])
  }

  @Test("Baselines align texts of different sizes and of several lines")
  func baselines() throws {
    let views =
      view("a", "text: 24\n    font: { size: 40 }", "leading == alert", "top == alert")
      + view(
        "b", "text: pt\n    font: { size: 12 }", "leading == a.trailing",
        "firstBaseline == a.firstBaseline")
      + view(
        "c", "text: 두 줄이 되는 긴 글입니다 정말로\n    font: { size: 12 }", "leading == alert", "width == 80",
        "lastBaseline == a.lastBaseline + 60")
    let found = try numbers(["a.firstBaseline", "b.firstBaseline", "c.lastBaseline"], views)
    #expect(found[0] == found[1])
    let (a, c) = (Double(found[0]), Double(found[2]))
    #expect(c == a.map { $0 + 60 })
  }

  @Test("An aspect ratio couples the axes, also through a text that has to be measured")
  func aspectRatio() throws {
    let photo = view(
      "a", "image: a", "width == height * 1.5", "leading == alert", "top == alert", "height == 60")
    #expect(try numbers(["a.width"], photo) == ["90"])
    let other = view(
      "a", "image: a", "height == width / 3", "leading == alert", "top == alert",
      "trailing == alert")
    #expect(try numbers(["a.height"], other) == ["100"])
    // As wide as the text is high: the text is measured until it comes to rest.
    let text =
      view("t", "text: 여러 줄이 될 수밖에 없는 긴 글", "leading == alert", "top == alert", "width == 120")
      + view(
        "a", "image: a", "width == t.height * 2", "height == 10", "leading == alert",
        "bottom == alert")
    let found = try numbers(["t.height", "a.width"], text)
    let (height, width) = try (#require(Double(found[0])), #require(Double(found[1])))
    #expect(height > 20 && abs(width - 2 * height) < 0.002)
  }

  @Test("A number on the left of a multiplication, division, and hairlines")
  func numbers() throws {
    let a = view(
      "a", "custom: a", "width == 0.25 * alert.width + 5", "height == hairline", "leading == alert",
      "top == alert.top + hairline")
    #expect(try numbers(["a.width", "a.height", "a.y"], a) == ["80", "0.333", "0.333"])
  }

  @Test("A hidden view takes its spacing and what is said of it along")
  func hidden() throws {
    func spec(_ hidden: Bool) -> String {
      "  a: { image: a, width: 10, height: 10, spacingAfter: 40, hidden: \(hidden) }\n"
        + "  b: { image: b, width: 10, height: 10, constraints: [ height == a.height @600 ] }\n"
    }
    let layout = "{ spacing: 6, insets: 4, alignment: leading }"
    let alert = ["center == screen"]
    #expect(
      try numbers(["b.y", "alert.height"], spec(false), layout: layout, alert: alert)
        == ["54", "68"])
    #expect(
      try numbers(["b.y", "alert.height"], spec(true), layout: layout, alert: alert)
        == ["4", "18"])
  }
}
