/// A text element: its stretches of words, each with its look.
struct DrawnText {
  /// How a stretch is painted.
  struct Paint {
    var fill = "#000000"
    var opacity: String?
  }

  /// Words with one look.
  struct Span {
    var words = ""
    var paint = Paint()
    /// Nil is the document's.
    var families: String?
    /// Points per em.
    var size = 17.0
    var weight: UInt32 = 400
    var isUnderlined = false
    /// Where the span starts and how wide it is, in points, where that is known of it alone.
    var place: (x: Double, width: Double)?
  }

  /// Spans that are set together, from one place, in one width.
  struct Chunk {
    var x: Double
    var width: Double
    var spans: [Span]
  }

  private var spans: [Span] = []
  private var whole = Span()
  private var isInSpan = false
  private var x = 0.0
  private var width = 0.0
  private(set) var baseline = 0.0
  private(set) var isRightToLeft = false
  /// Whether letters are stretched to the width, rather than moved apart or together.
  private(set) var isStretched = false

  init(_ attributes: [(name: String, value: String)]) {
    read(attributes, into: &whole)
    for (name, value) in attributes {
      switch name {
      case "y": baseline = Double(value) ?? 0
      case "direction": isRightToLeft = value == "rtl"
      case "lengthAdjust": isStretched = value == "spacingAndGlyphs"
      default: break
      }
    }
    x = whole.place?.x ?? 0
    width = whole.place?.width ?? 0
    whole.place = nil
  }

  private func read(_ attributes: [(name: String, value: String)], into span: inout Span) {
    var place: (x: Double?, width: Double?)
    for (name, value) in attributes {
      switch name {
      case "x": place.x = Double(value)
      case "textLength": place.width = Double(value)
      case "fill": span.paint.fill = value
      case "fill-opacity": span.paint.opacity = value
      case "font-family": span.families = value
      case "font-size": span.size = Double(value) ?? span.size
      case "font-weight": span.weight = UInt32(value) ?? 400
      case "text-decoration": span.isUnderlined = value == "underline"
      default: break
      }
    }
    if let x = place.x, let width = place.width { span.place = (x, width) }
  }

  mutating func beginSpan(_ attributes: [(name: String, value: String)]) {
    var span = whole
    read(attributes, into: &span)
    spans.append(span)
    isInSpan = true
  }

  mutating func endSpan() {
    isInSpan = false
  }

  mutating func add(_ words: String) {
    if !isInSpan { spans.append(whole) }
    spans[spans.count - 1].words += words
  }

  var chunks: [Chunk] {
    guard spans.contains(where: { $0.place == nil }) else {
      return spans.map { Chunk(x: $0.place?.x ?? x, width: $0.place?.width ?? 0, spans: [$0]) }
    }
    return spans.isEmpty ? [] : [Chunk(x: x, width: width, spans: spans)]
  }
}

/// What a text becomes.
struct DrawnShape {
  enum Form {
    /// Path data.
    case path([UInt8])
    case image(DrawnImage)
  }

  var form: Form
  var paint: DrawnText.Paint
}

/// Letters that are pictures themselves, such as emoji; places and sizes in points.
struct DrawnImage {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var png: [UInt8]
}
