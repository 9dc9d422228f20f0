import Foundation

/// What a JSON Schema says of a file, by the word of another program.
public struct SchemaVerdict: Sendable {
  /// What the validator says of the whole file.
  public enum Answer: String, Sendable {
    case valid
    case invalid
    /// It is no YAML or JSON.
    case unreadable
  }

  /// Where it isn't `valid`, ``reason`` says why.
  public let answer: Answer
  /// As it was given.
  public let path: String
  /// Why it isn't valid.
  public let reason: String
}

/// Asks Python's `jsonschema` about files; `.ci/setup tests` installs it.
///
/// - Throws: when the validator can't be run, or gives no answer for a file.
public func validate(_ paths: [String], against schema: String) throws -> [SchemaVerdict] {
  let pythons = [
    "/opt/homebrew/opt/check-jsonschema/libexec/bin/python",
    "/usr/local/opt/check-jsonschema/libexec/bin/python", "/usr/bin/python3",
  ]
  let python = pythons.first { FileManager.default.isExecutableFile(atPath: $0) }
  let script = packageRoot.appendingPathComponent("Tests/Validators/validate.py").path
  var start = ProgramStart(python ?? "python3", [script, schema] + paths)
  start.name = "python3"
  start.environment = ["PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"]
  let run = try start.run()
  let verdicts = run.outputText.split(separator: "\n").compactMap { line -> SchemaVerdict? in
    let parts = line.split(separator: "\t", maxSplits: 2).map(String.init)
    guard parts.count >= 2, let answer = SchemaVerdict.Answer(rawValue: parts[0]) else {
      return nil
    }
    return SchemaVerdict(
      answer: answer, path: parts[1], reason: parts.count > 2 ? parts[2] : "")
  }
  guard run.exitCode == 0, verdicts.map(\.path) == paths else {
    throw ValidatorFault(said: run.errorText)
  }
  return verdicts
}

/// The validator gave no answer.
public struct ValidatorFault: Error {
  /// All that it wrote on standard error.
  public let said: String
}
