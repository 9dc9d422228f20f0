import AlertBackends
import AlertLayout
import AlertSpec
import Diagnostics

public typealias SourceLoading = AlertSpec.SourceLoading
public typealias LoadFailure = AlertSpec.LoadFailure

/// What a run wants of every spec.
public struct CompileOptions: Sendable {
  public var environments = EnvironmentRequest()
  /// The backends' names, between commas; nil is all of them.
  public var emit: String?
  /// Whether the artifacts of all environments go into one stream rather than into files.
  public var isStream = false

  public init() {}
}

/// One file to be written.
public struct Artifact: Sendable, Equatable {
  /// Relative to the output folder: `builder.json`, `builder/iphone-14.dark.json`.
  public var path: String
  public var mediaType: String
  public var bytes: [UInt8]

  public init(path: String, mediaType: String, bytes: [UInt8]) {
    self.path = path
    self.mediaType = mediaType
    self.bytes = bytes
  }
}

/// The whole way of a spec: read, resolve, lay out, render.
///
/// It keeps nothing between specs, so one compiler serves any number of threads.
public struct Compiler: Sendable {
  private(set) var resolver: Resolver
  let matrix: EnvironmentMatrix
  /// Nil for all.
  private let chosenBackends: [any Backend]?
  private let isStream: Bool

  /// - Parameter loading: the way to the files that specs extend; ``loading(_:)`` can set it later.
  /// - Throws: what of the options can't be done, before any spec is read.
  public init(
    options: CompileOptions,
    loading: @escaping SourceLoading = { _, _ in .failure(LoadFailure(sentence: "not at hand")) }
  ) throws(UsageFault) {
    resolver = Resolver(loading: loading)
    matrix = try EnvironmentMatrix(options.environments)
    chosenBackends = try Compiler.backends(options.emit)
    isStream = options.isStream
  }

  /// The same compiler with another way to the files that specs extend.
  public func loading(_ loading: @escaping SourceLoading) -> Compiler {
    var compiler = self
    compiler.resolver = Resolver(loading: loading)
    return compiler
  }

  /// The environments of the run; at least one.
  var environments: [Environment] { matrix.environments }

  /// Everything that compiling would say of a spec.
  public func check(_ source: SourceFile) -> [Diagnostic] {
    findings(in: source) { $0.layoutFaults(in: $1) }.sortedByPlace()
  }

  /// A spec's artifacts in every environment, and everything there is to say. With an error
  /// there are no artifacts at all.
  public func compile(_ source: SourceFile) -> Diagnosed<[Artifact]> {
    var laidOut: [LaidOutAlert] = []
    var diagnostics = findings(in: source) { alert, environment in
      let result = alert.layOut(in: environment)
      laidOut.append(result.value)
      return result.diagnostics
    }
    guard !Diagnosed((), diagnostics).hasErrors else {
      return Diagnosed([], diagnostics.sortedByPlace())
    }
    let chosen = chosenBackends ?? Backends.all
    let backends = isStream ? chosen.map(\.forStream) : chosen
    var artifacts: [Artifact] = []
    for (alert, variant) in zip(laidOut, matrix.variantNames) {
      for backend in backends {
        let rendered = backend.render(alert)
        diagnostics += rendered.diagnostics
        for rendering in rendered.value {
          let stem = variant.isEmpty ? "" : "/" + variant.joined(separator: ".")
          artifacts.append(
            Artifact(
              path: alert.alert.name + stem + rendering.suffix, mediaType: rendering.mediaType,
              bytes: rendering.bytes))
        }
      }
    }
    let result = Diagnosed(artifacts, diagnostics.sortedByPlace())
    return result.hasErrors ? Diagnosed([], result.diagnostics) : result
  }

  /// What resolving a spec says, and what laying it out says in any of the environments.
  private func findings(
    in source: SourceFile, layingOut layOut: (Alert, Environment) -> [Diagnostic]
  ) -> [Diagnostic] {
    let resolved = resolver.resolve(source)
    guard let alert = resolved.value, !resolved.hasErrors else { return resolved.diagnostics }
    var findings = VariantFindings(variants: matrix.environments)
    for environment in matrix.environments {
      findings.add(layOut(alert, environment), in: environment)
    }
    var diagnostics = resolved.diagnostics + findings.diagnostics
    if !Diagnosed((), diagnostics).hasErrors {
      diagnostics += alert.layoutRemarks(in: matrix.environments)
    }
    return diagnostics
  }

  private static func backends(_ list: String?) throws(UsageFault) -> [any Backend]? {
    guard let list, list != "all" else { return nil }
    var chosen: [any Backend] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let backend = Backends.named(String(name)) else {
        let known = Backends.names
        let nearest =
          nearestName(to: String(name), among: known).map { "did you mean \($0)? " } ?? ""
        throw UsageFault(
          "There is nothing to emit called \(quoted(name))",
          help: nearest + "It can be: " + known.joined(separator: ", "))
      }
      chosen.append(backend)
    }
    return chosen
  }
}
