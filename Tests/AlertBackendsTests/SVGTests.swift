import AlertBackends
import AlertLayout
import AlertSpec
import Diagnostics
import Foundation
import Geometry
import Testing
import Typography

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG: what is drawn")
struct SVGTests {
  /// What names of filters and clips begin with in an alert called `a`.
  private let place = "a.iphone-14.portrait.light.ko.large.."

  @Test("Every specimen is well-formed XML, and the same bytes each time")
  func wellFormed() {
    for alert in Specimens.all {
      let bytes = render(alert)
      #expect(XMLParser(data: Data(bytes)).parse(), "\(alert.alert.name)")
      #expect(bytes == render(alert), "\(alert.alert.name)")
    }
  }

  @Test("The picture is as large as the screen, in points")
  func screen() throws {
    let svg = text(Specimens.builder)
    let start = svg.prefix { $0 != "\n" }
    #expect(start.contains(" width=\"390\" height=\"844\" viewBox=\"0 0 390 844\""))
  }

  @Test("A line of text stands at its place in the tree, as wide as it was measured")
  func lines() throws {
    let node = Build.text("title", Build.rect(20, 30, 260, 19), "Delete File?", size: 16)
    let alert = Build.alert("a", Build.node("alert", Build.rect(45, 339, 300, 100), [node]))
    guard case .text(let placed) = node.content, let line = placed.layout.lines.first else {
      Issue.record("no text")
      return
    }
    let element = try #require(elements(ofName: "text", in: text(alert)).first)
    #expect(element["x"] == (45 + 20 + placed.lineFrames[0].minX).decimal())
    #expect(element["y"] == (339 + 30 + placed.baselines[0]).decimal())
    #expect(element["textLength"] == line.width.decimal())
    #expect(element["font-size"] == "16")
    #expect(element["letter-spacing"] == Font(size: 16).tracking.decimal())
  }

  @Test("Corners that differ are drawn each with its own radius")
  func corners() {
    let node = Build.node("alert", Build.rect(0, 0, 100, 60), fill: 0xFFFF_FFFF) {
      $0.corners.topLeft = 14
      $0.corners.topRight = 8
    }
    let svg = text(Build.alert("a", node))
    #expect(svg.contains("d=\"M14 0H92A8 8 0 0 1 100 8V60H0V14A14 14 0 0 1 14 0Z\""))
  }

  @Test("Radii that don't fit are scaled until they do")
  func largeCorners() {
    let svg = text(
      Build.alert(
        "a", Build.node("alert", Build.rect(0, 0, 100, 20), fill: 0xFFFF_FFFF, corners: 40)))
    #expect(svg.contains("height=\"20\" rx=\"10\""))
  }

  @Test("A border lies inside the edges")
  func border() {
    let node = Build.node("alert", Build.rect(10, 10, 100, 60), corners: 12) {
      $0.borderWidth = 2
      $0.borderColor = Color(rgba: 0xFF00_0080)
    }
    #expect(
      text(Build.alert("a", node)).contains(
        "<rect x=\"11\" y=\"11\" width=\"98\" height=\"58\" rx=\"11\" fill=\"none\" "
          + "stroke=\"#FF0000\" stroke-opacity=\"0.502\" stroke-width=\"2\"/>"))
  }

  @Test("A shadow is the blurred outline behind the fill; without a fill, of what is inside")
  func shadow() {
    func shadowed(fill: UInt32) -> String {
      let node = Build.node("alert", Build.rect(10, 10, 100, 60), fill: fill) {
        $0.shadowColor = Color(rgba: 0x0000_0080)
        $0.shadowRadius = 6
        $0.shadowOffset = Point(x: 0, y: 3)
        $0.borderWidth = 1
        $0.borderColor = Color(rgba: 0x0000_00FF)
      }
      return text(Build.alert("a", node))
    }
    let filled = shadowed(fill: 0xFFFF_FFFF)
    #expect(filled.contains("<feGaussianBlur stdDeviation=\"6\"/>"))
    #expect(
      filled.contains(
        "<rect x=\"10\" y=\"13\" width=\"100\" height=\"60\" fill=\"#000000\" "
          + "fill-opacity=\"0.502\" filter=\"url(#\(place)alert.shadow)\"/>"))
    let clear = shadowed(fill: 0)
    #expect(clear.contains("in=\"SourceAlpha\""))
    #expect(clear.contains("data-kind=\"alert\" filter=\"url(#\(place)alert.shadow)\""))
  }

  @Test("What scrolls shows nothing outside of its frame")
  func clipping() {
    var node = Build.text("message", Build.rect(0, 0, 100, 20), "One two three four five six")
    node.scrolledHeight = 80
    let svg = text(Build.alert("a", Build.node("alert", Build.rect(0, 0, 100, 60), [node])))
    #expect(svg.contains("<clipPath id=\"\(place)message.clip\">"))
    #expect(svg.contains("<g clip-path=\"url(#\(place)message.clip)\">"))
  }

  @Test("Opacity is that of a node with everything in it")
  func opacity() {
    let node = Build.node("alert", Build.rect(0, 0, 100, 60), fill: 0xFFFF_FFFF) {
      $0.opacity = Rational(1, 2)
    }
    #expect(text(Build.alert("a", node)).contains("data-kind=\"alert\" opacity=\"0.5\""))
  }

  @Test("Nothing is written of a node that paints nothing")
  func unpainted() {
    let svg = text(
      Build.alert(
        "a", backdrop: 0,
        Build.node(
          "alert", Build.rect(0, 0, 100, 60), [Build.node("group", Build.rect(0, 0, 9, 9))])))
    #expect(!svg.contains("<g "))
  }

  @Test("What XML may not hold becomes U+FFFD, and what it escapes is escaped")
  func escaping() throws {
    let words = "a<b>&\"c\"\u{1}\u{FFFE}\u{85}"
    let node = Build.text("alert", Build.rect(0, 0, 300, 60), words)
    let svg = text(Build.alert("a", node))
    #expect(svg.contains("a&lt;b&gt;&amp;\"c\"\u{FFFD}\u{FFFD}&#133;"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test("A length without a value is an error, and the picture stays well-formed")
  func undefined() {
    let node = Build.node(
      "alert", Build.rect(0, .undefined, 100, 60), fill: 0xFFFF_FFFF)
    let rendered = SVGBackend().render(Build.alert("a", node))
    #expect(rendered.diagnostics.map(\.code.description) == ["backend/undefined-number"])
    #expect(XMLParser(data: Data(rendered.value.flatMap(\.bytes))).parse())
  }
}

@Suite("SVG: lines of text")
struct SVGTextTests {
  @Test("Runs of a line stand at their own places, each with its look")
  func runs() throws {
    let frame = Build.rect(0, 0, 300, 40)
    let block = TextBlock(
      runs: [
        TextRun("plain ", font: Font(size: 16)),
        TextRun("bold", font: Font(size: 16, weight: .bold)),
      ], alignment: .leading)
    var placed = Build.placed(block, in: frame, 0x0000_00FF)
    var link = BoxRun()
    link.isUnderlined = true
    link.link = "open.terms"
    placed.runs = [BoxRun(), link]
    let node = Build.node("alert", "text", frame, content: .text(placed))
    let spans = elements(ofName: "tspan", in: text(Build.alert("a", node)))
    let pieces = try #require(placed.layout.lines.first).pieces
    #expect(spans.map { $0["x"] } == pieces.map { $0.offset.decimal() })
    #expect(spans.map { $0["textLength"] } == pieces.map { $0.width.decimal() })
    #expect(spans.map { $0["font-weight"] } == [nil, "700"])
    #expect(spans.map { $0["text-decoration"] } == [nil, "underline"])
    #expect(spans.map { $0["data-link"] } == [nil, "open.terms"])
  }

  @Test(
    "A line runs as its first letter does, else as the language",
    arguments: [
      ("Delete", TextDirection.leftToRight, nil), ("Delete", .rightToLeft, nil),
      ("حذف", .leftToRight, "rtl"), ("«שלום» world", .leftToRight, "rtl"),
      ("12:30", .rightToLeft, "rtl"),
      ("12:30", .leftToRight, nil), ("3. Delete حذف", .rightToLeft, nil),
    ])
  func directions(words: String, language: TextDirection, expected: String?) throws {
    let node = Build.text("alert", Build.rect(0, 0, 300, 40), words, direction: language)
    let element = try #require(elements(ofName: "text", in: text(Build.alert("a", node))).first)
    #expect(element["direction"] == expected)
    #expect(element["text-anchor"] == expected.map { _ in "end" })
  }

  @Test("Each paragraph runs as its own first letter does, however many lines it has")
  func directionsOfParagraphs() throws {
    let words = "1. Delete all of it\nשלום לכולם\n\n«안녕하세요 여러분»\n...حذف الكل\n12:30"
    for (language, last) in [(TextDirection.leftToRight, String?.none), (.rightToLeft, "rtl")] {
      let node = Build.text("alert", Build.rect(0, 0, 80, 400), words, direction: language)
      let lines = elements(ofName: "text", in: text(Build.alert("a", node)))
      #expect(lines.count > 6)
      let directions = lines.map { $0["direction"] }
      let changes = directions.enumerated().filter { place, direction in
        place == 0 || directions[place - 1] != direction
      }.map(\.element)
      let known: [String?] = [nil, "rtl", nil, "rtl"]
      #expect(changes == known + (last == "rtl" ? [] : [nil]), "\(directions)")
    }
  }

  @Test("Letters that join are stretched to their width, never moved apart")
  func joined() throws {
    for (words, isStretched) in [("حذف", true), ("क्षेत्र", true), ("שלום", false), ("가", false)] {
      let node = Build.text("alert", Build.rect(0, 0, 300, 40), words)
      let element = try #require(elements(ofName: "text", in: text(Build.alert("a", node))).first)
      #expect((element["lengthAdjust"] == "spacingAndGlyphs") == isStretched, "\(words)")
      #expect((element["letter-spacing"] == nil) == isStretched, "\(words)")
    }
  }

  @Test("Han is drawn as the locale's readers write it")
  func han() {
    for (locale, family) in [
      ("ja", "JP"), ("zh-Hans", "SC"), ("zh-TW", "TC"), ("zh-Hant-HK", "TC"), ("ko", "KR"),
      ("en", "KR"),
    ] {
      let svg = text(Build.alert("a", locale: locale, Build.node("alert", Build.rect(0, 0, 9, 9))))
      #expect(svg.contains("'Noto Sans CJK \(family)'"), "\(locale)")
    }
  }

  @Test("A family of the app's own comes before the system's")
  func family() throws {
    let block = TextBlock("Buy", font: Font(family: .named("Brand's"), size: 16))
    let frame = Build.rect(0, 0, 300, 40)
    let node = Build.node(
      "alert", "text", frame, content: .text(Build.placed(block, in: frame, 0xFF)))
    let element = try #require(elements(ofName: "text", in: text(Build.alert("a", node))).first)
    #expect(element["font-family"]?.hasPrefix("'Brands', -apple-system, ") == true)
  }
}

@Suite("SVG: pictures and roles")
struct SVGPictureTests {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array("....IEND....".utf8)

  private func image(_ name: String, _ bytes: [UInt8]?, tint: UInt32? = nil) -> String {
    let file = bytes.map { SourceFile(path: name, bytes: $0) }
    return text(
      Build.alert(
        "a",
        Build.node(
          "alert", "image", Build.rect(0, 0, 100, 60), content: .image(name, file: file),
          style: { $0.tint = tint.map { Color(rgba: $0) } })))
  }

  @Test("A colour takes the place of a file's own, in its shape, and of a symbol's")
  func tinted() {
    let svg = image("a.png", Self.png, tint: 0xFF3B_3080)
    #expect(svg.contains("<feFlood flood-color=\"#FF3B30\" flood-opacity=\"0.502\"/>"))
    #expect(svg.contains("<feComposite in2=\"SourceAlpha\" operator=\"in\"/>"))
    let id = "a.iphone-14.portrait.light.ko.large..alert.tint"
    #expect(svg.contains("<filter id=\"\(id)\"") && svg.contains("filter=\"url(#\(id))\""))
    #expect(!image("a.png", Self.png).contains("<filter"))
    #expect(image("checkmark.circle.fill", nil, tint: 0xFF3B_30FF).contains("fill=\"#FF3B30\""))
  }

  @Test("A file that a browser shows is in the picture, byte by byte")
  func embedding() {
    let encoded = Data(Self.png).base64EncodedString()
    #expect(image("a.png", Self.png).contains("href=\"data:image/png;base64,\(encoded)\""))
    let svg = Array("<svg></svg>\n".utf8)
    #expect(
      image("a.svg", svg).contains(
        "href=\"data:image/svg+xml;base64,\(Data(svg).base64EncodedString())\""))
    let jpeg: [UInt8] = [0xFF, 0xD8, 1, 2, 3, 0xFF, 0xD9]
    #expect(image("a.jpg", jpeg).contains("href=\"data:image/jpeg;base64,"))
  }

  @Test("Other files, parts of files and assets are placeholders with their names")
  func placeholders() {
    for (name, bytes) in [
      ("a.pdf", Array("%PDF-1.4".utf8)), ("a.png", Self.png.dropLast(10)),
      ("a.jpg", [0xFF, 0xD8, 1]), ("coin", nil),
    ] as [(String, [UInt8]?)] {
      let svg = image(name, bytes)
      #expect(svg.contains("data-kind=\"placeholder\""), "\(name)")
      #expect(svg.contains(">\(name)</text>"), "\(name)")
      #expect(!svg.contains("<image"), "\(name)")
    }
  }

  @Test("A symbol that we have a glyph for is drawn in the tint colour")
  func symbols() {
    let svg = image("checkmark.circle.fill", nil)
    #expect(svg.contains("viewBox=\"0 0 24 24\""))
    #expect(svg.contains("fill=\"#007AFF\""))
    #expect(!svg.contains("placeholder"))
  }

  @Test("Assistive technologies are told of each element what the tree says")
  func roles() {
    let svg = text(Specimens.builder)
    #expect(svg.contains("data-kind=\"button\" role=\"button\" aria-label=\"확인\""))
    #expect(svg.contains("<title>builder</title>"))
    #expect(svg.contains("<desc>iPhone 14, portrait, light, ko, large."))
  }
}

private func render(_ alert: LaidOutAlert) -> [UInt8] {
  SVGBackend().render(alert).value.flatMap(\.bytes)
}

private func text(_ alert: LaidOutAlert) -> String {
  String(decoding: render(alert), as: UTF8.self)
}

/// The attributes of all elements of a name, in order.
private func elements(ofName name: String, in svg: String) -> [[String: String]] {
  final class Collector: NSObject, XMLParserDelegate {
    let name: String
    var found: [[String: String]] = []

    init(_ name: String) { self.name = name }

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if element == name { found.append(attributes) }
    }
  }
  let collector = Collector(name)
  let parser = XMLParser(data: Data(svg.utf8))
  parser.delegate = collector
  #expect(parser.parse())
  return collector.found
}
