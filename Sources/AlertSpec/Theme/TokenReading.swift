import Diagnostics
import Geometry
import Typography
import YAMLNodes

/// A token that stands in place of a value: `$color.accent`, or `{color.accent}` in design tokens.
struct TokenReference {
  /// `color.accent`.
  let name: String
  let range: SourceRange
  let form: Form

  enum Form {
    case dollar, braces

    func written(_ name: String) -> String {
      switch self {
      case .dollar: "$" + name
      case .braces: "{" + name + "}"
      }
    }
  }

  /// As its file has it.
  var written: String { form.written(name) }

  /// Nil for a text that is no reference.
  init?(_ text: String, at range: SourceRange) {
    guard text.utf8.first == UInt8(ascii: "$"), text.utf8.count > 1 else { return nil }
    name = String(text.dropFirst())
    self.range = range
    form = .dollar
  }
}

extension SpecReader {
  /// The value of the token that a scalar names.
  ///
  /// - Parameter kinds: what its place can take, the usual one first.
  /// - Returns: nil outside for a scalar that names no token; nil inside when the token can't
  ///   stand here, which is reported.
  mutating func token(_ node: YAMLNode, _ kinds: Token.Kind...) -> Token.Value?? {
    guard let text = node.scalar?.text, let reference = TokenReference(text, at: range(node)) else {
      return nil
    }
    let result = theme.value(of: reference, kinds)
    switch result {
    case .success(let value):
      if let diagnostic = theme.deprecation(of: reference, kinds) { report(diagnostic) }
      return .some(value)
    case .failure(let fault):
      if let diagnostic = fault.diagnostic { report(diagnostic) }
      return .some(nil)
    }
  }
}

/// Why a token can't stand where it is used; nil where that has been reported with the theme.
struct TokenFault: Error {
  var diagnostic: Diagnostic?
}

extension Theme {
  func value(
    of reference: TokenReference, _ kinds: [Token.Kind]
  ) -> Result<Token.Value, TokenFault> {
    guard let token = self[reference.name] else {
      return .failure(TokenFault(diagnostic: isLost ? nil : unknown(reference, kinds)))
    }
    guard kinds.contains(token.kind) else {
      return .failure(TokenFault(diagnostic: wrongKind(token, reference, kinds)))
    }
    guard let value = token.value else { return .failure(TokenFault()) }
    return .success(value)
  }

  private func unknown(_ reference: TokenReference, _ kinds: [Token.Kind]) -> Diagnostic {
    let written = quoted("$" + reference.name)
    guard !isEmpty else {
      return Diagnostic(
        .noTheme, "\(written) is a token, and no theme is read here", at: reference.range,
        help: [
          Help("write theme: and the theme's path into \(Project.fileName), or the value itself")
        ])
    }
    let fitting = names(of: kinds)
    var help = Help("it can be \(listed(fitting.map { "$" + escaped($0) }))")
    if let better = nearestName(to: reference.name, among: fitting) {
      help = Help(
        "did you mean '$\(better)'?",
        fix: FixIt([.init(replacing: reference.range, with: "$" + better)], isCertain: false))
    } else if fitting.isEmpty {
      help = Help("the theme has no token that is \(kinds.first?.title ?? "of use"): add one to it")
    }
    return Diagnostic(
      .unknownToken, "no theme has the token \(written)", at: reference.range, help: [help])
  }

  private func wrongKind(
    _ token: Token, _ reference: TokenReference, _ kinds: [Token.Kind]
  ) -> Diagnostic {
    let fitting = names(of: kinds)
    let nearest = nearestName(to: token.name, among: fitting)
    let wanted = kinds.first?.title ?? ""
    return Diagnostic(
      .wrongToken, "'$\(escaped(token.name))' is \(token.kind.title), and \(wanted) belongs here",
      at: reference.range,
      notes: [Note("the token is written here", at: token.range)],
      help: [
        Help(
          fitting.isEmpty
            ? "the theme has no token that is \(wanted)"
            : nearest.map { "did you mean '$\($0)'?" }
              ?? "it can be \(listed(fitting.map { "$" + escaped($0) }))")
      ])
  }
}

// MARK: - Values that a token can give

extension SpecReader {
  /// A colour's token; see ``token(_:_:)`` for what is returned.
  mutating func colorToken(_ node: YAMLNode) -> DynamicColor?? {
    guard let token = token(node, .color) else { return nil }
    if case .color(let color) = token { return .some(color) }
    return .some(nil)
  }

  /// A length's or a number's token; see ``token(_:_:)`` for what is returned.
  mutating func lengthToken(_ node: YAMLNode, within bounds: ClosedRange<Int>) -> Length?? {
    guard let token = token(node, .length) else { return nil }
    guard case .length(let length) = token else { return .some(nil) }
    if case .points(let points) = length, !isWithin(points, bounds, node) { return .some(nil) }
    return .some(length)
  }

  /// A number's token; a length's in points where the number is one of points.
  mutating func numberToken(
    _ node: YAMLNode, within bounds: ClosedRange<Int>, takesLengths: Bool
  ) -> Rational?? {
    guard let token = takesLengths ? token(node, .length, .number) : token(node, .number) else {
      return nil
    }
    let number: Rational
    switch token {
    case .number(let value): number = value
    case .length(.points(let points)): number = points
    case .length:
      report(
        .wrongToken, "\(quoted(node.scalar?.text ?? "")) is a hairline, and points belong here",
        at: node, help: [Help("name a token that is a number of points")])
      return .some(nil)
    default: return .some(nil)
    }
    return isWithin(number, bounds, node) ? .some(number) : .some(nil)
  }

  private mutating func isWithin(
    _ value: Rational, _ bounds: ClosedRange<Int>, _ node: YAMLNode
  ) -> Bool {
    if value >= Rational(Int64(bounds.lowerBound)), value <= Rational(Int64(bounds.upperBound)) {
      return true
    }
    let name = node.scalar?.text ?? ""
    report(
      .outOfRange, "\(quoted(name)) is \(value.decimal(places: 9)) here", at: node,
      help: [Help(NumberFault.rangeHelp(bounds))])
    return false
  }
}
