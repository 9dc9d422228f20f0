import DiagnosticRenderers
import Diagnostics
import Snapshots

/// How two sets of renderings differ, in full: every kind of difference, every change.
public struct DifferenceText: Sendable {
  private let colors: TerminalColors

  /// With colours added and removed lines are green and red.
  public init(isColored: Bool) {
    colors = TerminalColors(isColored: isColored)
  }

  /// Empty where nothing differs.
  public func text(of list: FindingList) -> String {
    var text = ""
    for cluster in Cluster.of(list) {
      guard let first = cluster.members.first.map({ list.findings[$0] }) else { continue }
      let variant = first.variant.values.filter { $0 != "base" }.map { escaped($0, limit: 100) }
      let word =
        switch cluster.status {
        case .changed: "changed"
        case .missing: "only in the second"
        case .obsolete: "only in the first"
        }
      let count = cluster.members.count
      text += colors.paint(word, .strong) + (count > 1 ? " ×\(grouped(count))" : "")
      text += cluster.place.isEmpty || count == 1 ? "" : ", \(cluster.place)"
      text += "\n  " + colors.paint(variant.joined(separator: " · "), .gutter) + "\n"
      for change in cluster.example.changes {
        for line in change.painted(colors).split(separator: "\n") { text += "  \(line)\n" }
      }
      if cluster.example.omitted > 0 {
        text += "  … and \(grouped(cluster.example.omitted)) more\n"
      }
    }
    return text
  }
}
