import Diagnostics

/// Reads Xcode's string catalogues (`.xcstrings`, version 1.0): JSON with every locale of a key,
/// plural and device variations, and substitutions.
struct StringCatalogReading {
  private let file: SourceFile
  private var diagnostics: [Diagnostic] = []

  static func read(_ file: SourceFile) throws(CatalogFault) -> Diagnosed<Catalog> {
    var reader = JSONReader(file.bytes)
    let root = try reader.read()
    var reading = StringCatalogReading(file: file)
    let catalog = reading.catalog(root)
    return Diagnosed(catalog, reading.diagnostics)
  }

  private init(file: SourceFile) {
    self.file = file
  }

  private mutating func catalog(_ root: JSONValue) -> Catalog {
    var catalog = Catalog(file: file)
    catalog.sourceLocale = root["sourceLanguage"]?.text
    guard let strings = root["strings"], case .object = strings.content else {
      report("a string catalogue has 'sourceLanguage' and 'strings'", root.span)
      return catalog
    }
    if catalog.sourceLocale == nil {
      report("this catalogue doesn't say its 'sourceLanguage'", root.span)
    }
    for (key, place, value) in strings.members {
      var entry = Catalog.Entry(key: key, range: file.range(place))
      for (locale, place, localization) in value["localizations"]?.members ?? [] {
        if let read = self.localization(localization, place) { entry.localizations[locale] = read }
      }
      if let source = catalog.sourceLocale, entry.localizations[source] == nil {
        // A key without a text in the source language is its own text there.
        let range = file.range(place)
        entry.localizations[source] = Localization(message: .text(key, range), range: range)
      }
      catalog.add(entry)
    }
    return catalog
  }

  /// - Parameter place: where the locale is written.
  private mutating func localization(
    _ value: JSONValue, _ place: Range<Int>
  ) -> Localization? {
    guard let message = message(value) else { return nil }
    var localization = Localization(message: message, range: file.range(place))
    for (name, place, part) in value["substitutions"]?.members ?? [] {
      guard let message = self.message(part) else { continue }
      guard case .text(let specifier)? = part["formatSpecifier"]?.content else {
        report("a substitution has a 'formatSpecifier'", place)
        continue
      }
      var argument: Int?
      if case .word(let word)? = part["argNum"]?.content { argument = Int(word) }
      localization.substitutions[name] = Localization.Substitution(
        argument: argument, specifier: specifier, message: message)
    }
    return localization
  }

  /// `{ "stringUnit": … }` or `{ "variations": … }`; nil for what holds neither yet.
  private mutating func message(_ value: JSONValue) -> Message? {
    if let unit = value["stringUnit"] {
      guard let text = unit["value"], let format = text.text else {
        // A text that is still to be translated has none.
        if unit["state"]?.text != "new" { report("a 'stringUnit' has a 'value'", unit.span) }
        return nil
      }
      return .text(format, file.range(text.span))
    }
    guard let variations = value["variations"] else { return nil }
    for (kind, place, forms) in variations.members {
      switch kind {
      case "plural": return plural(forms)
      case "device":
        var messages: [String: Message] = [:]
        for (device, _, form) in forms.members {
          if let message = message(form) { messages[device] = message }
        }
        return messages.isEmpty ? nil : .device(messages)
      default:
        report("variations are by 'plural' or by 'device', not by \(quoted(kind))", place)
        return nil
      }
    }
    return nil
  }

  private mutating func plural(_ forms: JSONValue) -> Message? {
    var messages: [PluralCategory: Message] = [:]
    for (name, place, form) in forms.members {
      guard let category = PluralCategory(rawValue: name) else {
        report("\(quoted(name)) is no plural category", place)
        continue
      }
      if let message = message(form) { messages[category] = message }
    }
    guard messages[.other] != nil else {
      report("plural forms need one for 'other'", forms.span)
      return nil
    }
    return .plural(messages)
  }

  private mutating func report(_ message: String, _ span: Range<Int>) {
    // The start alone: a value may be as long as the file.
    let start = span.lowerBound..<min(span.upperBound, span.lowerBound + 1)
    diagnostics.append(
      Diagnostic(
        .malformedCatalog, message, at: file.range(start),
        help: [Help("save the catalogue with Xcode, which writes it whole")]))
  }
}
