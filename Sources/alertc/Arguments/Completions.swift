/// Completion scripts for shells, made from the tables of commands and options.
enum Completions {
  enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
  }

  /// The script, ending in a line feed.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let programOptions = ["--help", "--version"]

  private static var commandNames: [String] { commands.map(\.name) + ["help"] }

  // MARK: bash

  private static var bash: String {
    var values: [String] = []
    var options: [String] = []
    for command in commands {
      for option in command.options where !option.choices().isEmpty {
        let words = option.choices().joined(separator: " ")
        values.append("    '\(command.name) --\(option.name)') words='\(words)' ;;")
      }
      let names = command.options.map { "--" + $0.name }.joined(separator: " ")
      let words = command.words().joined(separator: " ")
      options.append("    \(command.name)) options='\(names)' operands='\(words)' ;;")
    }
    options.append("    help) operands='\(commands.map(\.name).joined(separator: " "))' ;;")
    return """
      # Completion of alertc for bash: source it, or put it where bash-completion looks.
      _alertc() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local command=${COMP_WORDS[1]} words='' options='' operands=''
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          words='\((commandNames + programOptions).joined(separator: " "))'
          COMPREPLY=($(compgen -W "$words" -- "$word"))
          return
        fi
        # The equals sign is a word of its own here.
        if [ "$word" = '=' ]; then word=''
        elif [ "$before" = '=' ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        case "$command $before" in
      \(values.joined(separator: "\n"))
        esac
        if [ -n "$words" ]; then
          COMPREPLY=($(compgen -W "$words" -- "$word"))
          return
        fi
        case "$command" in
      \(options.joined(separator: "\n"))
        esac
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
          *) COMPREPLY=($(compgen -W "$operands" -- "$word")) ;;
        esac
      }
      complete -o default -F _alertc alertc

      """
  }

  // MARK: zsh

  private static var zsh: String {
    let names = commands.map { "    '\($0.name):\(zshText($0.summary))'" }
    let cases = commands.map { command -> String in
      var lines = command.options.map { option -> String in
        let value = option.value.map { value in
          let choices = option.choices()
          let action = choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))"
          return ":\(value):\(action)"
        }
        return "        '--\(option.name)\(option.value == nil ? "" : "=")"
          + "[\(zshText(option.shortSummary))]\(value ?? "")'"
      }
      let words = command.words()
      lines.append(
        "        '*::\(words.isEmpty ? "path:_files" : "word:(\(words.joined(separator: " ")))")'")
      return "    \(command.name))\n      _arguments \\\n\(lines.joined(separator: " \\\n")) ;;"
    }
    return """
      #compdef alertc
      # Completion of alertc for zsh: a file called _alertc in a folder of $fpath.
      _alertc() {
        local -a names
        names=(
      \(names.joined(separator: "\n"))
          'help:Print help.'
        )
        if (( CURRENT == 2 )); then
          if [[ $words[2] == -* ]]; then
            compadd -- \(programOptions.joined(separator: " "))
          else
            _describe 'command' names
          fi
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
          help) _describe 'command' names ;;
        esac
      }
      if [ "$funcstack[1]" = "_alertc" ]; then _alertc "$@"; else compdef _alertc alertc; fi

      """
  }

  /// What would end a description, or its quotes, is left out.
  private static func zshText(_ text: String) -> String {
    text.filter { !"'[]:\\".contains($0) }
  }

  // MARK: fish

  private static var fish: String {
    var lines = ["# Completion of alertc for fish: a file in ~/.config/fish/completions."]
    let isFirst = "-n __fish_use_subcommand"
    for command in commands {
      lines.append(
        "complete -c alertc -f \(isFirst) -a \(command.name) -d '\(fishText(command.summary))'")
    }
    lines.append("complete -c alertc -f \(isFirst) -a help -d 'Print help.'")
    lines.append("complete -c alertc -f \(isFirst) -l version -d 'Print the version.'")
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        var line = "complete -c alertc \(condition) -l \(option.name)"
        let choices = option.choices()
        if !choices.isEmpty {
          line += " -x -a '\(choices.joined(separator: " "))'"
        } else if option.value != nil {
          line += " -r"
        }
        lines.append(line + " -d '\(fishText(option.shortSummary))'")
      }
      let words = command.words()
      if !words.isEmpty {
        lines.append("complete -c alertc -f \(condition) -a '\(words.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishText(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "\\" || $1 == "'" ? "\\\($1)" : String($1) }
  }
}

extension Option {
  /// The summary as one short phrase.
  fileprivate var shortSummary: String {
    summary.hasSuffix(".") ? String(summary.dropLast()) : summary
  }
}
