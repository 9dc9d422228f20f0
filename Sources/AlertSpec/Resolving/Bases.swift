import Diagnostics

extension Resolver {
  /// What a spec extends: files from the nearest to the farthest, and the preset at the end.
  struct Bases {
    var files: [AlertSyntax] = []
    var preset: Preset?
  }

  func bases(of syntax: AlertSyntax, _ diagnostics: inout [Diagnostic]) -> Bases {
    var bases = Bases()
    var chain = [syntax]
    while let extends = chain[chain.count - 1].extends {
      if let preset = Preset.named(extends.text) {
        bases.preset = preset
        break
      }
      guard Resolver.isPath(extends.text) else {
        diagnostics.append(Resolver.unknownPreset(extends))
        break
      }
      guard let base = load(extends, &diagnostics) else { break }
      if let start = chain.firstIndex(where: { $0.file.path == base.file.path }) {
        diagnostics.append(Resolver.cycle(chain[start...], closedBy: extends))
        break
      }
      guard chain.count < Resolver.longestChain else {
        diagnostics.append(
          Diagnostic(
            .tooDeep, "more than \(Resolver.longestChain) specs extend one another",
            at: extends.range,
            help: [Help("let this spec extend one that is nearer to a preset")]))
        break
      }
      chain.append(base)
      bases.files.append(base)
    }
    return bases
  }

  /// A path has a folder or an ending; a preset's name has neither.
  private static func isPath(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
  }

  private func load(
    _ extends: AlertSyntax.Named, _ diagnostics: inout [Diagnostic]
  ) -> AlertSyntax? {
    switch loading(extends.text, extends.range.file) {
    case .failure(let failure):
      var help: [Help] = []
      if let preset = Resolver.preset(meantBy: extends.text) {
        help.append(
          Help(
            "for the preset, write \(preset)",
            fix: FixIt([.init(replacing: extends.range, with: preset)], isCertain: false)))
      }
      diagnostics.append(
        Diagnostic(
          .unknownBase, "\(quoted(extends.text)) can't be extended: \(failure.sentence)",
          at: extends.range,
          help: help + [
            Help(
              "write the path relative to this file, or one of the presets: \(Resolver.presetNames)"
            )
          ]))
      return nil
    case .success(let file):
      let parsed = AlertSyntax.parse(file)
      diagnostics += parsed.diagnostics
      if let advice = parsed.value?.deprecated {
        diagnostics.append(Resolver.deprecated(extends, advice))
      }
      return parsed.value
    }
  }

  /// The preset whose name a file's name is, up to its ending; nil where there is none.
  private static func preset(meantBy path: String) -> String? {
    let file = path.split(separator: "/").last ?? ""
    return Preset.named(String(file.prefix { $0 != "." }))?.name
  }

  private static var presetNames: String {
    Preset.all.map(\.name).joined(separator: ", ")
  }

  private static func unknownPreset(_ extends: AlertSyntax.Named) -> Diagnostic {
    var help = [Help("the presets are: \(presetNames); the path of a spec ends in .yaml")]
    if let better = nearestName(to: extends.text, among: Preset.all.map(\.name)) {
      help.insert(
        Help(
          "did you mean '\(better)'?",
          fix: FixIt([.init(replacing: extends.range, with: better)], isCertain: false)), at: 0)
    }
    return Diagnostic(
      .unknownBase, "there is no preset \(quoted(extends.text))", at: extends.range, help: help)
  }

  private static func deprecated(
    _ extends: AlertSyntax.Named, _ advice: AlertSyntax.Named
  ) -> Diagnostic {
    Diagnostic(
      .warning, .deprecated, "\(quoted(extends.text)) is deprecated", at: extends.range,
      notes: [Note("said here", at: advice.range)], help: [Help(escaped(advice.text))])
  }

  private static func cycle(
    _ chain: ArraySlice<AlertSyntax>, closedBy extends: AlertSyntax.Named
  ) -> Diagnostic {
    let names = chain.map(\.file.path) + [chain.first?.file.path ?? ""]
    return Diagnostic(
      .cycle, "these specs extend each other in a circle", at: extends.range,
      notes: [Note(names.map { escaped($0, limit: 200) }.joined(separator: " → "))]
        + chain.dropLast().compactMap { link in
          link.extends.map { Note("extended here", at: $0.range) }
        },
      help: [Help("let one of them extend a preset, or nothing")])
  }
}
