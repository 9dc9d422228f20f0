import AlertCompiler
import Diagnostics
import Typography

/// What `alertc font import` is asked for, beside its paths.
struct FontRequest: Sendable {
  var index: String?
  var instance: String?
  var family: String?
  var weight: String?
  var output: Path?
}

extension Option {
  static let font: [Option] = [
    Option(name: "name", value: "FAMILY", summary: "What specs call the family.") {
      (invocation, argument) throws(CommandLineFault) in
      guard !argument.text.isEmpty, !argument.text.utf8.contains(UInt8(ascii: "\n")) else {
        throw CommandLineFault("--name is no name", help: "write --name Brand")
      }
      invocation.font.family = argument.text
    },
    Option(name: "weight", value: "WEIGHT", summary: "The weight; the font's own unless given.") {
      (invocation, argument) throws(CommandLineFault) in
      let known = FontWeight.allCases.map(\.rawValue)
      guard known.contains(argument.text) else {
        throw CommandLineFault(
          "--weight takes \(known.joined(separator: ", ")), not \(quoted(argument.text))",
          help: "write --weight \(nearestName(to: argument.text, among: known) ?? "regular")")
      }
      invocation.font.weight = argument.text
    },
    Option(
      name: "instance", value: "AXES", summary: "Of a variable font: wght=600, or wght=600,wdth=75."
    ) { (invocation, argument) throws(CommandLineFault) in
      invocation.font.instance = argument.text
    },
    Option(name: "index", value: "N", summary: "Of a collection: which font, from 0.") {
      (invocation, argument) throws(CommandLineFault) in
      guard UInt16(argument.text) != nil else {
        throw CommandLineFault(
          "--index takes a whole number from 0, not \(quoted(argument.text))",
          help: "write --index 0")
      }
      invocation.font.index = argument.text
    },
    Option(
      name: "out", value: "FILE",
      summary: "Where to write (default: fonts/FAMILY-WEIGHT.metrics); - is standard output."
    ) { (invocation, argument) throws(CommandLineFault) in
      guard !argument.bytes.isEmpty else {
        throw CommandLineFault("--out has an empty value", help: "write a path after it")
      }
      invocation.font.output = Path(argument.bytes)
    },
  ]
}
