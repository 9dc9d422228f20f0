import AlertLayout
import AlertMotion
import AlertSpec
import Diagnostics
import Geometry

/// What a page shows of one spec in all its environments.
///
/// What several environments have in common is there once: a picture that is the same in two text
/// sizes, a scene that is the same in light and dark, a sentence that explains a hundred numbers.
public struct PageBody {
  private var environments: [[UInt8]] = []
  private var pictures = JSONTable()
  private var scenes = JSONTable()
  private var accounts = JSONTable()
  private var motions = JSONTable()
  /// What is known already, by environment.
  private var layouts: [Environment: [Int]] = [:]
  var sources = PageSources()

  /// Of a spec in no environment yet.
  public init() {}

  private var name: String?
  /// The values of each axis in the order met, from device to case; that of no case is empty.
  private var axes = [[String]](repeating: [], count: 6)

  /// Adds the alert in one more environment.
  ///
  /// - Parameters:
  ///   - account: what explains the numbers of this layout; asked for where no environment before
  ///     has the same.
  ///   - picture: SVG; empty where there is none.
  public mutating func add(
    _ alert: LaidOutAlert, account: () -> LayoutAccount, picture: [UInt8]
  ) {
    name = alert.alert.name
    let words = [
      alert.environment.device.id, alert.environment.orientation.rawValue,
      alert.environment.appearance.rawValue, alert.environment.locale,
      alert.environment.textSize.shortName, alert.environment.caseName ?? "",
    ]
    for (axis, word) in words.enumerated() where !axes[axis].contains(word) {
      axes[axis].append(word)
    }
    let drawing = JSONWriter.fragment { $0.string(String(decoding: picture, as: UTF8.self)) }
    let places = [pictures.place(of: drawing)] + layout(of: alert, account)
    environments.append(
      JSONWriter.fragment { writer in
        writer.beginArray()
        for word in words {
          writer.element()
          writer.string(word)
        }
        for place in places {
          writer.element()
          writer.integer(place)
        }
        writer.endArray()
      })
    for source in alert.alert.sources { sources.note(source.file) }
  }

  /// The places of what colours don't change: scene, account and motion.
  private mutating func layout(
    of alert: LaidOutAlert, _ account: () -> LayoutAccount
  ) -> [Int] {
    var key = alert.environment
    if !alert.alert.axes.contains(.appearance) { key.appearance = .light }
    if let known = layouts[key] { return known }
    let account = account()
    let scene = JSONWriter.fragment { $0.scene(alert, account, &sources) }
    let numbers = JSONWriter.fragment { $0.account(account, &sources) }
    let motion = JSONWriter.fragment { $0.motion(Motion(of: alert)) }
    let places = [
      scenes.place(of: scene), accounts.place(of: numbers), motions.place(of: motion),
    ]
    layouts[key] = places
    return places
  }

  /// Nil for no environment.
  public func finish() -> PageContent? {
    guard let name else { return nil }
    let axes = JSONWriter.fragment { writer in
      writer.list(self.axes) { writer, axis in writer.list(axis) { $0.string($1) } }
    }
    return PageContent(name: name, axes: axes, body: body)
  }

  private var body: [UInt8] {
    var writer = JSONWriter(form: .compact)
    writer.beginObject()
    for (key, items) in [
      ("environments", environments), ("pictures", pictures.items), ("scenes", scenes.items),
      ("accounts", accounts.items), ("motions", motions.items),
    ] as [(StaticString, [[UInt8]])] {
      writer.key(key)
      writer.list(items) { $0.fragment($1) }
    }
    writer.key("texts")
    writer.list(sources.texts) { $0.string($1) }
    writer.key("places")
    writer.list(sources.places) { writer, place in
      writer.list(place) { $0.integer($1) }
    }
    writer.key("files")
    writer.list(sources.files) { writer, file in
      writer.beginObject()
      writer.key("path")
      writer.string(file.path)
      writer.key("text")
      writer.string(String(decoding: file.bytes, as: UTF8.self))
      writer.endObject()
    }
    writer.endObject()
    return writer.finish().onOneLineWithoutMarkup
  }
}

/// A spec that could be laid out, as a page holds it.
public struct PageContent: Sendable {
  /// Of the alert.
  public let name: String
  let axes: [UInt8]
  let body: [UInt8]
}

/// Values that are told apart by their bytes, each kept once.
struct JSONTable {
  private(set) var items: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]

  mutating func place(of json: [UInt8]) -> Int {
    if let place = places[json] { return place }
    places[json] = items.count
    items.append(json)
    return items.count - 1
  }
}

/// The sentences of a page, and the files and places that they speak of, each once.
struct PageSources {
  private(set) var texts: [String] = []
  private(set) var files: [SourceFile] = []
  /// For each place its file, line and column; lines and columns count from 1.
  private(set) var places: [[Int]] = []
  private var numbersOfTexts: [String: Int] = [:]
  private var numbersOfPlaces: [[Int]: Int] = [:]
  private var tables: [LineTable] = []

  mutating func number(of text: String) -> Int {
    if let known = numbersOfTexts[text] { return known }
    numbersOfTexts[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  @discardableResult
  mutating func note(_ file: SourceFile) -> Int {
    if let known = files.firstIndex(where: { $0 === file }) { return known }
    files.append(file)
    tables.append(LineTable(file))
    return files.count - 1
  }

  /// -1 for nowhere.
  mutating func number(of range: SourceRange?) -> Int {
    guard let range else { return -1 }
    let file = note(range.file)
    let place = tables[file].place(of: range.span.lowerBound)
    let key = [file, place.line, place.column]
    if let known = numbersOfPlaces[key] { return known }
    numbersOfPlaces[key] = places.count
    places.append(key)
    return places.count - 1
  }
}

extension JSONWriter {
  /// A value by itself.
  static func fragment(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(form: .compact)
    write(&writer)
    return writer.finish().dropLast(1)
  }
}
