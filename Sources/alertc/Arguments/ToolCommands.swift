import AlertCompiler

extension Command {
  /// The commands that print what they know, and read no spec.
  static let schema = Command(
    name: "schema",
    summary: "Print the JSON Schema of specs, for editors.",
    usage: "",
    discussion: """
      Editors complete, explain and check a spec by it while it is typed. With the YAML
      language server (VS Code, Neovim, Emacs, …) a spec names it in its first line:

      # yaml-language-server: $schema=alertc.schema.json

      alertc schema > alertc.schema.json
      """,
    options: [.help],
    run: { invocation in
      Door.printed(EditorSchema.text, named: "schema", operands: invocation.paths)
    })
}
