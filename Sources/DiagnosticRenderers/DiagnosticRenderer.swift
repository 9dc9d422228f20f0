import Diagnostics

/// A form in which diagnostics are written out: one conformance a file, one line in ``renderers``.
///
/// A renderer is a pure function of the diagnostics: the same ones give the same bytes on every
/// machine. Unless the form is one document, the text of two batches is the text of each, one
/// behind the other, and nothing for none.
public protocol DiagnosticRenderer: Sendable {
  /// Whether all that a run says has to be rendered at once, if it is nothing too.
  var isOneDocument: Bool { get }

  /// Every diagnostic in the order given, ending in a line feed. Line tables are built once a
  /// file for the whole batch.
  func render(_ diagnostics: [Diagnostic]) -> String
}

extension DiagnosticRenderer {
  /// False: most forms are lines.
  public var isOneDocument: Bool { false }
}

/// What a renderer may be told about where its output goes.
public struct RenderingContext: Sendable {
  /// Whether the terminal form uses ANSI colours.
  public var isColored: Bool
  /// The absolute folder that relative paths start from, for forms whose reader needs absolute
  /// ones; nil when it isn't known.
  public var workingDirectory: String?
  /// The program that speaks, for forms that name it.
  public var tool: Tool

  /// For a pipe, with paths as the diagnostics have them, unless something else is stated.
  public init(
    isColored: Bool = false, workingDirectory: String? = nil, tool: Tool = Tool(name: "unnamed")
  ) {
    self.isColored = isColored
    self.workingDirectory = workingDirectory
    self.tool = tool
  }

  /// A program and what it knows of its codes.
  public struct Tool: Sendable {
    /// Lower case, as a command line has it.
    public var name: String
    /// A semantic version; nil when there is none.
    public var version: String?
    /// What a code means, in one sentence; nil for one that has no page.
    public var meaning: @Sendable (Diagnostic.Code) -> String?

    /// Nothing is known of any code unless stated.
    public init(
      name: String, version: String? = nil,
      meaning: @escaping @Sendable (Diagnostic.Code) -> String? = { _ in nil }
    ) {
      self.name = name
      self.version = version
      self.meaning = meaning
    }
  }
}

/// A form's name on a command line, a line about it, and how to make its renderer.
public struct RendererEntry: Sendable {
  /// The word behind `--format`.
  public let name: String
  /// One line without a final full stop.
  public let summary: String
  /// Pure: the same context makes renderers that write the same.
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
  RendererEntry(name: "sarif", summary: "one SARIF 2.1.0 log for code scanning") {
    SARIFRenderer(tool: $0.tool)
  },
  RendererEntry(name: "xcode", summary: "one line each, as Xcode's issue navigator reads them") {
    XcodeRenderer(workingDirectory: $0.workingDirectory)
  },
]
