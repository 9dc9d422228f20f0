import AlertCompiler
import DiagnosticRenderers
import Diagnostics

/// What a run says on standard error: diagnostics in the chosen form, a summary, progress.
struct Reporter {
  private let format: String
  private let context: RenderingContext
  private let isForPeople: Bool
  private let isQuiet: Bool
  private let total: Int
  private var errors = OutputStream(2)
  private var summary = Summary()
  /// What was said, for a file that several specs share may be an input itself.
  private var said: Set<String> = []
  private var progress: Progress?
  /// What waits for the end of the run, in a form that is one document.
  private var collected: [Diagnostic] = []

  init(_ invocation: Invocation, total: Int) {
    let isTerminal = StandardStreams.isTerminal(2)
    format = invocation.format
    context = RenderingContext(
      isColored: Self.isColored(invocation.color, isTerminal: isTerminal),
      workingDirectory: invocation.format == "xcode" ? workingDirectory()?.display : nil,
      tool: .init(name: "alertc", version: version) {
        DiagnosticPage.page(of: $0.description)?.meaning
      })
    isForPeople = invocation.format == "terminal"
    isQuiet = invocation.isQuiet
    self.total = total
    if isTerminal, isForPeople, !isQuiet { progress = Progress(total: total) }
  }

  /// Says each fault of a file once in a run, however many specs share the file.
  ///
  /// - Parameter spec: the spec that was compiled; nil for what is said of none.
  mutating func report(_ diagnostics: [Diagnostic], of spec: SourceFile? = nil) {
    if let spec { summary.count(input: plainPath(spec)) }
    guard !diagnostics.isEmpty else { return }
    let new = diagnostics.filter { diagnostic in
      if isQuiet, diagnostic.severity == .note { return false }
      return said.insert(key(diagnostic)).inserted
    }
    for diagnostic in new {
      summary.count(diagnostic, in: plainPath(diagnostic.range.file))
    }
    let renderer = self.renderer
    if renderer.isOneDocument {
      collected += new
      return
    }
    progress?.clear(&errors)
    errors.write(renderer.render(new).utf8)
    // Seen at once, and kept should the program itself fail later.
    errors.flush()
  }

  mutating func advance(to count: Int) {
    progress?.advance(to: count, &errors)
  }

  /// Whether there is a summary of diagnostics to be said.
  var hasCounted: Bool { summary.sentence != nil }

  /// Says something to people that is no diagnostic.
  mutating func say(_ text: String) {
    guard isForPeople, !isQuiet else { return }
    insist(text)
  }

  /// Says something even when told to be quiet.
  mutating func insist(_ text: String) {
    progress?.clear(&errors)
    errors.write(text.utf8)
    errors.flush()
  }

  /// Says how it went, with `success` as the sentence when nothing was wrong.
  mutating func finish(success: String?) {
    progress?.clear(&errors)
    if !isForPeople {
      let renderer = self.renderer
      if renderer.isOneDocument { errors.write(renderer.render(collected).utf8) }
    }
    if isForPeople, !isQuiet, let sentence = summary.sentence ?? success {
      errors.write((sentence + "\n").utf8)
      if let mending = summary.mending(by: "alertc check --fix") {
        errors.write((mending + "\n").utf8)
      }
    }
    errors.flush()
  }

  /// Made when there is something to say: most runs say nothing.
  private var renderer: any DiagnosticRenderer {
    renderers.first { $0.name == format }?.make(context) ?? TerminalRenderer()
  }

  /// The same for `./specs/a.alert.yaml` as for `specs/a.alert.yaml`, which name one file.
  private func plainPath(_ file: SourceFile) -> String {
    // Most paths are plain: no part of theirs is empty or begins with a point.
    var isPlain = file.path.utf8.first != UInt8(ascii: ".")
    var previous: UInt8 = 0
    for byte in file.path.utf8 {
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") {
        isPlain = false
      }
      previous = byte
    }
    return isPlain ? file.path : Path(file.path).normalized.display
  }

  private func key(_ diagnostic: Diagnostic) -> String {
    let span = diagnostic.range.span
    return "\(plainPath(diagnostic.range.file))\0\(span.lowerBound)\0\(span.upperBound)\0"
      + "\(diagnostic.code)\0\(diagnostic.message)"
  }

  /// `--color` decides; without it colours go to a terminal that can show them, unless `NO_COLOR`
  /// is set to something (no-color.org).
  static func isColored(_ choice: Invocation.ColorChoice, isTerminal: Bool) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environmentVariable("NO_COLOR") ?? "").isEmpty
        && environmentVariable("TERM") != "dumb"
    }
  }
}

/// A counter on a terminal, from the second second on.
private struct Progress {
  let total: Int
  private let start = monotonicSeconds()
  private var next: Double
  private var isShown = false

  init(total: Int) {
    self.total = total
    next = start + 1
  }

  mutating func advance(to count: Int, _ stream: inout OutputStream) {
    let now = monotonicSeconds()
    guard now >= next, count < total else { return }
    next = now + 0.2
    isShown = true
    stream.write("\r\u{1B}[K\(count) of \(total) specs".utf8)
    stream.flush()
  }

  mutating func clear(_ stream: inout OutputStream) {
    guard isShown else { return }
    isShown = false
    stream.write("\r\u{1B}[K".utf8)
  }
}
