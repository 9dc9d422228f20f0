import Diagnostics
import Snapshots

/// Puts the reports of a plan's shards together.
public enum ReportMerging {
  /// The findings as one run would have had them.
  ///
  /// - Parameter reports: each with the file it was read from.
  /// - Returns: with an error for every snapshot's absence or doubling; such a list is incomplete.
  public static func merge(
    _ reports: [(file: SourceFile, list: FindingList)]
  ) -> Diagnosed<FindingList> {
    guard let first = reports.first else { return Diagnosed(FindingList(axes: [])) }
    var merged = FindingList(axes: first.list.axes)
    merged.planned = first.list.planned
    merged.planHash = first.list.planHash
    var diagnostics: [Diagnostic] = []
    var stretches: [(range: Range<Int>, file: SourceFile)] = []
    for (file, list) in reports {
      guard list.planHash == merged.planHash, list.planned == merged.planned else {
        diagnostics.append(
          Diagnostic(
            "snapshot/other-plan", "this report is of other specs or environments",
            at: file.range(0..<0),
            notes: [Note("the others are as this one", at: first.file.range(0..<0))],
            help: [Help("run every shard with the same paths and options")]))
        continue
      }
      merged.failed = max(merged.failed, list.failed)
      merged.unmade += list.unmade
      merged.findings += list.findings
      stretches += list.ran.map { ($0, file) }
    }
    diagnostics += prove(stretches, planned: merged.planned, at: first.file)
    merged.ran = merged.planned > 0 ? [0..<merged.planned] : []
    merged.findings = merged.findings.enumerated().sorted {
      ($0.element.number ?? .max, $0.offset) < ($1.element.number ?? .max, $1.offset)
    }.map(\.element)
    return Diagnosed(merged, diagnostics)
  }

  /// That every number of the plan ran exactly once. O(stretches log stretches).
  private static func prove(
    _ stretches: [(range: Range<Int>, file: SourceFile)], planned: Int, at place: SourceFile
  ) -> [Diagnostic] {
    var missing = 0
    var doubled: [(file: SourceFile, count: Int)] = []
    var next = 0
    for (range, file) in stretches.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      missing += max(0, range.lowerBound - next)
      let again = max(0, min(next, range.upperBound) - range.lowerBound)
      if again > 0 {
        if let index = doubled.firstIndex(where: { $0.file === file }) {
          doubled[index].count += again
        } else {
          doubled.append((file, again))
        }
      }
      next = max(next, range.upperBound)
    }
    missing += max(0, planned - next)
    var diagnostics = doubled.map { file, count in
      Diagnostic(
        "snapshot/ran-twice", "\(grouped(count)) snapshots of this report are in another as well",
        at: file.range(0..<0), help: [Help("name the report of each shard once")])
    }
    if missing > 0 {
      diagnostics.append(
        Diagnostic(
          "snapshot/not-run",
          "\(grouped(missing)) of \(grouped(planned)) snapshots are in no report",
          at: place.range(0..<0), help: [Help("name the reports of all shards")]))
    }
    return diagnostics
  }
}
