import Foundation

/// The package's own folder, found from where this file lies.
public let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The files below a folder of the package with one of the endings, in the byte order of their
/// paths, as paths relative to the package.
public func packageFiles(in folder: String, endings: [String]) -> [String] {
  let base = packageRoot.appendingPathComponent(folder)
  guard let found = FileManager.default.enumerator(atPath: base.path) else { return [] }
  return found.compactMap { $0 as? String }
    .filter { name in endings.contains { name.hasSuffix($0) } }
    .map { folder + "/" + $0 }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The bytes of a file of the package.
public func packageFile(_ path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: packageRoot.appendingPathComponent(path)))
}

/// The text of a file of the package.
public func packageText(_ path: String) throws -> String {
  String(decoding: try packageFile(path), as: UTF8.self)
}

/// Where this build's programs are: beside the bundle that the tests run from.
public let buildFolder: URL = {
  #if os(Linux)
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    if let program { return URL(fileURLWithPath: program).deletingLastPathComponent() }
  #endif
  for argument in CommandLine.arguments {
    var url = URL(fileURLWithPath: argument)
    while url.pathComponents.count > 1 {
      if url.pathExtension == "xctest" { return url.deletingLastPathComponent() }
      url.deleteLastPathComponent()
    }
  }
  return packageRoot.appendingPathComponent(".build/debug")
}()
