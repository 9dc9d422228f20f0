import Diagnostics
import YAMLNodes

extension SpecReader {
  /// The value of `cases`: maps of changes by name.
  mutating func cases(_ node: YAMLNode) -> [AlertSyntax.Case] {
    guard
      let entries = entries(of: node, expecting: "a map of cases", .map(.record(Alert.changeShape)))
    else { return [] }
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
      guard spend(.cases, at: range(entry.key)) else { break }
      // Artifacts are called after cases, and a Mac's file system takes such names for one.
      if let other = cases.first(where: { $0.name.text.lowercased() == name.lowercased() }) {
        report(
          .nameTaken, "\(quoted(name)) differs from another case in letter case or accents alone",
          at: entry.key, notes: [Note("the other is here", at: other.name.range)],
          help: [Help("give one of them another name; files are called after cases")])
        continue
      }
      guard
        let keys = self.entries(
          of: entry.value, expecting: "a map of what the case changes", .record(Alert.changeShape))
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

extension Alert {
  /// What a case can change.
  fileprivate static var changeShape: RecordShape {
    RecordShape(name: title, doc: doc) { keyShapes.filter { !headerKeys.contains($0.name) } }
  }
}

extension AlertSyntax {
  /// What the alert without any case is called on the command line and in names of variants.
  public static let baseCase = "base"
}
