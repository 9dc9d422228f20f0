import Diagnostics
import JSONNodes

/// Reads Xcode's string catalogues (`.xcstrings`, version 1.0): JSON with every locale of a key,
/// plural and device variations, and substitutions.
struct StringCatalogReading {
  private let file: SourceFile
  private var diagnostics: [Diagnostic] = []

  static func read(_ file: SourceFile) throws(CatalogFault) -> Diagnosed<Catalog> {
    let root: JSONNode
    do throws(JSONFault) {
      root = try JSONNode.parse(file.bytes)
    } catch {
      throw CatalogFault(error)
    }
    var reading = StringCatalogReading(file: file)
    let catalog = reading.catalog(root)
    return Diagnosed(catalog, reading.diagnostics)
  }

  private init(file: SourceFile) {
    self.file = file
  }

  private mutating func catalog(_ root: JSONNode) -> Catalog {
    var catalog = Catalog(file: file)
    catalog.sourceLocale = root["sourceLanguage"]?.string
    guard let strings = root["strings"], case .object = strings.content else {
      report("a string catalogue has 'sourceLanguage' and 'strings'", root.span)
      return catalog
    }
    if catalog.sourceLocale == nil {
      report("this catalogue doesn't say its 'sourceLanguage'", root.span)
    }
    for member in strings.members {
      var entry = Catalog.Entry(key: member.key, range: file.range(member.keySpan))
      for locale in localizations(of: member) {
        if let read = localization(locale.value, locale.keySpan) {
          entry.localizations[locale.key] = read
        }
      }
      if let source = catalog.sourceLocale, entry.localizations[source] == nil {
        // A key without a text in the source language is its own text there.
        let range = entry.range
        entry.localizations[source] = Localization(message: .text(member.key, range), range: range)
      }
      catalog.add(entry)
    }
    return catalog
  }

  /// By locale; none of a key whose value has another shape, which is reported.
  private mutating func localizations(of member: JSONNode.Member) -> [JSONNode.Member] {
    guard case .object = member.value.content else {
      report("a key stands before an object: { \"localizations\": … }", member.value.span)
      return []
    }
    guard let localizations = member.value["localizations"] else { return [] }
    guard case .object(let locales) = localizations.content else {
      report("'localizations' is an object of locales", localizations.span)
      return []
    }
    return locales
  }

  /// - Parameter place: where the locale is written.
  private mutating func localization(
    _ value: JSONNode, _ place: Range<Int>
  ) -> Localization? {
    guard let message = message(value) else { return nil }
    var localization = Localization(message: message, range: file.range(place))
    if let substitutions = value["substitutions"], substitutions.isOther {
      report("'substitutions' is an object of names", substitutions.span)
    }
    for member in value["substitutions"]?.members ?? [] {
      guard let message = self.message(member.value) else { continue }
      guard let specifier = member.value["formatSpecifier"]?.string else {
        report("a substitution has a 'formatSpecifier'", member.keySpan)
        continue
      }
      localization.substitutions[member.key] = Localization.Substitution(
        argument: member.value["argNum"]?.integer, specifier: specifier, message: message)
    }
    return localization
  }

  /// `{ "stringUnit": … }` or `{ "variations": … }`; nil for what holds neither yet.
  private mutating func message(_ value: JSONNode) -> Message? {
    if let unit = value["stringUnit"] { return text(unit) }
    guard let variations = value["variations"] else {
      if value.isOther || !value.members.isEmpty {
        report("a text is an object with a 'stringUnit' or 'variations'", value.span)
      }
      return nil
    }
    if variations.isOther {
      report("'variations' is an object with 'plural' or 'device'", variations.span)
    }
    for kind in variations.members {
      switch kind.key {
      case "plural": return plural(kind.value)
      case "device": return device(kind.value)
      default:
        report(
          "variations are by 'plural' or by 'device', not by \(quoted(kind.key))", kind.keySpan)
        return nil
      }
    }
    return nil
  }

  private mutating func text(_ unit: JSONNode) -> Message? {
    let value = unit["value"]
    if let value, let format = value.string { return .text(format, file.range(value.span)) }
    if let value {
      report("the 'value' of a 'stringUnit' is a text in quotes", value.span)
    } else if unit["state"]?.string != "new" {
      // A text that is still to be translated has none.
      report("a 'stringUnit' has a 'value'", unit.span)
    }
    return nil
  }

  private mutating func device(_ forms: JSONNode) -> Message? {
    guard Message.suitsEveryDevice(forms.members.map(\.key)) else {
      report("forms by device need one for 'other'", forms.span)
      return nil
    }
    var messages: [String: Message] = [:]
    for form in forms.members {
      if let message = message(form.value) { messages[form.key] = message }
    }
    // One that is still to be translated has no text yet.
    return Message.suitsEveryDevice(messages.keys) ? .device(messages) : nil
  }

  private mutating func plural(_ forms: JSONNode) -> Message? {
    var messages: [PluralCategory: Message] = [:]
    for form in forms.members {
      guard let category = PluralCategory(rawValue: form.key) else {
        report("\(quoted(form.key)) is no plural category", form.keySpan)
        continue
      }
      if let message = message(form.value) { messages[category] = message }
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

extension JSONNode {
  /// Whether it is something other than an object.
  fileprivate var isOther: Bool { if case .object = content { false } else { true } }
}
