import AlertBackends
import AlertLayout
import AlertMotion
import AlertSpec
import Diagnostics
import Snapshots
import Typography

/// What a spec looks like in each environment of a run, as texts to be recorded and compared.
public struct SnapshotRenderings: Sendable {
  /// The alert's name in Normalization Form C; nil when it could not be read.
  public var name: String?
  /// The spec's environments; those of the run where the spec could not be read.
  public var variants: [Variant]
  /// For each variant its text, or nil where it was not asked for or the spec has errors.
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

  /// Renders a spec in the environments that are wanted.
  ///
  /// A text is the text snapshot without its first line, which names the environment. With an
  /// error there are no texts at all.
  public func snapshots(
    of source: SourceFile, isWanted: (Variant) -> Bool
  ) -> Diagnosed<SnapshotRenderings> {
    var result = SnapshotRenderings(
      name: nil, variants: matrix.environments.map(variant), texts: [])
    result.texts = [[UInt8]?](repeating: nil, count: result.variants.count)
    let backend = TextBackend()
    let diagnostics = findings(
      in: source,
      environments: { environments in
        result.variants = environments.map(variant)
        result.texts = [[UInt8]?](repeating: nil, count: environments.count)
      },
      reusing: { number, earlier in
        guard isWanted(result.variants[number]) else { return true }
        guard let text = result.texts[earlier] else { return false }
        result.texts[number] = text
        return true
      }
    ) { alert, environment, number in
      result.name = composed(alert.name)
      guard isWanted(result.variants[number]) else { return [] }
      let laidOut = alert.layOut(in: environment)
      let rendered = backend.render(laidOut.value)
      result.texts[number] = (rendered.value.first?.bytes).map(withoutFirstLine)
      return laidOut.diagnostics + laidOut.value.behaviourFaults + rendered.diagnostics
    }.sortedByPlace()
    result.name = result.name ?? (resolver.chain(of: source).value?.name).map(composed)
    if Diagnosed((), diagnostics).hasErrors {
      result.texts = [[UInt8]?](repeating: nil, count: result.variants.count)
    }
    return Diagnosed(result, diagnostics)
  }

  func variant(_ environment: Environment) -> Variant {
    Variant([
      environment.device.id, environment.orientation.rawValue, environment.appearance.rawValue,
      environment.locale, environment.textSize.shortName, environment.caseName ?? "base",
    ])
  }

  private func withoutFirstLine(_ bytes: [UInt8]) -> [UInt8] {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    return Array(bytes[(end.map { $0 + 1 } ?? bytes.count)...])
  }
}
