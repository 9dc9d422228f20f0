import AlertSpec
import Diagnostics
import Typography

/// The alerts that one spec comes to: one for each case, and for each way in which the
/// environment decides its values. Most specs come to one.
struct AlertVariants {
  /// What an alert was read for, as far as it matters.
  private struct Key: Hashable {
    var caseName: String?
    var orientation: Orientation?
    var sizeClasses: [SizeClass] = []
    var appearance: Appearance?
    var locale: String?
    var textSize: TextSize?
    var isTablet: Bool?

    init(_ environment: Environment, _ axes: EnvironmentAxes) {
      caseName = environment.caseName
      if axes.contains(.orientation) { orientation = environment.orientation }
      if axes.contains(.sizeClass) {
        sizeClasses = [environment.widthClass, environment.heightClass]
      }
      if axes.contains(.appearance) { appearance = environment.appearance }
      if axes.contains(.locale) || environment.isPseudoLocale { locale = environment.locale }
      if axes.contains(.textSize) { textSize = environment.textSize }
      if axes.contains(.idiom) { isTablet = environment.isTablet }
    }
  }

  /// An alert with those of the environments that it is for.
  typealias Group = (alert: Alert, environments: [Environment])

  private let resolver: Resolver
  private let chain: SpecChain
  private let parsed: [Diagnostic]
  private var alerts: [Key: Alert] = [:]
  /// The one alert of a spec that has no other.
  private var single: Alert?
  /// What each case depends on; that of the spec as it is under nil.
  private var axes: [String?: EnvironmentAxes] = [:]
  /// What reading said, each thing once.
  var diagnostics: [Diagnostic]

  /// - Parameter parsed: what parsing the files said.
  init(_ resolver: Resolver, _ chain: SpecChain, _ parsed: [Diagnostic]) {
    self.resolver = resolver
    self.chain = chain
    self.parsed = parsed
    diagnostics = parsed
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The alert in an environment that it was read for.
  subscript(environment: Environment) -> Alert? {
    single ?? alerts[Key(environment, axes[environment.caseName] ?? [])]
  }

  /// What an environment comes to, for telling those that come to the same apart from others. A
  /// locale changes an alert's texts, which ``Key`` knows of, and the direction of its lines.
  struct Outcome: Hashable {
    private let key: Key
    private var environment: Environment

    fileprivate init(
      _ environment: Environment, _ axes: EnvironmentAxes, _ alert: Alert, isPainted: Bool
    ) {
      key = Key(environment, axes)
      self.environment = environment
      self.environment.locale = environment.isRightToLeft ? "ar" : "en"
      if !isPainted {
        self.environment.appearance = alert.hasGround(in: environment) ? .light : .dark
      }
    }
  }

  /// - Parameters:
  ///   - alert: the one in that environment.
  ///   - isPainted: whether colours matter; where only faults of the layout do, they don't.
  func outcome(
    of environment: Environment, _ alert: Alert, isPainted: Bool
  ) -> Outcome {
    Outcome(environment, axes[environment.caseName] ?? [], alert, isPainted: isPainted)
  }

  /// Each alert with those of the environments that it is for.
  func groups(of environments: [Environment]) -> [Group] {
    if let single { return [(single, environments)] }
    var groups: [Group] = []
    var places: [Key: Int] = [:]
    for environment in environments {
      let key = Key(environment, axes[environment.caseName] ?? [])
      if let place = places[key] {
        groups[place].environments.append(environment)
      } else if let alert = alerts[key] {
        places[key] = groups.count
        groups.append((alert, [environment]))
      }
    }
    return groups
  }

  /// Reads the spec for environments, and every case that none of them shows for its faults.
  mutating func read(_ environments: [Environment]) {
    guard let first = environments.first else { return }
    let resolved = resolver.resolve(chain, parsed, in: first)
    let names = chain.caseNames
    if names.isEmpty, resolved.value.axes.isEmpty,
      !environments.contains(where: \.isPseudoLocale)
    {
      single = resolved.value
      diagnostics += resolved.diagnostics.dropFirst(parsed.count)
      return
    }
    take(resolved, of: first)
    for environment in environments { read(environment) }
    for name in [nil] + names where axes[name] == nil {
      var environment = first
      environment.caseName = name
      read(environment)
    }
    for environment in environments { readTurned(environment) }
  }

  /// Reads the alert for the other orientation, where a script turns it and its values depend on that.
  private mutating func readTurned(_ environment: Environment) {
    let known = axes[environment.caseName] ?? []
    let key = Key(environment, known)
    guard let alert = alerts[key], alert.turned.isEmpty, alert.isTurnedByScripts,
      !known.isDisjoint(with: [.orientation, .sizeClass])
    else { return }
    read(environment.turned)
    guard var turned = alerts[Key(environment.turned, known)] else { return }
    turned.turned = []
    alerts[key]?.turned = [turned]
  }

  private mutating func read(_ environment: Environment) {
    if let known = axes[environment.caseName], alerts[Key(environment, known)] != nil { return }
    take(resolver.resolve(chain, parsed, in: environment), of: environment)
  }

  private mutating func take(_ resolved: Diagnosed<Alert>, of environment: Environment) {
    alerts[Key(environment, resolved.value.axes)] = resolved.value
    axes[environment.caseName] = resolved.value.axes
    for diagnostic in resolved.diagnostics.dropFirst(parsed.count)
    where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }
}
