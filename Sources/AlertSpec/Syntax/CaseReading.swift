import Diagnostics
import YAMLNodes

extension SpecReader {
  /// The value of `cases`: maps of changes by name.
  mutating func cases(_ node: YAMLNode) -> [AlertSyntax.Case] {
    guard let entries = entries(of: node, expecting: "a map of cases") else { return [] }
    var cases: [AlertSyntax.Case] = []
    for entry in entries {
      guard let name = keyText(entry), !isForOtherTools(name),
        checkedIdentifier(name, at: entry.key) != nil
      else { continue }
      if name == AlertSyntax.baseCase || name == "all" {
        report(
          .nameTaken, "'\(name)' is a name of the language, so no case can have it",
          at: entry.key, help: [Help("choose another name, such as \(name)-state")])
        continue
      }
      guard let keys = self.entries(of: entry.value, expecting: "a map of what the case changes")
      else { continue }
      checkHeader(keys)
      let named = AlertSyntax.Named(text: name, range: range(entry.key))
      cases.append(AlertSyntax.Case(name: named, node: entry.value))
    }
    return cases
  }

  /// What only a whole spec has.
  private mutating func checkHeader(_ entries: [YAMLNode.Entry]) {
    for entry in entries {
      guard let name = keyText(entry), Alert.headerKeys.contains(name)
      else { continue }
      report(
        .unknownKey, "a case has no key '\(name)'", at: entry.key,
        help: [Help("write it at the top of the file; a case changes what the alert shows")])
    }
  }
}

extension AlertSyntax {
  /// What the alert without any case is called on the command line and in names of variants.
  public static let baseCase = "base"
}
