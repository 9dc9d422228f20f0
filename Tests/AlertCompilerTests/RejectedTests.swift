import DiagnosticRenderers
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import AlertCompiler

/// Each spec in specs/rejected shows one defect; the text beside it is what the compiler says.
///
/// With ALERTC_RECORD=1 the texts are written anew instead, and the run fails.
@Suite struct RejectedTests {
  static let folder = "specs/rejected"
  static let specs = packageFiles(in: folder, endings: [".alert.yaml"])

  @Test("Every rejected spec gets exactly its diagnostics", arguments: specs)
  func diagnostics(of path: String) throws {
    let text = TerminalRenderer().render(try check(path))
    let goldenPath = textPath(of: path)
    if isRecording {
      try Data(text.utf8).write(to: packageRoot.appendingPathComponent(goldenPath))
      Issue.record("\(goldenPath) has been recorded; run again without ALERTC_RECORD")
      return
    }
    #expect(text == (try? packageText(goldenPath)))
  }

  @Test("Every rejected spec is rejected or warned of, and only ten-mistakes for several things")
  func oneDefectEach() throws {
    for path in Self.specs {
      let found = try check(path)
      if path.hasSuffix("/ten-mistakes.alert.yaml") {
        #expect(found.count >= 10)
        #expect(found == found.sortedByPlace())
      } else {
        #expect(found.count == 1, "\(path): \(found.map(\.code))")
      }
    }
  }

  @Test("Every rejected spec has its text, and every text its spec")
  func pairs() {
    let texts = packageFiles(in: Self.folder, endings: [".txt"])
    #expect(Self.specs.count >= 60)
    #expect(Set(Self.specs.map(textPath)) == Set(texts))
  }

  /// Codes that no small spec shows, and why.
  private static let shownElsewhere: [String: String] = [
    "yaml/too-large": "needs a file over 1 MiB; YAMLNodesTests makes one",
    "yaml/blank-run": "needs over 4,096 blanks; YAMLNodesTests makes them",
    "yaml/syntax": "stands for what no other code names; no input is known to get there",
    "extends/too-deep": "needs 33 files; AlertSpecTests makes them",
    "case/unknown": "needs --case; AlertCompilerTests ask for one",
    "text/unused": "is said of a whole project; alertcTests and AlertSpecTests have one",
    "layout/unsettled": "stands for sizes that never come to rest; AlertLayoutTests",
  ]

  @Test("Every code of the sources is shown by a rejected spec")
  func everyCode() throws {
    var shown: Set<String> = []
    for path in Self.specs {
      for diagnostic in try check(path) { shown.insert(diagnostic.code.description) }
    }
    let families = [
      "yaml", "spec", "view", "action", "constraint", "extends", "layout", "project", "token",
      "case", "catalog", "text", "when", "image", "markup", "font",
      "behaviour",
    ]
    var declared: Set<String> = []
    for path in packageFiles(in: "Sources", endings: ["Codes.swift"]) {
      let text = try packageText(path)
      for match in text.matches(of: /= "([a-z]+)\/([a-z0-9-]+)"/)
      where families.contains(String(match.1)) {
        declared.insert("\(match.1)/\(match.2)")
      }
    }
    #expect(declared.count > 60)
    #expect(declared.subtracting(shown).subtracting(Self.shownElsewhere.keys).sorted() == [])
    #expect(shown.intersection(Self.shownElsewhere.keys).sorted() == [], "listed without need")
    #expect(Set(Self.shownElsewhere.keys).subtracting(declared).sorted() == [], "no such code")
  }

  @Test(
    "Sentences begin small, end without a full stop, and quote with straight quotes",
    arguments: specs)
  func manner(of path: String) throws {
    for diagnostic in try check(path) {
      let sentences =
        [diagnostic.message] + diagnostic.notes.map(\.message) + diagnostic.help.map(\.message)
      for sentence in sentences {
        #expect(sentence.first?.isUppercase == false, "\(sentence)")
        #expect(sentence.last != ".", "\(sentence)")
        // What an author wrote may hold one.
        if !path.hasSuffix("/backtick-first.alert.yaml") {
          #expect(!sentence.contains("`"), "\(sentence)")
        }
      }
    }
  }

  private func textPath(of spec: String) -> String {
    spec.dropLast(".alert.yaml".count) + ".txt"
  }

  /// Reads as the command line does: inside the spec's project, or the folder of rejected specs.
  private func check(_ path: String) throws -> [Diagnostic] {
    let source = SourceFile(path: path, bytes: try packageFile(path))
    let loading = PackageProject.loading(in: PackageProject.folder(of: path) ?? Self.folder)
    let project = try PackageProject.of(path)
    return try Compiler(options: CompileOptions(), project: project, loading: loading)
      .check(source)
  }
}
