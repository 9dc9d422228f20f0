import AlertCompiler
import Diagnostics

/// A run of `init`: the files that a project of specs begins with. What is there already is never
/// written over.
struct NewProject {
  private let folder: Path
  private let isQuiet: Bool

  init(in folder: Path, isQuiet: Bool) {
    self.folder = folder
    self.isQuiet = isQuiet
  }

  private struct File {
    let path: String
    let text: String
    /// Whether a file of that name that is there already should have the lines of this one.
    var isOfLines = false
  }

  private static var files: [File] {
    [
      File(
        path: "alertc.yaml",
        text: """
          # The root of this project: nothing that a spec names may lie outside of this folder.
          specs: specs

          """),
      File(
        path: "specs/hello.alert.yaml",
        text: """
          # yaml-language-server: $schema=../alertc.schema.json
          alert: hello
          extends: builder
          title: Hello
          message: This alert was made by alertc init.
          actions:
            confirm: OK

          """),
      File(path: "alertc.schema.json", text: EditorSchema.text),
      File(path: ".gitattributes", text: attributes, isOfLines: true),
    ]
  }

  private static let attributes = """
    # Specs have the same bytes on every machine, and so have places in messages.
    *.alert.yaml text eol=lf
    *.snap text eol=lf
    # Made by `alertc schema`, and folded in reviews.
    alertc.schema.json linguist-generated=true

    """

  private static let ignored = """
    # What alertc makes: artifacts, and the reports of snapshots.
    /build/

    """

  func run() -> Int32 {
    var output = OutputFolder(folder, option: nil)
    var said = OutputStream(2)
    defer { said.flush() }
    var files = Self.files
    if GitIgnoring.isWanted(of: "build", in: folder) {
      files.append(File(path: ".gitignore", text: Self.ignored, isOfLines: true))
    }
    for file in files {
      let target = folder.appending(file.path.utf8)
      let shown = escaped(target.display, limit: 200)
      switch output.create(Array(file.text.utf8), at: target) {
      case .success(true):
        if !isQuiet { said.write("made \(shown)\n".utf8) }
      case .success(false):
        let lacking = file.isOfLines ? Self.lines(of: file.text, lackingAt: target) : ""
        let advice = lacking.isEmpty ? "\n" : "; add to it:\n" + lacking
        if !isQuiet { said.write("kept \(shown), which was there\(advice)".utf8) }
      case .failure(let fault):
        said.flush()
        return Door.fail(CommandLineFault(fault.sentence, help: fault.help))
      }
    }
    let specs = escaped(folder.appending("specs".utf8).display, limit: 200)
    if !isQuiet { said.write("Now try: alertc compile \(specs)\n".utf8) }
    return ExitCode.clean.rawValue
  }

  /// The lines of a text that a file doesn't have, without comments.
  private static func lines(of text: String, lackingAt path: Path) -> String {
    let there = Set(GitIgnoring.lines(of: path))
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") && !there.contains(String($0)) }
      .map { $0 + "\n" }.joined()
  }
}
