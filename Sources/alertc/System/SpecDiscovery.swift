#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One thing that a command line asks for: a spec to read, or why there is none.
enum Input: Sendable {
  case file(Path)
  /// Standard input, known by the path given with `--stdin-path`.
  case standardInput(Path)
  /// A text that was read before.
  case text(Path, [UInt8])
  case fault(Path, FileFault)

  /// The path that it is known by.
  var path: Path {
    switch self {
    case .file(let path), .standardInput(let path), .fault(let path, _), .text(let path, _): path
    }
  }

  /// Whether it is a spec by its name, also where it can't be read.
  var isSpec: Bool { SpecDiscovery.isSpec(Array(path.name)) }

  func read() throws(FileFault) -> [UInt8] {
    switch self {
    case .file(let path): try FileReader.read(path)
    case .standardInput: try FileReader.readStandardInput()
    case .text(_, let bytes): bytes
    case .fault(_, let fault): throw fault
    }
  }
}

/// Finds the specs that the paths of a command line name.
///
/// A file is taken whatever its name. A folder is searched for `*.alert.yaml`, and what is found
/// comes in the byte order of paths. Hidden files and folders and folders named `build` are left
/// out, and symbolic links to folders are not followed inside a folder, so that no loop can form.
/// A path that comes twice is taken once.
struct SpecDiscovery {
  private(set) var inputs: [Input] = []
  private var seen: Set<Path> = []
  /// Whether there is one path only, so that nothing can come twice.
  private let isAlone: Bool
  private static let suffix = Array(".alert.yaml".utf8)
  private static let leftOut = Array("build".utf8)

  static func find(_ paths: [Path], standardInputPath: Path?) -> [Input] {
    var discovery = SpecDiscovery(isAlone: paths.count == 1)
    for path in paths {
      if path.bytes == [UInt8(ascii: "-")] {
        discovery.inputs.append(.standardInput(standardInputPath ?? Path("<stdin>")))
      } else {
        discovery.add(path)
      }
    }
    return discovery.inputs
  }

  /// The folder that a path names, or that the file at it lies in.
  static func folder(of path: Path) -> Path {
    var status = stat()
    let isFolder = path.withCString { stat($0, &status) } == 0 && status.isFolder
    return isFolder ? path : path.folder
  }

  private mutating func add(_ path: Path) {
    var status = stat()
    let failure = path.withCString { stat($0, &status) == 0 ? 0 : errno }
    guard failure == 0 else {
      inputs.append(.fault(path, missing(path, failure)))
      return
    }
    guard status.isFolder else {
      if isNew(path) { inputs.append(.file(path)) }
      return
    }
    let found = search(path)
    if found.isEmpty {
      inputs.append(
        .fault(
          path,
          FileFault(
            "file/no-specs", "there is no spec in the folder \(path.quoted)",
            help: "a spec's name ends in .alert.yaml")))
    }
    for (path, fault) in found {
      if let fault {
        inputs.append(.fault(path, fault))
      } else if isNew(path) {
        inputs.append(.file(path))
      }
    }
  }

  private mutating func isNew(_ path: Path) -> Bool {
    isAlone || seen.insert(path.normalized).inserted
  }

  /// A path that looks like an option, or that lacks the ending of a spec, is a common slip.
  private func missing(_ path: Path, _ number: Int32) -> FileFault {
    var fault = FileFault.reading(path, number)
    if number == ENOENT {
      let longer = Path(path.bytes + Self.suffix)
      var status = stat()
      if longer.withCString({ stat($0, &status) }) == 0 {
        fault.help = "write \(longer.quoted)"
      }
    }
    return fault
  }

  private func search(_ root: Path) -> [(Path, FileFault?)] {
    var found: [(path: Path, fault: FileFault?)] = []
    var folders = [root]
    while let folder = folders.popLast() {
      guard let stream = folder.withCString({ opendir($0) }) else {
        found.append((folder, .reading(folder, errno)))
        continue
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = Self.name(of: entry)
        if name.first == UInt8(ascii: ".") { continue }
        let path = folder.appending(name)
        switch kind(of: entry, path) {
        case .folder: if name != Self.leftOut { folders.append(path) }
        case .other: if Self.isSpec(name) { found.append((path, nil)) }
        }
      }
    }
    return found.sorted { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }
  }

  static func isSpec(_ name: [UInt8]) -> Bool {
    name.count > suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
  }

  private enum Kind {
    case folder
    case other
  }

  private func kind(of entry: UnsafeMutablePointer<dirent>, _ path: Path) -> Kind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_DIR): return .folder
    case Int(DT_UNKNOWN):
      var status = stat()
      let isFolder = path.withCString { lstat($0, &status) } == 0 && status.isFolder
      return isFolder ? .folder : .other
    default: return .other
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }
}
