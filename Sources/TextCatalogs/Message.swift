import Diagnostics

/// A text of a catalogue in one locale, which may differ by number and by device.
public indirect enum Message: Sendable {
  /// A format, and where it is written.
  case text(String, SourceRange)
  /// By the plural category of an argument; ``PluralCategory/other`` is always there.
  case plural([PluralCategory: Message])
  /// By device, under the names that catalogues have: `iphone`, `ipad`, `other`, …
  case device([String: Message])
}

/// One locale's form of a key.
public struct Localization: Sendable {
  /// With the substitutions' names still in it.
  public var message: Message
  /// The parts that `%#@name@` stands for, by name.
  public var substitutions: [String: Substitution] = [:]
  /// Where it is written.
  public var range: SourceRange

  /// A part of a text with plural forms of its own.
  public struct Substitution: Sendable {
    /// The argument's place, from 1; nil is the part's own place among the arguments.
    public var argument: Int?
    /// What `%arg` stands for, such as `lld`.
    public var specifier: String
    /// What takes the place, by the forms of its own argument.
    public var message: Message
  }
}

/// CLDR's plural categories.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

extension Message {
  /// Whether forms under these names have one for phones and one for tablets.
  static func suitsEveryDevice(_ names: some Sequence<String>) -> Bool {
    let names = Set(names)
    return names.isSuperset(of: ["other"]) || names.isSuperset(of: ["iphone", "ipad"])
  }

  /// Whether any part of it depends on the device.
  var dependsOnDevice: Bool {
    switch self {
    case .text: false
    case .device: true
    case .plural(let forms): forms.values.contains(where: \.dependsOnDevice)
    }
  }

  /// A text of it, the most general one.
  var representative: String {
    switch self {
    case .text(let format, _): format
    case .plural(let forms): forms[.other]?.representative ?? ""
    case .device(let forms):
      (forms["iphone"] ?? forms["other"] ?? forms.values.first)?.representative ?? ""
    }
  }
}

extension Localization {
  /// Whether any part of it depends on the device.
  public var dependsOnDevice: Bool {
    message.dependsOnDevice || substitutions.values.contains { $0.message.dependsOnDevice }
  }
}
