import AlertBackends
import AlertLayout
import AlertMotion
import AlertSpec
import Diagnostics

/// For callers, who import nothing below.
public typealias SourceLoading = AlertSpec.SourceLoading
/// What a ``SourceLoading`` says when it can't.
public typealias LoadFailure = AlertSpec.LoadFailure
/// Read once, and given to a ``Compiler`` for all specs of it.
public typealias Project = AlertSpec.Project
/// What the project file says of places and environments.
public typealias ProjectSettings = AlertSpec.ProjectSettings
/// How ``ProjectSettings`` names files and folders.
public typealias WrittenPath = AlertSpec.WrittenPath
/// What `alertc schema` prints.
public typealias EditorSchema = AlertSpec.EditorSchema
/// What `alertc fmt` does to a spec.
public typealias SpecFormatting = AlertSpec.SpecFormatting

/// What a run wants of every spec.
public struct CompileOptions: Sendable {
  /// One result for each.
  public var environments = EnvironmentRequest()
  /// The backends' names, between commas; nil is those that are made unasked.
  public var emit: String?
  /// Moments of the alerts' motion to show besides, between commas; nil is none. See
  /// ``MomentRequest/parse(_:)``.
  public var moments: String?
  /// Whether the artifacts of all environments go into one stream rather than into files.
  public var isStream = false

  /// One usual environment, and the backends that are made unasked.
  public init() {}
}

/// The whole way of a spec: read, resolve, lay out, render.
///
/// It keeps nothing between specs, so one compiler serves any number of threads.
public struct Compiler: Sendable {
  private(set) var resolver: Resolver
  private let request: EnvironmentRequest
  private(set) var project: Project?
  private(set) var matrix: EnvironmentMatrix
  private let backends: [any Backend]
  /// Whether a page of all specs is made.
  public let makesPage: Bool
  private let isStream: Bool

  /// - Parameter loading: the way to the files that specs extend; ``serving(_:_:)`` can set it later.
  /// - Throws: what of the options can't be done, before any spec is read.
  public init(
    options: CompileOptions, project: Project? = nil,
    loading: @escaping SourceLoading = { _, _ in .failure(LoadFailure(sentence: "not at hand")) }
  ) throws(UsageFault) {
    resolver = Resolver(project: project, loading: loading)
    request = options.environments
    self.project = project
    matrix = try EnvironmentMatrix(request, project)
    let kinds = options.emit?.split(separator: ",", omittingEmptySubsequences: false)
    let others = kinds?.filter { $0 != AlertPage.name }
    makesPage = kinds?.count != others?.count
    let backends = makesPage && others?.isEmpty == true ? [] : try Compiler.backends(others)
    if let list = options.moments {
      let moments = try MomentRequest.parse(list)
      self.backends = backends.map { $0.showing(moments) }
    } else {
      self.backends = backends
    }
    isStream = options.isStream
  }

  /// Whether files of pictures are needed whole, not only their beginnings.
  public var showsPictures: Bool {
    makesPage || backends.contains { type(of: $0).showsPictures }
  }

  /// Whether some artifacts are still to be turned into pixels.
  public var makesPixels: Bool { backends.contains { $0 is PNGBackend } }

  /// The same compiler for the specs of a project, nil for those of none, with another way to the
  /// files that they extend.
  public func serving(_ project: Project?, _ loading: @escaping SourceLoading) -> Compiler {
    var compiler = self
    compiler.resolver = Resolver(project: project, loading: loading)
    guard let project else { return compiler }
    compiler.project = project
    // What was asked for is known to be good.
    compiler.matrix = (try? EnvironmentMatrix(request, project)) ?? matrix
    return compiler
  }

  /// Everything that compiling would say of a spec.
  public func check(_ source: SourceFile) -> [Diagnostic] {
    findings(in: source, isPainted: false, reusing: { _, _ in true }) { alert, environment, _ in
      guard !alert.scripts.isEmpty else { return alert.layoutFaults(in: environment) }
      let laidOut = alert.layOut(in: environment)
      return laidOut.diagnostics + (laidOut.hasErrors ? [] : laidOut.value.behaviourFaults)
    }.sortedByPlace()
  }

  /// A spec's artifacts in every environment, and everything there is to say. With an error
  /// there are no artifacts at all.
  public func compile(_ source: SourceFile) -> Diagnosed<[Artifact]> {
    let compiled = compile(source, keeping: .max)
    return Diagnosed(compiled.value.kept, compiled.diagnostics)
  }

  /// The same with no more than some artifacts in memory: every environment is laid out and
  /// rendered, so that all there is to say is said, and what goes beyond the limit is made a
  /// second time when it is asked for. Only one environment's tree is held at a time.
  ///
  /// - Parameter limit: the bytes after which nothing more is kept; the first environment always is.
  public func compile(_ source: SourceFile, keeping limit: Int) -> Diagnosed<Artifacts> {
    var artifacts = Artifacts(backends: isStream ? backends.map(\.forStream) : backends)
    var variantNames: [[String]] = []
    var rendering: [Diagnostic] = []
    var isKeeping = true
    var page = PageBody()
    var hasErrors = false
    let laidOut = findings(in: source, names: { variantNames = $0 }) {
      alert, environment, number in
      let result = alert.layOut(in: environment)
      let unmet = result.hasErrors ? [] : result.value.behaviourFaults
      if result.hasErrors || !unmet.isEmpty { hasErrors = true }
      guard !hasErrors, number < variantNames.count else { return result.diagnostics + unmet }
      if makesPage { page.add(result.value) }
      let rendered = artifacts.render(result.value, variantNames[number])
      rendering += rendered.diagnostics
      if isKeeping {
        artifacts.kept += rendered.value
        isKeeping = artifacts.keptBytes < limit
      } else {
        artifacts.rest.append(
          .init(alert: alert, environment: environment, name: variantNames[number]))
      }
      return result.diagnostics
    }
    let isLaidOut = !Diagnosed((), laidOut).hasErrors
    let diagnostics = laidOut + (isLaidOut ? rendering : [])
    if Diagnosed((), diagnostics).hasErrors {
      artifacts = Artifacts(backends: [])
    } else if makesPage {
      artifacts.page = page.finish()
    }
    return Diagnosed(artifacts, diagnostics.sortedByPlace())
  }

  /// What resolving a spec says, and what laying it out says in any of its environments.
  ///
  /// - Parameters:
  ///   - names: is told what the environments are called before the first is laid out.
  ///   - environments: is told which they are, also where the spec has errors.
  ///   - isPainted: whether what is made of an environment shows colours.
  ///   - reusing: is told of an environment, by its number, that comes to the same as an earlier one
  ///     but for the locale's name; false where it has to be laid out all the same.
  func findings(
    in source: SourceFile, names: ([[String]]) -> Void = { _ in },
    environments: ([Environment]) -> Void = { _ in },
    isPainted: Bool = true,
    reusing: (_ number: Int, _ earlier: Int) -> Bool = { _, _ in false },
    layingOut layOut: (Alert, Environment, _ number: Int) -> [Diagnostic]
  ) -> [Diagnostic] {
    var parsed = resolver.chain(of: source)
    if let project { parsed.diagnostics += project.diagnostics }
    guard let chain = parsed.value else { return parsed.diagnostics }
    let variants = matrix.variants(of: chain)
    var alerts = AlertVariants(resolver, chain, parsed.diagnostics)
    for name in variants.unknownCases { alerts.diagnostics.append(chain.unknownCase(name)) }
    environments(variants.environments)
    alerts.read(variants.environments)
    guard !alerts.hasErrors else { return alerts.diagnostics }
    names(variants.names)
    var findings = VariantFindings(variants: variants.environments)
    var laidOut: [AlertVariants.Outcome: (number: Int, said: [Diagnostic])] = [:]
    for (number, environment) in variants.environments.enumerated() {
      guard let alert = alerts[environment] else { continue }
      guard variants.environments.count > 1 else {
        findings.add(layOut(alert, environment, number), in: environment)
        break
      }
      let outcome = alerts.outcome(of: environment, alert, isPainted: isPainted)
      if let earlier = laidOut[outcome], reusing(number, earlier.number) {
        findings.add(earlier.said, in: environment)
      } else {
        let said = layOut(alert, environment, number)
        laidOut[outcome] = (number, said)
        findings.add(said, in: environment)
      }
    }
    var diagnostics = alerts.diagnostics + findings.diagnostics
    if !Diagnosed((), diagnostics).hasErrors {
      for group in alerts.groups(of: variants.environments) {
        let remarks =
          group.alert.layoutRemarks(in: group.environments)
          + (group.alert.missingFill.map { [$0] } ?? [])
        diagnostics += remarks.filter { !diagnostics.contains($0) }
      }
    }
    return diagnostics
  }

  private static func backends(_ kinds: [Substring]?) throws(UsageFault) -> [any Backend] {
    guard let kinds else { return Backends.unasked }
    guard kinds != ["all"] else { return Backends.all }
    var chosen: [any Backend] = []
    for name in kinds {
      guard let backend = Backends.named(String(name)) else {
        let known = Backends.names + [AlertPage.name]
        let nearest =
          nearestName(to: String(name), among: known).map { "did you mean \($0)? " } ?? ""
        throw UsageFault(
          "there is nothing to emit called \(quoted(name))",
          help: nearest + "it can be: " + known.joined(separator: ", "))
      }
      chosen.append(backend)
    }
    return chosen
  }
}
