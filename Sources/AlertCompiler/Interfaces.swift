import AlertSpec
import Diagnostics
import Snapshots

/// What `alertc diff --breaking` compares.
public typealias AppInterface = AlertSpec.AppInterface

extension Compiler {
  /// What an app holds on to of a spec, in each of its environments; nothing is laid out. None where
  /// the spec has errors.
  public func interfaces(of source: SourceFile) -> Diagnosed<[(Variant, AppInterface)]> {
    var environments: [Environment] = []
    var found: [Int: AppInterface] = [:]
    let diagnostics = findings(
      in: source, environments: { environments = $0 }, isPainted: false,
      reusing: { number, earlier in
        found[number] = found[earlier]
        return true
      }
    ) { alert, _, number in
      found[number] = AppInterface(of: alert)
      return []
    }.sortedByPlace()
    let interfaces = environments.enumerated().compactMap { number, environment in
      found[number].map { (variant(environment), $0) }
    }
    return Diagnosed(interfaces, diagnostics)
  }

  /// What of an older version no longer holds in a newer one, each once: compared in the environments
  /// that both are for, or in the first of each.
  public static func breaks(
    from old: [(Variant, AppInterface)], to new: [(Variant, AppInterface)]
  ) -> [AppInterface.Break] {
    let before = Dictionary(old) { first, _ in first }
    var pairs = new.compactMap { variant, after in before[variant].map { ($0, after) } }
    if pairs.isEmpty, let first = old.first, let second = new.first {
      pairs = [(first.1, second.1)]
    }
    return pairs.reduce(into: []) { breaks, pair in
      for found in pair.0.breaks(in: pair.1) where !breaks.contains(found) {
        breaks.append(found)
      }
    }
  }
}
