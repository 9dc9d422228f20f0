import Diagnostics
import Geometry
import Typography
import YAMLNodes

extension ProjectSettings: Record {
  static let title = "the project"
  static let doc = "What specs of one project share: the file alertc.yaml in its folder."
  static var blank: ProjectSettings { ProjectSettings() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key(
      "specs", &specs, .path, "The folder of the specs, compiled when no path is given.")
    visitor.key("output", &output, .path, "The folder that artifacts are written to.")
    visitor.key(
      "snapshots", &snapshots, .path,
      "The folder of all snapshots, in folders as the specs are in; beside the specs without.")
    visitor.key(
      "devices", &devices, .list(DeviceValue()), "The devices that --device all stands for.")
    visitor.key(
      "orientations", &orientations, .list(ChoiceValue()), "What --orientation all stands for.")
    visitor.key(
      "appearances", &appearances, .list(ChoiceValue()), "What --appearance all stands for.")
    visitor.key("locales", &locales, .list(LocaleValue()), "What --locale all stands for.")
    visitor.key(
      "textSizes", &textSizes, .list(TextSizeValue()), "What --text-size all stands for.")
    visitor.key(
      "baseLocale", &baseLocale, LocaleValue(), "The locale of the texts as specs have them.")
    visitor.key("theme", &theme, .paths, "Theme files; a later one goes over an earlier one.")
    visitor.key(
      "darkTheme", &darkTheme, .paths,
      "Theme files whose colours are those of dark appearance.")
    visitor.key(
      "fonts", shape: .map(.record(FontFamily.shape)),
      "Font families and the metrics files of their weights."
    ) { entry, reader in FontFamily.read(entry.value, into: &fonts, &reader) }
    visitor.key(
      "catalogs", &catalogs, .paths, "Catalogues of texts; an earlier one goes over a later one.")
    visitor.key(
      "assets", &assets, .paths,
      "Asset catalogues (.xcassets), or folders in them, where pictures are looked up by name.")
    visitor.key(
      "rawValues", &rawValues, .record(),
      "Whether specs may write values out where tokens could stand.")
    visitor.key(
      "unusedTexts", &unusedTexts, .choice(),
      "What is said of keys that no spec uses, where no path is given.")
  }
}

extension ProjectSettings.FontFamily: Record {
  static let title = "a font family"
  static let doc = "The metrics files of a family, by weight."
  static var blank: Self { Self(name: "") }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    for weight in FontWeight.allCases {
      visitor.key(
        weight.rawValue, &weights[weight], .paths,
        "The metrics file of this weight; further ones give shaped words only.")
    }
  }

  /// The value of `fonts`: families by name.
  fileprivate static func read(
    _ node: YAMLNode, into fonts: inout [Self], _ reader: inout SpecReader
  ) {
    guard
      let entries = reader.entries(
        of: node, expecting: "a map of font families", .map(.record(shape)))
    else { return }
    fonts = []
    for entry in entries {
      guard let name = reader.keyText(entry), !isForOtherTools(name) else { continue }
      var family = Self(name: name)
      if reader.read(entry.value, into: &family) { fonts.append(family) }
    }
  }
}

extension RawValues: Record {
  static let title = "raw values"
  static let doc = "Whether specs may write values out: allowed, warned of, or refused."
  static var blank: RawValues { RawValues() }
  static var shorthands: [ValueShape] { [ChoiceValue<Policy>().shape] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("colors", &colors, .choice(), "Colours such as \"#C8553D\".")
    visitor.key("lengths", &lengths, .choice(), "Lengths other than 0 and hairline.")
    visitor.key("fonts", &fonts, .choice(), "Font families and sizes.")
  }

  /// One word for all.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    var policy = Policy.allowed
    guard ChoiceValue().read(node, &policy, &reader) else { return false }
    (colors, lengths, fonts) = (policy, policy, policy)
    return true
  }
}
