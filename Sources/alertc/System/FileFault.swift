import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file could not be read or written: a sentence, and what to do about it.
struct FileFault: Error {
  var code: Diagnostic.Code
  var sentence: String
  var help: String?
  /// The file at fault where it is not the one that was asked for.
  var place: Path?
  /// Whether every other file on that disk would meet the same: it is full, or can't be written.
  var isOfDisk = false

  init(_ code: Diagnostic.Code, _ sentence: String, help: String? = nil) {
    self.code = code
    self.sentence = sentence
    self.help = help
  }

  /// What an error number of the system means for reading `path`.
  static func reading(_ path: Path, _ number: Int32) -> FileFault {
    let name = path.quoted
    return switch number {
    case ENOENT where isLink(path):
      FileFault(
        "file/missing", "\(name) is a symbolic link to a file that isn't there",
        help: "point the link at a file, or delete it")
    case ENOENT:
      FileFault(
        "file/missing", "there is no file or folder \(name)",
        help: "check the spelling, and the folder that the command runs in")
    case EACCES, EPERM:
      FileFault(
        "file/denied", "you have no permission to read \(name)",
        help: "allow it, for example with: chmod +r")
    case ELOOP:
      FileFault(
        "file/link-loop", "\(name) is a symbolic link that leads back to itself",
        help: "point the link at a file")
    case ENOTDIR:
      FileFault(
        "file/missing", "a part of \(name) is a file, where a folder is needed",
        help: "check the spelling of the path")
    case ENAMETOOLONG:
      FileFault("file/missing", "the path \(name) is too long", help: "use a shorter path")
    case ENXIO, ENODEV: notRegular(path, "a socket or device")
    case EISDIR: notRegular(path, "a folder")
    case EAGAIN: notRegular(path, "a stream of the system that has no end")
    case EBADF:
      FileFault("file/unreadable", "\(name) is closed", help: "give it a file, or name a path")
    case EMFILE, ENFILE:
      FileFault(
        "file/unreadable", "\(name) can't be opened: too many files are open",
        help: "run again with --jobs 1")
    default:
      FileFault("file/unreadable", "\(name) can't be read: \(reason(number))")
    }
  }

  private static func isLink(_ path: Path) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func notRegular(_ path: Path, _ kind: String) -> FileFault {
    FileFault(
      "file/not-regular", "\(path.quoted) is \(kind), not a file",
      help: "name a spec, such as delete-photo.alert.yaml, or - for standard input")
  }

  /// What an error number of the system means for writing `path`.
  ///
  /// - Parameter option: the option that would choose another place; nil where none does.
  static func writing(
    _ path: Path, _ number: Int32, option: String? = "--out"
  ) -> FileFault {
    let name = path.quoted
    let elsewhere = option.map { ", or choose another folder with \($0)" } ?? ""
    let help: String? =
      switch number {
      case ENOENT where isLink(path):
        "it is a symbolic link to nothing: point it at a folder, or delete it" + elsewhere
      case ENOENT: option.map { "nothing can be made there: choose another folder with \($0)" }
      case EACCES, EPERM, EROFS: "allow writing there" + elsewhere
      case ENOSPC, EDQUOT: "free some space, then run again; the old file is as it was"
      case ENOTDIR, EEXIST: "remove the file that stands in the way" + elsewhere
      case EISDIR: "remove the folder that stands in the way" + elsewhere
      case ENAMETOOLONG: "use a shorter name"
      default: nil
      }
    var fault = FileFault(
      "file/unwritable", "\(name) can't be written: \(reason(number))", help: help)
    fault.isOfDisk = [ENOSPC, EDQUOT, EROFS, EIO].contains(number)
    return fault
  }

  /// The system's own words, in English whatever the locale, as this program never sets one.
  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    case EACCES, EPERM: "no permission"
    default: strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
  }
}

extension FileFault {
  /// The fault as a diagnostic on a file as a whole.
  func diagnostic(at path: Path, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
    let file = SourceFile(path: (place ?? path).display, bytes: [])
    return Diagnostic(
      severity, code, sentence, at: file.range(0..<0), help: help.map { [Help($0)] } ?? [])
  }
}
