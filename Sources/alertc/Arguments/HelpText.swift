/// The texts that `--help` prints, made from the tables.
enum HelpText {
  static let program: String = {
    let names = commands.map { ("  " + $0.name, $0.summary) } + [("  help", "Print help.")]
    return """
      A compiler for iOS alerts: YAML specs in, layout trees and text snapshots out.

      Usage: alertc <command> [options] [PATH…]

      Commands:
      \(table(names))

      Options:
      \(table([("  --version", "Print the version."), ("  --help", "Print help (also -h).")]))

      Exit codes:
        0   all is well
        1   a spec has errors, or snapshots have changed
        2   the command line is wrong, or a file can't be read or written
        3   snapshots are not recorded; 4, 5: see alertc verify --help
        70  an internal fault of alertc

      `alertc help <command>` says more about a command.

      """
  }()

  static func of(_ command: Command) -> String {
    """
    \(command.summary)

    Usage: alertc \(command.name) [options] \(command.usage)

    \(command.discussion)

    Options:
    \(table(command.options.map { ("  " + $0.usage, summary($0)) }))

    """
  }

  private static func summary(_ option: Option) -> String {
    let choices = option.choices()
    guard let first = choices.first else { return option.summary }
    let names = [first + " (default)"] + choices.dropFirst()
    return option.summary + ": " + names.joined(separator: ", ") + "."
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { left, right in
      left + String(repeating: " ", count: width - left.count + 2) + right
    }.joined(separator: "\n")
  }
}
