import AlertCompiler
import Diagnostics
import Typography

extension Command {
  static let font = Command(
    name: "font",
    summary: "Import a font's metrics, to measure texts with.",
    usage: "import FONT [PATH…]",
    discussion: """
      FONT is a TrueType or OpenType file. What it says of widths, kerning and the height of lines
      goes into a small text file, to be kept beside the specs and named in alertc.yaml.
      Words in Arabic and the scripts of India, whose letters change with their neighbours, are
      measured whole where PATH names the specs or other files of text that hold them.

      alertc font import Brand-Semibold.otf
      alertc font import Brand-Variable.ttf --instance wght=600 --out fonts/semibold.metrics
      alertc font import Noto.ttf specs --name system
      """,
    options: Option.font + Option.running.filter { !["stdin-path", "jobs"].contains($0.name) }
      + [.help],
    run: { FontImport($0).run() })
}

/// A run of `font import`: another program reads the font, and this one writes what it says.
struct FontImport {
  private let invocation: Invocation
  private let request: FontRequest

  init(_ invocation: Invocation) {
    self.invocation = invocation
    request = invocation.font
  }

  func run() -> Int32 {
    guard let word = invocation.paths.first, word.display == "import" else {
      return Door.fail(
        CommandLineFault(
          invocation.paths.isEmpty
            ? "font needs to know what to do" : "font can import, and nothing else",
          help: "write: alertc font import FONT"))
    }
    guard invocation.paths.count > 1 else {
      return Door.fail(
        CommandLineFault("no font is named", help: "write: alertc font import Brand.otf"))
    }
    var reporter = Reporter(invocation, total: 1)
    let font = invocation.paths[1]
    do throws(FaultAtPath) {
      let bytes = try metrics(of: font, words: try words())
      reporter.finish(success: try write(bytes))
      return ExitCode.clean.rawValue
    } catch {
      reporter.report([error.fault.diagnostic(at: error.path)])
      reporter.finish(success: "")
      return ExitCode.usage.rawValue
    }
  }

  /// A fault and the file that it is about.
  private struct FaultAtPath: Error {
    var fault: FileFault
    var path: Path
  }

  /// The words of all files that have to be measured whole.
  private func words() throws(FaultAtPath) -> [String] {
    var words: [String] = []
    let paths = Array(invocation.paths.dropFirst(2))
    for input in SpecDiscovery.find(paths, standardInputPath: nil) {
      let bytes = try contents(of: input)
      let text = String(decoding: bytes, as: UTF8.self)
      words += shapedWords(in: text.filter { $0 != "\0" })
    }
    return words
  }

  private func contents(of input: Input) throws(FaultAtPath) -> [UInt8] {
    let place: Path
    do throws(FileFault) {
      switch input {
      case .fault(let path, let fault):
        place = path
        throw fault
      case .file(let path):
        place = path
        return try FileReader.read(path)
      case .standardInput(let path):
        place = path
        return try FileReader.readStandardInput()
      case .text(_, let bytes): return bytes
      }
    } catch {
      throw FaultAtPath(fault: error, path: place)
    }
  }

  private func metrics(of font: Path, words: [String]) throws(FaultAtPath) -> [UInt8] {
    var arguments = [font.bytes.first == UInt8(ascii: "-") ? Path(".").appending(font.bytes) : font]
    for (name, value) in [
      ("--index", request.index), ("--instance", request.instance), ("--family", request.family),
      ("--weight", request.weight),
    ] {
      if let value { arguments += [Path(name), Path(value)] }
    }
    guard let program = FontProgram.path else {
      throw FaultAtPath(fault: FontProgram.missing, path: font)
    }
    guard
      let result = FontProgram.run(
        program, arguments, input: Array(words.joined(separator: "\n").utf8))
    else { throw FaultAtPath(fault: FontProgram.missing, path: font) }
    guard result.exitCode == 0 else {
      let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
      throw FaultAtPath(
        fault: FileFault(
          "font/unreadable",
          "\(font.quoted) can't be imported: \(lines.first.map { lowered($0) } ?? "no reason given")",
          help: lines.dropFirst().first.map(String.init)), path: font)
    }
    return result.output
  }

  private func lowered(_ sentence: Substring) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  /// - Returns: how it went, for people.
  private func write(_ bytes: [UInt8]) throws(FaultAtPath) -> String {
    if let output = request.output, output.bytes == [UInt8(ascii: "-")] {
      var stream = OutputStream(1)
      stream.write(bytes)
      stream.flush()
      if let fault = stream.fault { throw FaultAtPath(fault: fault, path: Path("standard output")) }
      return "Imported."
    }
    let facts = FontFacts.parse(SourceFile(path: "", bytes: bytes)).value
    let target = request.output ?? standardTarget(facts)
    var folder = OutputFolder(target.folder)
    switch folder.write(bytes, to: target) {
    case .failure(let fault): throw FaultAtPath(fault: fault, path: target)
    case .success(let isNew):
      let name = facts.map { "\(quoted($0.family)) \($0.weight.rawValue)" } ?? "The font"
      return isNew ? "Imported \(name) into \(target.quoted)." : "\(target.quoted) is up to date."
    }
  }

  /// `fonts/brand-semibold.metrics`
  private func standardTarget(_ facts: FontFacts?) -> Path {
    var name = ""
    for scalar in (facts?.family ?? "font").lowercased().unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain { name.unicodeScalars.append(scalar) } else if name.last != "-" { name += "-" }
    }
    return Path("fonts/\(name)-\(facts?.weight.rawValue ?? "regular").metrics")
  }
}
