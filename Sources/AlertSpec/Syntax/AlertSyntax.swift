import Diagnostics
import YAMLNodes

/// One file as written: its header read, the rest still nodes with their places.
public struct AlertSyntax: Sendable {
  public let file: SourceFile
  /// The map at the top.
  public let root: YAMLNode
  public let name: Named?
  public let extends: Named?
  /// What to build on in its place; nil for a file to build on.
  let deprecated: Named?
  /// The cases, in the order written.
  let cases: [Case]

  /// A case's name and the map of what it changes.
  struct Case: Sendable {
    let name: Named
    let node: YAMLNode
  }

  /// A word of the header and where it stands.
  public struct Named: Sendable {
    public let text: String
    public let range: SourceRange
  }

  /// The views the file names at its top, shorthands included, in the order written.
  var viewNames: [String] {
    var names: [String] = []
    for entry in root.mapping ?? [] {
      switch entry.key.scalar?.text {
      case "title": names.append("title")
      case "message": names.append("message")
      case "views":
        for view in entry.value.mapping ?? [] {
          if let id = view.key.scalar?.text { names.append(id) }
        }
      default: break
      }
    }
    return names
  }

  /// The file as far as a case of it goes, whose map takes the place of the file's.
  func restricted(to change: Case) -> AlertSyntax {
    AlertSyntax(file: file, root: change.node, name: nil, extends: nil, deprecated: nil, cases: [])
  }
}

extension AlertSyntax {
  /// Reads a file's header. Nil when the file holds no map; that is reported.
  public static func parse(_ file: SourceFile) -> Diagnosed<AlertSyntax?> {
    var parsed = YAMLNodes.parse(file)
    if !parsed.diagnostics.isEmpty {
      parsed.diagnostics = YAMLJudgement(file).judged(parsed.diagnostics)
    }
    guard let root = parsed.value else { return Diagnosed(nil, parsed.diagnostics) }
    var reader = SpecReader(file: file, isBase: false)
    guard
      let entries = reader.entries(
        of: root, expecting: "a map that begins with 'alert:' and the alert's name")
    else { return Diagnosed(nil, parsed.diagnostics + reader.diagnostics) }
    var name: Named?
    var extends: Named?
    var deprecated: Named?
    var cases: [Case] = []
    var isNameWritten = root.isIncomplete
    for entry in entries {
      switch reader.keyText(entry) {
      case "alert":
        isNameWritten = true
        name = reader.named(entry.value, expecting: "the alert's name")
        if let text = name?.text, reader.checkedIdentifier(text, at: entry.value) == nil {
          name = nil
        }
      case "extends":
        extends = reader.named(entry.value, expecting: "a preset's name or a path")
      case "deprecated":
        deprecated = reader.named(entry.value, expecting: "what to build on in its place")
      case "cases":
        cases = reader.cases(entry.value)
      default: break
      }
    }
    if !isNameWritten, !entries.contains(where: { isMisspeltName($0.key.scalar?.text) }) {
      let suggestion = suggestedName(for: file.path)
      reader.report(
        .noName, "this spec has no name", at: reader.firstLine(of: root),
        help: [
          Help(
            "begin it with alert: \(suggestion)",
            fix: FixIt(
              [
                .init(
                  replacing: file.range(root.span.lowerBound..<root.span.lowerBound),
                  with: "alert: \(suggestion)\n")
              ], isCertain: false))
        ])
    }
    let syntax = AlertSyntax(
      file: file, root: root, name: name, extends: extends, deprecated: deprecated, cases: cases)
    return Diagnosed(syntax, parsed.diagnostics + reader.diagnostics)
  }

  /// Whether a key is `alert` by another name, which is reported as an unknown key.
  private static func isMisspeltName(_ key: String?) -> Bool {
    guard let key, key.utf8.count <= 20 else { return false }
    return Synonyms.key(for: key, among: ["alert"]) != nil
      || nearestName(to: key, among: ["alert"]) != nil
  }

  /// `specs/delete-photo.alert.yaml` suggests `delete-photo`.
  private static func suggestedName(for path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return identifier(near: String(file.prefix { $0 != "." })) ?? "my-alert"
  }
}

extension SpecReader {
  fileprivate mutating func named(
    _ node: YAMLNode, expecting expected: String
  ) -> AlertSyntax.Named? {
    scalar(of: node, expecting: expected).map {
      AlertSyntax.Named(text: $0.text, range: range(node))
    }
  }
}
