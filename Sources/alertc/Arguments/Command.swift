/// A command of the program: its words, its options and what it does, in one entry of a table.
struct Command: Sendable {
  let name: String
  /// One line, in the list of commands and first in the command's own help.
  let summary: String
  /// What follows the name in the usage line.
  let usage: String
  /// The rest of its help: paragraphs of lines of at most 80 cells.
  let discussion: String
  let options: [Option]
  /// The words that can stand where it takes no path, for completion.
  var words: @Sendable () -> [String] = { [] }
  /// Does it, and gives the exit code.
  let run: @Sendable (Invocation) -> Int32
}

/// Every command there is, in the order of help. `help` and `--version` belong to the program.
let commands: [Command] = compilingCommands + snapshotCommands

private let compilingCommands: [Command] = [
  Command(
    name: "compile",
    summary: "Compile specs to layout trees, text snapshots and pictures.",
    usage: "[PATH…]",
    discussion: """
      PATH is a spec, a folder to search for *.alert.yaml, or - for standard input.
      Without one the specs of the project are taken: of the nearest alertc.yaml here
      or above.
      Lists of NAMES are separated by commas; `all` stands for all of them.
      Artifacts are written to DIR/<alert>.json and DIR/<alert>.txt, or, for several
      environments, to DIR/<alert>/<variant>.json. What has not changed is not touched.
      DIR is what the project of the specs says, else build/alerts: in the project that
      the command runs in, or here where it runs in none.
      `--emit html` makes one page of all specs, DIR/index.html.
      KINDS are json, text, svg and png, or `all` of them.
      TIMES are seconds or milliseconds from 0 to a day (86400 s) with at most six
      decimals of a second, or hidden, shown, start, end and phases; hide: before one is
      for hiding, and + between times turns the motion back at each but the last.

      alertc compile specs
      alertc compile delete-photo.alert.yaml --device all --appearance light,dark
      alertc compile specs --emit svg
      alertc compile - --stdin-path specs/new.alert.yaml --emit json --out -
      """,
    options: Option.environment + Option.output + Option.running + [.help],
    run: { Run($0, writesArtifacts: true).run() }),
  Command(
    name: "check",
    summary: "Say everything that compile would say, and write nothing.",
    usage: "[PATH…]",
    discussion: """
      PATH is a spec, a folder to search for *.alert.yaml, or - for standard input.
      Without one the specs of the project are taken: of the nearest alertc.yaml here
      or above.

      It looks at one environment unless options name more, where alertc verify without PATH
      looks at all that the project lists: --device all and the like do so here.

      With --fix, every fix that is certain is written into the specs, and what is left is
      said. Standard input's mended text goes to standard output.

      alertc check specs
      alertc check specs --fix
      alertc check specs --format github
      """,
    options: [.fix] + Option.environment + Option.running + [.help],
    run: { $0.fixes ? Fixing($0).run() : Run($0, writesArtifacts: false).run() }),
  .preview,
  .fmt,
  .explain,
  .font,
  .schema,
  .initialize,
  .completions,
]
