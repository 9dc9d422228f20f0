import Diagnostics
import Synchronization
import TextCatalogs
import Typography
import YAMLNodes

/// A project: its settings, and its files read once for all its specs.
///
/// A reference, so that a spec can name its project for the price of a pointer.
public final class Project: Sendable {
  /// What the project file is called; the nearest one above a spec is the spec's project.
  public static let fileName = "alertc.yaml"

  /// As the project file has them; what could not be read has its default.
  public let settings: ProjectSettings
  /// The tokens of the theme files.
  public let theme: Theme
  /// The imported fonts that texts are measured with.
  public let fonts: FontBook
  /// The texts by key.
  let catalogs: [Catalog]
  private let used = Mutex<Set<String>>([])
  private let known = Mutex<[String: KeyTexts]>([:])
  /// Every file that was read, the project file first.
  public let files: [SourceFile]
  /// What is wrong with the project's files. An error here is an error of every spec.
  public let diagnostics: [Diagnostic]

  /// Reads a project file and what it names. A file that holds nothing is a project without
  /// settings.
  public init(_ file: SourceFile, loading: @escaping SourceLoading) {
    var reading = ProjectFileReading(file, loading: loading)
    settings = reading.settings()
    var theme = reading.theme(settings)
    theme.isLost = theme.isEmpty && reading.diagnostics.contains { $0.severity == .error }
    self.theme = theme
    fonts = reading.fonts(settings)
    catalogs = reading.catalogs(settings)
    files = reading.files
    diagnostics = reading.diagnostics.sortedByPlace()
  }

  /// The texts of a key, looked up once.
  func texts(of key: String) -> KeyTexts {
    if let texts = known.withLock({ $0[key] }) { return texts }
    let texts = KeyTexts(key, catalogs, settings)
    known.withLock { $0[key] = texts }
    return texts
  }

  /// Remembers that a spec uses a key.
  func note(used key: String) {
    guard settings.unusedTexts != .allowed else { return }
    used.withLock { _ = $0.insert(key) }
  }

  var usedTexts: Set<String> { used.withLock { $0 } }
}

/// Reading the files of one project.
private struct ProjectFileReading {
  private let file: SourceFile
  private let loading: SourceLoading
  private(set) var files: [SourceFile]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile, loading: @escaping SourceLoading) {
    self.file = file
    self.loading = loading
    files = [file]
  }

  mutating func settings() -> ProjectSettings {
    var settings = ProjectSettings()
    let parsed = YAMLNodes.parse(file)
    guard let root = parsed.value else {
      if parsed.diagnostics.contains(where: { $0.code != "yaml/empty" }) {
        diagnostics += parsed.diagnostics
      }
      return settings
    }
    var reader = SpecReader(file: file, isBase: false)
    reader.read(root, into: &settings)
    diagnostics += parsed.diagnostics + reader.diagnostics
    return settings
  }

  /// The theme files' tokens: what the files for dark appearance say is the dark side of the
  /// colours, and of all that stands for them.
  mutating func theme(_ settings: ProjectSettings) -> Theme {
    guard !settings.theme.isEmpty || !settings.darkTheme.isEmpty else { return Theme() }
    var reading = ThemeReading()
    for path in settings.theme {
      if let file = load(path) { reading.add(file) }
    }
    var dark = settings.darkTheme.isEmpty ? nil : reading
    var theme = reading.theme()
    diagnostics += reading.diagnostics
    for path in settings.darkTheme {
      if let file = load(path) { dark?.add(file) }
    }
    guard let darkTheme = dark?.theme() else { return theme }
    let known = diagnostics
    diagnostics += (dark?.diagnostics ?? []).filter { !known.contains($0) }
    theme.takeDarkSides(from: darkTheme)
    return theme
  }

  mutating func catalogs(_ settings: ProjectSettings) -> [Catalog] {
    var catalogs: [Catalog] = []
    for path in settings.catalogs {
      guard let form = Catalog.Form(path: path.text) else {
        diagnostics.append(
          Diagnostic(
            .notACatalog, "\(quoted(path.text)) is no catalogue by its name", at: path.range,
            help: [
              Help("the names of catalogues end in .xcstrings, .strings or .stringsdict")
            ]))
        continue
      }
      guard let file = load(path) else { continue }
      let read = Catalog.read(file, as: form, baseLocale: settings.baseLocale)
      diagnostics += read.diagnostics
      catalogs.append(read.value)
    }
    return catalogs
  }

  /// The fonts of the metrics files, called by the names and weights that the project gives them.
  mutating func fonts(_ settings: ProjectSettings) -> FontBook {
    var fonts: [FontFacts] = []
    for family in settings.fonts {
      for weight in FontWeight.allCases {
        for path in family.weights[weight] ?? [] {
          guard let file = load(path) else { continue }
          let parsed = FontFacts.parse(file)
          diagnostics += parsed.diagnostics
          guard var facts = parsed.value else { continue }
          facts.family = family.name
          facts.weight = weight
          fonts.append(facts)
        }
      }
    }
    return fonts.isEmpty ? .empty : FontBook(fonts)
  }

  /// The file at a path of the settings; nil when it can't be read, which is reported.
  mutating func load(_ path: WrittenPath) -> SourceFile? {
    switch loading(path.text, file) {
    case .success(let loaded):
      files.append(loaded)
      return loaded
    case .failure(let failure):
      diagnostics.append(
        Diagnostic(
          .unreadableFile, "\(quoted(path.text)) can't be read: \(failure.sentence)",
          at: path.range, help: [Help("write the file's path, relative to this file")]))
      return nil
    }
  }
}
