import AlertSpec
import Diagnostics
import Typography

/// The environments a run asks for: comma lists exactly as given, in which `all` stands for all
/// there are and doubles count once, or nil for what nobody asked about.
public struct EnvironmentRequest: Sendable {
  /// By id, such as `iphone-15`.
  public var devices: String?
  /// `portrait`, `landscape`.
  public var orientations: String?
  /// By the names of ``AlertSpec/Appearance``; `all` is without increased contrast.
  public var appearances: String?
  /// BCP 47 tags, or locales that no one speaks: `en-XA`.
  public var locales: String?
  /// By the names of `UIContentSizeCategory`, such as `xxxLarge`.
  public var textSizes: String?
  /// By the names that the spec gives them.
  public var cases: String?

  /// Nobody asked about anything.
  public init() {}

  /// Asks for all of each axis that a project lists values of and that nobody asked about.
  public mutating func fillIn(from settings: ProjectSettings) {
    if !settings.devices.isEmpty { devices = devices ?? "all" }
    if !settings.orientations.isEmpty { orientations = orientations ?? "all" }
    if !settings.appearances.isEmpty { appearances = appearances ?? "all" }
    if !settings.locales.isEmpty { locales = locales ?? "all" }
    if !settings.textSizes.isEmpty { textSizes = textSizes ?? "all" }
    cases = cases ?? "all"
  }

  /// The axes of which a project lists several values and that nobody asked about: the option, what
  /// one value is called, and how many there are.
  public func unasked(
    of settings: ProjectSettings
  ) -> [(option: String, noun: String, count: Int)] {
    let axes = [
      ("device", "device", settings.devices.count, devices),
      ("orientation", "orientation", settings.orientations.count, orientations),
      ("appearance", "appearance", settings.appearances.count, appearances),
      ("locale", "locale", settings.locales.count, locales),
      ("text-size", "text size", settings.textSizes.count, textSizes),
    ]
    return axes.filter { $0.2 > 1 && $0.3 == nil }.map { ($0.0, $0.1, $0.2) }
  }

  /// Whether nobody asked for any environment in particular.
  var isEmpty: Bool {
    devices == nil && orientations == nil && appearances == nil && locales == nil
      && textSizes == nil && cases == nil
  }
}

/// Something on the command line that can't be done, with what to write instead.
public struct UsageFault: Error, Sendable {
  /// What can't be done, without a full stop.
  public var sentence: String
  /// What to write instead; nil where there is nothing near.
  public var help: String?

  init(_ sentence: String, help: String? = nil) {
    self.sentence = sentence
    self.help = help
  }
}

/// The environments of a run, in the order they were asked for, and what tells them apart.
struct EnvironmentMatrix: Sendable {
  /// Every combination; at least one.
  let environments: [Environment]
  /// For each environment, the values of the axes that vary; empty when there is one only.
  let variantNames: [[String]]
  /// The cases of each spec that are wanted.
  let cases: CaseRequest

  /// - Parameter project: its settings say what `all` stands for, and its fonts measure the texts; nil
  ///   where there is none.
  init(_ request: EnvironmentRequest, _ project: Project?) throws(UsageFault) {
    let fonts = project?.fonts ?? .empty
    if request.isEmpty {
      let locale = project?.settings.baseLocale ?? ProjectSettings.standardLocale
      environments = [Environment(locale: locale, fonts: fonts)]
      variantNames = [[]]
      cases = .base
      return
    }
    let settings = project?.settings ?? ProjectSettings()
    let devices = try EnvironmentMatrix.values(
      request.devices, "device", known: Device.all.map(\.id), standard: Device.standard,
      all: settings.devices.isEmpty ? Device.all : settings.devices
    ) { Device.named($0) }
    let orientations = try EnvironmentMatrix.words(
      request.orientations, "orientation", standard: Orientation.portrait,
      all: settings.orientations)
    let appearances = try EnvironmentMatrix.words(
      request.appearances, "appearance", standard: Appearance.light,
      all: settings.appearances.isEmpty ? Appearance.usual : settings.appearances)
    let locales = try EnvironmentMatrix.values(
      request.locales, "locale", known: [], standard: settings.baseLocale,
      all: settings.locales.isEmpty ? [settings.baseLocale] : settings.locales
    ) { isLanguageTag($0) ? canonicalLanguageTag($0) : nil }
    let textSizes = try EnvironmentMatrix.values(
      request.textSizes, "text size", known: TextSize.allCases.map(\.shortName),
      standard: TextSize.large,
      all: settings.textSizes.isEmpty ? TextSize.allCases : settings.textSizes
    ) { TextSize(named: $0) }
    cases = try CaseRequest(request.cases)

    var environments: [Environment] = []
    var names: [[String]] = []
    for device in devices {
      for orientation in orientations {
        for appearance in appearances {
          for locale in locales {
            for textSize in textSizes {
              environments.append(
                Environment(
                  device: device, orientation: orientation, appearance: appearance,
                  locale: locale, textSize: textSize, fonts: fonts))
              var name: [String] = []
              if devices.count > 1 { name.append(device.id) }
              if orientations.count > 1 { name.append(orientation.rawValue) }
              if appearances.count > 1 { name.append(appearance.rawValue) }
              if locales.count > 1 { name.append(locale) }
              if textSizes.count > 1 { name.append(textSize.shortName) }
              names.append(name)
            }
          }
        }
      }
    }
    self.environments = environments
    variantNames = names
  }

  // MARK: Comma lists

  private static func words<Value>(
    _ list: String?, _ axis: String, standard: Value, all: [Value]
  ) throws(UsageFault) -> [Value]
  where Value: RawRepresentable & CaseIterable & Hashable, Value.RawValue == String {
    try values(
      list, axis, known: Value.allCases.map(\.rawValue), standard: standard,
      all: all.isEmpty ? Array(Value.allCases) : all
    ) { Value(rawValue: $0) }
  }

  private static func values<Value: Hashable>(
    _ list: String?, _ axis: String, known: @autoclosure () -> [String], standard: Value,
    all: @autoclosure () -> [Value], _ value: (String) -> Value?
  ) throws(UsageFault) -> [Value] {
    guard let list else { return [standard] }
    var values: [Value] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = word.trimmingBlanks
      if word == "all" {
        values += all()
      } else if let value = value(word) {
        values.append(value)
      } else {
        throw unknown(word, axis, known: known())
      }
    }
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  private static func unknown(_ word: String, _ axis: String, known: [String]) -> UsageFault {
    if word.isEmpty {
      return UsageFault(
        "the list of \(axis)s has an empty item", help: "write names between commas, or all")
    }
    if known.isEmpty {
      return UsageFault(
        "\(quoted(word)) is not a \(axis)", help: "write a language tag such as ko, en or pt-BR")
    }
    let nearest = nearestName(to: word, among: known).map { "did you mean \($0)? " } ?? ""
    return UsageFault(
      "there is no \(axis) \(quoted(word))",
      help: nearest + "it can be all, or: " + known.joined(separator: ", "))
  }
}

extension Substring {
  var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
