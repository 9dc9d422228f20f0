import AlertLayout
import AlertSpec
import Diagnostics

extension Compiler {
  /// What ``explain(_:in:)`` was asked for.
  public enum Answer: Sendable {
    /// Lines to print, each ended.
    case text(String)
    /// There is no such node, attribute or key.
    case unknown(UsageFault)
    /// The spec has errors that have to be mended first; they are the diagnostics.
    case none
  }

  /// Why a number of an alert's layout or a value of its spec is what it is.
  ///
  /// - Parameter name: `title.height`, `alert.y`: a node of the layout and an attribute; or
  ///   `layout.width`, `title.font.size`: a key, from the top or from a view or an action.
  public func explain(_ name: String, in source: SourceFile) -> Diagnosed<Answer> {
    var parsed = resolver.chain(of: source)
    if let project { parsed.diagnostics += project.diagnostics }
    guard let chain = parsed.value else { return Diagnosed(.none, parsed.diagnostics) }
    let variants = matrix.variants(of: chain)
    parsed.diagnostics += variants.unknownCases.map(chain.unknownCase)
    let environment = variants.environments.first ?? matrix.environments[0]
    let resolved = resolver.resolve(chain, parsed.diagnostics, in: environment)
    guard !resolved.hasErrors else { return Diagnosed(.none, resolved.diagnostics) }
    let alert = resolved.value
    var diagnostics = resolved.diagnostics
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let attribute = parts.popLast() ?? ""
    let node = parts.joined(separator: ".")
    switch alert.derivation(of: attribute, ofNode: node, in: environment) {
    case .success(let derivation):
      diagnostics += alert.layoutFaults(in: environment)
      let words = ExplanationText(alert: alert, environment: environment)
      return Diagnosed(.text(words.text(of: derivation)), diagnostics.sortedByPlace())
    case .failure(let unknown):
      return Diagnosed(
        answer(name, unknown, ofNode: node, in: alert, environment), diagnostics.sortedByPlace())
    }
  }

  /// A key of that name, or else what there is.
  private func answer(
    _ name: String, _ unknown: UnknownQuantity, ofNode node: String, in alert: Alert,
    _ environment: Environment
  ) -> Answer {
    switch alert.trace(ofKey: name, in: project?.theme ?? Theme()) {
    case .success(let trace):
      return .text(ExplanationText(alert: alert, environment: environment).text(of: trace))
    case .failure(let key):
      if case .attribute = unknown.part, key.name == unknown.name {
        return .unknown(
          fault(
            "\(quoted(node)) has no attribute or key \(quoted(unknown.name))", unknown.name,
            among: unknown.known + key.known))
      }
      let isFirst = name.hasPrefix(key.name)
      return .unknown(
        fault(
          isFirst
            ? "there is no node and no key \(quoted(key.name)) in \(escaped(alert.name))"
            : key.known.isEmpty
              ? "\(key.place) holds no keys"
              : "there is no key \(quoted(key.name)) in \(key.place)", key.name,
          among: isFirst ? nodes(of: unknown, in: alert) + key.known : key.known))
    }
  }

  private func nodes(of unknown: UnknownQuantity, in alert: Alert) -> [String] {
    if case .node = unknown.part { return unknown.known }
    return ["alert"] + alert.viewNames + alert.actions.map(\.id)
  }

  private func fault(_ sentence: String, _ name: String, among known: [String]) -> UsageFault {
    var names: [String] = []
    for name in known where !names.contains(name) { names.append(name) }
    let nearest = nearestName(to: name, among: names).map { "did you mean \($0)? " } ?? ""
    let list =
      names.isEmpty ? "" : "it can be: " + names.map { escaped($0) }.joined(separator: ", ")
    let help = nearest + list
    return UsageFault(sentence, help: help.isEmpty ? nil : help)
  }
}
