import Diagnostics
import YAMLNodes

/// Asking for tokens where values are written out, as far as the project wants it.
extension SpecReader {
  mutating func lint(_ color: DynamicColor, _ policy: RawValues.Policy, at node: YAMLNode) {
    lint("this colour", policy, at: range(node), same: { $0 == .color(color) })
  }

  mutating func lint(_ length: Length, _ policy: RawValues.Policy, at node: YAMLNode) {
    lint(length, policy, at: range(node))
  }

  mutating func lint(_ length: Length, _ policy: RawValues.Policy, at range: SourceRange) {
    guard length != 0 else { return }
    lint("this length", policy, at: range, same: { $0 == .length(length) })
  }

  mutating func lintFont(_ policy: RawValues.Policy, at node: YAMLNode) {
    guard node.scalar?.text.utf8.first != UInt8(ascii: "$") else { return }
    lint("this part of a font", policy, at: range(node), same: { _ in false })
  }

  private mutating func lint(
    _ what: String, _ policy: RawValues.Policy, at range: SourceRange, same: (Token.Value) -> Bool
  ) {
    guard policy != .allowed else { return }
    let tokens = theme.tokens.filter { $0.value.map(same) ?? false }.map(\.name)
    var help = [Help("add it to the theme, and write the token's name here")]
    if let first = tokens.first {
      let others = tokens.count > 1 ? "; it is also $" + listed(Array(tokens.dropFirst())) : ""
      help = [
        Help(
          "write $\(first)\(others)",
          fix: FixIt(
            [.init(replacing: range, with: "$" + first)], isCertain: tokens.count == 1))
      ]
    }
    report(
      Diagnostic(
        policy == .refused ? .error : .warning, .rawValue,
        "\(what) is written out, and the project asks for tokens", at: range, help: help))
  }
}
