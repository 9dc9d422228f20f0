/// One option of the command line, as data: the parser and `--help` read the same table.
struct Option: Sendable {
  /// Without the two hyphens.
  let name: String
  /// What stands for its value in help; nil for a switch.
  let value: String?
  /// The rest of a line of help.
  let summary: String
  /// The only values that it takes, the default first; empty when that is for others to know.
  /// Asked for only when needed, as are all texts of help: a run should start at once.
  var choices: @Sendable () -> [String] = { [] }
  /// Takes the value into the invocation (an empty one for a switch).
  let apply: @Sendable (inout Invocation, Argument) throws(CommandLineFault) -> Void

  /// `--out DIR`
  var usage: String { "--" + name + (value.map { " " + $0 } ?? "") }
}

/// One argument as the system handed it over.
struct Argument: Sendable {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Bytes that are no UTF-8 appear as U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A command line that can't be followed: what is wrong, and what to write.
struct CommandLineFault: Error {
  var sentence: String
  var help: String?

  init(_ sentence: String, help: String? = nil) {
    self.sentence = sentence
    self.help = help
  }
}
