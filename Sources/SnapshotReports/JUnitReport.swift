import DiagnosticRenderers
import Snapshots

/// Findings as JUnit XML, for the test pages of CI systems: a test suite for each name, a test case
/// for each finding, and one that passes for all that is as recorded.
///
/// The form is that of the Apache Ant JUnit task, as the common schema `JUnit.xsd` has it. Times
/// are 0 and the timestamp is that of no run, so that the same findings give the same bytes.
public enum JUnitReport {
  /// A failure for each finding, with its changes, and one case that counts what is as recorded.
  public static func write(_ list: FindingList, _ clusters: [Cluster]) -> [UInt8] {
    var groups: [(name: String, findings: [Int])] = []
    var places: [String: Int] = [:]
    for (index, finding) in list.findings.enumerated() {
      if let place = places[finding.store] {
        groups[place].findings.append(index)
      } else {
        places[finding.store] = groups.count
        groups.append((finding.name, [index]))
      }
    }
    var clusterOf = [Int](repeating: 0, count: list.findings.count)
    for (number, cluster) in clusters.enumerated() {
      for member in cluster.members { clusterOf[member] = number }
    }
    var out: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n".utf8)
    for (number, group) in groups.enumerated() {
      appendHead(
        of: group.name, number, tests: group.findings.count, failures: group.findings.count,
        to: &out)
      for index in group.findings {
        append(list.findings[index], clusters[clusterOf[index]], to: &out)
      }
      appendTail(to: &out)
    }
    let same = max(0, list.ranCount - list.unmade - list.findings.count { $0.number != nil })
    appendHead(of: "as recorded", groups.count, tests: same > 0 ? 1 : 0, failures: 0, to: &out)
    if same > 0 {
      let name = "\(grouped(same)) snapshots as recorded"
      out += "    <testcase name=\"\(name)\" classname=\"snapshots\" time=\"0\"/>\n".utf8
    }
    appendTail(to: &out)
    out += "</testsuites>\n".utf8
    return out
  }

  private static func appendHead(
    of name: String, _ number: Int, tests: Int, failures: Int, to out: inout [UInt8]
  ) {
    out += "  <testsuite name=\"\(escape(name))\" id=\"\(number)\" package=\"snapshots\"".utf8
    out += " timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\"".utf8
    out += " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" time=\"0\">\n".utf8
    out += "    <properties/>\n".utf8
  }

  private static func appendTail(to out: inout [UInt8]) {
    out += "    <system-out/>\n    <system-err/>\n  </testsuite>\n".utf8
  }

  private static func append(_ finding: Finding, _ cluster: Cluster, to out: inout [UInt8]) {
    let title = finding.status == .obsolete ? finding.store : finding.variant.description
    out += "    <testcase name=\"\(escape(title))\" classname=\"\(escape(finding.name))\"".utf8
    out += " time=\"0\">\n      <failure type=\"\(finding.status.rawValue)\"".utf8
    let difference = difference(of: finding, cluster)
    let first = difference.changes.first?.description ?? finding.status.rawValue
    out += " message=\"\(escape(first))\">".utf8
    for change in difference.changes { out += (escape(change.description) + "\n").utf8 }
    out += "cluster \(cluster.id)</failure>\n    </testcase>\n".utf8
  }

  private static func difference(of finding: Finding, _ cluster: Cluster) -> Difference {
    guard finding.status == .changed, let old = finding.expected, let new = finding.actual else {
      return cluster.example
    }
    return Difference(old, new)
  }

  /// A text for an attribute or an element; characters that XML 1.0 has no way to write become
  /// U+FFFD.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
