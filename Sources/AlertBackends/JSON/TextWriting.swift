import AlertLayout
import AlertSpec
import Geometry
import Typography

extension JSONWriter {
  /// A text: its lines as drawn, and what they were made of.
  ///
  /// - Parameter styles: the text style of each run, nil or left out for none.
  mutating func text(_ text: PlacedText, _ styles: [TextStyle?]) {
    let isMarked = text.hasSeveralLooks
    beginObject()
    key("lines")
    if text.layout.lines.isEmpty {
      emptyArray()
    } else {
      beginArray()
      for (index, line) in text.layout.lines.enumerated() {
        element()
        beginObject()
        key("text")
        string(line.text)
        if index < text.lineFrames.count {
          key("frame")
          frame(text.lineFrames[index])
        }
        if index < text.baselines.count {
          key("baseline")
          number(text.baselines[index])
        }
        if isMarked { pieces(of: line) }
        endObject()
      }
      endArray()
    }
    key("truncated")
    boolean(text.layout.isTruncated)
    if let whole = text.wordsBeyondOneLine {
      key("whole")
      string(whole)
    }
    fonts(text, styles, isMarked: isMarked)
    // Of the size, where the text shrank to fit.
    if text.layout.scale != 1 {
      key("scale")
      number(text.layout.scale)
    }
    key("color")
    color(text.color)
    key("alignment")
    string(text.block.alignment.rawValue)
    limits(text.block)
    endObject()
  }

  /// What is asked of the lines where it is not what a text has that asks for nothing.
  private mutating func limits(_ block: TextBlock) {
    if block.maximumLines != 0 {
      key("numberOfLines")
      number(Rational(Int64(block.maximumLines)))
    }
    if block.truncation != .tail {
      key("truncate")
      string(block.truncation.rawValue)
    }
    if block.minimumScale != 1 {
      key("minimumScale")
      number(block.minimumScale)
    }
  }

  /// The parts of a line that look different, each with its run and its place from the line's start.
  private mutating func pieces(of line: TextLine) {
    key("pieces")
    beginArray()
    for piece in line.pieces {
      element()
      beginObject()
      key("run")
      number(Rational(Int64(piece.run)))
      key("text")
      string(piece.text)
      key("x")
      number(piece.offset)
      key("width")
      number(piece.width)
      endObject()
    }
    endArray()
  }

  /// `font` is that of the first run; `runs` are only there when some look different.
  private mutating func fonts(
    _ text: PlacedText, _ styles: [TextStyle?], isMarked: Bool
  ) {
    guard let first = text.block.runs.first else { return }
    key("font")
    font(first.font, styles.first ?? nil)
    guard isMarked else { return }
    key("runs")
    beginArray()
    for (index, run) in text.block.runs.enumerated() {
      element()
      beginObject()
      key("text")
      string(run.text)
      key("font")
      font(run.font, styles.indices.contains(index) ? styles[index] : nil)
      if text.runs.indices.contains(index) { look(text.runs[index]) }
      endObject()
    }
    endArray()
  }

  private mutating func look(_ run: BoxRun) {
    if let color = run.color {
      key("color")
      self.color(color)
    }
    if run.isUnderlined {
      key("underline")
      boolean(true)
    }
    if let link = run.link {
      key("link")
      string(link)
    }
  }

  private mutating func font(_ font: Font, _ style: TextStyle?) {
    beginObject()
    key("family")
    string(font.family.name)
    key("size")
    number(font.size)
    key("weight")
    string(font.weight.rawValue)
    if let style {
      key("style")
      string(style.rawValue)
    }
    endObject()
  }
}

extension PlacedText {
  /// Whether a painter that knows only the first run would paint some words wrong.
  var hasSeveralLooks: Bool {
    runs.contains { $0 != BoxRun() } || block.runs.contains { $0.font != block.runs.first?.font }
  }

  /// The whole text where it is not one line as it stands; nil where it is.
  fileprivate var wordsBeyondOneLine: String? {
    let whole = block.runs.count == 1 ? block.runs[0].text : block.runs.map(\.text).joined()
    return layout.lines.count == 1 && layout.lines[0].text == whole ? nil : whole
  }
}
