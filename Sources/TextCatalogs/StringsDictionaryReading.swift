import Diagnostics

/// Reads `.stringsdict` files: property lists with plural and device forms of one locale's texts.
struct StringsDictionaryReading {
  private let file: SourceFile
  private let locale: String
  private var diagnostics: [Diagnostic] = []

  static func read(
    _ file: SourceFile, locale: String
  ) throws(CatalogFault) -> Diagnosed<Catalog> {
    var reader = PropertyListReader(file.bytes)
    let root = try reader.read()
    var reading = StringsDictionaryReading(file: file, locale: locale)
    let catalog = reading.catalog(root)
    return Diagnosed(catalog, reading.diagnostics)
  }

  private init(file: SourceFile, locale: String) {
    self.file = file
    self.locale = locale
  }

  private mutating func catalog(_ root: PropertyListValue) -> Catalog {
    var catalog = Catalog(file: file)
    guard case .dictionary(let members) = root.content else {
      report("a strings dictionary is a dict of keys", root.span)
      return catalog
    }
    for (key, place, value) in members {
      guard let localization = localization(value, place) else { continue }
      catalog.add(
        Catalog.Entry(
          key: key, range: file.range(place), localizations: [locale: localization]))
    }
    return catalog
  }

  private mutating func localization(
    _ value: PropertyListValue, _ place: Range<Int>
  ) -> Localization? {
    let range = file.range(place)
    if let devices = value["NSStringDeviceSpecificRuleType"] {
      var messages: [String: Message] = [:]
      for (device, _, text) in devices.members {
        if let text = text.text { messages[device] = .text(text, range) }
      }
      guard Message.suitsEveryDevice(messages.keys) else {
        report("a rule by device has a text for each device, or for 'other'", place)
        return nil
      }
      return Localization(message: .device(messages), range: range)
    }
    guard let format = value["NSStringLocalizedFormatKey"]?.text else {
      report("this key has no 'NSStringLocalizedFormatKey'", place)
      return nil
    }
    var localization = Localization(message: .text(format, range), range: range)
    for (name, place, part) in value.members where name != "NSStringLocalizedFormatKey" {
      if let substitution = substitution(part, place) {
        localization.substitutions[name] = substitution
      }
    }
    return localization
  }

  private mutating func substitution(
    _ part: PropertyListValue, _ place: Range<Int>
  ) -> Localization.Substitution? {
    guard part["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" else {
      report("a part's 'NSStringFormatSpecTypeKey' is 'NSStringPluralRuleType'", place)
      return nil
    }
    var messages: [PluralCategory: Message] = [:]
    for (name, formPlace, form) in part.members {
      if let category = PluralCategory(rawValue: name), let text = form.text {
        messages[category] = .text(text, file.range(formPlace))
      }
    }
    guard messages[.other] != nil else {
      report("plural forms need one for 'other'", place)
      return nil
    }
    return Localization.Substitution(
      argument: nil, specifier: part["NSStringFormatValueTypeKey"]?.text ?? "d",
      message: .plural(messages))
  }

  private mutating func report(_ message: String, _ span: Range<Int>) {
    diagnostics.append(
      Diagnostic(
        .malformedCatalog, message, at: file.range(span),
        help: [Help("see Apple's \"Stringsdict File Format\"")]))
  }
}
