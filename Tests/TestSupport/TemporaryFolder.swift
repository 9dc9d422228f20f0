import Foundation

/// A folder of a test's own, deleted with it.
public final class TemporaryFolder {
  /// In the system's folder for such, by a name that no other has.
  public let url: URL

  /// Makes it, empty; throws what the system says.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertc-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Tests take permissions away; give them back so that everything can be deleted.
    if let found = FileManager.default.enumerator(atPath: url.path) {
      for case let name as String in found {
        let path = url.appendingPathComponent(name).path
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil else {
          continue
        }
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
    }
    try? FileManager.default.removeItem(at: url)
  }

  /// Absolute, without a stroke at the end.
  public var path: String { url.path }

  /// The absolute path of what is or will be called so inside.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, and the folders that lead to it.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes bytes, and the folders that lead to them; answers the absolute path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let target = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: target)
    return target.path
  }

  /// The text of a file; nil when there is none.
  public func text(_ name: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The paths of everything inside but folders, in byte order.
  public var files: [String] {
    let found = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
      return !exists || !isFolder.boolValue
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
