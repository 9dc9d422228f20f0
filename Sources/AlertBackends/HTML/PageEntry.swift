/// One spec as a page holds it: what the list of all specs needs at once, and the rest apart, which
/// is read when the spec is looked at.
///
/// Both are JSON on one line without `<`, so that they can stand in a script element and be told
/// apart by lines.
public struct PageEntry: Sendable, Equatable {
  /// What the overview shows of the spec.
  public var head: [UInt8]
  /// Empty where there is nothing to see.
  public var body: [UInt8]

  /// Writes the head out; the body was written as it was filled.
  public init(_ head: PageHead) {
    self.head = head.json
    body = head.content?.body ?? []
  }
}

/// What the list of all specs needs of one.
public struct PageHead: Sendable {
  /// Of the spec, as it is printed.
  public var path: String
  /// Nil where there are errors.
  public var content: PageContent?
  /// The other files that it was made from, as they are printed.
  public var files: [String]
  /// In the order in which a terminal shows them.
  public var messages: [Message]

  /// A diagnostic to be shown.
  public struct Message: Sendable {
    /// `error`, `warning` or `note`.
    public var severity: String
    /// As in brackets in a terminal; `alertc explain` has its page.
    public var code: String
    /// Without notes and help.
    public var sentence: String
    /// Of the file that it is about, as it is printed.
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// The whole of it, as a terminal shows it.
    public var text: String

    /// Texts are escaped when they are written out.
    public init(
      severity: String, code: String, sentence: String, path: String, line: Int, column: Int,
      text: String
    ) {
      self.severity = severity
      self.code = code
      self.sentence = sentence
      self.path = path
      self.line = line
      self.column = column
      self.text = text
    }
  }

  /// Without content there are messages alone to see.
  public init(path: String, content: PageContent?, files: [String], messages: [Message]) {
    self.path = path
    self.content = content
    self.files = files
    self.messages = messages
  }

  fileprivate var json: [UInt8] {
    var writer = JSONWriter(form: .compact)
    writer.beginObject()
    writer.key("path")
    writer.string(path)
    writer.key("files")
    writer.list(files) { $0.string($1) }
    writer.key("name")
    if let content { writer.string(content.name) } else { writer.null() }
    writer.key("axes")
    if let content { writer.fragment(content.axes) } else { writer.null() }
    writer.key("messages")
    writer.list(messages) { writer, message in
      writer.beginObject()
      writer.key("severity")
      writer.string(message.severity)
      writer.key("code")
      writer.string(message.code)
      writer.key("sentence")
      writer.string(message.sentence)
      writer.key("path")
      writer.string(message.path)
      writer.key("line")
      writer.integer(message.line)
      writer.key("column")
      writer.integer(message.column)
      writer.key("text")
      writer.string(message.text)
      writer.endObject()
    }
    writer.endObject()
    return writer.finish().onOneLineWithoutMarkup
  }
}

extension JSONWriter {
  /// An array on one line.
  mutating func list<Items: Collection>(
    _ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void
  ) {
    element()
    guard !items.isEmpty else { return emptyArray() }
    beginArray()
    for item in items {
      element()
      write(&self, item)
    }
    endArray()
  }

  mutating func integer(_ value: Int) {
    number(.init(Int64(value)))
  }

  /// JSON that was written before.
  mutating func fragment(_ json: [UInt8]) {
    json.withUnsafeBufferPointer { written($0) }
  }
}

extension [UInt8] {
  /// JSON with `<` as an escape, so that no text ends a script or begins a comment, and without the
  /// line feed at its end.
  var onOneLineWithoutMarkup: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for byte in self {
      switch byte {
      case UInt8(ascii: "<"): result += "\\u003C".utf8
      case UInt8(ascii: "\n"): break
      default: result.append(byte)
      }
    }
    return result
  }
}
