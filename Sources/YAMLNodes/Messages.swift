import Diagnostics

// The words for what is found in a tree that could be read.
extension Diagnostic {
  static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .yamlTooDeep, "lists and maps are nested more than \(Limits.depth) deep here",
      at: range, help: [Help("write it flatter; nothing in a spec goes this deep")])
  }

  static func tooManyNodes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .yamlTooManyNodes,
      "the file holds more than 100,000 values, those behind aliases counted each time",
      at: range, help: [Help("use fewer aliases, or split the file")])
  }

  static func tagOnCollection(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .yamlTag, "\(quotedExcerpt(range.text)) is read as a tag, and tags mean nothing here",
      at: range, help: [Help("delete \(quotedExcerpt(range.text))")])
  }

  static func tag(_ range: SourceRange, whole: SourceRange, bare: String?) -> Diagnostic {
    if let bare {
      return Diagnostic(
        .error, .yamlTag, "\(quotedExcerpt(range.text)) is a tag, and tags mean nothing here",
        at: range,
        help: [
          Help(
            "write \(excerpt(bare)) without it: every value is typed by its key",
            fix: FixIt([.init(replacing: whole, with: bare)], isCertain: false))
        ])
    }
    let spelled = spelledOut(whole.text)
    let isOneLine = !whole.text.utf8.contains(where: isBreak)
    return Diagnostic(
      .error, .yamlTag, "\(quotedExcerpt(range.text)) is read as a tag, not as part of the text",
      at: range,
      help: [
        Help(
          "quote the whole text: \(excerpt(spelled))",
          fix: isOneLine ? FixIt([.init(replacing: whole, with: spelled)], isCertain: true) : nil)
      ])
  }

  static func aliasInsideAnchor(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .yamlAlias, "this alias stands inside \(quotedExcerpt(name)), which it names",
      at: range,
      help: [Help("name a value that ends before this place, or write the value out")])
  }

  static func duplicateKey(
    _ key: String, at range: SourceRange, first: (range: SourceRange, line: Int)?
  ) -> Diagnostic {
    let place = first.map { " (first on line \($0.line))" } ?? ""
    return Diagnostic(
      .error, .yamlDuplicateKey, "\(quotedExcerpt(key)) appears twice\(place)", at: range,
      notes: first.map { [Note("\(quotedExcerpt(key)) is first written here", at: $0.range)] }
        ?? [],
      help: [Help("delete one of the two, or rename it")])
  }

  static func mergeKey(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .yamlMergeKey, "merge keys ('<<') are not supported", at: range,
      help: [Help("use 'extends:' to take values from another file, or write them out")])
  }

  static func complexKey(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .yamlComplexKey, "a key must be a text, not a list or a map", at: range,
      help: [
        Help("write one word before the ':'; a text that begins with a bracket must be quoted")
      ])
  }

  static func questionMarkKey(_ range: SourceRange, key: String) -> Diagnostic {
    Diagnostic(
      .error, .yamlComplexKey, "'? ' starts a complex key, which is not supported", at: range,
      help: [
        Help(
          "write \(excerpt(key)): and the value on one line; quote a text that begins with '? '")
      ])
  }

  static func commentAsValue(_ range: SourceRange) -> Diagnostic {
    let spelled = spelledOut(range.text)
    return Diagnostic(
      .error, .yamlCommentAsValue, "everything after # is a comment, so there is no value here",
      at: range,
      help: [
        Help(
          "quote it: \(excerpt(spelled))",
          fix: FixIt([.init(replacing: range, with: spelled)], isCertain: true))
      ])
  }

  static func commentInText(_ range: SourceRange, whole: SourceRange) -> Diagnostic {
    let spelled = spelledOut(whole.text)
    return Diagnostic(
      .warning, .yamlCommentInText,
      "everything after # is a comment, so the text ends before it", at: range,
      help: [
        Help(
          "if it belongs to the text, quote it: \(excerpt(spelled))",
          fix: FixIt([.init(replacing: whole, with: spelled)], isCertain: false)),
        Help("if it is a remark, put a space behind the #"),
      ])
  }

  static func curlyQuotes(at range: SourceRange, whole: SourceRange, plain: String) -> Diagnostic {
    let spelled = spelledOut(plain)
    return Diagnostic(
      .warning, .yamlCurlyQuotes, "curly quotes are part of the text: they will be shown",
      at: range,
      help: [
        Help(
          "without them, write \(excerpt(spelled))",
          fix: FixIt([.init(replacing: whole, with: spelled)], isCertain: false)),
        Help("to show them, put straight quotes around: \(excerpt(spelledOut(whole.text)))"),
      ])
  }

  static func trailingSpaces(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, .yamlTrailingSpaces, "the blanks at the end of this line are part of the text",
      at: range,
      help: [
        Help(
          "delete them", fix: FixIt([.init(replacing: range, with: "")], isCertain: false))
      ])
  }

  static func secondDocument(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .yamlSecondDocument,
      "a second document starts here, and a file holds one; nothing below is read", at: range,
      help: [Help("move what follows into a file of its own, or delete this line")])
  }
}
