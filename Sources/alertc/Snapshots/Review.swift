import DiagnosticRenderers
import Diagnostics
import SnapshotReports
import Snapshots

/// `alertc review`: goes through what is pending, one kind of difference after the other.
///
/// On a terminal a key decides; elsewhere the same is printed with the commands that decide it.
enum Review {
  static func run(_ invocation: Invocation) -> Int32 {
    let path = invocation.from ?? invocation.pending.appending("report.json".utf8)
    var reporter = Reporter(invocation, total: 0)
    let read = ReportFile.read(path)
    reporter.report(read.diagnostics)
    guard !read.hasErrors else {
      reporter.finish(success: nil)
      return ExitCode.usage.rawValue
    }
    let clusters = Cluster.of(read.value)
    guard !clusters.isEmpty else {
      reporter.finish(success: "Nothing is pending.")
      return ExitCode.clean.rawValue
    }
    let isTerminal = StandardStreams.isTerminal(1)
    let report = TerminalReport(
      isColored: Reporter.isColored(invocation.color, isTerminal: isTerminal),
      report: path.display)
    var session = ReviewSession(list: read.value, clusters: clusters, report: report)
    let isDone: Void? = isTerminal ? TerminalMode.withSingleKeys { session.run() } : nil
    guard isDone != nil else { return printed(report, read.value, clusters) }
    var acceptance = Acceptance()
    reporter.report(acceptance.accept(session.accepted))
    reporter.finish(success: acceptance.hasFault ? nil : acceptance.sentence)
    if acceptance.hasFault { return ExitCode.usage.rawValue }
    return session.accepted.count == read.value.findings.count
      ? ExitCode.clean.rawValue : ExitCode.specErrors.rawValue
  }

  /// For scripts: every cluster, and how to decide.
  private static func printed(
    _ report: TerminalReport, _ list: FindingList, _ clusters: [Cluster]
  ) -> Int32 {
    var output = OutputStream(1)
    for cluster in clusters {
      output.write((report.text(of: cluster, in: list) + "\n").utf8)
      if output.isClosed { break }
    }
    output.write((TerminalReport.summary(of: list) + "\n").utf8)
    output.flush()
    if let fault = output.fault {
      return Door.fail(CommandLineFault(fault.sentence, help: fault.help))
    }
    return ExitCode.specErrors.rawValue
  }
}

/// The clusters on a terminal, one at a time.
struct ReviewSession {
  private let list: FindingList
  private let clusters: [Cluster]
  private let report: TerminalReport
  private(set) var accepted: [Finding] = []
  private var output = OutputStream(1)

  init(list: FindingList, clusters: [Cluster], report: TerminalReport) {
    self.list = list
    self.clusters = clusters
    self.report = report
  }

  private enum Answer {
    case accept
    case reject
    case acceptRest
    case quit
  }

  /// Goes through the clusters; what was accepted is in ``accepted``.
  mutating func run() {
    var decided: Set<Int> = []
    for (number, cluster) in clusters.enumerated() {
      guard !decided.contains(number) else { continue }
      switch decide(cluster, number) {
      case .accept: accepted += cluster.members.map { list.findings[$0] }
      case .reject: break
      case .acceptRest:
        for cluster in clusters[number...] {
          accepted += cluster.members.map { list.findings[$0] }
        }
        return
      case .quit: return
      }
      decided.insert(number)
    }
  }

  /// Shows a cluster until it is decided; `m` goes through its members one by one.
  private mutating func decide(_ cluster: Cluster, _ number: Int) -> Answer {
    var member = 0
    while true {
      show(cluster, number, member: member)
      switch TerminalMode.key() {
      case .resized: continue
      case .end: return .quit
      case .byte(UInt8(ascii: "a")): return .accept
      case .byte(UInt8(ascii: "r")), .byte(UInt8(ascii: "s")): return .reject
      case .byte(UInt8(ascii: "A")): return .acceptRest
      case .byte(UInt8(ascii: "q")), .byte(0x04), .byte(0x1B): return .quit
      case .byte(UInt8(ascii: "1")):
        accepted.append(list.findings[cluster.members[member]])
        return .reject
      case .byte(UInt8(ascii: "m")): member = (member + 1) % cluster.members.count
      case .byte: continue
      }
    }
  }

  private mutating func show(_ cluster: Cluster, _ number: Int, member: Int) {
    var single = cluster
    let finding = list.findings[cluster.members[member]]
    single.members = [cluster.members[member]]
    if let old = finding.expected, let new = finding.actual {
      single.example = Difference(old, new)
    }
    let (rows, columns) = TerminalMode.size
    var lines = report.text(of: cluster, in: list).split(separator: "\n").map(String.init)
    if member > 0 {
      lines += report.text(of: single, in: list).split(separator: "\n").map(String.init)
    }
    let drawing = (finding.actual ?? finding.expected ?? []).split(separator: UInt8(ascii: "\n"))
      .prefix { $0.first == 0xE2 }.map {
        "  " + escaped(String(decoding: $0, as: UTF8.self), limit: 300)
      }
    lines += [""] + drawing
    output.write("\u{1B}[H\u{1B}[2J".utf8)
    output.write("\(number + 1) of \(clusters.count)\n\n".utf8)
    for line in lines.prefix(max(1, rows - 5)) {
      output.write((ReviewSession.cut(line, to: columns) + "\n").utf8)
    }
    let keys =
      "a accept   r reject   s skip   1 only this one   m next of \(cluster.members.count)   "
      + "A accept all   q quit"
    output.write(("\n" + ReviewSession.cut(keys, to: columns - 1)).utf8)
    output.flush()
  }

  /// A line that fits; colours end with it.
  static func cut(_ line: String, to columns: Int) -> String {
    var result = ""
    var width = 0
    var isEscape = false
    for character in line {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape {
        width += character.utf8.count > 2 ? 2 : 1
        if width > columns { return result + "\u{1B}[0m" }
      }
      result.append(character)
      if isEscape, character.isLetter { isEscape = false }
    }
    return result
  }
}
