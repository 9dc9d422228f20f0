import Diagnostics

extension ConstraintParser {
  /// `title.bottom`, `screen.safeArea.top`, `width`, `alert`.
  ///
  /// - Parameter attribute: what a name without an attribute means: the left side's. Nil on the
  ///   left side, which has to say.
  mutating func anchor(completing attribute: Attribute?) throws(ConstraintFault) -> Anchor {
    guard current.kind == .name else {
      throw fault(
        current.kind == .end
          ? "the constraint ends before its \(attribute == nil ? "relation" : "right side")"
          : "expected a view or an attribute, found \(quoted(written(current)))",
        at: current, "a constraint has the form: top == title.bottom + 20")
    }
    let first = current
    var words = [current]
    advance()
    while isSymbol(".") {
      advance()
      guard current.kind == .name else {
        throw fault(
          "the name ends with a point", at: current,
          "write an attribute behind the point, such as width")
      }
      words.append(current)
      advance()
    }
    let last = words[words.count - 1]
    let span = first.span.lowerBound..<last.span.upperBound
    let range = source.range(of: span)
    if words.count == 1 { return try lonelyAnchor(first, completing: attribute, range) }

    let item = Anchor.Item(written(first))
    guard words.count <= 3 else {
      throw fault(
        "\(quoted(source.text(span))) has too many parts", at: words[3],
        "write view.attribute, or view.guide.attribute")
    }
    if words.count == 3 {
      guard let guide = Anchor.Guide(rawValue: written(words[1])) else {
        throw unknownWord(
          words[1], known: Anchor.Guide.allCases.map(\.rawValue), kind: "guide")
      }
      return Anchor(item, guide, try self.attribute(last), range: range)
    }
    if let guide = Anchor.Guide(rawValue: written(last)), let attribute {
      return Anchor(item, guide, attribute, range: range)
    }
    return Anchor(item, nil, try self.attribute(last), range: range)
  }

  /// A single word: one's own attribute, or another item's of the same name.
  private func lonelyAnchor(
    _ word: ConstraintToken, completing attribute: Attribute?, _ range: SourceRange
  ) throws(ConstraintFault) -> Anchor {
    if let own = Attribute.named(written(word)) {
      return Anchor(.itself, nil, own, range: range)
    }
    guard let attribute else {
      let known = Attribute.allCases.map(\.rawValue)
      if nearestName(to: written(word), among: known) != nil {
        throw unknownWord(word, known: known, kind: "attribute")
      }
      throw fault(
        "\(quoted(written(word))) says no attribute", at: word,
        "write which of it you mean, such as \(escaped(written(word))).width")
    }
    return Anchor(Anchor.Item(written(word)), nil, attribute, range: range)
  }

  private func attribute(_ word: ConstraintToken) throws(ConstraintFault) -> Attribute {
    if let attribute = Attribute.named(written(word)) { return attribute }
    throw unknownWord(
      word, known: Attribute.allCases.map(\.rawValue) + Anchor.Guide.allCases.map(\.rawValue),
      kind: "attribute")
  }
}

extension Anchor.Item {
  init(_ name: String) {
    self =
      switch name {
      case "alert": .alert
      case "screen": .screen
      case "backdrop": .backdrop
      case "previous": .previous
      case "next": .next
      default: .named(name)
      }
  }
}
