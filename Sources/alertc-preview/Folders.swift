#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The specs that some paths name, and the folders in which more may appear: found as
/// `alertc compile` finds them.
struct Folders {
  /// As the compiler prints them, in its order.
  var specs: [String] = []
  /// Every folder that is searched.
  var folders: [String] = []

  init(_ paths: [String]) {
    for path in paths {
      if isFolder(path) { search(path) } else if exists(path) { add(path) }
    }
  }

  private mutating func add(_ path: String) {
    if !specs.contains(path) { specs.append(path) }
  }

  private mutating func search(_ root: String) {
    var found: [String] = []
    var open = [root]
    while let folder = open.popLast() {
      folders.append(folder)
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.utf8.first == UInt8(ascii: ".") { continue }
        let path = joined(folder, name)
        if isRealFolder(path) {
          if name != "build" { open.append(path) }
        } else if name.hasSuffix(specSuffix), name != specSuffix {
          found.append(path)
        }
      }
    }
    let inOrder = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let known = Set(specs)
    specs += inOrder.filter { !known.contains($0) }
  }
}

let specSuffix = ".alert.yaml"

/// The path of a name in a folder, as the compiler joins them.
func joined(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || folder == "." { return name }
  return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
}

/// The folder that holds a file: `.` for a bare name.
func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
}

/// What a file is called in its folder.
func name(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(path[path.utf8.index(after: slash)...])
}

func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

private func isRealFolder(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// When a file was last written, in nanoseconds; 0 for one that isn't there.
func savedAt(_ path: String) -> Int {
  var status = stat()
  guard stat(path, &status) == 0 else { return 0 }
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// The absolute path of a folder without symbolic links; nil when it isn't there.
func realFolder(_ path: String) -> String? {
  guard let buffer = realpath(path, nil) else { return nil }
  defer { free(buffer) }
  return String(cString: buffer)
}

/// One name for a file however it is reached: its folder without symbolic links, and its name.
func place(of path: String) -> String? {
  realFolder(folder(of: path)).map { joined($0, name(of: path)) }
}
