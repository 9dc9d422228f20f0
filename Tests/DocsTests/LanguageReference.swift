import Geometry
import Typography

@testable import AlertSpec

/// The reference of the language as Markdown, from the table that also reads specs.
struct LanguageReference {
  /// Everything, ending in a line feed.
  static var text: String {
    var reference = LanguageReference()
    reference.records()
    reference.project()
    reference.colors()
    reference.textStyles()
    reference.constraintWords()
    reference.devices()
    return reference.lines.joined(separator: "\n") + "\n"
  }

  private var lines: [String] = []
  /// Records that are still to be written.
  private var waiting: [RecordShape] = []
  private var known: Set<String> = []

  // MARK: Records

  /// The project file and the theme files.
  private mutating func project() {
    table(ProjectSettings.shape)
    table(ThemeFile.shape)
    table(Condition.shape)
    writeWaiting()
  }

  private mutating func records() {
    known.insert(Alert.shape.name)
    table(Alert.shape)
    heading("Keys of every view", "The keys of every view, whatever its kind.")
    rows(View.keyShapes)
    for kind in ViewKinds.all {
      heading("View kind: \(kind.name)", kind.doc)
      rows(kind.keyShapes, making: kind.name)
    }
    writeWaiting()
  }

  private mutating func writeWaiting() {
    var index = 0
    while index < waiting.count {
      table(waiting[index])
      index += 1
    }
    waiting = []
  }

  private mutating func table(_ record: RecordShape) {
    heading(Self.title(record), record.doc)
    rows(record.keys())
  }

  /// - Parameter kind: the key that makes a view a kind, and so has no default.
  private mutating func rows(_ keys: [KeyShape], making kind: String? = nil) {
    for key in keys {
      let standard = key.name == kind ? nil : key.standard
      let shown = standard.map { $0.isEmpty ? "`\"\"`" : "`\($0)`" } ?? "–"
      lines.append("| `\(key.name)` | \(Self.words(key.shape)) | \(shown) | \(key.wholeDoc) |")
      enqueue(key.shape)
    }
  }

  private mutating func heading(_ title: String, _ doc: String) {
    if !lines.isEmpty { lines.append("") }
    lines += ["### \(title)", "", doc, ""]
    lines += ["| key | what may stand there | default | meaning |", "|---|---|---|---|"]
  }

  /// Puts the records of a shape at the end of the queue.
  private mutating func enqueue(_ shape: ValueShape) {
    switch shape {
    case .record(let record):
      guard !Self.isOfViews(record), known.insert(record.name).inserted else { return }
      waiting.append(record)
    case .either(let shapes): for shape in shapes { enqueue(shape) }
    case .map(let shape), .list(let shape): enqueue(shape)
    case .tuple(let shapes): for shape in shapes { enqueue(shape) }
    case .text, .identifier, .boolean, .number, .wholeNumber, .length, .color, .token, .choice,
      .constraint:
      break
    }
  }

  /// Whether a record is that of a view or of a view kind, which have their own tables.
  private static func isOfViews(_ record: RecordShape) -> Bool {
    record.name == View.title || ViewKinds.names.contains(record.name)
  }

  private static func title(_ record: RecordShape) -> String { "Keys of " + record.name }

  // MARK: Shapes

  /// What may stand for a shape, in words.
  private static func words(_ shape: ValueShape) -> String {
    switch shape {
    case .text: return "text"
    case .identifier: return "name"
    case .boolean: return "`true` or `false`"
    case .number(let bounds, let unit):
      let range = "number, \(bounds.lowerBound) to \(bounds.upperBound)"
      return unit.isEmpty ? range : range + " " + unit
    case .wholeNumber(let bounds):
      return bounds.count == 1
        ? "`\(bounds.lowerBound)`" : "whole number, \(bounds.lowerBound) to \(bounds.upperBound)"
    case .length: return "length"
    case .color: return "[colour](#colours)"
    case .token: return "[token](#themes-and-tokens)"
    case .choice(let words):
      if words == TextStyle.allCases.map(\.rawValue) { return "[text style](#text-styles)" }
      return words.map { "`\($0)`" }.joined(separator: ", ")
    case .record(let record):
      return "[\(record.name)](#\(anchor(title(record))))"
    case .map(let shape): return "names, each with: " + words(shape)
    case .list(let shape): return "list, each item: " + words(shape)
    case .tuple(let shapes):
      return "list of \(shapes.count): " + shapes.map(words).joined(separator: "; ")
    case .constraint: return "[constraint](#constraints)"
    case .either(let shapes):
      if shapes.isEmpty { return "what the key takes" }
      // A colour in two forms is one thing to a reader.
      for case .color in shapes { return words(.color) }
      let isOfView = { (shape: ValueShape) -> Bool in
        if case .record(let record) = shape { isOfViews(record) } else { false }
      }
      var parts = shapes.filter { !isOfView($0) }.map(words)
      if shapes.contains(where: isOfView) { parts.append("[a view](#keys-of-every-view)") }
      return parts.joined(separator: "; or ")
    }
  }

  private static func anchor(_ title: String) -> String {
    MarkdownPage(path: "", text: "# " + title).anchors.first ?? ""
  }

  // MARK: Names

  private mutating func section(_ title: String, _ head: [String]) {
    lines += ["", "### \(title)", ""]
    lines.append("| " + head.joined(separator: " | ") + " |")
    lines.append("|" + String(repeating: "---|", count: head.count))
  }

  private mutating func add(_ cells: String...) {
    lines.append("| " + cells.joined(separator: " | ") + " |")
  }

  private mutating func colors() {
    section("System colours", ["name", "light", "dark"])
    for row in SystemColors.table {
      add(
        "`\(row.name)`", Color(rgba: row.light).hexadecimal, Color(rgba: row.dark).hexadecimal)
    }
  }

  private mutating func textStyles() {
    section("Text styles", ["name", "size", "weight", "from line to line"])
    for style in TextStyle.allCases {
      let font = style.font(at: .large)
      add(
        "`\(style.rawValue)`", font.size.decimal(), font.weight.rawValue,
        style.leading(at: .large).decimal())
    }
    lines += ["", "Points at the text size `large`. The text sizes are, from the smallest: "]
    let names = TextSize.allCases.map { "`\($0.shortName)`" }
    lines[lines.count - 1] += names.joined(separator: ", ") + "."
  }

  private mutating func constraintWords() {
    section("Attributes and guides", ["what", "names"])
    func names(_ dimension: Attribute.Dimension) -> String {
      Attribute.allCases.filter { $0.dimension == dimension }
        .map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }
    add("places from left to right", names(.horizontalPlace))
    add("places from top to bottom", names(.verticalPlace))
    add("sizes", names(.extent))
    add("several at once", names(.composite))
    add("guides", Anchor.Guide.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))
    add("names of the language", Anchor.Item.reserved.map { "`\($0)`" }.joined(separator: ", "))
  }

  private mutating func devices() {
    section(
      "Devices", ["name", "device", "points", "pixels a point", "safe area: top, bottom"])
    for device in Device.all {
      add(
        "`\(device.id)`", device.name,
        device.size.width.decimal() + " × " + device.size.height.decimal(),
        String(device.grid.scale),
        device.safeArea.top.decimal() + ", " + device.safeArea.bottom.decimal())
    }
  }
}
