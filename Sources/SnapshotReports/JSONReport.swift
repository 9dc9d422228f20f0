import JSONNodes
import Snapshots

/// A run's findings as JSON lines: the first says what ran, then one finding a line, in the order
/// of the plan.
///
/// ```json
/// {"format":"alertc.snapshots/1","planned":816,"plan":"9f86…","ran":"0-815","failed":0,"unmade":0,
///  "axes":[{"name":"textSize","isOrdered":true,"values":["large","xxxLarge"]},…]}
/// {"status":"changed","number":12,"source":"a.alert.yaml","store":"snapshots/a.snap",
///  "name":"a","variant":["iphone-15",…],"expected":"…","actual":"…"}
/// ```
///
/// `shard` is there for a part of a plan. A finding lacks what it doesn't have.
public enum JSONReport {
  static let format = "alertc.snapshots/1"

  /// The report, each line ended; the same findings give the same bytes.
  public static func write(_ list: FindingList) -> [UInt8] {
    var out: [UInt8] = []
    appendHead(of: list, to: &out)
    for finding in list.findings { append(finding, to: &out) }
    return out
  }

  private static func appendHead(of list: FindingList, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "{"))
    appendMember("format", format.utf8, to: &out)
    out += ",\"planned\":\(list.planned),".utf8
    appendMember("plan", list.planHash.utf8, to: &out)
    if let shard = list.shard {
      out.append(UInt8(ascii: ","))
      appendMember("shard", shard.utf8, to: &out)
    }
    out.append(UInt8(ascii: ","))
    appendMember("ran", ranges(list.ran).utf8, to: &out)
    out += ",\"failed\":\(list.failed),\"unmade\":\(list.unmade),\"axes\":[".utf8
    for (index, axis) in list.axes.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      out.append(UInt8(ascii: "{"))
      appendMember("name", axis.name.utf8, to: &out)
      out += ",\"isOrdered\":\(axis.isOrdered),\"values\":".utf8
      appendList(axis.values, to: &out)
      out.append(UInt8(ascii: "}"))
    }
    out += "]}\n".utf8
  }

  private static func append(_ finding: Finding, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "{"))
    appendMember("status", finding.status.rawValue.utf8, to: &out)
    if let number = finding.number { out += ",\"number\":\(number)".utf8 }
    for (name, value) in [
      ("source", finding.source), ("store", finding.store), ("name", finding.name),
    ] where !value.isEmpty {
      out.append(UInt8(ascii: ","))
      appendMember(name, value.utf8, to: &out)
    }
    if !finding.variant.values.isEmpty {
      out += ",\"variant\":".utf8
      appendList(finding.variant.values, to: &out)
    }
    if let expected = finding.expected {
      out.append(UInt8(ascii: ","))
      appendMember("expected", expected, to: &out)
    }
    if let hash = finding.expectedHash {
      out.append(UInt8(ascii: ","))
      appendMember("expectedHash", hash.hexadecimal.utf8, to: &out)
    }
    if let actual = finding.actual {
      out.append(UInt8(ascii: ","))
      appendMember("actual", actual, to: &out)
    }
    out += "}\n".utf8
  }

  private static func appendList(_ values: [String], to out: inout [UInt8]) {
    out.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      appendJSONString(value.utf8, to: &out)
    }
    out.append(UInt8(ascii: "]"))
  }

  /// `0-6,8,10-11`
  private static func ranges(_ ran: [Range<Int>]) -> String {
    ran.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)" }
      .joined(separator: ",")
  }
}

/// `"name":"value"`
func appendMember(_ name: String, _ value: some Sequence<UInt8>, to out: inout [UInt8]) {
  appendJSONString(name.utf8, to: &out)
  out.append(UInt8(ascii: ":"))
  appendJSONString(value, to: &out)
}
