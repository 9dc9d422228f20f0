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
  /// Specs and folders that can't be shown, since their names aren't UTF-8; with `\x` and the two
  /// digits of each byte that isn't.
  var unnamed: [String] = []

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
        let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        if bytes.first == UInt8(ascii: ".") { continue }
        guard let name = String(validating: bytes, as: UTF8.self) else {
          if isMeant(bytes, in: folder) { unnamed.append(joined(folder, shown(bytes))) }
          continue
        }
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
    unnamed.sort()
  }

  /// Whether a name that isn't UTF-8 is that of a spec or of a folder.
  private func isMeant(_ name: [UInt8], in folder: String) -> Bool {
    if name.suffix(specSuffix.utf8.count).elementsEqual(specSuffix.utf8) { return true }
    var status = stat()
    let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]).map(CChar.init(bitPattern:))
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A name with the bytes beyond ASCII as digits.
  private func shown(_ name: [UInt8]) -> String {
    name.map { byte in
      (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte))
        : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
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

/// Every name under which what a file holds may change: its own, and as long as it is a symbolic link
/// the name that it leads to; each as ``place(of:)`` gives it.
func places(of path: String) -> [String] {
  var places: [String] = []
  var next = path
  // As many links as Linux follows.
  while places.count < 40, let place = place(of: next), !places.contains(place) {
    places.append(place)
    guard let target = target(ofLink: place) else { break }
    next = target.utf8.first == UInt8(ascii: "/") ? target : joined(folder(of: place), target)
  }
  return places
}

/// Where a symbolic link leads; nil for anything else.
private func target(ofLink path: String) -> String? {
  var buffer = [CChar](repeating: 0, count: 4096)
  let count = readlink(path, &buffer, buffer.count)
  guard count > 0, count < buffer.count else { return nil }
  return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// One name for a file however it is reached: its folder without symbolic links, and its name.
func place(of path: String) -> String? {
  realFolder(folder(of: path)).map { joined($0, name(of: path)) }
}
