import Diagnostics
import TextCatalogs

/// One form of a key: its locale, and where it is written.
struct TextForm: Sendable {
  var locale: String
  /// The locale in the form in which two are compared.
  var tag: String
  var localization: Localization
  /// Where the key is written.
  var entryRange: SourceRange
  var range: SourceRange { localization.range }
}

/// All texts of one key in a project's catalogues, and what is wrong with them: found once,
/// however many specs and locales ask.
final class KeyTexts: Sendable {
  /// Those of earlier catalogues first.
  let forms: [TextForm]
  /// The text in the project's base locale.
  let base: TextForm?
  let dependsOnDevice: Bool
  /// Those of the project's locales that have none.
  let missing: [String]
  /// What is said of texts that take other arguments than that of the base locale.
  let unequal: [Diagnostic]

  init(_ key: String, _ catalogs: [Catalog], _ settings: ProjectSettings) {
    let forms = catalogs.flatMap { catalog -> [TextForm] in
      guard let entry = catalog[key] else { return [] }
      return entry.localizations.sorted { $0.key < $1.key }.map {
        TextForm(
          locale: $0.key, tag: plain($0.key), localization: $0.value, entryRange: entry.range)
      }
    }
    self.forms = forms
    base = forms.best(for: settings.baseLocale)
    dependsOnDevice = forms.contains { $0.localization.dependsOnDevice }
    missing = settings.locales.filter {
      PseudoLocale(locale: $0) == nil && forms.best(for: $0) == nil
    }
    unequal = forms.isEmpty ? [] : Self.unequal(key, forms, base ?? forms[0])
  }

  /// The form for a locale, or for the nearest that it is a part of: `pt` for `pt-BR`.
  func best(for locale: String) -> TextForm? { forms.best(for: locale) }

  private static func unequal(
    _ key: String, _ forms: [TextForm], _ base: TextForm
  ) -> [Diagnostic] {
    let expected = base.localization.signature
    return forms.compactMap { form in
      let signature = form.localization.signature
      guard signature != expected else { return nil }
      return Diagnostic(
        .unequalArguments,
        "\(quoted(key)) takes \(shown(signature)) in \(escaped(form.locale)), "
          + "and \(shown(expected)) in \(escaped(base.locale))",
        at: form.range,
        notes: [Note("the text in \(escaped(base.locale)) is here", at: base.range)],
        help: [Help("let the texts of all locales take the same arguments")])
    }
  }

  private static func shown(_ signature: [String]) -> String {
    if signature.isEmpty { return "no arguments" }
    return signature.map { escaped($0) }.joined(separator: ", ")
  }
}

extension [TextForm] {
  fileprivate func best(for locale: String) -> TextForm? {
    var subtags = plain(locale).split(separator: "-")
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if let form = first(where: { $0.tag == tag }) { return form }
      subtags.removeLast()
    }
    return nil
  }
}

extension Project {
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
