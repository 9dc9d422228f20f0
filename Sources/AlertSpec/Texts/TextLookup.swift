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
    let texts = project.texts(of: text.key)
    guard let first = texts.forms.first else {
      // A catalogue that couldn't be read, which is said, may have the key.
      if !project.catalogs.allSatisfy(\.isReadable) { return nil }
      reportUnknownKey(text.key, range, project)
      return nil
    }
    project.note(used: text.key)
    if texts.dependsOnDevice { axes.insert(.idiom) }
    report(texts, of: text.key, range, project)
    let surroundings = environment ?? Environment()
    let locale = surroundings.isPseudoLocale ? project.settings.baseLocale : surroundings.locale
    let best = texts.best(for: locale) ?? texts.base ?? first
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
  private mutating func report(
    _ texts: KeyTexts, of key: String, _ range: SourceRange, _ project: Project
  ) {
    var missing = texts.missing
    if let environment, !environment.isPseudoLocale, texts.best(for: environment.locale) == nil,
      !project.settings.locales.contains(environment.locale)
    {
      missing = [environment.locale]
    }
    if !missing.isEmpty, let first = texts.forms.first {
      report(
        .missingText,
        "the key \(quoted(key)) has no text in "
          + missing.map { escaped($0) }.joined(separator: ", "),
        at: range, notes: [Note("it is written here", at: first.entryRange)],
        help: [Help("add it to \(quoted(first.range.file.path))")])
    }
    for diagnostic in texts.unequal { report(diagnostic) }
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
