import Diagnostics

// A stand-in for linking the door until the pipeline is here.

public struct Artifact: Sendable {
  public var path: String
  public var mediaType: String
  public var bytes: [UInt8]
}

public struct EnvironmentRequest: Sendable {
  public var devices, orientations, appearances, locales, textSizes, cases: String?
  public init() {}
}

public struct CompileOptions: Sendable {
  public var environments = EnvironmentRequest()
  public var emit: String?
  public init() {}
}

public struct LoadFailure: Error {
  public var sentence: String
  public init(sentence: String) { self.sentence = sentence }
}

public struct UsageFault: Error {
  public var sentence: String
  public var help: String?
}

public typealias SourceLoading =
  @Sendable (_ path: String, _ from: SourceFile) -> Result<SourceFile, LoadFailure>

public struct Compiler: Sendable {
  private let loading: SourceLoading

  public init(options: CompileOptions, loading: @escaping SourceLoading) throws(UsageFault) {
    self.loading = loading
    if let device = options.environments.devices, !device.hasPrefix("ip"), device != "all" {
      throw UsageFault(
        sentence: "There is no device \(quoted(device))", help: "write --device iphone-15")
    }
  }

  public func check(_ source: SourceFile) -> [Diagnostic] {
    var result: [Diagnostic] = []
    _ = values(source, depth: 0, &result)
    return result
  }

  public func compile(_ source: SourceFile) -> Diagnosed<[Artifact]> {
    var diagnostics: [Diagnostic] = []
    let values = values(source, depth: 0, &diagnostics)
    let name = values.first { $0.0 == "alert" }?.1 ?? "unnamed"
    var artifacts: [Artifact] = []
    if !diagnostics.contains(where: { $0.severity == .error }) {
      let lines = values.map { "  \"\($0.0)\": \"\($0.1)\"" }.joined(separator: ",\n")
      artifacts = [
        Artifact(
          path: name + ".json", mediaType: "application/json", bytes: Array("{\n\(lines)\n}\n".utf8)
        ),
        Artifact(
          path: name + ".txt", mediaType: "text/plain",
          bytes: Array(("alert \(name)\n" + values.map { $0.1 + "\n" }.joined()).utf8)),
      ]
    }
    return Diagnosed(artifacts, diagnostics)
  }

  private func values(_ source: SourceFile, depth: Int, _ found: inout [Diagnostic]) -> [(
    String, String
  )] {
    var result: [(String, String)] = []
    let text = String(decoding: source.bytes, as: UTF8.self)
    if String(validating: source.bytes, as: UTF8.self) == nil {
      found.append(Diagnostic(.error, "yaml/encoding", "not UTF-8", at: source.range(0..<1)))
      return []
    }
    if text.isEmpty {
      found.append(Diagnostic(.error, "yaml/empty", "the file is empty", at: source.range(0..<0)))
    }
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let range = source.range(offset..<offset + line.utf8.count)
      offset += line.utf8.count + 1
      guard let colon = line.firstIndex(of: ":"), !line.hasPrefix(" ") else { continue }
      let key = String(line[..<colon])
      let value = String(line[colon...].dropFirst().drop { $0 == " " })
      if key == "titel" {
        found.append(
          Diagnostic(
            .error, "spec/unknown-key", "'titel' is not a key of an alert", at: range,
            help: [Help("write 'title'")]))
      } else if key == "extends", value.contains("/") || value.hasSuffix(".yaml"), depth < 8 {
        switch loading(value, source) {
        case .success(let base): result += values(base, depth: depth + 1, &found)
        case .failure(let failure):
          found.append(Diagnostic(.error, "spec/extends", failure.sentence, at: range))
        }
      } else {
        result.append((key, value))
      }
    }
    return result
  }
}
