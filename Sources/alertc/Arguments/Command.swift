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
  /// Does it, and gives the exit code.
  let run: @Sendable (Invocation) -> Int32
}

/// Every command there is, in the order of help. `help` and `--version` belong to the program.
let commands: [Command] = compilingCommands + snapshotCommands

private let compilingCommands: [Command] = [
  Command(
    name: "compile",
    summary: "Compile specs to layout trees and text snapshots.",
    usage: "[PATH…]",
    discussion: """
      PATH is a spec, a folder to search for *.alert.yaml, or - for standard input.
      Without one the specs of the project are taken: of the nearest alertc.yaml here
      or above.
      Lists of NAMES are separated by commas; `all` stands for all of them.
      Artifacts are written to DIR/<alert>.json and DIR/<alert>.txt, or, for several
      environments, to DIR/<alert>/<variant>.json. What has not changed is not touched.

      alertc compile specs
      alertc compile delete-photo.alert.yaml --device all --appearance light,dark
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

      alertc check specs
      alertc check specs --format github
      """,
    options: Option.environment + Option.running + [.help],
    run: { Run($0, writesArtifacts: false).run() }),
  Command(
    name: "explain",
    summary: "Say why a number of a layout, or a value of a spec, is what it is.",
    usage: "SPEC NODE.ATTRIBUTE",
    discussion: """
      SPEC is a spec, or - for standard input. NODE.ATTRIBUTE is what to explain:
        title.height   a node and x, y, width, height or an attribute of constraints:
                       the constraints and measurements that gave it, which add up to
                       it; x and y are seen from the parent, all else from the screen
        layout.width   a key of the spec, or title.font.size, a key of a view or an
                       action: where its value is stated, in the spec or what it extends

      alertc explain delete-photo.alert.yaml alert.y
      alertc explain delete-photo.alert.yaml confirm.width --device iphone-se
      """,
    options: Option.environment + Option.explaining + [.help],
    run: { ExplainRun($0).run() }),
  .font,
]
