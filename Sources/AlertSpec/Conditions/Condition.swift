import Geometry
import Typography
import YAMLNodes

/// One arm of a `when` list: where it holds. Of each kind of condition any of the values may
/// hold; all kinds that are stated have to.
struct Condition: Record {
  /// Empty lists ask nothing.
  var orientations: [Orientation] = []
  var widthClasses: [SizeClass] = []
  var heightClasses: [SizeClass] = []
  var appearances: [Appearance] = []
  var locales: [String] = []
  var textSizes: [TextSizes] = []

  static let title = "an arm"
  static let doc = "One arm of a `when` list; it holds where all of its conditions do."
  static var blank: Condition { Condition() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("orientation", &orientations, .oneOrMore(ChoiceValue()), "How the device is held.")
    visitor.key(
      "widthClass", &widthClasses, .oneOrMore(ChoiceValue()), "The size class of the width.")
    visitor.key(
      "heightClass", &heightClasses, .oneOrMore(ChoiceValue()), "The size class of the height.")
    visitor.key(
      "appearance", &appearances, .oneOrMore(ChoiceValue()),
      "The appearance; light and dark hold with increased contrast too.")
    visitor.key(
      "locale", &locales, .oneOrMore(LocaleValue()),
      "The locale; a language alone holds for all its regions.")
    visitor.key(
      "textSize", &textSizes, .oneOrMore(TextSizesValue()), "The reader's text size.")
    // Read by itself, like the value of the key that the list stands for.
    visitor.key("value", shape: .either([]), "What stands there where the conditions hold.") {
      _, _ in
    }
  }

  /// What of an environment the condition asks for.
  var axes: EnvironmentAxes {
    var axes: EnvironmentAxes = []
    if !orientations.isEmpty { axes.insert(.orientation) }
    if !widthClasses.isEmpty || !heightClasses.isEmpty { axes.insert(.sizeClass) }
    if !appearances.isEmpty { axes.insert(.appearance) }
    if !locales.isEmpty { axes.insert(.locale) }
    if !textSizes.isEmpty { axes.insert(.textSize) }
    return axes
  }

  func holds(in environment: Environment) -> Bool {
    (orientations.isEmpty || orientations.contains(environment.orientation))
      && (widthClasses.isEmpty || widthClasses.contains(environment.widthClass))
      && (heightClasses.isEmpty || heightClasses.contains(environment.heightClass))
      && (appearances.isEmpty || appearances.contains { $0.holds(in: environment.appearance) })
      && (locales.isEmpty || locales.contains { isLocale(environment.locale, in: $0) })
      && (textSizes.isEmpty || textSizes.contains { $0.contains(environment.textSize) })
  }
}

/// Whether a locale is another, or one of its regions or scripts: `pt-BR` is in `pt`.
func isLocale(_ locale: String, in other: String) -> Bool {
  let (tag, whole) = (plain(locale), plain(other))
  return tag == whole || tag.hasPrefix(whole + "-")
}

/// A locale in the form in which two are compared: small letters, hyphens.
func plain(_ locale: String) -> String { String(locale.lowercased().map { $0 == "_" ? "-" : $0 }) }

extension Appearance {
  /// Whether a condition of this appearance holds in another.
  fileprivate func holds(in appearance: Appearance) -> Bool {
    switch self {
    case .light: !appearance.isDark
    case .dark: appearance.isDark
    case .lightHighContrast, .darkHighContrast: self == appearance
    }
  }
}

/// A text size, or all that are for accessibility.
enum TextSizes: Equatable, Sendable {
  case one(TextSize)
  case accessibility

  func contains(_ size: TextSize) -> Bool {
    switch self {
    case .one(let one): one == size
    case .accessibility: size.isAccessibility
    }
  }
}

/// A text size by its short name, or `accessibility`.
struct TextSizesValue: NamedValue {
  static var names: [String] { TextSizeValue.names + ["accessibility"] }
  static func value(named name: String) -> TextSizes? {
    name == "accessibility" ? .accessibility : TextSize(named: name).map { .one($0) }
  }
  var initial: TextSizes { .one(.large) }
}

extension ValueType {
  /// One value, or a list of some.
  static func oneOrMore<Element>(_ element: Element) -> ListValue<Element>
  where Self == ListValue<Element> {
    ListValue(element: element, takesOne: true)
  }
}
