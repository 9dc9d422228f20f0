import AlertSpec
import Diagnostics

/// Which cases of each spec a run asks for.
enum CaseRequest: Sendable {
  /// The spec as it is, without a case.
  case base
  case all
  /// Nil is the spec as it is.
  case named([String?])

  /// - Parameter list: a comma list as given, `all`, `base`, or nil.
  init(_ list: String?) throws(UsageFault) {
    guard let list, list != AlertSyntax.baseCase else {
      self = .base
      return
    }
    var names: [String?] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = word.trimmingBlanks
      guard !word.isEmpty else {
        throw UsageFault(
          "the list of cases has an empty item", help: "write names between commas, or all")
      }
      if word == "all" {
        self = .all
        return
      }
      let name = word == AlertSyntax.baseCase ? nil : word
      if !names.contains(name) { names.append(name) }
    }
    self = .named(names)
  }
}

extension EnvironmentMatrix {
  /// The environments of one spec, its cases within each.
  struct Variants {
    var environments: [Environment]
    /// For each environment, the values of the axes that vary.
    var names: [[String]]
    /// Cases that were asked for and that the spec doesn't have.
    var unknownCases: [String] = []
  }

  func variants(of chain: SpecChain) -> Variants {
    var wanted: [String?]
    var unknown: [String] = []
    switch cases {
    case .base: return Variants(environments: environments, names: variantNames)
    case .all: wanted = [nil] + chain.caseNames
    case .named(let names):
      let known = chain.caseNames
      wanted = names.filter { name in name.map(known.contains) ?? true }
      unknown = names.compactMap { $0 }.filter { !known.contains($0) }
      // Nothing is laid out then; what else is wrong with the spec is still looked for.
      if wanted.isEmpty { wanted = [nil] }
    }
    var variants = Variants(environments: [], names: [], unknownCases: unknown)
    for (environment, name) in zip(environments, variantNames) {
      for caseName in wanted {
        var shown = environment
        shown.caseName = caseName
        variants.environments.append(shown)
        variants.names.append(
          wanted.count > 1 ? name + [caseName ?? AlertSyntax.baseCase] : name)
      }
    }
    return variants
  }
}
