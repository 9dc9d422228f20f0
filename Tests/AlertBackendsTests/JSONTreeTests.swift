import AlertLayout
import AlertMotion
import Foundation
import Geometry
import Testing
import Typography

@testable import AlertBackends
@testable import AlertSpec

@Suite("JSON layout trees")
struct JSONTreeTests {
  static let schemaURL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/layout.schema.json")

  @Test("The builder alert is written exactly so")
  func golden() {
    #expect(lines(of: text(Specimens.builder)) == lines(of: Goldens.builderJSON))
  }

  @Test("The schema uses no keyword that is not checked")
  func keywords() throws {
    #expect(try JSONSchema.load(Self.schemaURL).unknownKeywords().isEmpty)
  }

  @Test("The schema refuses what is not a layout tree")
  func refusals() throws {
    let schema = try JSONSchema.load(Self.schemaURL)
    let valid = text(Specimens.form)
    #expect(schema.faults(in: try parse(valid)).isEmpty)
    for (sound, broken) in [
      ("\"width\": 300", "\"width\": -300"), ("\"width\": 300", "\"width\": \"300\""),
      ("#1C1C1E", "#1c1c1e"), ("\"fade\"", "\"jump\""), ("\"curve\": \"easeIn\"", "\"ease\": 1"),
      ("\"scale\": 3", "\"scale\": true"), ("alertc.layout/1", "alertc.layout/2"),
      ("\"truncated\": false, ", ""), ("\"duration\": null", "\"duration\": \"\""),
      ("\"id\": \"icon\", ", "\"id\": \"icon\", \"x-more\": 1, "),
    ] {
      let text = valid.replacingOccurrences(of: sound, with: broken)
      #expect(text != valid)
      #expect(!schema.faults(in: try parse(text)).isEmpty, "\(broken)")
    }
  }

  @Test("The schema names the values that the model has")
  func enumerations() throws {
    let schema = try JSONSchema.load(Self.schemaURL)
    let definitions = try #require(schema.root["$defs"] as? JSONSchema.Object)
    func choices(_ definition: String, _ property: String) -> [String] {
      let object = definitions[definition] as? JSONSchema.Object
      if property.isEmpty { return object?["enum"] as? [String] ?? [] }
      let properties = object?["properties"] as? JSONSchema.Object
      return (properties?[property] as? JSONSchema.Object)?["enum"] as? [String] ?? []
    }
    #expect(choices("environment", "orientation") == Orientation.allCases.map(\.rawValue))
    #expect(choices("environment", "appearance") == Appearance.allCases.map(\.rawValue))
    #expect(choices("environment", "textSize") == TextSize.allCases.map(\.shortName))
    #expect(choices("font", "weight") == FontWeight.allCases.map(\.rawValue))
    #expect(choices("text", "alignment") == TextAlignment.allCases.map(\.rawValue))
    #expect(choices("text", "truncate") == TextTruncation.allCases.map(\.rawValue))
    #expect(choices("font", "style") == TextStyle.allCases.map(\.rawValue))
    #expect(choices("queue", "priority") == Queueing.Priority.allCases.map(\.rawValue))
    #expect(choices("queue", "repeated") == Queueing.Repeat.allCases.map(\.rawValue))
    #expect(
      choices("control", "keyboard") == FieldView.Contents.Keyboard.allCases.map(\.rawValue))
    #expect(choices("kind", "") == Presentation.Kind.allCases.map(\.rawValue))
    #expect(choices("transition", "edge") == Presentation.Edge.allCases.map(\.rawValue))
    #expect(choices("curveName", "") == TimingCurve.named.map(\.name))
    #expect(choices("phase", "subject") == Timeline.Phase.Subject.allCases.map(\.rawValue))
    #expect(choices("track", "node") == AnimatedNode.allCases.map(\.rawValue))
    #expect(choices("track", "constraint") == ScreenEdge.allCases.map(\.constraint))
    #expect(
      choices("presentation", "reducedMotion")
        == Presentation.ReducedMotion.allCases.map(\.rawValue))
    #expect(choices("action", "role") == Action.Role.allCases.map(\.rawValue))
    #expect(choices("action", "dismiss") == Action.Dismissal.allCases.map(\.rawValue))
    #expect(choices("element", "trait") == Accessibility.Trait.allCases.map(\.rawValue))
  }

  @Test("Every tree is valid by the schema, pretty or compact, and holds the frames as they are")
  func trees() throws {
    let schema = try JSONSchema.load(Self.schemaURL)
    let random = (1...60 as ClosedRange<UInt64>).flatMap {
      [RandomAlerts.alert(seed: $0, .tidy), RandomAlerts.alert(seed: $0, .wild)]
    }
    for alert in Specimens.all + random {
      let pretty = text(alert)
      let compact = text(alert, JSONBackend().forStream)
      let value = try parse(pretty)
      #expect(schema.faults(in: value) == [])
      #expect(value as? NSDictionary == (try parse(compact)) as? NSDictionary)
      #expect(lines(of: compact).count == 1 && compact.hasSuffix("}\n"))
      #expect(!lines(of: pretty).contains { $0.hasSuffix(" ") })
      let root = try #require((value as? JSONSchema.Object)?["root"] as? JSONSchema.Object)
      expectSame(root, alert.screen)
    }
  }

  @Test("Moments of every alert are valid by the schema, and nothing else changes for them")
  func moments() throws {
    let schema = try JSONSchema.load(Self.schemaURL)
    let requests: [MomentRequest] = [
      .phases(.show), .phases(.hide), .after([Rational(1, 5), Rational(1, 10)], .show),
      .end(.show),
    ]
    for alert in Specimens.all + [Specimens.inMotion] {
      let shown = text(alert, JSONBackend().showing(requests))
      let value = try parse(shown)
      #expect(schema.faults(in: value) == [])
      let plain = lines(of: text(alert))
      #expect(lines(of: shown).filter { !$0.contains("\"direction\"") }.count == plain.count + 2)
    }
  }

  private func expectSame(_ object: JSONSchema.Object, _ node: FrameNode) {
    #expect(object["id"] as? String == node.id)
    let frame = object["frame"] as? [String: Double] ?? [:]
    let rect = node.frame
    for (name, value) in [
      ("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height),
    ] {
      #expect(frame[name] == Double(value.decimal()))
    }
    let text = (object["text"] as? JSONSchema.Object)?["lines"] as? [JSONSchema.Object]
    if case .text(let placed) = node.content {
      #expect(text?.map { $0["text"] as? String } == placed.layout.lines.map(\.text))
    } else {
      #expect(text == nil)
    }
    let children = object["children"] as? [JSONSchema.Object] ?? []
    #expect(children.count == node.children.count)
    for (child, node) in zip(children, node.children) { expectSame(child, node) }
  }

  @Test("A stream has one document a line")
  func stream() {
    let stream = Specimens.all.map { text($0, JSONBackend().forStream) }.joined()
    #expect(lines(of: stream).count == Specimens.all.count)
  }

  @Test("Only what JSON forbids is escaped")
  func escapes() throws {
    var alert = Specimens.builder
    alert.alert.name = "\"\\/\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}\u{2028}é가👩‍👩‍👧"
    let expected =
      #""alert":"\"\\/\u0000\b\t\n\u000B\f\r\u001F"# + "\u{7F}\u{2028}é가👩‍👩‍👧\","
    #expect(text(alert, JSONBackend().forStream).contains(expected))
    #expect((try parse(text(alert)) as? JSONSchema.Object)?["alert"] as? String == alert.alert.name)
  }

  @Test("A number without a value is null and an error")
  func undefined() throws {
    var alert = Specimens.builder
    alert.screen.children[1].frame.origin.x = .undefined
    let result = JSONBackend().render(alert)
    #expect(result.hasErrors)
    #expect(result.diagnostics.map(\.code) == ["backend/undefined-number"])
    #expect(text(alert).contains("\"x\": null"))
    _ = try parse(text(alert))
  }

  @Test("Fonts are only listed by run where they differ")
  func runs() {
    var alert = Specimens.builder
    let block = TextBlock(runs: [
      TextRun("굵은", font: Font(size: 13, weight: .bold)),
      TextRun(" 글", font: Font(family: .named("Pretendard"), size: 13)),
    ])
    let frame = alert.screen.children[1].children[0].frame
    #expect(!text(alert).contains("Pretendard"))
    alert.screen.children[1].children[0].content = .text(Build.placed(block, in: frame, 0xFF))
    #expect(text(alert).contains(#""runs": [ { "text": "굵은", "font": "#))
    #expect(text(alert).contains(#""family": "Pretendard""#))
    #expect(!text(Specimens.builder).contains("\"runs\""))
  }
}

@Suite("Reading order")
struct ReadingOrderTests {
  private func labels(_ alert: LaidOutAlert) throws -> [String] {
    let value = try parse(text(alert)) as? JSONSchema.Object
    let elements = value?["accessibility"] as? [[String: String]] ?? []
    return elements.map { $0["label"] ?? "-" }
  }

  @Test("Elements come in drawing order; a row of a list is one element")
  func drawingOrder() throws {
    #expect(
      try labels(Specimens.sheet) == [
        "앨범 선택", "오늘, 12장", "어제, 3장", "가족 여행, 제주도 2박 3일, 1,204장", "취소",
      ])
  }

  @Test("A stated order is a place from 1, and a text that is cut is read in full")
  func statedOrder() throws {
    var alert = Specimens.threeButtons
    alert.screen.children[1].children[1].accessibility?.order = 1
    alert.screen.children[1].children[0].accessibility?.order = 99
    #expect(
      try labels(alert) == [
        "These photos will be removed from all your devices. You can recover them for 30 days.",
        "Delete", "Archive", "Cancel", "Delete 3 Photos?",
      ])
  }

  @Test("An alert is an element only when it is named, before its parts")
  func container() throws {
    var alert = Specimens.builder
    alert.screen.children[1].accessibility = Accessibility()
    #expect(try labels(alert) == ["알럿창", "알럿창의 메시지입니다", "확인"])
    alert.screen.children[1].accessibility?.label = "알림"
    #expect(try labels(alert) == ["알림", "알럿창", "알럿창의 메시지입니다", "확인"])
  }
}

@Suite("Backends")
struct BackendListTests {
  @Test("Each backend has a name of its own and says what it writes")
  func list() {
    #expect(Backends.names == ["json", "text", "svg", "png"])
    for backend in Backends.all {
      let kind = type(of: backend)
      #expect(type(of: Backends.named(kind.name) ?? backend) == kind)
      #expect(!kind.summary.isEmpty && !kind.summary.hasSuffix("."))
      let artifacts = backend.render(Specimens.builder).value
      #expect(artifacts.map(\.suffix) == ["." + kind.fileExtension])
      #expect(artifacts.map(\.mediaType) == [kind.mediaType])
    }
    #expect(Backends.named("pdf") == nil)
  }
}

private func text(_ alert: LaidOutAlert, _ backend: any Backend = JSONBackend()) -> String {
  String(decoding: backend.render(alert).value.flatMap(\.bytes), as: UTF8.self)
}

private func parse(_ text: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(text.utf8))
}

private func lines(of text: String) -> [String] {
  text.split(separator: "\n").map(String.init)
}
