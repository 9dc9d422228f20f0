import Diagnostics
import TextCatalogs

extension SpecReader {
  /// The words of a text by key in the locale at hand; nil when there are none or they lack
  /// something, which is reported.
  mutating func words(of text: LocalizedText) -> String? {
    guard let range = text.keyRange else { return nil }
    axes.insert(.locale)
    guard let project, !project.catalogs.isEmpty else {
      report(
        .noCatalog, "\(quoted(text.key)) is a key, and the project names no catalogue", at: range,
        help: [
          Help("write catalogs: and the catalogue's path into \(Project.fileName), or the words")
        ])
      return nil
    }
    let forms = project.forms(of: text.key)
    guard !forms.isEmpty else {
      reportUnknownKey(text.key, range, project)
      return nil
    }
    project.note(used: text.key)
    if forms.contains(where: { $0.localization.dependsOnDevice }) { axes.insert(.idiom) }
    checkLocales(text.key, range, forms, project)
    let surroundings = environment ?? Environment()
    let locale = surroundings.isPseudoLocale ? project.settings.baseLocale : surroundings.locale
    let best = forms.best(for: locale) ?? forms.best(for: project.settings.baseLocale) ?? forms[0]
    guard checkArguments(of: text, best) else { return nil }
    let devices = surroundings.isTablet ? ["ipad"] : ["iphone"]
    switch best.localization.text(
      text.arguments.map(\.sample), locale: best.locale, devices: devices)
    {
    case .success(let words): return words
    case .failure(let fault):
      report(fault, text, best, range)
      return nil
    }
  }

  private mutating func reportUnknownKey(
    _ key: String, _ range: SourceRange, _ project: Project
  ) {
    let known = project.catalogs.flatMap { $0.entries.map(\.key) }
    var help = Help("add it to \(listed(project.catalogs.map { quoted($0.file.path) }))")
    if suggests, let better = nearestName(to: key, among: known) {
      help = Help(
        "did you mean '\(escaped(better))'?",
        fix: FixIt([.init(replacing: range, with: better)], isCertain: false))
    }
    report(.unknownTextKey, "no catalogue has the key \(quoted(key))", at: range, help: [help])
  }

  /// What is wrong with a key's texts in any of the project's locales.
  private mutating func checkLocales(
    _ key: String, _ range: SourceRange, _ forms: [TextForm], _ project: Project
  ) {
    var wanted = project.settings.locales
    if let locale = environment?.locale, !wanted.contains(locale) { wanted = [locale] }
    let missing = wanted.filter { PseudoLocale(locale: $0) == nil && forms.best(for: $0) == nil }
    if !missing.isEmpty {
      let files = forms.map { quoted($0.range.file.path) }
      let names = missing.map { escaped($0) }
      report(
        .missingText, "the key \(quoted(key)) has no text in \(names.joined(separator: ", "))",
        at: range, notes: [Note("it is written here", at: forms[0].entryRange)],
        help: [
          Help(
            "add it to \(listed(files.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }))")
        ])
    }
    guard let base = forms.best(for: project.settings.baseLocale) ?? forms.first else { return }
    let expected = base.localization.signature
    for form in forms where form.localization.signature != expected {
      report(
        .unequalArguments,
        "\(quoted(key)) takes \(shown(form.localization.signature)) in \(escaped(form.locale)), "
          + "and \(shown(expected)) in \(escaped(base.locale))",
        at: form.range,
        notes: [Note("the text in \(escaped(base.locale)) is here", at: base.range)],
        help: [Help("let the texts of all locales take the same arguments")])
    }
  }

  private func shown(_ signature: [String]) -> String {
    if signature.isEmpty { return "no arguments" }
    return signature.map { escaped($0) }.joined(separator: ", ")
  }

  private mutating func checkArguments(of text: LocalizedText, _ form: TextForm) -> Bool {
    let names = form.localization.names
    let places = form.localization.placeCount
    var isSound = true
    for (index, argument) in text.arguments.enumerated()
    where index >= places && !names.contains(argument.sample.name) {
      isSound = false
      let better = nearestName(to: argument.sample.name, among: names)
      report(
        .unknownArgument,
        "the text \(quoted(text.key)) has no place for \(quoted(argument.sample.name))",
        at: argument.range, notes: [Note("the text is here", at: form.range)],
        help: [
          better.map {
            Help(
              "did you mean '\($0)'?",
              fix: FixIt([.init(replacing: argument.range, with: $0)], isCertain: false))
          } ?? Help("delete it, or give the text a place for it")
        ])
    }
    return isSound
  }

  private mutating func report(
    _ fault: RenderingFault, _ text: LocalizedText, _ form: TextForm, _ range: SourceRange
  ) {
    let notes = [Note("the text is here", at: form.range)]
    switch fault {
    case .missingPlace(let place):
      report(
        .missingArgument, "argument \(place) of the text \(quoted(text.key)) has no sample value",
        at: range, notes: notes,
        help: [Help("give the text arguments, such as arguments: { count: 3 }, in their order")])
    case .missingName(let name):
      report(
        .missingArgument,
        "'{\(escaped(name))}' of the text \(quoted(text.key)) has no sample value",
        at: range, notes: notes, help: [Help("add it: arguments: { \(escaped(name)): 3 }")])
    case .notANumber(let name):
      let argument = text.arguments.first { $0.sample.name == name }
      report(
        .wrongArgument, "the text \(quoted(text.key)) takes a number for \(quoted(name))",
        at: argument?.valueRange ?? range, notes: notes,
        help: [Help("write a plain number, such as 3")])
    case .missingPart(let name):
      report(
        .missingArgument,
        "the text \(quoted(text.key)) names a part '%#@\(escaped(name))@' that isn't there",
        at: range, notes: notes, help: [Help("mend the catalogue's text")])
    }
  }
}

/// One form of a key: its locale, and where it is written.
struct TextForm {
  var locale: String
  var localization: Localization
  /// Where the key is written.
  var entryRange: SourceRange
  var range: SourceRange { localization.range }
}

extension [TextForm] {
  /// The form for a locale, or for the nearest that it is a part of: `pt` for `pt-BR`.
  func best(for locale: String) -> TextForm? {
    var subtags = plain(locale).split(separator: "-")
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if let form = first(where: { plain($0.locale) == tag }) { return form }
      subtags.removeLast()
    }
    return nil
  }
}

extension Project {
  /// A key's forms in all catalogues, those of earlier ones first.
  func forms(of key: String) -> [TextForm] {
    catalogs.flatMap { catalog -> [TextForm] in
      guard let entry = catalog[key] else { return [] }
      return entry.localizations.sorted { $0.key < $1.key }.map {
        TextForm(locale: $0.key, localization: $0.value, entryRange: entry.range)
      }
    }
  }

  /// The keys that no spec read so far uses, as the project wants them reported.
  public func unusedTexts() -> [Diagnostic] {
    guard settings.unusedTexts != .allowed else { return [] }
    let used = usedTexts
    return catalogs.flatMap { catalog in
      catalog.entries.filter { !used.contains($0.key) }.map { entry in
        let locales = entry.localizations.keys.sorted().map { escaped($0) }
        return Diagnostic(
          settings.unusedTexts == .refused ? .error : .warning, .unusedText,
          "no spec uses the key \(quoted(entry.key)) (\(listed(locales)))", at: entry.range,
          help: [Help("delete it, or allow it: unusedTexts: allowed in \(Project.fileName)")])
      }
    }
  }
}
