import Diagnostics

/// One step on the way to a value.
public enum ProvenanceStep: Sendable, Equatable {
  /// Where a spec, a case or a preset states it; the nearest counts, the others are covered.
  case statement(SourceRange)
  /// A token that the statement names, or that such a token stands for.
  case token(name: String, SourceRange)
}

extension Alert {
  /// How the value at a path such as `fill` or `views.icon.width` came to be: every statement of
  /// it from the nearest to the farthest, the tokens that the nearest names behind it. Empty
  /// where it is a default.
  public func provenance(of path: [String], in theme: Theme = Theme()) -> [ProvenanceStep] {
    var steps: [ProvenanceStep] = []
    for source in sources {
      guard let node = source.node(at: path) else { continue }
      let range = source.file.range(node.span)
      let isNearest = steps.isEmpty
      steps.append(.statement(range))
      guard isNearest, let text = node.scalar?.text,
        let token = TokenReference(text, at: range).flatMap({ theme[$0.name] })
      else { continue }
      for name in [token.name] + token.aliases {
        if let alias = theme[name] { steps.append(.token(name: name, alias.range)) }
      }
    }
    return steps
  }
}
