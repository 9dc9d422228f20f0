import JSONNodes
import Snapshots

/// Findings as one HTML file that opens from disk and asks nobody for anything: clusters to choose
/// from, and for each snapshot what was recorded, what differs, and what it looks like now.
///
/// Texts are in the file once each and are shown on demand, so that ten thousand findings open as
/// fast as ten. The page itself is `Page/page.html`; without scripts it shows the clusters.
public enum HTMLReport {
  /// - Parameter report: the path of the JSON report, for the commands that accept a cluster.
  public static func write(
    _ list: FindingList, _ clusters: [Cluster], report: String
  ) -> [UInt8] {
    let mark = Array("<!--DATA-->".utf8)
    let page = PackageResources.page_html
    guard let place = firstRange(of: mark, in: page) else { return page }
    var out = Array(page[..<place])
    appendPlain(list, clusters, report: report, to: &out)
    out += "<script type=\"application/json\" id=\"data\">".utf8
    out += data(list, clusters, report: report)
    out += "</script>".utf8
    return out + page[(place + mark.count)...]
  }

  private static func firstRange(of mark: [UInt8], in page: [UInt8]) -> Int? {
    page.indices.first { page[$0] == mark.first && page[$0...].starts(with: mark) }
  }

  /// What a reader without scripts sees.
  private static func appendPlain(
    _ list: FindingList, _ clusters: [Cluster], report: String, to out: inout [UInt8]
  ) {
    let text = TerminalReport(isColored: false, report: report).text(of: list, clusters)
    out += "<noscript><pre>\(JUnitReport.escape(text))</pre></noscript>\n".utf8
  }

  private static func data(
    _ list: FindingList, _ clusters: [Cluster], report: String
  ) -> [UInt8] {
    var texts: [[UInt8]] = []
    var numbers: [[UInt8]: Int] = [:]
    func number(_ text: [UInt8]?) -> String {
      guard let text else { return "-1" }
      if let number = numbers[text] { return String(number) }
      numbers[text] = texts.count
      texts.append(text)
      return String(texts.count - 1)
    }
    var json: [UInt8] = Array("{".utf8)
    appendMember("summary", TerminalReport.summary(of: list).utf8, to: &json)
    json += ",\"clusters\":[".utf8
    let terminal = TerminalReport(isColored: false, report: report)
    for (index, cluster) in clusters.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      json.append(UInt8(ascii: "{"))
      appendMember("id", cluster.id.utf8, to: &json)
      json.append(UInt8(ascii: ","))
      appendMember("status", cluster.status.rawValue.utf8, to: &json)
      json.append(UInt8(ascii: ","))
      appendMember("place", cluster.place.utf8, to: &json)
      json.append(UInt8(ascii: ","))
      appendMember("accept", terminal.acceptCommand(cluster.id).utf8, to: &json)
      json.append(UInt8(ascii: ","))
      let changes = cluster.example.changes.map(\.description).joined(separator: "\n")
      appendMember("changes", changes.utf8, to: &json)
      json += ",\"members\":[".utf8
      json += cluster.members.map(String.init).joined(separator: ",").utf8
      json += "]}".utf8
    }
    json += "],\"findings\":[".utf8
    for (index, finding) in list.findings.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      json.append(UInt8(ascii: "["))
      appendJSONString(TerminalReport.title(of: finding).utf8, to: &json)
      json += ",\(number(finding.expected)),\(number(finding.actual))]".utf8
    }
    json += "],\"texts\":[".utf8
    for (index, text) in texts.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      appendJSONString(text, to: &json)
    }
    json += "]}".utf8
    return withoutMarkup(json)
  }

  /// `<` as an escape of JSON, so that no text ends the script or begins a comment.
  private static func withoutMarkup(_ json: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { out += "\\u003C".utf8 } else { out.append(byte) }
    }
    return out
  }
}
