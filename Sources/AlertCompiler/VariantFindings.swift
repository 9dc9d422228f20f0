import AlertSpec
import Diagnostics

/// What layout says of one alert in many environments, each thing once.
struct VariantFindings {
  private let variants: [Environment]
  private var found: [(diagnostic: Diagnostic, first: Environment, count: Int)] = []

  init(variants: [Environment]) {
    self.variants = variants
  }

  mutating func add(_ diagnostics: [Diagnostic], in environment: Environment) {
    for diagnostic in diagnostics {
      // Amounts differ from screen to screen; the code and the place make it the same finding.
      if let index = found.firstIndex(where: {
        $0.diagnostic.code == diagnostic.code && $0.diagnostic.range == diagnostic.range
      }) {
        found[index].count += 1
      } else {
        found.append((diagnostic, environment, 1))
      }
    }
  }

  /// In the order found, each with the variants it holds for where there are several.
  var diagnostics: [Diagnostic] {
    found.map { finding in
      guard variants.count > 1 else { return finding.diagnostic }
      var diagnostic = finding.diagnostic
      let first = finding.first
      var parts = [
        first.device.id, first.orientation.rawValue, first.appearance.rawValue, first.locale,
        first.textSize.shortName,
      ]
      if let name = first.caseName { parts.append(name) }
      let name = parts.joined(separator: " · ")
      diagnostic.notes.append(
        Note("variants: \(finding.count) of \(variants.count) (first: \(name))"))
      return diagnostic
    }
  }
}
