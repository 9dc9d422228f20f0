import AlertBackends
import AlertLayout
import AlertSpec
import Diagnostics
import Snapshots
import Typography

/// What a spec looks like in each environment of a run, as texts to be recorded and compared.
public struct SnapshotRenderings: Sendable {
  /// The alert's name in Normalization Form C; nil when it could not be read.
  public var name: String?
  /// For each variant of ``Compiler/variants``: its text, or nil where it was not asked for or
  /// the spec has errors.
  public var texts: [[UInt8]?]
}

extension Compiler {
  /// What variants differ in, with every value that is known in its order. Locales and cases are
  /// the specs' own.
  public static let snapshotAxes: [Axis] = [
    Axis("device", Device.all.map(\.id)),
    Axis("orientation", Orientation.allCases.map(\.rawValue)),
    Axis("appearance", Appearance.allCases.map(\.rawValue)),
    Axis("locale", []),
    Axis("textSize", TextSize.allCases.map(\.shortName), isOrdered: true),
    Axis("case", ["base"]),
  ]

  /// The environments of the run, as variants.
  public var variants: [Variant] {
    matrix.environments.map { environment in
      Variant([
        environment.device.id, environment.orientation.rawValue, environment.appearance.rawValue,
        environment.locale, environment.textSize.shortName, environment.caseName ?? "base",
      ])
    }
  }

  /// Renders a spec in the environments that are wanted.
  ///
  /// A text is the text snapshot without its first line, which names the environment. With an
  /// error there are no texts at all.
  ///
  /// - Parameter isWanted: asked with the number of each environment.
  public func snapshots(
    of source: SourceFile, isWanted: (Int) -> Bool
  ) -> Diagnosed<SnapshotRenderings> {
    let resolved = resolver.resolve(source)
    var result = SnapshotRenderings(
      name: (resolved.value?.name).map(composed),
      texts: [[UInt8]?](repeating: nil, count: matrix.environments.count))
    guard let alert = resolved.value, !resolved.hasErrors else {
      return Diagnosed(result, resolved.diagnostics.sortedByPlace())
    }
    var findings = VariantFindings(variants: matrix.environments)
    let backend = TextBackend()
    for (number, environment) in matrix.environments.enumerated() where isWanted(number) {
      let laidOut = alert.layOut(in: environment)
      findings.add(laidOut.diagnostics, in: environment)
      let rendered = backend.render(laidOut.value)
      findings.add(rendered.diagnostics, in: environment)
      result.texts[number] = (rendered.value.first?.bytes).map(withoutFirstLine)
    }
    let diagnostics = (resolved.diagnostics + findings.diagnostics).sortedByPlace()
    if Diagnosed((), diagnostics).hasErrors {
      result.texts = [[UInt8]?](repeating: nil, count: matrix.environments.count)
    }
    return Diagnosed(result, diagnostics)
  }

  private func withoutFirstLine(_ bytes: [UInt8]) -> [UInt8] {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    return Array(bytes[(end.map { $0 + 1 } ?? bytes.count)...])
  }
}
