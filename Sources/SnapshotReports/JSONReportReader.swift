import Diagnostics
import JSONNodes
import Snapshots

extension JSONReport {
  /// Reads what ``write(_:)`` wrote.
  ///
  /// - Returns: the findings, with an error at the first line that is no part of a report.
  public static func read(_ file: SourceFile) -> Diagnosed<FindingList> {
    var list = FindingList(axes: [])
    var start = 0
    var isFirst = true
    while start < file.bytes.count {
      let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
      let value = try? JSONNode.parse(file.bytes, in: start..<end)
      let isTaken = value.map { isFirst ? readHead($0, &list) : readFinding($0, &list) }
      guard isTaken == true else {
        return Diagnosed(list, [notAReport(file, start..<end)])
      }
      isFirst = false
      start = end + 1
    }
    return Diagnosed(list, isFirst ? [notAReport(file, 0..<0)] : [])
  }

  private static func notAReport(_ file: SourceFile, _ span: Range<Int>) -> Diagnostic {
    Diagnostic(
      "snapshot/not-a-report", "this is no line of a report of snapshots", at: file.range(span),
      help: [Help("name a report.json that alertc verify or alertc merge wrote")])
  }

  private static func readHead(_ value: JSONNode, _ list: inout FindingList) -> Bool {
    guard value["format"]?.string == format, let planned = value["planned"]?.integer,
      let plan = value["plan"]?.string, let ran = value["ran"]?.string.flatMap(ranges),
      let failed = value["failed"]?.integer, let unmade = value["unmade"]?.integer,
      let axes = value["axes"]?.items
    else { return false }
    list.planned = planned
    list.planHash = plan
    list.ran = ran
    list.failed = failed
    list.unmade = unmade
    list.shard = value["shard"]?.string
    for axis in axes {
      guard let name = axis["name"]?.string, let values = axis["values"]?.strings else {
        return false
      }
      list.axes.append(Axis(name, values, isOrdered: axis["isOrdered"]?.boolean == true))
    }
    return true
  }

  private static func readFinding(_ value: JSONNode, _ list: inout FindingList) -> Bool {
    guard let status = (value["status"]?.string).flatMap(Finding.Status.init(rawValue:)),
      let store = value["store"]?.string, let name = value["name"]?.string
    else { return false }
    var finding = Finding(
      status, number: value["number"]?.integer, source: value["source"]?.string ?? "",
      store: store, name: name, variant: Variant(value["variant"]?.strings ?? []),
      expected: (value["expected"]?.string).map { Array($0.utf8) },
      actual: (value["actual"]?.string).map { Array($0.utf8) })
    finding.expectedHash = (value["expectedHash"]?.string).flatMap { RenderingHash($0) }
    list.findings.append(finding)
    return true
  }

  /// `0-6,8,10-11`; nil unless ascending and apart.
  private static func ranges(_ text: String) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-").map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        first >= result.last?.upperBound ?? 0, last >= first, last < Int.max
      else { return nil }
      result.append(first..<last + 1)
    }
    return result
  }
}
