/// The schemas of scalars, and of what is alike everywhere.
extension SchemaBuilder {
  /// Keys for other tools.
  static let foreignKeys = JSONText.object([.init("^x-", .literal("true"))])

  /// Any scalar is a text as written; only one that means "no value" is none.
  static let anyScalar = JSONText.Member("type", .strings(["string", "number", "boolean"]))

  /// The language's letters are those of UAX #31. Editors' regular expressions know no such
  /// class, so every character beyond ASCII passes here.
  static let identifier: [JSONText.Member] = [
    .init("type", .string("string")),
    .init(
      "pattern",
      .string("^(?:[A-Za-z_]|[^\\u0000-\\u007F])(?:[A-Za-z0-9_-]|[^\\u0000-\\u007F])*$")),
  ]

  /// A theme's value by its name: `$color.accent`.
  static let token: [JSONText.Member] = [
    .init("type", .string("string")), .init("pattern", .string("^\\$.")),
  ]

  /// A decimal between bounds, the same in quotes, which the language reads alike, or a token.
  ///
  /// - Parameter word: what may stand in place of the number.
  static func number(
    _ bounds: ClosedRange<Int>, type: String, word: String? = nil
  ) -> [JSONText.Member] {
    let digits = "-?(?:0|[1-9][0-9]*)" + (type == "integer" ? "" : "(?:\\.[0-9]+)?")
    let words = word.map { "\($0)|" } ?? ""
    return [
      .init("type", .strings([type, "string"])),
      .init("minimum", .literal(String(bounds.lowerBound))),
      .init("maximum", .literal(String(bounds.upperBound))),
      .init("pattern", .string("^(?:\(words)\\$.+|\(digits))$")),
    ]
  }

  static var color: [JSONText.Member] {
    let hexadecimal: [JSONText.Member] = [
      .init("type", .string("string")),
      .init("pattern", .string("^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
    ]
    let names = JSONText.object([.init("enum", .strings(SystemColors.table.map(\.name)))])
    return [.init("anyOf", .array([names, .object(hexadecimal), .object(token)]))]
  }

  /// A default as JSON: of the type that the shape has.
  static func standard(_ text: String, _ shape: ValueShape) -> JSONText {
    switch shape {
    case .boolean: .literal(text)
    case .number, .wholeNumber: .literal(text)
    case .length where text != "hairline": .literal(text)
    default: .string(text)
    }
  }
}
