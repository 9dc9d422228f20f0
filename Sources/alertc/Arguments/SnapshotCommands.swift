/// The commands that record what alerts look like, and tell what has changed.
let snapshotCommands: [Command] = [
  Command(
    name: "record",
    summary: "Record what specs look like, in 'snapshots' beside them.",
    usage: "[PATH…]",
    discussion: """
      Without PATH it takes the specs of the project, of the nearest alertc.yaml here or
      above, in every environment that the project lists.
      Without options about which, it takes up what is missing and what has changed.
      What is recorded for other environments than those asked for stays as it is.

      alertc record specs --device iphone-se,iphone-15 --appearance all
      alertc record specs --missing
      alertc record specs --device all --text-size all --lock
      """,
    options: Option.environment + Option.recording + Option.running + [.help],
    run: { Record.run($0) }),
  Command(
    name: "verify",
    summary: "Compare what specs look like with what is recorded.",
    usage: "[PATH…]",
    discussion: """
      Without PATH it takes the specs of the project, of the nearest alertc.yaml here or
      above, in every environment that the project lists. With PATH it takes one
      environment, as alertc check does, unless options name more.
      It never writes a snapshot. What differs is told in clusters of the same difference,
      and is then pending: see alertc review and alertc accept. What an earlier verify of more
      left pending is kept beside, and named.

      Exit codes: 0 all as recorded, 1 changed, 3 not recorded, 4 recorded and gone,
      5 parts missing, 2 a file or the command line is wrong; the first of 2, 5, 1, 3, 4.

      alertc verify specs --device iphone-se,iphone-15 --appearance all
      alertc verify specs --shard 2/7 --pending build/shard-2
      """,
    options: Option.environment + [.shard] + Option.reports + Option.running + [.help],
    run: { Verify.run($0) }),
  Command(
    name: "accept",
    summary: "Take what a report says into the snapshots.",
    usage: "[--from FILE] [--cluster IDS]",
    discussion: """
      A report of a CI run does as well as one's own: run it in the same folder. Snapshots
      that have changed since are refused; doing the same again is no fault.

      alertc accept
      alertc accept --from report.json --cluster 3f2a91c0,9d0c11aa
      """,
    options: Option.from + Option.reports.prefix(1) + Option.running + [.help],
    run: { Accept.run($0) }),
  Command(
    name: "merge",
    summary: "Put the reports of shards together.",
    usage: "FILE…",
    discussion: """
      Proves that every snapshot ran exactly once (else the exit code is 5), and ends as one
      verify of everything would have.

      alertc merge build/shard-*/report.json --html build/snapshots.html
      """,
    options: [.report] + Option.reports + Option.running + [.help],
    run: { Merge.run($0) }),
  Command(
    name: "prune",
    summary: "Delete the snapshots of specs that are gone.",
    usage: "[FOLDER…]",
    discussion: """
      A store is deleted when its folder was searched and none of the specs there has its name.
      Without FOLDER the specs of the project are searched.

      alertc prune specs
      """,
    options: Option.running + [.help],
    run: { Prune.run($0) }),
  Command(
    name: "review",
    summary: "Go through what is pending, and decide.",
    usage: "[--from FILE]",
    discussion: """
      On a terminal: a accepts all of a kind, r rejects, s skips, 1 accepts the one that is
      shown, m shows the next, A accepts everything, q ends. Elsewhere it prints the same
      with the commands that decide it.

      alertc verify specs; alertc review
      """,
    options: [Option.from[0], Option.reports[0]] + Option.running + [.help],
    run: { Review.run($0) }),
  Command(
    name: "diff",
    summary: "Say how two specs, two stores or two revisions differ.",
    usage: "A B",
    discussion: """
      A and B are specs, compiled for the environments asked for, or store files (.snap).
      One may be - for standard input, or a pipe: it is read as if it lay where the other
      does, or where --stdin-path says.
      With --git one PATH will do: it is compared as it was at a revision, with all that the
      spec names, and as it lies here, or at another. REV...REV is what the second changed
      since it left the first. The exit code is 1 when they differ.

      With --breaking, a line for each view or action that is gone or has another kind, event,
      role or dismissal, with its place in both; the exit code is 1 when there is one.

      alertc diff old.alert.yaml new.alert.yaml --text-size all
      curl -s example.org/old.alert.yaml | alertc diff - specs/greeting.alert.yaml
      alertc diff --git main specs/greeting.alert.yaml --device all
      alertc diff --git v1.2..v1.3 specs/snapshots/greeting.snap
      alertc diff --git main...topic old-name.alert.yaml new-name.alert.yaml
      alertc diff --git v1.2 specs/greeting.alert.yaml --breaking
      """,
    options: [.git, .breaking] + Option.environment + Option.running + [.help],
    run: { Diff.run($0) }),
]
