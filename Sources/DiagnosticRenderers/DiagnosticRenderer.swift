import Diagnostics

/// A form in which diagnostics are written out: one conformance a file, one line in ``renderers``.
///
/// A renderer is a pure function of the diagnostics: the same ones give the same bytes on every
/// machine, and the text of two batches is the text of each, one behind the other.
public protocol DiagnosticRenderer: Sendable {
  /// Every diagnostic in the order given, each ending in a line feed; nothing for none. Line
  /// tables are built once a file for the whole batch.
  func render(_ diagnostics: [Diagnostic]) -> String
}

/// What a renderer may be told about where its output goes.
public struct RenderingContext: Sendable {
  /// Whether the terminal form uses ANSI colours.
  public var isColored: Bool
  /// The absolute folder that relative paths start from, for forms whose reader needs absolute
  /// ones; nil when it isn't known.
  public var workingDirectory: String?

  public init(isColored: Bool = false, workingDirectory: String? = nil) {
    self.isColored = isColored
    self.workingDirectory = workingDirectory
  }
}

/// A form's name on a command line, a line about it, and how to make its renderer.
public struct RendererEntry: Sendable {
  public let name: String
  public let summary: String
  public let make: @Sendable (RenderingContext) -> any DiagnosticRenderer
}

/// Every form there is, the default first.
public let renderers: [RendererEntry] = [
  RendererEntry(name: "terminal", summary: "for people, with the line at fault") {
    TerminalRenderer(isColored: $0.isColored)
  },
  RendererEntry(name: "json", summary: "one JSON object a line") { _ in JSONLinesRenderer() },
  RendererEntry(name: "github", summary: "annotations in GitHub Actions") { _ in
    GitHubRenderer()
  },
  RendererEntry(name: "xcode", summary: "one line each, as Xcode's issue navigator reads them") {
    XcodeRenderer(workingDirectory: $0.workingDirectory)
  },
]
