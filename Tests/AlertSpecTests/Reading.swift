import Diagnostics
import DiagnosticRenderers
import TestSupport

@testable import AlertSpec

/// A spec resolved from text, without other files.
func resolve(_ text: String, files: [String: String] = [:]) -> Diagnosed<Alert?> {
  Resolver { path, _ in
    files[path].map { .success(SourceFile(path: path, text: $0)) }
      ?? .failure(LoadFailure(sentence: "there is no such file"))
  }.resolve(SourceFile(path: "a.alert.yaml", text: text))
}

/// The diagnostics of a spec as a person reads them.
func complaints(_ text: String, files: [String: String] = [:]) -> String {
  TerminalRenderer(isColored: false).render(
    resolve(text, files: files).diagnostics.sortedByPlace())
}
