import Diagnostics

/// Makes a resolved alert out of a spec and all that it extends.
public struct Resolver: Sendable {
  let loading: SourceLoading
  let project: Project?

  /// The most files that may extend one another.
  static let longestChain = 32

  /// - Parameter project: whose tokens specs can name; nil for specs of no project.
  public init(project: Project? = nil, loading: @escaping SourceLoading) {
    self.loading = loading
    self.project = project
  }

  /// Reads a spec. What the alert says is what its farthest base says, overridden by each file
  /// down to the spec itself: maps merge, lists and scalars replace.
  ///
  /// - Returns: nil for a file that is no spec; beside errors, an alert without what is wrong.
  public func resolve(_ file: SourceFile) -> Diagnosed<Alert?> {
    let parsed = AlertSyntax.parse(file)
    guard let syntax = parsed.value else { return Diagnosed(nil, parsed.diagnostics) }
    var diagnostics = parsed.diagnostics
    let bases = self.bases(of: syntax, &diagnostics)
    var alert = bases.preset.flatMap { $0.alert.value } ?? Alert(name: "", range: file.range(0..<0))
    for base in bases.files.reversed() {
      alert.apply(base, isBase: true, project, &diagnostics)
    }
    alert.apply(syntax, isBase: false, project, &diagnostics)
    let isReadable = !diagnostics.contains { $0.severity == .error }
    diagnostics += alert.complete(isWhole: isReadable)
    return Diagnosed(alert, diagnostics)
  }

  /// A preset's own file, which extends nothing.
  static func base(in file: SourceFile) -> Diagnosed<Alert?> {
    let parsed = AlertSyntax.parse(file)
    guard let syntax = parsed.value else { return Diagnosed(nil, parsed.diagnostics) }
    var diagnostics = parsed.diagnostics
    var alert = Alert(name: "", range: file.range(0..<0))
    alert.apply(syntax, isBase: true, nil, &diagnostics)
    return Diagnosed(alert, diagnostics)
  }
}

extension Alert {
  fileprivate mutating func apply(
    _ syntax: AlertSyntax, isBase: Bool, _ project: Project?, _ diagnostics: inout [Diagnostic]
  ) {
    var reader = SpecReader(file: syntax.file, isBase: isBase)
    if let project {
      reader.theme = project.theme
      reader.rawValues = project.settings.rawValues
    }
    read(syntax, isBase: isBase, &reader)
    diagnostics += reader.diagnostics
    sources.insert(syntax, at: 0)
    if let header = syntax.name {
      name = header.text
      range = header.range
    } else if !isBase {
      range = syntax.file.range(0..<0)
    }
  }
}
