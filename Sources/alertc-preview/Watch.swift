#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What happened in the folders that are watched.
struct FileChanges {
  /// By ``place(of:)``: written and closed, moved here, gone, or with other rights.
  var files: Set<String> = []
  /// Whether folders came or went.
  var touchesFolders = false
  /// Whether more happened than the system remembers, so that anything may have changed.
  var isIncomplete = false

  var isEmpty: Bool { files.isEmpty && !touchesFolders && !isIncomplete }
}

#if os(Linux)
  /// Tells which files of some folders are saved: whole folders are watched, so that an editor may
  /// write in place or put a new file in the place of the old one. By inotify(7).
  struct FolderWatch {
    let descriptor: Int32
    private var folders: [Int32: String] = [:]

    init() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    }

    /// - Parameter wanted: as ``realFolder(_:)`` gives them.
    /// - Returns: those that were not watched before.
    @discardableResult
    mutating func watch(_ wanted: Set<String>) -> Set<String> {
      let new = wanted.subtracting(folders.values)
      for (number, folder) in folders where !wanted.contains(folder) {
        inotify_rm_watch(descriptor, number)
        folders[number] = nil
      }
      for folder in new {
        let number = inotify_add_watch(descriptor, folder, FolderWatch.events)
        if number >= 0 { folders[number] = folder }
      }
      return new
    }

    private static let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
      | UInt32(IN_CREATE) | UInt32(IN_ATTRIB) | UInt32(IN_ONLYDIR)

    /// What has happened since the last call; waits for nothing.
    mutating func changes() -> FileChanges {
      var changes = FileChanges()
      let room = 1 << 16
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 8)
      defer { buffer.deallocate() }
      while true {
        let count = read(descriptor, buffer.baseAddress, room)
        guard count > 0 else { return changes }
        var offset = 0
        while offset < count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          let name = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          take(event, String(decoding: name, as: UTF8.self), &changes)
          offset = start + Int(event.len)
        }
      }
    }

    private mutating func take(
      _ event: inotify_event, _ name: String, _ changes: inout FileChanges
    ) {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        folders[event.wd] = nil
        changes.touchesFolders = true
      }
      let isFolder = event.mask & UInt32(IN_ISDIR) != 0
      if isFolder { changes.touchesFolders = true }
      guard !isFolder, !name.isEmpty, let folder = folders[event.wd] else {
        return
      }
      let path = joined(folder, name)
      // What is being made is told again when it is closed, unless it is a link to what was there.
      if event.mask & UInt32(IN_CREATE) != 0, !isLink(path) { return }
      changes.files.insert(path)
    }

    private func isLink(_ path: String) -> Bool {
      var status = stat()
      guard lstat(path, &status) == 0 else { return true }
      return status.st_nlink > 1 || status.st_mode & S_IFMT == S_IFLNK
    }
  }
#else
  /// Tells which files of some folders are saved. kqueue(2) says that something happened in a
  /// folder or to a file; which, and what, is found by comparing them with what they were.
  struct FolderWatch {
    let descriptor: Int32
    private var open: [String: Int32] = [:]
    private var folders: Set<String> = []
    private var known: [String: FileState] = [:]

    private struct FileState: Equatable {
      var saved: Int
      var size: Int
      var number: UInt64
      /// Its kind and rights.
      var mode: mode_t

      var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    }

    init() {
      descriptor = kqueue()
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// - Parameter wanted: as ``realFolder(_:)`` gives them.
    /// - Returns: those that were not watched before.
    @discardableResult
    mutating func watch(_ wanted: Set<String>) -> Set<String> {
      let new = wanted.subtracting(folders)
      guard wanted != folders else { return [] }
      folders = wanted
      // What is known of a folder stays: it may have changed since it was last looked at.
      known = states().merging(known) { _, old in old }
        .filter { folders.contains(folder(of: $0.key)) }
      follow()
      return new
    }

    /// What has happened since the last call; waits for nothing.
    mutating func changes() -> FileChanges {
      var changes = FileChanges()
      var event = kevent()
      var time = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &time) > 0 {}
      let states = states()
      for path in Set(states.keys).union(known.keys) where states[path] != known[path] {
        if (states[path] ?? known[path])?.isFolder == true {
          changes.touchesFolders = true
        } else {
          changes.files.insert(path)
        }
      }
      known = states
      follow()
      return changes
    }

    /// Listens to every folder and file that is there now.
    private mutating func follow() {
      let wanted = folders.union(known.filter { !$0.value.isFolder }.keys)
      for (path, number) in open where !wanted.contains(path) || known[path] == nil {
        guard !folders.contains(path) else { continue }
        close(number)
        open[path] = nil
      }
      for path in wanted {
        // A new file in the place of an old one is another file.
        if let number = open[path] {
          var (old, new) = (stat(), stat())
          if fstat(number, &old) == 0, stat(path, &new) == 0, old.st_ino == new.st_ino { continue }
          close(number)
          open[path] = nil
        }
        let number = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
        guard number >= 0 else { continue }
        open[path] = number
        var event = kevent(
          ident: UInt(number), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(
            NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_LINK | NOTE_ATTRIB),
          data: 0, udata: nil)
        _ = kevent(descriptor, &event, 1, nil, 0, nil)
      }
    }

    private func states() -> [String: FileState] {
      var states: [String: FileState] = [:]
      for folder in folders {
        guard let stream = opendir(folder) else { continue }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
          let name = withUnsafeBytes(of: &entry.pointee.d_name) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
          }
          if name == "." || name == ".." { continue }
          var status = stat()
          let path = joined(folder, name)
          guard stat(path, &status) == 0 else { continue }
          states[path] = FileState(
            saved: savedAt(path), size: Int(status.st_size), number: status.st_ino,
            mode: status.st_mode)
        }
      }
      return states
    }
  }
#endif
