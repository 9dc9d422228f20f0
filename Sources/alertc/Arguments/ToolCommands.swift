import AlertCompiler
import Diagnostics

extension Command {
  /// The commands that print what they know, and read no spec.
  static let schema = Command(
    name: "schema",
    summary: "Print the JSON Schema of specs, projects or themes, for editors.",
    usage: "",
    discussion: """
      Editors complete, explain and check a spec by it while it is typed. With the YAML
      language server (VS Code, Neovim, Emacs, …) a spec names it in its first line:

      # yaml-language-server: $schema=alertc.schema.json

      alertc schema > alertc.schema.json
      alertc schema --project > alertc.project.schema.json
      alertc schema --theme > alertc.theme.schema.json
      """,
    options: [.ofProject, .ofTheme, .help],
    run: { invocation in
      Door.printed(
        invocation.schema ?? EditorSchema.text, named: "schema", operands: invocation.paths)
    })
}

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Say what a code means, or why a number of a layout is what it is.",
    usage: "CODE | SPEC NODE.ATTRIBUTE",
    discussion: """
      CODE is what stands in brackets in a message, such as yaml/colon-in-text; without the
      part before the stroke it is found too. Its page has a wrong spec and a right one.

      SPEC is a spec, or - for standard input. NODE.ATTRIBUTE is what to explain:
        title.height   a node and x, y, width, height or an attribute of constraints:
                       the constraints and measurements that gave it, which add up to
                       it; x and y are seen from the parent, all else from the screen
        layout.width   a key of the spec, or title.font.size, a key of a view or an
                       action: where its value is stated, in the spec or what it extends

      alertc explain yaml/colon-in-text
      alertc explain delete-photo.alert.yaml alert.y
      alertc explain delete-photo.alert.yaml confirm.width --device iphone-se
      """,
    options: Option.environment + Option.explaining + [.help],
    words: { DiagnosticPage.all.map(\.code) },
    run: { ExplainRun($0).run() })
}

extension Command {
  static let fmt = Command(
    name: "fmt",
    summary: "Write specs in their canonical form.",
    usage: "[PATH…]",
    discussion: """
      PATH is a spec, a folder to search for *.alert.yaml, or - for standard input, which
      comes out on standard output. Without one the specs of the project are taken.
      Keys go into the order of the language's reference, views and actions stay in yours.
      Comments are kept, and the spec means what it meant.

      alertc fmt specs
      alertc fmt specs --check
      """,
    options: [.check] + Option.running.filter { $0.name != "jobs" } + [.help],
    run: { Formatting($0).run() })
}

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "Begin a project: a first spec, the project file, the schema for editors.",
    usage: "[FOLDER]",
    discussion: """
      Makes what is missing of these in FOLDER, or here, and writes over nothing:
      alertc.yaml, specs/hello.alert.yaml, alertc.schema.json and .gitattributes; in a git
      working tree that doesn't leave build out yet, also .gitignore.

      alertc init my-alerts
      """,
    options: [.quiet, .help],
    run: { invocation in
      guard invocation.paths.count <= 1 else {
        return Door.fail(
          CommandLineFault("init takes one folder", help: "write for example: alertc init alerts"))
      }
      return NewProject(in: invocation.paths.first ?? Path("."), isQuiet: invocation.isQuiet).run()
    })

  static let completions = Command(
    name: "completions",
    summary: "Print a completion script for a shell.",
    usage: "bash|zsh|fish",
    discussion: """
      alertc completions bash > ~/.local/share/bash-completion/completions/alertc
      alertc completions zsh > ~/.zfunc/_alertc    # a folder of $fpath
      alertc completions fish > ~/.config/fish/completions/alertc.fish
      """,
    options: [.help],
    words: { Completions.Shell.allCases.map(\.rawValue) },
    run: { invocation in
      let names = Completions.Shell.allCases.map(\.rawValue)
      guard let written = invocation.paths.first?.display, invocation.paths.count == 1,
        let shell = Completions.Shell(rawValue: written)
      else {
        return Door.fail(
          CommandLineFault(
            "completions takes one of \(names.joined(separator: ", "))",
            help: "write for example: alertc completions bash"))
      }
      return Door.show(Completions.script(for: shell))
    })
}
