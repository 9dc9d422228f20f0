import AlertCompiler
import DiagnosticRenderers
import Diagnostics
import SnapshotReports
import Snapshots

/// `alertc diff A B`: how two specs, two stores, or two revisions of one differ.
enum Diff {
  static func run(_ invocation: Invocation) -> Int32 {
    do throws(CommandLineFault) {
      let paths = try sides(of: invocation)
      var reporter = Reporter(invocation, total: 2)
      let files = try files(of: invocation)
      let before = DiffSide(paths[0], beside: paths[1], from: files[0], invocation, &reporter)
      let after = DiffSide(paths[1], beside: paths[0], from: files[1], invocation, &reporter)
      for case .revision(let revision, _) in files { revision.finish() }
      guard !before.hasFault, !after.hasFault else {
        reporter.finish(success: nil)
        return ExitCode.usage.rawValue
      }
      return invocation.tellsBreaks
        ? printBreaks(before, after, &reporter) : print(before, after, invocation, &reporter)
    } catch {
      return Door.fail(error)
    }
  }

  /// One path is both sides of a comparison of revisions.
  private static func sides(of invocation: Invocation) throws(CommandLineFault) -> [Path] {
    if invocation.tellsBreaks, let store = invocation.paths.first(where: StoreFolder.hasNameOfStore)
    {
      throw CommandLineFault(
        "--breaking compares specs, and \(store.quoted) is a store",
        help: "name the spec that it was recorded of")
    }
    if let fault = faultOfStreams(invocation) { throw fault }
    if invocation.paths.count == 2 { return invocation.paths }
    guard invocation.revisions != nil else {
      throw CommandLineFault(
        "diff compares two things", help: "write: alertc diff old.alert.yaml new.alert.yaml")
    }
    guard let path = invocation.paths.first, invocation.paths.count == 1 else {
      throw CommandLineFault(
        "diff --git compares one file at two revisions, or two where it had another name",
        help: "write: alertc diff --git main specs/greeting.alert.yaml")
    }
    return [path, path]
  }

  /// What can't be read from standard input or a pipe.
  private static func faultOfStreams(_ invocation: Invocation) -> CommandLineFault? {
    let hyphens = invocation.paths.filter { $0.bytes == [UInt8(ascii: "-")] }
    if hyphens.count > 1 {
      return CommandLineFault("standard input (-) can be read once", help: "write - once")
    }
    if hyphens.isEmpty, invocation.standardInputPath != nil {
      return CommandLineFault(
        "--stdin-path names standard input, which isn't read",
        help: "write - in the place of a file")
    }
    if invocation.revisions != nil, let stream = invocation.paths.first(where: DiffSide.isStream) {
      return CommandLineFault(
        "--git compares files of the repository, and \(stream.quoted) is none",
        help: "compare without --git: git show main:a.alert.yaml | alertc diff - a.alert.yaml")
    }
    return nil
  }

  private static func files(
    of invocation: Invocation
  ) throws(CommandLineFault) -> [DiffSide.Files] {
    guard let revisions = invocation.revisions else { return [.here, .here] }
    let repository = try GitRepository()
    func side(_ revision: String, _ name: String) throws(CommandLineFault) -> DiffSide.Files {
      .revision(try RevisionFiles(repository, revision: revision, named: name), repository)
    }
    guard let second = revisions.second else {
      return [try side(revisions.first, revisions.first), .here]
    }
    let first =
      revisions.isSinceFork
      ? try repository.mergeBase(of: revisions.first, and: second) : revisions.first
    let name = revisions.isSinceFork ? String(first.prefix(10)) : first
    return [try side(first, name), try side(second, second)]
  }

  /// A line for each thing that an app relied on.
  private static func printBreaks(
    _ before: DiffSide, _ after: DiffSide, _ reporter: inout Reporter
  ) -> Int32 {
    let breaks = Compiler.breaks(from: before.interfaces, to: after.interfaces)
    var output = OutputStream(1)
    for found in breaks {
      let line = "\(place(found.new)): \(found.sentence) (before: \(place(found.old)))"
      output.write((escaped(line, limit: 2000) + "\n").utf8)
    }
    output.flush()
    reporter.finish(success: breaks.isEmpty ? "Nothing that an app relies on is other." : nil)
    if let fault = output.fault {
      return Door.fail(CommandLineFault(fault.sentence, help: fault.help))
    }
    return (breaks.isEmpty ? ExitCode.clean : .specErrors).rawValue
  }

  private static func place(_ range: SourceRange) -> String {
    let place = LineTable(range.file).place(of: range.span.lowerBound)
    return "\(range.file.path):\(place.line):\(place.column)"
  }

  private static func print(
    _ before: DiffSide, _ after: DiffSide, _ invocation: Invocation, _ reporter: inout Reporter
  ) -> Int32 {
    let variants = Set(before.baseline.numbers.keys).union(after.baseline.numbers.keys)
    let space = VariantSpace(of: variants, known: Compiler.snapshotAxes)
    var list = FindingList(axes: space.axes)
    let ordered = variants.compactMap { variant in
      space.positions(of: variant).map { (variant, $0) }
    }.sorted { $0.1.lexicographicallyPrecedes($1.1) }
    for (number, entry) in ordered.enumerated() {
      list.note(ran: number)
      let (old, new) = (before.baseline[entry.0], after.baseline[entry.0])
      guard old != new else { continue }
      let status: Finding.Status = old == nil ? .missing : new == nil ? .obsolete : .changed
      list.findings.append(
        Finding(
          status, number: number, source: after.path, store: after.path,
          name: after.baseline.name, variant: entry.0, expected: old, actual: new))
    }
    let isColored = Reporter.isColored(
      invocation.color, isTerminal: StandardStreams.isTerminal(1))
    var output = OutputStream(1)
    output.write(DifferenceText(isColored: isColored).text(of: list).utf8)
    output.flush()
    reporter.finish(success: nil)
    if let fault = output.fault {
      return Door.fail(CommandLineFault(fault.sentence, help: fault.help))
    }
    return (list.findings.isEmpty ? ExitCode.clean : .specErrors).rawValue
  }
}
