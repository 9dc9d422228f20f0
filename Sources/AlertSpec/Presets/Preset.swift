import Diagnostics
import Synchronization

/// A spec that ships with the compiler, written in the language itself.
public final class Preset: Sendable {
  /// What `extends:` calls it.
  public let name: String
  let source: SourceFile
  private let resolved = Mutex<Diagnosed<Alert?>?>(nil)

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    source = SourceFile(path: "preset:" + name, bytes: bytes)
  }

  /// In the order of the reference.
  public static let all: [Preset] = [
    Preset("builder", PackageResources.builder_yaml),
    Preset("two-button", PackageResources.two_button_yaml),
    Preset("popup", PackageResources.popup_yaml),
    Preset("bottom-sheet", PackageResources.bottom_sheet_yaml),
    Preset("system", PackageResources.system_yaml),
  ]

  /// Nil when there is no such preset.
  public static func named(_ name: String) -> Preset? {
    all.first { $0.name == name }
  }

  /// The preset read, once, on first use.
  var alert: Diagnosed<Alert?> {
    resolved.withLock { cached in
      if let cached { return cached }
      let alert = Resolver.base(in: source)
      cached = alert
      return alert
    }
  }
}
