import AlertCompiler
import Diagnostics

/// Reads the arguments behind a command's name by the command's table of options.
///
/// `--name value` and `--name=value` are the same; `-h` is `--help`; `--` ends the options; `-` is
/// a path. An option given twice counts the last time.
struct ArgumentParser {
  let command: Command

  func parse(_ arguments: [Argument]) throws(CommandLineFault) -> Invocation {
    var invocation = Invocation()
    var index = 0
    var endsOptions = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if endsOptions || !argument.isOption {
        guard !argument.bytes.isEmpty else {
          throw CommandLineFault("a path is empty", help: "name a spec or a folder")
        }
        invocation.paths.append(Path(argument.bytes))
      } else if argument.text == "--" {
        endsOptions = true
      } else {
        let (option, attached) = try option(for: argument)
        var value = attached ?? Argument([])
        if let placeholder = option.value, attached == nil {
          guard index < arguments.count, arguments[index].isValue else {
            throw CommandLineFault(
              "--\(option.name) needs a value",
              help: "write \(option.usage)"
                + (index < arguments.count ? ", or --\(option.name)=\(placeholder)" : ""))
          }
          value = arguments[index]
          index += 1
        } else if option.value == nil, attached != nil {
          throw CommandLineFault(
            "--\(option.name) takes no value", help: "write --\(option.name)")
        }
        try check(value, of: option)
        try option.apply(&invocation, value)
      }
    }
    return invocation
  }

  private func check(_ value: Argument, of option: Option) throws(CommandLineFault) {
    let choices = option.choices()
    guard !choices.isEmpty, !choices.contains(value.text) else { return }
    let nearest = nearestName(to: value.text, among: choices) ?? choices[0]
    throw CommandLineFault(
      "--\(option.name) takes \(choices.joined(separator: ", ")), not \(quoted(value.text))",
      help: "write --\(option.name) \(nearest)")
  }

  private func option(
    for argument: Argument
  ) throws(CommandLineFault) -> (Option, Argument?) {
    if argument.text == "-h" { return (.help, nil) }
    let parts = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let written = Argument(parts.first ?? [])
    let name = String(written.text.drop { $0 == "-" })
    let hasHyphens = argument.bytes.starts(with: Array("--".utf8))
    if hasHyphens, let option = command.options.first(where: { "--" + $0.name == written.text }) {
      return (option, parts.count > 1 ? Argument(parts[1]) : nil)
    }
    let names = command.options.map(\.name)
    let nearest = names.contains(name) ? name : nearestName(to: name, among: names)
    let help =
      nearest.map { "did you mean --\($0)?" } ?? "see: alertc \(command.name) --help"
    throw CommandLineFault(
      "\(command.name) has no option \(quoted(written.text))", help: help)
  }
}

extension Argument {
  /// Whether it begins with a hyphen and is more than one.
  fileprivate var isOption: Bool { bytes.count > 1 && bytes.first == UInt8(ascii: "-") }

  /// Whether it can stand behind an option: no option has a digit for a name, so `-1` is a number.
  fileprivate var isValue: Bool { !isOption || (0x30...0x39).contains(bytes[1]) }
}
