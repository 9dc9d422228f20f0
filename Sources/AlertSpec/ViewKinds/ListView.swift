import Geometry
import YAMLNodes

/// A table of rows, each with a title and perhaps a detail.
struct ListView: ViewKind {
  var rows: [Row] = []
  var rowHeight: Length = 44
  var title = TextAttributes()
  var detail = TextAttributes()
  var separator = SystemColors.color(named: "separator") ?? .black

  /// One row's words.
  struct Row: Sendable, Equatable {
    var title = ""
    var detail = ""

    init() {}
  }

  init() {
    title.lines = 1
    detail.lines = 1
    detail.color = SystemColors.color(named: "secondaryLabel") ?? .black
  }

  static let name = "list"
  static let doc = "A table of rows; taller ones scroll."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("list", &rows, RowsValue(), "The rows: texts, or maps of title and detail.")
    visitor.key("rowHeight", &rowHeight, .extent, "How high each row is, in points.")
    visitor.key("font", &title.font, .record(), "The font of the rows' titles.")
    visitor.key("color", &title.color, .color, "The colour of the rows' titles.")
    visitor.key("detailFont", &detail.font, .record(), "The font of the rows' details.")
    visitor.key("detailColor", &detail.color, .color, "The colour of the rows' details.")
    visitor.key("separator", &separator, .color, "The colour of the lines between rows.")
  }

  var role: BoxRole { .list }
  var isEmpty: Bool { rows.isEmpty }

  func fonts(ofPart part: String) -> [FontDescription] {
    if part.hasSuffix(".title") { return [title.font] }
    return part.hasSuffix(".detail") ? [detail.font] : []
  }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    let height = boxes.points(rowHeight)
    box.hugging.y = 1
    var column = BoxArrangement()
    column.distribution = .packed
    box.arrangement = column
    for (index, row) in rows.enumerated() {
      if index > 0 {
        var line = boxes.part("\(index).separator", of: view, kind: "divider", role: .divider)
        line.height = boxes.environment.grid.pixel
        line.style.fill = boxes.color(separator)
        box.children.append(line)
      }
      box.children.append(self.row(row, number: index + 1, height: height, of: view, boxes))
    }
    box.intrinsicHeight =
      height * Rational(Int64(rows.count))
      + boxes.environment.grid.pixel * Rational(Int64(rows.count - 1))
  }

  private func row(
    _ row: Row, number: Int, height: Rational, of view: View, _ boxes: BoxMaking
  ) -> Box {
    var box = boxes.part("\(number)", of: view, kind: "row", role: .row)
    box.height = height
    var arrangement = BoxArrangement()
    arrangement.axis = .row
    arrangement.distribution = .fill
    arrangement.alignment = .center
    arrangement.spacing = 8
    arrangement.insets.leading = 16
    arrangement.insets.trailing = 16
    box.arrangement = arrangement
    var title = boxes.part("\(number).title", of: view, kind: "text", role: .text)
    title.content = boxes.text(row.title, self.title)
    title.hugging.x = 200
    box.children = [title]
    if !row.detail.isEmpty {
      var detail = boxes.part("\(number).detail", of: view, kind: "text", role: .text)
      detail.content = boxes.text(row.detail, self.detail)
      detail.compression.x = 751
      box.children.append(detail)
    }
    return box
  }
}

extension ListView.Row: Record {
  static let title = "a row"
  static let doc = "One row of a list."
  static var blank: Self { Self() }
  static var shorthands: [ValueShape] { [.text] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("title", &title, .words, "What stands at the leading side.")
    visitor.key("detail", &detail, .words, "What stands at the trailing side.")
  }

  /// A title alone.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    WordsValue().read(node, &title, &reader)
  }
}

/// The rows of a list.
private struct RowsValue: ValueType {
  var shape: ValueShape { .list(RecordValue<ListView.Row>().shape) }
  var initial: [ListView.Row] { [] }

  func read(_ node: YAMLNode, _ value: inout [ListView.Row], _ reader: inout SpecReader) -> Bool {
    guard let items = reader.items(of: node, expecting: "a list of rows") else { return false }
    value = []
    for item in items {
      guard reader.spend(.rows, at: reader.firstLine(of: item)) else { break }
      var row = ListView.Row()
      if RecordValue<ListView.Row>().read(item, &row, &reader) { value.append(row) }
    }
    return true
  }
}
