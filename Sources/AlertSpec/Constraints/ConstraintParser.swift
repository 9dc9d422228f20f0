import Diagnostics
import Geometry

/// Reads `item.attribute == item.attribute * 0.5 + 8 @high`, left to right, with one token of
/// look-ahead.
///
/// The grammar, words in quotes standing for themselves:
///
///     statement  = anchor relation side [ "inset" inset ] [ "@" priority ]
///     side       = anchor [ ("*" | "/") number ] [ ("+" | "-") length ]
///                | number "*" anchor [ ("+" | "-") length ]
///                | [ "-" ] length
///     anchor     = [ name "." ] [ guide "." ] attribute | name [ "." guide ]
///     length     = number | "hairline"
///     inset      = length | "(" side length { "," side length } ")"
struct ConstraintParser {
  let source: ConstraintSource
  private var token: ConstraintToken
  private(set) var lengths = ConstraintLengths()
  /// The size that a number by itself is given to, while one is read, and what a share of it is a
  /// share of unless said.
  private var sizeBeingRead: (attribute: Attribute, whole: String)?
  /// What the constraint is about, once that is read.
  private(set) var left: Anchor?
  private(set) var isFactorBeingRead = false

  init(source: ConstraintSource) {
    self.source = source
    token = source.token(from: 0)
  }

  mutating func statement() throws(ConstraintFault) -> ConstraintStatement {
    let left = try anchor(completing: nil)
    self.left = left
    let relation = try relation()
    var statement = ConstraintStatement(left: left, relation, range: source.range)
    try side(of: &statement)
    if isWord("inset") {
      let start = token
      advance()
      statement.inset = try inset()
      guard left.attribute == .edges else {
        throw fault(
          "'inset' belongs to 'edges', not to '\(left.attribute.rawValue)'", at: start,
          "write edges == … inset …, or add the distance with + or -")
      }
    }
    if isSymbol("@") {
      advance()
      statement.priority = try priority()
    }
    guard token.kind == .end else {
      if let operation = misplacedOperator() { throw operation }
      if isSymbol("+") || isSymbol("-") {
        throw fault(
          "a constraint has one distance only", at: rest,
          "add the distances up, and write their sum")
      }
      throw fault(
        "this part of the constraint isn't understood: \(quoted(source.text(token.span.lowerBound..<source.bytes.count)))",
        at: rest, "a constraint has the form: width == title.width * 0.5 + 8 @high")
    }
    return statement
  }

  // MARK: Parts

  private mutating func relation() throws(ConstraintFault) -> ConstraintStatement.Relation {
    if isSymbol("+") || isSymbol("-") { throw distanceOnTheLeft() }
    guard token.kind == .relation else {
      throw fault(
        token.kind == .end
          ? "the constraint ends before its relation"
          : "expected ==, <= or >=, found \(quoted(written(token)))",
        at: token,
        "write for example \(source.trimmedText(to: token.span.lowerBound)) == \(token.kind == .end ? "300" : written(token))"
      )
    }
    let text = written(token)
    if let relation = ConstraintStatement.Relation(rawValue: text) {
      advance()
      return relation
    }
    let better =
      switch text {
      case "=", "===", "=＝", "＝", "＝＝": "=="
      case "=<", "<", "≤", "≦", "＜": "<="
      case "=>", ">", "≥", "≧", "＞": ">="
      default: "==, <= or >="
      }
    throw ConstraintFault(
      message: "\(quoted(text)) isn't a relation", range: source.range(of: token.span),
      help: [
        Help(
          "write \(better)",
          fix: better.count == 2
            ? FixIt(
              [.init(replacing: source.range(of: token.span), with: better)],
              isCertain: text != "<" && text != ">") : nil)
      ])
  }

  /// `width + 3 == 4`: a distance stands behind the right side only.
  private func distanceOnTheLeft() -> ConstraintFault {
    let left = source.trimmedText(to: token.span.lowerBound)
    var ahead = self
    let isNegative = isSymbol("-")
    ahead.advance()
    var example = "\(left) == title.\(left.split(separator: ".").last ?? "width") + 8"
    if let distance = try? ahead.number(), let relation = try? ahead.relation(),
      let constant = try? ahead.number(), ahead.token.kind == .end
    {
      let sum = isNegative ? constant + distance : constant - distance
      example = "\(left) \(relation.rawValue) \(sum.decimal(places: 9))"
    }
    return fault(
      "a distance stands at the end of a constraint, not on its left side", at: token,
      "write for example \(example)")
  }

  private mutating func side(of statement: inout ConstraintStatement) throws(ConstraintFault) {
    if token.kind == .number || token.kind == .token || isSymbol("-") || isWord("hairline") {
      let attribute = statement.left.attribute
      sizeBeingRead = attribute.dimension == .extent ? (attribute, whole(of: statement.left)) : nil
      let first = try signedLength()
      sizeBeingRead = nil
      guard isSymbol("*") else {
        statement.constant = first
        return
      }
      guard case .points(let factor) = first else {
        throw fault("a multiplier is a number", at: token, "write for example 2 * title.width")
      }
      advance()
      lengths.written.removeAll()
      statement.multiplier = factor
      statement.right = try anchor(completing: statement.left.attribute)
    } else {
      statement.right = try anchor(completing: statement.left.attribute)
      if isSymbol("*") || isSymbol("/") {
        let divides = isSymbol("/")
        let sign = token
        advance()
        isFactorBeingRead = true
        let factor = try number()
        isFactorBeingRead = false
        statement.multiplier = divides ? factor.reciprocal : factor
        guard statement.multiplier.isDefined else {
          throw fault("nothing can be divided by zero", at: sign, "write a number other than 0")
        }
      }
    }
    if isSymbol("+") || isSymbol("-") {
      let isNegative = isSymbol("-")
      advance()
      let length = try length()
      statement.constant = isNegative ? length.negated : length
    }
  }

  private mutating func inset() throws(ConstraintFault) -> Insets {
    guard isSymbol("(") else { return Insets(all: try signedLength()) }
    advance()
    var insets = Insets()
    while true {
      let side = token
      guard token.kind == .name else {
        throw fault(
          "expected a side, found \(quoted(written(token)))", at: token,
          "write for example inset (top 30, sides 20, bottom 12)")
      }
      advance()
      let length = try signedLength()
      guard insets.set(length, onSide: written(side)) else {
        throw unknownWord(side, known: Insets.sideNames, kind: "side")
      }
      if isSymbol(",") {
        advance()
        continue
      }
      guard isSymbol(")") else {
        throw fault("the bracket isn't closed", at: token, "write ) behind the last side")
      }
      advance()
      return insets
    }
  }

  private mutating func priority() throws(ConstraintFault) -> Rational {
    if token.kind == .name {
      let value: Rational
      switch written(token) {
      case "required": value = Priority.required
      case "high": value = Priority.high
      case "low": value = Priority.low
      default:
        throw unknownWord(token, known: ["required", "high", "low"], kind: "priority")
      }
      advance()
      return value
    }
    let start = token
    let value = try number()
    guard value >= 1, value <= Priority.required else {
      throw fault(
        "a priority lies between 1 and 1000", at: start,
        "write a number up to 1000, or required, high (750) or low (250)")
    }
    return value
  }

  private mutating func signedLength() throws(ConstraintFault) -> Length {
    let isNegative = isSymbol("-")
    if isNegative { advance() }
    let length = try length()
    return isNegative ? length.negated : length
  }

  private mutating func length() throws(ConstraintFault) -> Length {
    if isWord("hairline") {
      advance()
      return .hairline
    }
    if token.kind == .token { return try themeLength() }
    let range = source.range(of: token.span)
    let length = Length.points(try number())
    lengths.written.append((length, range))
    return length
  }

  /// A token of the theme that is a length.
  private mutating func themeLength() throws(ConstraintFault) -> Length {
    let range = source.range(of: token.span)
    guard let reference = TokenReference(written(token), at: range) else {
      throw fault(
        "'$' names no token", at: token, "write a token of the theme, such as $space.m")
    }
    advance()
    switch source.theme.value(of: reference, [.length]) {
    case .success(.length(let length)):
      lengths.tokens.append(reference)
      return length
    case .success: throw fault("expected a length", at: token, "name a token that is a length")
    case .failure(let fault):
      guard let diagnostic = fault.diagnostic else {
        throw ConstraintFault(message: "", range: range, isReported: true, help: [])
      }
      throw ConstraintFault(
        code: diagnostic.code, message: diagnostic.message, range: range,
        notes: diagnostic.notes, help: diagnostic.help)
    }
  }

  private mutating func number() throws(ConstraintFault) -> Rational {
    guard token.kind == .number else {
      throw fault(
        token.kind == .end
          ? "the constraint ends where a number is missing"
          : "expected a number, found \(quoted(written(token)))",
        at: token, "write a plain decimal number, such as 16 or 0.5")
    }
    let text = written(token)
    let value = Rational(decimal: text)
    guard let value, value.denominator <= NumberFault.finestDenominator,
      value.magnitude <= 1_000_000
    else {
      let range = source.range(of: token.span)
      let isFine = value?.denominator ?? 0 > NumberFault.finestDenominator
      let known = value == nil || isFine ? NumberFault(text, isLength: true) : nil
      throw ConstraintFault(
        message: known?.sentence ?? "\(quoted(text)) is out of range", range: range,
        help: known?.help(replacing: range)
          ?? [Help("write a number up to 1000000 with at most nine decimals")])
    }
    let start = token
    advance()
    if isSymbol("%") { throw percentage(value, from: start.span.lowerBound, sizeBeingRead) }
    return value
  }

  /// `×` and its like where `*` and its like are meant.
  private func misplacedOperator() -> ConstraintFault? {
    guard token.kind == .symbol || isWord("x") else { return nil }
    let plain: String? =
      switch written(token) {
      case "×", "x", "·", "∙", "＊": "*"
      case "÷", "／": "/"
      case "−", "–", "—", "－": "-"
      case "＋": "+"
      case "＠": "@"
      default: nil
      }
    guard let plain else { return nil }
    let range = source.range(of: token.span)
    return ConstraintFault(
      message: "\(quoted(written(token))) can't stand in a constraint", range: range,
      help: [
        Help("write \(plain)", fix: FixIt([.init(replacing: range, with: plain)], isCertain: true))
      ])
  }

  /// All from the token at hand to the end.
  private var rest: ConstraintToken {
    ConstraintToken(kind: .symbol, span: token.span.lowerBound..<source.bytes.count)
  }

  // MARK: Tokens

  mutating func advance() { token = source.token(from: token.span.upperBound) }

  var current: ConstraintToken { token }

  func written(_ token: ConstraintToken) -> String { source.text(token.span) }

  func isSymbol(_ symbol: Unicode.Scalar) -> Bool {
    token.kind == .symbol && token.span.count == 1
      && source.bytes[token.span.lowerBound] == UInt8(truncatingIfNeeded: symbol.value)
  }

  func isWord(_ word: StaticString) -> Bool {
    token.kind == .name && token.span.count == word.utf8CodeUnitCount
      && source.bytes[token.span].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  func fault(_ message: String, at token: ConstraintToken, _ help: String) -> ConstraintFault {
    ConstraintFault(
      message: message, range: source.range(of: token.span), help: [Help(help)])
  }

  func unknownWord(_ token: ConstraintToken, known: [String], kind: String) -> ConstraintFault {
    let text = written(token)
    let range = source.range(of: token.span)
    let help = [suggestion(for: text, among: known, of: kind, replacing: range)]
    return ConstraintFault(
      code: .unknownAttribute, message: "there is no \(kind) \(quoted(text))", range: range,
      help: help)
  }
}

extension Length {
  fileprivate var negated: Length {
    switch self {
    case .points(let value): .points(-value)
    case .hairline: .negativeHairline
    case .negativeHairline: .hairline
    }
  }
}

extension Insets {
  static let sideNames = ["top", "leading", "bottom", "trailing", "sides"]

  /// False when there is no side of that name.
  fileprivate mutating func set(_ length: Length, onSide side: String) -> Bool {
    switch side {
    case "top": top = length
    case "leading": leading = length
    case "bottom": bottom = length
    case "trailing": trailing = length
    case "sides": (leading, trailing) = (length, length)
    default: return false
    }
    return true
  }
}
