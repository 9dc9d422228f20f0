import Diagnostics
import Geometry
import Typography

/// The tokens of a project by name: values that specs use as `$color.accent`.
public struct Theme: Sendable {
  private var index: [Name: Int] = [:]
  /// In the order in which they were settled.
  public private(set) var tokens: [Token] = []

  /// Of a project without theme files.
  public init() {}

  /// Whether there is no token.
  public var isEmpty: Bool { tokens.isEmpty }
  /// Whether nothing is here because what the project names could not be read, which is reported.
  var isLost = false

  /// The token of that name, which is written without `$`; nil when there is none.
  public subscript(name: String) -> Token? { index[Name(name)].map { tokens[$0] } }

  /// Adds a token, in place of one that has the same name.
  mutating func add(_ token: Token) {
    if let place = index[Name(token.name)] {
      tokens[place] = token
    } else {
      index[Name(token.name)] = tokens.count
      tokens.append(token)
    }
  }

  /// Makes another theme's dark colours those of this one; tokens that only it has come in whole.
  mutating func takeDarkSides(from dark: Theme) {
    for token in dark.tokens {
      guard let place = index[Name(token.name)] else {
        add(token)
        continue
      }
      switch (tokens[place].value, token.value) {
      case (.color(let own), .color(let other)): tokens[place].value = .color(own.over(dark: other))
      case (.text(var own), .text(let other)):
        guard let color = other.color else { break }
        own.color = own.color?.over(dark: color) ?? color
        tokens[place].value = .text(own)
      default: break
      }
    }
  }

  /// The names of the tokens of some kinds that specs should use, in the order of the theme.
  func names(of kinds: [Token.Kind]) -> [String] {
    tokens.filter { kinds.contains($0.kind) && $0.isCurrent }.map(\.name)
  }
}

/// One value of a theme and where it comes from.
public struct Token: Sendable {
  /// `color.accent`.
  public let name: String
  /// What the value is, or would be if it could be read.
  public let kind: Kind
  /// Nil for one that could not be read, which is reported.
  public internal(set) var value: Value?
  /// Where the value is written.
  public let range: SourceRange
  /// The tokens that it stands for, from the nearest: `color.tint` may be `color.accent`.
  public var aliases: [String] = []
  /// Why it should no longer be used, as its author says; empty where no reason is given, nil for a
  /// token to use.
  public internal(set) var deprecation: String?

  /// What a token can be used as.
  public enum Kind: Sendable, Equatable {
    case color, length, number, font, text, family, weight
    /// A kind that has no use in a spec, such as a gradient.
    case other

    /// With its article, for sentences.
    var title: String {
      switch self {
      case .color: "a colour"
      case .length: "a length"
      case .number: "a number"
      case .font: "a font"
      case .text: "a text style"
      case .family: "a font family"
      case .weight: "a font weight"
      case .other: "of a kind that specs have no use for"
      }
    }
  }

  /// A token's value, with no other token left in it.
  public enum Value: Sendable, Equatable {
    case color(DynamicColor)
    case length(Length)
    case number(Rational)
    case font(FontDescription)
    case text(TextTokens)
    case family(String)
    case weight(FontWeight)
  }
}

extension DynamicColor {
  /// This colour in light appearance, the other in dark.
  fileprivate func over(dark other: DynamicColor) -> DynamicColor {
    DynamicColor(
      light: light, dark: other.dark, lightHighContrast: lightHighContrast,
      darkHighContrast: other.darkHighContrast)
  }
}

/// A text style of a theme: a font and what goes with it; what is not stated stays as it is.
public struct TextTokens: Sendable, Equatable {
  /// What it doesn't state stays as it is.
  public var font = FontDescription()
  /// Nil stays as it is.
  public var color: DynamicColor?
  /// Nil stays as it is.
  public var alignment: TextAlignment?
  /// From one baseline to the next, in points.
  public var lineHeight: Length?
}
