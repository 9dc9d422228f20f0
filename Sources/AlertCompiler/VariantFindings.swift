import AlertSpec
import Diagnostics

/// What layout says of one alert in many environments, each thing once.
struct VariantFindings {
  private let variants: [Environment]
  private var found: [Finding] = []

  private struct Finding {
    let diagnostic: Diagnostic
    /// What it says without the amounts, which differ from screen to screen.
    let sentence: String
    let first: Environment
    var count = 1
  }

  init(variants: [Environment]) {
    self.variants = variants
  }

  mutating func add(_ diagnostics: [Diagnostic], in environment: Environment) {
    // What one environment says twice at a place are two things.
    var seen: Set<Int> = []
    for diagnostic in diagnostics {
      let sentence = diagnostic.message.filter { !$0.isNumber }
      let known = found.indices.first {
        found[$0].diagnostic.code == diagnostic.code
          && found[$0].diagnostic.range == diagnostic.range
          && found[$0].sentence == sentence && !seen.contains($0)
      }
      if let known {
        found[known].count += 1
      } else {
        found.append(Finding(diagnostic: diagnostic, sentence: sentence, first: environment))
      }
      seen.insert(known ?? found.count - 1)
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
