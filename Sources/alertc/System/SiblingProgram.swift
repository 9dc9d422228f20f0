#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that was built with this one and lies beside it; nil when it isn't there.
///
/// What needs a library that no compile needs is in such a program, so that this one starts without
/// it and runs where it isn't installed.
func siblingProgram(_ name: String) -> Path? {
  guard let own = ownPath else { return nil }
  let path = own.folder.appending(name.utf8)
  return path.withCString { access($0, X_OK) } == 0 ? path : nil
}

/// Where this program lies; nil when the system doesn't tell.
private var ownPath: Path? {
  var buffer = [CChar](repeating: 0, count: 4096)
  #if canImport(Darwin)
    var size = UInt32(buffer.count)
    guard _NSGetExecutablePath(&buffer, &size) == 0, let real = realpath(buffer, nil) else {
      return nil
    }
    defer { free(real) }
    return Path(String(cString: real))
  #else
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return Path(buffer.prefix(count).map(UInt8.init(bitPattern:)))
  #endif
}
