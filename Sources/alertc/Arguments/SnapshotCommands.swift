/// The commands that record what alerts look like, and tell what has changed.
let snapshotCommands: [Command] = [
  Command(
    name: "record",
    summary: "Record what specs look like, in 'snapshots' beside them.",
    usage: "PATH…",
    discussion: """
      Without options about which, it takes up what is missing and what has changed.
      What is recorded for other environments than those asked for stays as it is.

      alertc record specs --device iphone-se,iphone-15 --appearance all
      alertc record specs --missing
      """,
    options: Option.environment + Option.recording + Option.running + [.help],
    run: { Record.run($0) }),
  Command(
    name: "verify",
    summary: "Compare what specs look like with what is recorded.",
    usage: "PATH…",
    discussion: """
      It never writes a snapshot. What differs is told in clusters of the same difference,
      and is then pending: see alertc review and alertc accept.

      Exit codes: 0 all as recorded, 1 changed, 3 not recorded, 4 recorded and gone,
      5 parts missing, 2 a file or the command line is wrong; the first of 2, 5, 1, 3, 4.

      alertc verify specs --device iphone-se,iphone-15 --appearance all
      alertc verify specs --shard 2/7 --pending build/shard-2
      """,
    options: Option.environment + [.shard] + Option.reports + Option.running + [.help],
    run: { Verify.run($0) }),
]
