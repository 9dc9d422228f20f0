import Diagnostics
import YAMLNodes

/// That a key is still read as before, but should no longer be written.
public struct Deprecation: Sendable, Equatable {
  /// The language version from which on that holds.
  public let since: Int
  /// The row of the same record that takes the same value in its place; nil where there is none.
  public let replacement: String?
  /// What to write in its place, for people, where no row takes the same value: a clause without a
  /// full stop.
  public let advice: String

  /// A key that has another name now.
  init(since: Int, now replacement: String) {
    self.since = since
    self.replacement = replacement
    advice = "write '\(replacement)'"
  }

  /// A key that nothing takes the place of as it is.
  init(since: Int, advice: String) {
    self.since = since
    replacement = nil
    self.advice = advice
  }

  /// For the reference and the editors: what to do, and since when.
  public var sentence: String { "Deprecated since version \(since): \(advice)." }
}

extension SpecReader {
  /// Says once of a key that it should no longer be written.
  mutating func report(_ deprecation: Deprecation, of key: YAMLNode) {
    let place = range(key)
    // A conditional value is read arm by arm.
    guard !diagnostics.contains(where: { $0.code == .deprecated && $0.range == place }) else {
      return
    }
    var help = Help(deprecation.advice)
    if let replacement = deprecation.replacement {
      let isThere = scopes.last?.hasEntry(named: replacement) ?? false
      help =
        isThere
        ? Help("'\(replacement)' stands beside it: delete this line")
        : Help(
          deprecation.advice,
          fix: FixIt([.init(replacing: place, with: replacement)], isCertain: true))
    }
    report(
      Diagnostic(
        .warning, .deprecated,
        "\(quoted(key.scalar?.text ?? "")) is deprecated since version \(deprecation.since) of the "
          + "language", at: place, help: [help]))
  }
}
