import AlertCompiler
import Diagnostics

/// From the arguments to an exit code.
enum Door {
  /// - Parameter arguments: without the program's name.
  static func run(_ arguments: [Argument]) -> Int32 {
    guard let first = arguments.first else { return show(HelpText.program) }
    let rest = Array(arguments.dropFirst())
    switch first.text {
    case "--help", "-h": return show(HelpText.program)
    case "--version": return show(versionLine)
    case "help": return help(rest)
    default: break
    }
    guard let command = commands.first(where: { $0.name == first.text }) else {
      return fail(unknown(first))
    }
    do throws(CommandLineFault) {
      let invocation = try ArgumentParser(command: command).parse(rest)
      return invocation.wantsHelp ? show(HelpText.of(command)) : command.run(invocation)
    } catch {
      return fail(error)
    }
  }

  /// Says what is wrong with the command line.
  static func fail(_ fault: CommandLineFault) -> Int32 {
    var errors = OutputStream(2)
    errors.write("alertc: error: \(fault.sentence)\n".utf8)
    if let help = fault.help { errors.write("help: \(help)\n".utf8) }
    errors.flush()
    return ExitCode.usage.rawValue
  }

  /// Prints what a command without operands has to say.
  static func printed(_ text: @autoclosure () -> String, named name: String, operands: [Path])
    -> Int32
  {
    if let first = operands.first {
      return fail(
        CommandLineFault(
          "\(name) takes no path, and \(first.quoted) is one", help: "see: alertc \(name) --help"))
    }
    return show(text())
  }

  private static func help(_ arguments: [Argument]) -> Int32 {
    guard let name = arguments.first else { return show(HelpText.program) }
    guard let command = commands.first(where: { $0.name == name.text }) else {
      return name.text == "help" ? show(HelpText.program) : fail(unknown(name))
    }
    return show(HelpText.of(command))
  }

  private static func unknown(_ argument: Argument) -> CommandLineFault {
    let name = quoted(argument.text)
    if argument.bytes.first == UInt8(ascii: "-") {
      return CommandLineFault(
        "a command comes before the option \(name)", help: "see: alertc --help")
    }
    let nearest = nearestName(to: argument.text, among: commands.map(\.name) + ["help"])
    return CommandLineFault(
      "there is no command \(name)",
      help: nearest.map { "did you mean '\($0)'?" } ?? "see: alertc --help")
  }

  /// Prints to standard output, and gives the exit code.
  static func show(_ text: String) -> Int32 {
    var output = OutputStream(1)
    output.write(text.utf8)
    output.flush()
    guard let fault = output.fault else { return ExitCode.clean.rawValue }
    return fail(CommandLineFault(fault.sentence, help: fault.help))
  }
}
