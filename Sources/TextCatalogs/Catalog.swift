import Diagnostics

/// The texts of one file by key and locale.
public struct Catalog: Sendable {
  /// A key and its forms.
  public struct Entry: Sendable {
    /// As the file has it; letter case counts.
    public var key: String
    /// Where the key is written.
    public var range: SourceRange
    /// By locale, as the file writes it.
    public var localizations: [String: Localization] = [:]
  }

  /// What ranges count in: for a file in UTF-16 the same text in UTF-8.
  public let file: SourceFile
  /// The locale whose texts the keys are themselves where nothing else is written; nil where
  /// keys are no texts.
  public internal(set) var sourceLocale: String?
  /// Whether the file could be read to its end; of one that breaks its format's rules nothing is
  /// known.
  public internal(set) var isReadable = true
  private var index: [String: Int] = [:]
  /// In the order first written; no key twice.
  public private(set) var entries: [Entry] = []

  init(file: SourceFile) {
    self.file = file
  }

  /// A key's forms; nil when the file doesn't have it.
  public subscript(key: String) -> Entry? { index[key].map { entries[$0] } }

  mutating func add(_ entry: Entry) {
    if let place = index[entry.key] {
      entries[place].localizations.merge(entry.localizations) { $1 }
    } else {
      index[entry.key] = entries.count
      entries.append(entry)
    }
  }

  /// The forms of catalogues, by the endings of their names.
  public enum Form: String, CaseIterable, Sendable {
    case xcstrings, strings, stringsdict

    /// Nil for a file that is no catalogue by its name.
    public init?(path: String) {
      guard let ending = path.split(separator: "/").last?.split(separator: ".").last,
        let form = Form(rawValue: String(ending))
      else { return nil }
      self = form
    }
  }

  /// Reads a catalogue.
  ///
  /// - Parameter baseLocale: what `Base.lproj` stands for, and files in no `.lproj` at all.
  /// - Returns: what could be read; nothing of a file that breaks its format's rules.
  public static func read(
    _ file: SourceFile, as form: Form, baseLocale: String
  ) -> Diagnosed<Catalog> {
    do throws(CatalogFault) {
      switch form {
      case .xcstrings: return try StringCatalogReading.read(file)
      case .strings: return try strings(file, locale: locale(of: file.path, baseLocale))
      case .stringsdict:
        return try StringsDictionaryReading.read(file, locale: locale(of: file.path, baseLocale))
      }
    } catch {
      var catalog = Catalog(file: file)
      catalog.isReadable = false
      return Diagnosed(catalog, [error.diagnostic(in: file)])
    }
  }

  private static func strings(
    _ file: SourceFile, locale: String
  ) throws(CatalogFault) -> Diagnosed<Catalog> {
    guard let text = StringsFile.decoded(file.bytes) else {
      throw CatalogFault(
        message: "this file is neither UTF-8 nor sound UTF-16", span: 0..<0,
        help: "save it as UTF-8")
    }
    // Places are those of the text as UTF-8.
    let decoded = text == file.bytes ? file : SourceFile(path: file.path, bytes: text)
    var catalog = Catalog(file: decoded)
    var strings = StringsFile(text)
    do throws(CatalogFault) {
      try strings.read()
    } catch {
      catalog.isReadable = false
      return Diagnosed(catalog, [error.diagnostic(in: decoded)])
    }
    for entry in strings.entries {
      let range = decoded.range(entry.place)
      catalog.add(
        Entry(
          key: entry.key, range: range,
          localizations: [locale: Localization(message: .text(entry.value, range), range: range)]))
    }
    return Diagnosed(catalog)
  }

  /// `ko` of `ko.lproj/Localizable.strings`.
  private static func locale(of path: String, _ baseLocale: String) -> String {
    for folder in path.split(separator: "/").dropLast().reversed()
    where folder.hasSuffix(".lproj") {
      let name = String(folder.dropLast(".lproj".count))
      return name == "Base" ? baseLocale : name
    }
    return baseLocale
  }
}
