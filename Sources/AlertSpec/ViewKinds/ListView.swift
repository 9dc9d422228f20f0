import Geometry
import YAMLNodes

/// A table of rows, each with a title and perhaps a detail.
public struct ListView: ViewKind {
  public var rows: [Row] = []
  public var rowHeight: Length = 44
  public var title = TextAttributes()
  public var detail = TextAttributes()
  public var separator = SystemColors.color(named: "separator") ?? .black

  /// One row's words.
  public struct Row: Sendable, Equatable {
    public var title = ""
    public var detail = ""

    public init() {}
  }

  public init() {
    title.lines = 1
    detail.lines = 1
    detail.color = SystemColors.color(named: "secondaryLabel") ?? .black
  }

  public static let name = "list"
  public static let doc = "A table of rows; taller ones scroll."
  public static let keys: [Key<ListView>] = [
    Key("list", \.rows, .rows, "The rows: texts, or maps of title and detail."),
    Key("rowHeight", \.rowHeight, .extent, "How high each row is, in points."),
    Key("font", \.title.font, .font, "The font of the rows' titles."),
    Key("color", \.title.color, .color, "The colour of the rows' titles."),
    Key("detailFont", \.detail.font, .font, "The font of the rows' details."),
    Key("detailColor", \.detail.color, .color, "The colour of the rows' details."),
    Key("separator", \.separator, .color, "The colour of the lines between rows."),
  ]

  public var isEmpty: Bool { rows.isEmpty }

  public func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    let height = boxes.points(rowHeight)
    box.hugging.y = 1
    var column = BoxArrangement()
    column.distribution = .packed
    box.arrangement = column
    for (index, row) in rows.enumerated() {
      if index > 0 {
        var line = boxes.part("\(index).separator", of: view, kind: "divider")
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
    var box = boxes.part("\(number)", of: view, kind: "row")
    box.height = height
    var arrangement = BoxArrangement()
    arrangement.axis = .row
    arrangement.distribution = .fill
    arrangement.alignment = .center
    arrangement.spacing = 8
    arrangement.insets.leading = 16
    arrangement.insets.trailing = 16
    box.arrangement = arrangement
    var title = boxes.part("\(number).title", of: view, kind: "text")
    title.content = boxes.text(row.title, self.title)
    title.hugging.x = 200
    box.children = [title]
    if !row.detail.isEmpty {
      var detail = boxes.part("\(number).detail", of: view, kind: "text")
      detail.content = boxes.text(row.detail, self.detail)
      detail.compression.x = 751
      box.children.append(detail)
    }
    return box
  }
}

extension ValueType where Value == [ListView.Row] {
  private static let row = RecordType<ListView.Row>(
    "a row", "One row of a list.",
    [
      Key("title", \.title, .text, "What stands at the leading side."),
      Key("detail", \.detail, .text, "What stands at the trailing side."),
    ])

  fileprivate static let rows = ValueType(
    whole: .list(.either([.text, .record(row.shape)])), initial: []
  ) { node, reader in
    guard let items = reader.items(of: node, expecting: "a list of rows") else { return nil }
    return items.compactMap { item in
      var row = ListView.Row()
      if item.isScalar {
        return ValueType<String>.text.read(item, &row.title, &reader) ? row : nil
      }
      return Self.row.read(item, into: &row, &reader) ? row : nil
    }
  }
}
