import AlertBackends
import AlertLayout
import AlertSpec
import Geometry
import Testing
import TextCells
import Typography

@Suite("Text snapshots")
struct TextSnapshotTests {
  @Test("Every family looks as recorded", arguments: Specimens.all.map(\.alert.name))
  func goldens(name: String) throws {
    let alert = try #require(Specimens.all.first { $0.alert.name == name })
    let expected = try #require(Goldens.text[name])
    #expect(lines(of: render(alert)) == lines(of: expected))
  }

  @Test("A run has the same bytes every time")
  func deterministic() {
    for alert in Specimens.all { #expect(render(alert) == render(alert)) }
  }

  @Test("Lines end with LF and never with a blank", arguments: seeds)
  func lineEnds(seed: UInt64) {
    for manners in [RandomAlerts.Manners.tidy, .wild] {
      let text = render(RandomAlerts.alert(seed: seed, manners))
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      #expect(!text.utf8.contains(UInt8(ascii: "\r")) && !text.utf8.contains(UInt8(ascii: "\t")))
      for line in lines(of: text) { #expect(!line.hasSuffix(" "), "\(line)") }
    }
  }

  @Test(
    "Every label that can be seen is in the drawing, whole and on its own line", arguments: seeds)
  func everyLabel(seed: UInt64) {
    for manners in [RandomAlerts.Manners.tidy, .wild] {
      let alert = RandomAlerts.alert(seed: seed, manners)
      let drawing = drawing(of: alert)
      for label in labelTexts(in: alert.screen) {
        let found = drawing.contains { contains($0, label) }
        #expect(found, "seed \(seed): \(label) in\n\(drawing.joined(separator: "\n"))")
      }
    }
  }

  @Test("The right border stands in one column, whatever the width of characters", arguments: seeds)
  func rightBorder(seed: UInt64) {
    let drawing = drawing(of: RandomAlerts.alert(seed: seed, .tidy))
    let widths = Set(drawing.map { cells(of: $0) })
    #expect(widths.count == 1, "seed \(seed): \(widths)\n\(drawing.joined(separator: "\n"))")
    for line in drawing {
      #expect(["│", "┐", "┤", "┘"].contains(line.last), "seed \(seed): \(line)")
    }
  }

  @Test("A tab takes one cell")
  func tab() {
    let label = Build.text("message", Build.rect(0, 0, 270, 40), "a\tb")
    let rows = lines(ofAlert: Build.node("alert", Build.rect(60, 300, 270, 40), [label]))
    #expect(rows.contains { $0.contains("a b") })
    #expect(Set(rows.map { cells(of: $0) }).count == 1, "\(rows.joined(separator: "\n"))")
  }

  @Test("Every node has a line with its id, place and size", arguments: seeds)
  func everyNode(seed: UInt64) {
    let alert = RandomAlerts.alert(seed: seed, .wild)
    var expected: [[String]] = []
    func visit(_ node: FrameNode) {
      expected.append([
        node.id, node.frame.minX.decimal(), node.frame.minY.decimal(), node.frame.width.decimal(),
        "×", node.frame.height.decimal(),
      ])
      node.children.forEach(visit)
    }
    visit(alert.screen)
    let tree = lines(of: render(alert)).dropFirst(1 + drawing(of: alert).count)
    let found = tree.prefix(expected.count).map { line in
      line.split(separator: " ").prefix(6).map(String.init)
    }
    #expect(found == expected)
  }

  @Test("A label moved by a point changes one line")
  func movedLabel() {
    var moved = Specimens.builder
    moved.screen.children[1].children[0].frame.origin.x += 1
    moved.screen.children[1].children[0].absoluteFrame.origin.x += 1
    let before = lines(of: render(Specimens.builder))
    let after = lines(of: render(moved))
    #expect(before.count == after.count)
    #expect(zip(before, after).count { $0 != $1 } == 1)
  }

  @Test("Buttons that touch share a line, and buttons a cell apart do not", arguments: 0...40)
  func neighbours(shift: Int64) {
    func row(gap: Rational) -> [String] {
      let x = 30 + Rational(shift, 4)
      return lines(
        ofAlert:
          Build.node(
            "alert", Build.rect(0, 0, 390, 100),
            [
              Build.button("a", Build.rect(x, 20, 160, 44), "가"),
              Build.button("b", Build.rect(x + 160 + gap, 20, 160, 44), "나"),
            ]))
    }
    #expect(row(gap: 0).contains { $0.contains("┬") && $0.contains("┌") })
    #expect(!row(gap: 8).contains { $0.contains("┬") })
    #expect(row(gap: 8).contains { $0.contains("┐┌") || $0.contains("┐ ┌") })
  }

  @Test("In a stream an empty line ends each alert")
  func stream() {
    let stream = TextBackend().forStream.render(Specimens.builder).value.flatMap(\.bytes)
    #expect(String(decoding: stream, as: UTF8.self) == render(Specimens.builder) + "\n")
  }

  @Test("A wide drawing keeps to 120 cells")
  func wide() {
    let alert = Build.alert(
      "wide", device: "ipad-pro-13",
      Build.node(
        "alert", Build.rect(0, 0, 1366, 1024), fill: 0xFFFF_FFFF,
        [Build.text("title", Build.rect(0, 500, 1366, 24), "전체 화면")]))
    #expect(drawing(of: alert).map { cells(of: $0) }.max() == 120)
  }

  @Test("An alert without a size keeps its label")
  func zeroSize() {
    let alert = Build.alert(
      "nothing",
      Build.node(
        "alert", Build.rect(195, 422, 0, 0), [Build.text("a", Build.rect(0, 0, 0, 0), "가")]))
    #expect(drawing(of: alert).contains { $0.contains("가") })
  }

  @Test("Numbers without a value do not stop a drawing")
  func undefined() {
    let frame = Build.rect(.undefined, Rational(.max), .undefined, Rational(.max))
    let alert = Build.alert(
      "undefined",
      Build.node("alert", frame, [Build.node("a", "custom", frame, content: .custom("Inside"))]))
    #expect(render(alert).contains("‹Inside›"))
    #expect(render(alert).contains("a                     ? 9223372036854775807"))
  }

  @Test("A very long line is cut in the drawing and whole in the tree")
  func longLine() {
    let long = String(repeating: "가", count: 3000)
    let alert = Build.alert(
      "long",
      Build.node(
        "alert", Build.rect(0, 0, 300, 100),
        [Build.node("a", "custom", Build.rect(0, 0, 300, 100), content: .custom(long))]))
    #expect((drawing(of: alert).map { cells(of: $0) }.max() ?? 0) < 500)
    #expect(render(alert).contains(long))
  }

  @Test("Depth costs no label")
  func deep() {
    var node = Build.button("innermost", Build.rect(1, 1, 300, 30), "안쪽")
    for depth in 0..<60 {
      let fill: UInt32 = depth % 2 == 0 ? 0xFFFF_FFFF : 0x0000_00FF
      node = Build.node("g\(depth)", "group", Build.rect(3, 3, 300, 400), fill: fill, [node])
    }
    let alert = Build.alert("deep", Build.node("alert", Build.rect(0, 0, 320, 600), [node]))
    #expect(drawing(of: alert).contains { $0.contains("안쪽") })
  }

  @Test("What could reorder or hide text is not drawn, and spelt out in the tree")
  func hostile() {
    let text = "a\u{202E}b\u{200B}c\u{A0}d\u{7}\"\\"
    let alert = Build.alert(
      "hostile",
      Build.node(
        "alert", Build.rect(0, 0, 300, 100),
        [Build.node("x", "custom", Build.rect(0, 0, 300, 100), content: .custom(text))]))
    #expect(drawing(of: alert).contains { $0.contains("‹abc d\u{FFFD}\"\\›") })
    #expect(render(alert).contains(#"custom "a\u{202E}b\u{200B}c\u{A0}d\u{7}\"\\""#))
  }

  @Test("Nothing invisible is drawn and what is invisible is not listed")
  func invisible() {
    var alert = Specimens.builder
    alert.screen.children[1].children[1].style.opacity = 0
    #expect(!drawing(of: alert).contains { $0.contains("메시지") })
    #expect(render(alert).contains("opacity 0"))
  }

  @Test("Each thing that can change changes the text", arguments: possibleChanges)
  func everyChange(name: String, change: @Sendable (inout LaidOutAlert) -> Void) {
    var changed = Specimens.builder
    change(&changed)
    #expect(render(changed) != render(Specimens.builder), "\(name)")
  }
}

private let seeds = Array(1...60 as ClosedRange<UInt64>)

private typealias Change = (String, @Sendable (inout LaidOutAlert) -> Void)

private let possibleChanges: [Change] = [
  ("fill", { $0.screen.children[1].style.fill = Color(rgba: 0x1234_5678) }),
  ("corner", { $0.screen.children[1].style.corners.bottomLeft = 3 }),
  (
    "border",
    {
      $0.screen.children[1].style.borderWidth = 1
      $0.screen.children[1].style.borderColor = Color(rgba: 0xFF)
    }
  ),
  ("shadow", { $0.screen.children[1].style.shadowColor = Color(rgba: 0xFF) }),
  ("opacity", { $0.screen.children[1].style.opacity = Rational(1, 2) }),
  ("backdrop", { $0.screen.children[0].style.fill = Color(rgba: 0x0000_0080) }),
  ("kind", { $0.screen.children[1].children[2].kind = "rule" }),
  ("text colour", { $0.changeText { $0.color = Color(rgba: 0xFFFF_FFFF) } }),
  ("font size", { $0.changeText { $0.block.runs[0].font.size = 15 } }),
  ("font weight", { $0.changeText { $0.block.runs[0].font.weight = .medium } }),
  ("alignment", { $0.changeText { $0.block.alignment = .trailing } }),
  ("priority", { $0.alert.queueing.priority = .high }),
  ("repeated", { $0.alert.queueing.whenRepeated = .wait }),
  ("scroll", { $0.screen.children[1].children[1].scrolledHeight = 100 }),
  ("label", { $0.changeAccessibility { $0.label = "x" } }),
  ("hint", { $0.changeAccessibility { $0.hint = "x" } }),
  ("trait", { $0.changeAccessibility { $0.trait = .header } }),
  ("order", { $0.changeAccessibility { $0.order = 2 } }),
  ("identifier", { $0.changeAccessibility { $0.identifier = "x" } }),
  ("show", { $0.alert.presentation.show.kind = .scale }),
  ("edge", { $0.alert.presentation.hide.edge = .left }),
  ("duration", { $0.alert.presentation.hide.duration = 1 }),
  ("delay", { $0.alert.presentation.show.delay = 1 }),
  ("curve", { $0.alert.presentation.show.curve = .linear }),
  ("spring", { $0.alert.presentation.show.spring = .init() }),
  ("another spring", { $0.alert.presentation.show.spring = .bouncing }),
  ("kinds", { $0.alert.presentation.show.kind = [.fade, .scale] }),
  ("without fading", { $0.alert.presentation.show.fades = false }),
  ("points of a curve", { $0.alert.presentation.hide.curve = TimingCurve(0, 0, 0, 1) }),
  ("backdrop in turn", { $0.alert.presentation.backdrop.isInTurn = true }),
  ("backdrop's curve", { $0.alert.presentation.backdrop.curve = .linear }),
  ("backdrop's duration", { $0.alert.presentation.backdrop.duration = 1 }),
  ("backdrop's delay", { $0.alert.presentation.backdrop.delay = 1 }),
  ("outside tap", { $0.alert.presentation.dismissal.outsideTap = true }),
  ("drag", { $0.alert.presentation.dismissal.drag = true }),
  ("swipe", { $0.alert.presentation.dismissal.swipe = true }),
  ("keyboard", { $0.alert.presentation.keyboard.avoids = false }),
  ("distance from the keyboard", { $0.alert.presentation.keyboard.spacing = 20 }),
  ("reduced motion", { $0.alert.presentation.reducedMotion = .keep }),
  ("detents", { $0.alert.presentation.detents = [.medium, .height(500)] }),
  ("dismissal by time", { $0.alert.presentation.dismissal.after = 1 }),
  ("role", { $0.alert.actions[0].role = .destructive }),
  ("event", { $0.alert.actions[0].event = "x" }),
  ("dismissal", { $0.alert.actions[0].dismissal = .never }),
]

extension Presentation.Spring {
  fileprivate static var bouncing: Self {
    var spring = Self()
    spring.response = .bounce(Rational(1, 5))
    return spring
  }
}

extension LaidOutAlert {
  fileprivate mutating func changeText(_ change: (inout PlacedText) -> Void) {
    guard case .text(var text) = screen.children[1].children[0].content else { return }
    change(&text)
    screen.children[1].children[0].content = .text(text)
  }

  fileprivate mutating func changeAccessibility(_ change: (inout Accessibility) -> Void) {
    var accessibility = Accessibility()
    change(&accessibility)
    screen.children[1].children[0].accessibility = accessibility
  }
}

private func render(_ alert: LaidOutAlert) -> String {
  String(decoding: TextBackend().render(alert).value.flatMap(\.bytes), as: UTF8.self)
}

private func lines(of text: String) -> [String] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  if lines.last == "" { lines.removeLast() }
  return lines
}

private func drawing(of alert: LaidOutAlert) -> [String] {
  lines(of: render(alert)).dropFirst().prefix { !$0.hasPrefix("screen ") }.map { $0 }
}

private func lines(ofAlert alert: FrameNode) -> [String] {
  drawing(of: Build.alert("hand-made", alert))
}

/// Whether a row shows a label whose ends are blanks, brackets or lines.
private func contains(_ row: String, _ label: String) -> Bool {
  let ends: Set<Character> = [" ", "│", "├", "┤", "┼", "[", "]", "‹", "›"]
  let row = Array(row)
  let label = Array(label)
  guard row.count >= label.count else { return false }
  return (0...row.count - label.count).contains { start in
    row[start..<start + label.count].elementsEqual(label)
      && (start == 0 || ends.contains(row[start - 1]))
      && (start + label.count == row.count || ends.contains(row[start + label.count]))
  }
}

private func labelTexts(in node: FrameNode) -> [String] {
  var texts: [String] = []
  switch node.content {
  case .none: break
  case .image(let name, _), .custom(let name): texts.append(name)
  case .text(let text):
    for line in text.layout.lines {
      let drawn = line.text.trimmingSuffix { $0 == " " }
      if !drawn.isEmpty { texts.append(String(drawn)) }
    }
  }
  return texts + node.children.flatMap { labelTexts(in: $0) }
}

extension String {
  fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
