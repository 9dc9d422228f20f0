import Diagnostics
import Snapshots

extension Option {
  /// Which of what is found `record` takes up.
  static let recording: [Option] = [
    Option(name: "missing", value: nil, summary: "Only what isn't recorded yet.") {
      (invocation, _) throws(CommandLineFault) in
      invocation.recording = .missing
    },
    Option(name: "changed", value: nil, summary: "Only what looks other than recorded.") {
      (invocation, _) throws(CommandLineFault) in
      invocation.recording = .changed
    },
    Option(
      name: "all", value: nil, summary: "Everything, also over stores that can't be read."
    ) { (invocation, _) throws(CommandLineFault) in
      invocation.recording = .all
    },
    Option(
      name: "lock", value: nil, summary: "Keep only hashes of what isn't recorded yet."
    ) { (invocation, _) throws(CommandLineFault) in
      invocation.locks = true
    },
  ]

  static let shard = Option(
    name: "shard", value: "I/N", summary: "Only the I-th of N parts, for CI jobs side by side."
  ) { (invocation, argument) throws(CommandLineFault) in
    guard let shard = Shard(argument.text) else {
      throw CommandLineFault(
        "--shard takes a part and how many there are, not \(quoted(argument.text))",
        help: "write --shard 1/7 for the first of seven")
    }
    invocation.shard = shard
  }

  static let git = Option(
    name: "git", value: "REV", summary: "Compare a revision: REV with here, REV..REV, REV...REV."
  ) { (invocation, argument) throws(CommandLineFault) in
    guard let revisions = RevisionRange(argument.text) else {
      throw CommandLineFault(
        "--git takes a revision, not nothing", help: "write --git main, or --git v1..v2")
    }
    invocation.revisions = revisions
  }

  static let breaking = Option(
    name: "breaking", value: nil, summary: "Only what an app's code holds on to: ids and events."
  ) { (invocation, _) throws(CommandLineFault) in
    invocation.tellsBreaks = true
  }

  /// Where findings are reported to.
  static let reports: [Option] = [
    path("pending", "DIR", "Where what is pending goes (default: build/snapshots).") {
      $0.pending = $1
    },
    path("junit", "FILE", "Also write a JUnit XML report.") { $0.junitFile = $1 },
    path("html", "FILE", "Also write a report to look at in a browser.") { $0.htmlFile = $1 },
  ]

  static let report = path("report", "FILE", "Where the merged report goes.") {
    $0.reportFile = $1
  }

  /// What of a report is meant.
  static let from: [Option] = [
    path(
      "from", "FILE", "The report to take it from (default: build/snapshots/report.json)."
    ) { $0.from = $1 },
    Option(
      name: "cluster", value: "IDS", summary: "Only these clusters, by the names the report shows."
    ) { (invocation, argument) throws(CommandLineFault) in
      invocation.clusters = argument.text.split(separator: ",").map(String.init)
    },
  ]

  private static func path(
    _ name: String, _ value: String, _ summary: String,
    _ set: @escaping @Sendable (inout Invocation, Path) -> Void
  ) -> Option {
    Option(name: name, value: value, summary: summary) {
      (invocation, argument) throws(CommandLineFault) in
      try argument.requireContent(for: name)
      set(&invocation, Path(argument.bytes))
    }
  }
}
