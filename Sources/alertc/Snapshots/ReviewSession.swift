import DiagnosticRenderers
import Diagnostics
import SnapshotReports
import Snapshots
import TextCells

/// The clusters on a terminal, one at a time.
struct ReviewSession {
  private let list: FindingList
  private let clusters: [Cluster]
  private let report: TerminalReport
  private var output = OutputStream(1)
  /// What was accepted, and what was neither accepted nor rejected; by finding.
  private var isAccepted: [Bool]
  private var isLeft: [Bool]

  init(list: FindingList, clusters: [Cluster], report: TerminalReport) {
    self.list = list
    self.clusters = clusters
    self.report = report
    isAccepted = [Bool](repeating: false, count: list.findings.count)
    isLeft = [Bool](repeating: true, count: list.findings.count)
  }

  var accepted: [Finding] { zip(list.findings, isAccepted).filter(\.1).map(\.0) }
  var left: [Finding] { zip(list.findings, isLeft).filter(\.1).map(\.0) }

  private enum Answer {
    case accept
    case reject
    case skip
    case acceptRest
    case quit
  }

  /// Goes through the clusters until all are decided or the person wants no more.
  mutating func run() {
    for (number, cluster) in clusters.enumerated() {
      switch decide(cluster, number) {
      case .accept: take(cluster.members, accepts: true)
      case .reject: take(cluster.members, accepts: false)
      case .skip: break
      case .acceptRest: return take(clusters[number...].flatMap(\.members), accepts: true)
      case .quit: return
      }
    }
  }

  private mutating func take(_ members: [Int], accepts: Bool) {
    for member in members where isLeft[member] {
      isLeft[member] = false
      isAccepted[member] = accepts
    }
  }

  /// Shows a cluster until it is decided; `m` goes through its members one by one.
  private mutating func decide(_ cluster: Cluster, _ number: Int) -> Answer {
    var member = 0
    while true {
      show(cluster, number, member: member)
      switch TerminalMode.key() {
      case .end: return .quit
      case .resized, .other: break
      case .byte(let byte):
        switch byte {
        case UInt8(ascii: "a"): return .accept
        case UInt8(ascii: "r"): return .reject
        case UInt8(ascii: "s"): return .skip
        case UInt8(ascii: "A"): return .acceptRest
        case UInt8(ascii: "q"), 0x04, 0x1B: return .quit
        case UInt8(ascii: "m"): member = (member + 1) % cluster.members.count
        case UInt8(ascii: "1"):
          take([cluster.members[member]], accepts: true)
          if cluster.members.allSatisfy({ !isLeft[$0] }) { return .skip }
          member = (member + 1) % cluster.members.count
        default: break
        }
      }
    }
  }

  private mutating func show(_ cluster: Cluster, _ number: Int, member: Int) {
    let finding = list.findings[cluster.members[member]]
    let left = cluster.members.reduce(0) { $0 + (isLeft[$1] ? 1 : 0) }
    let (rows, columns) = TerminalMode.size
    var lines = ["\(number + 1) of \(clusters.count)", ""]
    lines += split(report.text(of: member == 0 ? cluster : single(cluster, member), in: list))
    lines += [""] + drawing(of: finding)
    let keys =
      "a accept \(left)   r reject   s skip   1 accept this one   "
      + "m the next (\(member + 1) of \(cluster.members.count))   A accept everything   q quit"
    output.write("\u{1B}[H\u{1B}[2J".utf8)
    for line in lines.prefix(max(1, rows - 3)) {
      output.write((Self.cut(line, to: columns) + "\n").utf8)
    }
    output.write(("\n" + Self.cut(keys, to: columns - 1)).utf8)
    output.flush()
  }

  private func single(_ cluster: Cluster, _ member: Int) -> Cluster {
    var single = cluster
    single.members = [cluster.members[member]]
    let finding = list.findings[cluster.members[member]]
    if let old = finding.expected, let new = finding.actual {
      single.example = Difference(old, new)
    }
    return single
  }

  /// The lines before the first that begins with a name.
  private func drawing(of finding: Finding) -> [String] {
    let text = String(decoding: finding.actual ?? finding.expected ?? [], as: UTF8.self)
    return split(text).prefix { !($0.first?.isLetter ?? true) }.map {
      "  " + escaped($0, limit: 300)
    }
  }

  private func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The beginning of a line that fits; a colour that was begun ends with it.
  static func cut(_ line: String, to columns: Int) -> String {
    var result = ""
    var width = 0
    var isEscape = false
    for character in line {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape {
        width += cells(of: character)
        if width > columns { return result + (line.contains("\u{1B}") ? "\u{1B}[0m" : "") }
      }
      result.append(character)
      if isEscape, character.isLetter { isEscape = false }
    }
    return result
  }
}
