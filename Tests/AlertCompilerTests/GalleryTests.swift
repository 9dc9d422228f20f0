import AlertCompiler
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Every spec of the gallery and its artifacts beside it, as
/// `alertc compile specs/gallery --out specs/gallery` writes them.
@Suite("The gallery")
struct GalleryTests {
  static let specs = packageFiles(in: "specs/gallery", endings: [".alert.yaml"])

  @Test("Each spec gives the artifacts that stand beside it, and nothing to say", arguments: specs)
  func artifactsAreThoseBesideTheSpec(path: String) throws {
    let compiled = try compile(path)
    #expect(compiled.diagnostics == [])
    #expect(compiled.value.count == 2)
    for artifact in compiled.value {
      let file = "specs/gallery/" + artifact.path
      if isRecording {
        try Data(artifact.bytes).write(to: packageRoot.appendingPathComponent(file))
      }
      #expect(
        try packageText(file) == String(decoding: artifact.bytes, as: UTF8.self),
        "\(file) differs; alertc compile specs/gallery --out specs/gallery writes it anew")
    }
    #expect(!isRecording, "recorded; run the tests again without ALERTC_RECORD")
  }

  @Test("A spec is called by the name of its alert")
  func filesAreNamedAfterTheirAlerts() throws {
    #expect(Self.specs.count >= 12)
    for path in Self.specs {
      let name = path.split(separator: "/").last?.dropLast(".alert.yaml".count) ?? ""
      #expect(try packageText(path).contains("\nalert: \(name)\n"), "\(path)")
    }
  }

  @Test("Nothing lies beside the specs that no spec gives")
  func noArtifactIsLeftOver() {
    let names = Set(Self.specs.map { $0.dropLast(".alert.yaml".count) })
    for file in packageFiles(in: "specs/gallery", endings: [".json", ".txt"]) {
      #expect(names.contains(file.prefix { $0 != "." }), "\(file)")
    }
  }
}

/// Whether goldens are written instead of compared; the tests then fail, saying so.
let isRecording = ProcessInfo.processInfo.environment["ALERTC_RECORD"] == "1"

/// A spec of the package compiled in the standard environment, or in those asked for.
func compile(
  _ path: String, _ request: EnvironmentRequest = EnvironmentRequest()
) throws -> Diagnosed<[Artifact]> {
  var options = CompileOptions()
  options.environments = request
  let loading = PackageProject.loading(in: PackageProject.folder(of: path) ?? "specs")
  let project = try PackageProject.of(path)
  let compiler = try Compiler(options: options, project: project, loading: loading)
  return compiler.compile(SourceFile(path: path, text: try packageText(path)))
}
