extension DiagnosticPage {
  /// Pages on snapshots.
  static let snapshotPages: [DiagnosticPage] = [
    DiagnosticPage(
      "snapshot/changed",
      "A rendering is not as it was recorded.",
      """
      The differences are shown, those that are alike together. Where the change is wanted,
      'alertc accept' takes it into the store; else mend the spec.
      """),
    DiagnosticPage(
      "snapshot/missing",
      "A rendering has not been recorded yet.",
      """
      The alert or the environment is new. 'alertc record --missing' records it.
      """),
    DiagnosticPage(
      "snapshot/obsolete",
      "A store has no spec any more.",
      """
      Its spec is gone or has another name. 'alertc prune' deletes such stores.
      """),
    DiagnosticPage(
      "snapshot/not-a-store",
      "A file is no store of snapshots.",
      """
      Stores are made by 'alertc record', and begin with 'snapshots of' and the alert's name.
      'alertc record --all' writes it anew.
      """),
    DiagnosticPage(
      "snapshot/torn",
      "A store or a file of hashes breaks off before its end.",
      """
      It was cut short outside of alertc, which replaces such files whole. Check it out again,
      or write it anew with 'alertc record --all'.
      """),
    DiagnosticPage(
      "snapshot/merge-conflict",
      "A merge left its conflict markers in a store or a file of hashes.",
      """
      Finish the merge with either side, then record again: stores are made from the specs.
      """),
    DiagnosticPage(
      "snapshot/line-end",
      "A store's lines end in CR LF.",
      """
      Stores are compared byte by byte. Let git keep their line ends with '*.snap text eol=lf'
      in .gitattributes, and check them out again.
      """),
    DiagnosticPage(
      "snapshot/encoding",
      "A store holds bytes that are no UTF-8.",
      """
      It was changed outside of alertc. 'alertc record --all' writes it anew.
      """),
    DiagnosticPage(
      "snapshot/unknown-line",
      "A line is no part of a store or a file of hashes.",
      """
      It was changed outside of alertc. 'alertc record --all' writes it anew.
      """),
    DiagnosticPage(
      "snapshot/axis",
      "A store's axes can't be read.",
      """
      It was changed outside of alertc. 'alertc record --all' writes it anew.
      """),
    DiagnosticPage(
      "snapshot/variants",
      "A rendering is of variants that the store's axes don't have.",
      """
      It was changed outside of alertc, or merged from two. 'alertc record --all' writes it
      anew.
      """),
    DiagnosticPage(
      "snapshot/twice",
      "A variant is recorded twice in a store.",
      """
      Two sides of a merge both recorded it. 'alertc record --all' writes it anew.
      """),
    DiagnosticPage(
      "snapshot/no-base",
      "A rendering is written as a difference to one that isn't there.",
      """
      It was changed outside of alertc, or merged from two. 'alertc record --all' writes it
      anew.
      """),
    DiagnosticPage(
      "snapshot/edit",
      "A difference in a store doesn't fit what it is a difference to.",
      """
      It was changed outside of alertc, or merged from two. 'alertc record --all' writes it
      anew.
      """),
    DiagnosticPage(
      "snapshot/other-name",
      "A store or a file of hashes is of another alert than its name says.",
      """
      A file was renamed. Move it back, or delete it and record again.
      """),
    DiagnosticPage(
      "snapshot/same-name",
      "Two specs call their alerts alike, and their snapshots would share a file.",
      """
      Give one of the two another 'alert:' name.
      """),
    DiagnosticPage(
      "snapshot/outside",
      "A report names a path that is no store of this project.",
      """
      'accept' writes stores only. Accept a report that 'alertc verify' wrote, in the folder
      that it ran in.
      """),
    DiagnosticPage(
      "snapshot/stale",
      "A store has changed since a report was made.",
      """
      What would be accepted is not what was looked at. Run 'alertc verify' again.
      """),
    DiagnosticPage(
      "snapshot/not-a-report",
      "A file is no report of snapshots.",
      """
      Name a report.json that 'alertc verify' or 'alertc merge' wrote.
      """),
    DiagnosticPage(
      "snapshot/other-plan",
      "Reports are of different specs or environments.",
      """
      The shards of a run are merged only when all ran with the same paths and options.
      """),
    DiagnosticPage(
      "snapshot/ran-twice",
      "Snapshots are in more than one report.",
      """
      Name the report of each shard once.
      """),
    DiagnosticPage(
      "snapshot/not-run",
      "Planned snapshots are in no report.",
      """
      Name the reports of all shards; one may have failed.
      """),
  ]
}
