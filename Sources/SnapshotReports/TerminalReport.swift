import DiagnosticRenderers
import Diagnostics
import Snapshots

/// Findings for a person at a terminal: cluster by cluster, the largest first, and a summary.
///
/// At most ``mostClusters`` clusters of ``mostChanges`` changes are shown, so the text is short
/// whatever happened; the report file has everything.
public struct TerminalReport: Sendable {
  static let mostClusters = 20
  /// Of a cluster; the others are counted.
  public static let mostChanges = 8

  private let colors: TerminalColors
  /// The path of the report file, for the commands shown.
  private let report: String

  /// With the path of the report file, for the commands that are shown.
  public init(isColored: Bool, report: String) {
    colors = TerminalColors(isColored: isColored)
    self.report = report
  }

  /// The clusters in their order, then how many more there are, then the summary; ends in a line
  /// feed.
  public func text(of list: FindingList, _ clusters: [Cluster]) -> String {
    var text = ""
    for cluster in clusters.prefix(Self.mostClusters) {
      text += self.text(of: cluster, in: list) + "\n"
    }
    if clusters.count > Self.mostClusters {
      let rest = clusters[Self.mostClusters...]
      let members = rest.reduce(0) { $0 + $1.members.count }
      text += "… and \(rest.count) more kinds of difference in \(grouped(members)) snapshots; "
      text += "see \(escaped(report, limit: 200))\n\n"
    }
    return text + Self.summary(of: list) + "\n"
  }

  /// One cluster: what, how often, where, and the command that accepts it.
  public func text(of cluster: Cluster, in list: FindingList) -> String {
    guard let first = cluster.members.first.map({ list.findings[$0] }) else { return "" }
    let count = cluster.members.count
    var text = colors.paint(cluster.status.rawValue, Self.role(cluster.status))
    if count > 1 { text += colors.paint(" ×\(grouped(count))", .strong) }
    if cluster.names > 1 { text += ", in \(grouped(cluster.names)) alerts" }
    if !cluster.place.isEmpty, count > 1 { text += ", \(cluster.place)" }
    text += "\n  " + colors.paint(Self.title(of: first), .gutter) + "\n"
    for change in cluster.example.changes.prefix(Self.mostChanges) {
      for line in change.painted(colors).split(separator: "\n") { text += "  \(line)\n" }
    }
    let rest = cluster.example.changes.count - Self.mostChanges + cluster.example.omitted
    if rest > 0 { text += "  … and \(grouped(rest)) more\n" }
    return text + "  " + colors.paint("accept:", .help) + " \(acceptCommand(cluster.id))\n"
  }

  func acceptCommand(_ id: String) -> String {
    "alertc accept --from \(shellWord(report)) --cluster \(id)"
  }

  /// `greeting · iphone-15 · dark`; an obsolete store is named by its file.
  static func title(of finding: Finding) -> String {
    guard finding.status != .obsolete else { return escaped(finding.store, limit: 200) }
    return ([finding.name] + finding.variant.values.filter { $0 != "base" })
      .map { escaped($0, limit: 100) }.joined(separator: " · ")
  }

  /// `816 snapshots: 800 as recorded, 12 changed, 4 missing.`
  public static func summary(of list: FindingList) -> String {
    let found = list.count(.changed) + list.count(.missing)
    var parts: [String] = []
    for status in Finding.Status.allCases where list.count(status) > 0 {
      parts.append("\(grouped(list.count(status))) \(status.rawValue)")
    }
    let ran = list.ranCount
    parts.insert("\(grouped(max(0, ran - found - list.unmade))) as recorded", at: 0)
    if list.failed > 0 {
      let specs = list.failed == 1 ? "spec" : "specs"
      parts.append(
        "\(grouped(list.unmade)) not made, for errors in \(grouped(list.failed)) \(specs)")
    }
    let shard = list.shard.map { " of shard \($0)" } ?? ""
    return "\(grouped(ran)) snapshot\(ran == 1 ? "" : "s")\(shard): "
      + parts.joined(separator: ", ") + "."
  }

  private static func role(_ status: Finding.Status) -> TerminalColors.Role {
    switch status {
    case .changed: .error
    case .missing: .warning
    case .obsolete: .note
    }
  }
}

extension Change {
  /// ``description`` made safe to print, with what differs between the two values stressed.
  func painted(_ colors: TerminalColors) -> String {
    let limit = 400
    guard kind != .line else {
      return [
        old.map { colors.paint("- " + escaped($0, limit: limit), .removed) },
        new.map { colors.paint("+ " + escaped($0, limit: limit), .added) },
      ].compactMap { $0 }.joined(separator: "\n")
    }
    guard kind == .value, let old, let new else { return escaped(description, limit: limit) }
    let (before, removed, added, behind) = Self.split(old, new)
    func value(_ middle: String, _ role: TerminalColors.Role) -> String {
      escaped(before, limit: limit) + colors.paint(escaped(middle, limit: limit), role)
        + escaped(behind, limit: limit)
    }
    let name = attribute.isEmpty ? "" : attribute + " "
    return escaped("\(subject): \(name)", limit: limit) + value(removed, .removed) + " → "
      + value(added, .added)
  }

  /// What two values begin and end with alike, in whole words, and what lies between.
  static func split(
    _ old: String, _ new: String
  ) -> (before: String, removed: String, added: String, behind: String) {
    let left = old.split(separator: " ", omittingEmptySubsequences: false)
    let right = new.split(separator: " ", omittingEmptySubsequences: false)
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start,
      left[left.count - 1 - end] == right[right.count - 1 - end]
    {
      end += 1
    }
    func join(_ words: ArraySlice<Substring>) -> String { words.joined(separator: " ") }
    let before = join(left[..<start]) + (start > 0 ? " " : "")
    let behind = (end > 0 ? " " : "") + join(left[(left.count - end)...])
    return (
      before, join(left[start..<left.count - end]), join(right[start..<right.count - end]), behind
    )
  }
}

/// A number with commas between thousands.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return text
}

/// A word as a POSIX shell takes it: as it is, or between single quotes.
public func shellWord(_ text: String) -> String {
  let plain = text.utf8.allSatisfy {
    switch $0 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: ","):
      true
    default: false
    }
  }
  guard !plain || text.isEmpty else { return text }
  return "'"
    + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
