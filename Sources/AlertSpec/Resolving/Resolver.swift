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

  /// Reads a spec in an environment.
  ///
  /// - Returns: nil for a file that is no spec; beside errors, an alert without what is wrong.
  public func resolve(
    _ file: SourceFile, in environment: Environment = Environment()
  ) -> Diagnosed<Alert?> {
    let chain = chain(of: file)
    guard let value = chain.value else { return Diagnosed(nil, chain.diagnostics) }
    let alert = resolve(value, chain.diagnostics, in: environment)
    return Diagnosed(alert.value, alert.diagnostics)
  }

  /// A spec's file and all that it extends, parsed.
  ///
  /// - Returns: nil for a file that is no spec.
  public func chain(of file: SourceFile) -> Diagnosed<SpecChain?> {
    let parsed = AlertSyntax.parse(file)
    guard let syntax = parsed.value else { return Diagnosed(nil, parsed.diagnostics) }
    var diagnostics = parsed.diagnostics
    let bases = self.bases(of: syntax, &diagnostics)
    return Diagnosed(SpecChain(syntax: syntax, bases: bases), diagnostics)
  }

  /// What the alert says is what its farthest base says, overridden by each file down to the spec
  /// itself, and then by the environment's case in the same order: maps merge, lists and scalars
  /// replace.
  ///
  /// - Parameter earlier: what parsing the files said; it comes first in what is returned.
  public func resolve(
    _ chain: SpecChain, _ earlier: [Diagnostic], in environment: Environment
  ) -> Diagnosed<Alert> {
    var diagnostics = earlier
    // In a locale that no one speaks the texts of a preset are changed too.
    let preset = chain.bases.preset
    let base =
      environment.isPseudoLocale
      ? preset.flatMap { Resolver.base(in: $0.source, environment).value }
      : preset.flatMap { $0.alert.value }
    var alert =
      base
      ?? Alert(name: "", range: chain.syntax.file.range(0..<0))
    let files = chain.filesFromFarthest
    for (index, file) in files.enumerated() {
      apply(file, isBase: index < files.count - 1, in: environment, to: &alert, &diagnostics)
    }
    if let name = environment.caseName {
      for (index, file) in files.enumerated() {
        guard let change = file.cases.last(where: { sameBytes($0.name.text, name) }) else {
          continue
        }
        let isBase = index < files.count - 1
        apply(
          file.restricted(to: change), isBase: isBase, isCase: true, in: environment, to: &alert,
          &diagnostics)
      }
    }
    let isReadable = !diagnostics.contains { $0.severity == .error }
    diagnostics += alert.complete(isWhole: isReadable)
    return Diagnosed(alert, diagnostics)
  }

  /// A preset's own file, which extends nothing.
  static func base(
    in file: SourceFile, _ environment: Environment = Environment()
  ) -> Diagnosed<Alert?> {
    let parsed = AlertSyntax.parse(file)
    guard let syntax = parsed.value else { return Diagnosed(nil, parsed.diagnostics) }
    var diagnostics = parsed.diagnostics
    var alert = Alert(name: "", range: file.range(0..<0))
    Resolver { _, _ in .failure(LoadFailure(sentence: "")) }
      .apply(syntax, isBase: true, in: environment, to: &alert, &diagnostics)
    return Diagnosed(alert, diagnostics)
  }

  private func apply(
    _ syntax: AlertSyntax, isBase: Bool, isCase: Bool = false, in environment: Environment,
    to alert: inout Alert, _ diagnostics: inout [Diagnostic]
  ) {
    var reader = SpecReader(file: syntax.file, isBase: isBase)
    reader.environment = environment
    reader.loading = loading
    if let project {
      reader.project = project
      reader.theme = project.theme
      reader.rawValues = project.settings.rawValues
    }
    alert.read(syntax, isBase: isBase, &reader)
    diagnostics += reader.diagnostics
    alert.axes.formUnion(reader.axes)
    alert.sources.insert(syntax, at: 0)
    if let header = syntax.name {
      alert.name = header.text
      alert.range = header.range
    } else if !isBase, !isCase {
      alert.range = syntax.file.range(0..<0)
    }
  }
}

/// A spec's file and all that it extends, parsed but not yet read for an environment.
public struct SpecChain: Sendable {
  let syntax: AlertSyntax
  let bases: Resolver.Bases

  var filesFromFarthest: [AlertSyntax] { bases.files.reversed() + [syntax] }

  /// The alert's name, where the spec has one.
  public var name: String? { syntax.name?.text }

  /// The names of its cases, those of the farthest base first.
  public var caseNames: [String] {
    var names = NameIndex<String>()
    for file in filesFromFarthest {
      for change in file.cases { names.add(change.name.text, named: change.name.text) }
    }
    return names.values
  }

  /// A case that somebody asked for and that the spec doesn't have.
  public func unknownCase(_ name: String) -> Diagnostic {
    let known = caseNames
    let near = nearestName(to: name, among: known)
    return Diagnostic(
      .unknownCase, "this alert has no case \(quoted(name))",
      at: syntax.name?.range ?? syntax.file.range(0..<0),
      help: [
        Help(
          known.isEmpty
            ? "it has no cases: leave --case out"
            : near.map { "did you mean '\($0)'?" }
              ?? "it has \(listed(known.map { escaped($0) }))")
      ])
  }
}
