/// The program that reads fonts. HarfBuzz is in there and nowhere else, so that a compile is alike
/// whether it is installed or not.
enum FontProgram {
  /// Beside this program; nil when it isn't there.
  static var path: Path? { ChildProgram.path(of: "alertc-fonts") }

  static var missing: FileFault {
    FileFault(
      "font/no-reader", "the program alertc-fonts, which reads fonts, isn't beside alertc",
      help: "build both with make build; it needs HarfBuzz (apt: libharfbuzz-dev, brew: harfbuzz)")
  }

  /// What it said.
  struct Result {
    var exitCode: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// Runs it with nothing in its environment; nil when it can't be started.
  ///
  /// It reads all of its input before it says anything, so that neither waits for the other.
  static func run(_ program: Path, _ arguments: [Path], input: [UInt8]) -> Result? {
    guard let child = ChildProgram(program, arguments, keepsErrors: true) else { return nil }
    _ = child.write(input)
    child.closeInput()
    let output = child.readOutput()
    let errors = child.readErrors()
    return Result(exitCode: child.finish(), output: output, errors: errors)
  }
}
