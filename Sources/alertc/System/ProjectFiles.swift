import AlertCompiler
import Diagnostics
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files that specs name (`extends`, themes, catalogues, images), each read once in a run.
///
/// What a spec may reach ends at its project's root: the nearest folder upward from the spec that
/// holds an `alertc.yaml`, or the spec's own folder when there is none. Neither `..` nor a
/// symbolic link leads out of it. Safe to use from several threads.
final class ProjectFiles: Sendable {
  private struct Key: Hashable {
    var path: Path
    var root: ProjectRoot
  }

  private let sources = Mutex<[Key: Result<SourceFile, LoadFailure>]>([:])
  private let roots = Mutex<[Path: ProjectRoot?]>([:])
  private let projects = Mutex<[ProjectRoot: Result<Project, FileFault>]>([:])

  /// The files of a run. They live as long as the process: to take them apart would cost more than
  /// a small run.
  static func kept() -> ProjectFiles {
    let files = ProjectFiles()
    _ = Unmanaged.passRetained(files)
    return files
  }

  /// The file at a resolved path inside a root, as every spec of that root sees it.
  ///
  /// - Parameter pictureLimit: the most bytes that are read of a picture; the same in a run.
  fileprivate func source(
    at path: Path, in root: ProjectRoot, pictureLimit: Int
  ) -> Result<SourceFile, LoadFailure> {
    let key = Key(path: path, root: root)
    if let known = sources.withLock({ $0[key] }) { return known }
    let shown = root.shown(path)
    let result: Result<SourceFile, LoadFailure>
    do throws(FileFault) {
      let bytes: [UInt8]
      if path.ends(inAnyOf: [".xcstrings", ".strings", ".stringsdict"]) {
        bytes = try FileReader.read(path, followsLink: false, limit: FileReader.catalogLimit)
      } else if path.ends(inAnyOf: [".png", ".jpg", ".jpeg", ".pdf", ".svg"]) {
        bytes = try FileReader.read(
          path, followsLink: false, limit: pictureLimit, cutsOff: true)
      } else {
        bytes = try FileReader.read(path, followsLink: false)
      }
      result = .success(SourceFile(path: shown.display, bytes: bytes))
    } catch {
      result = .failure(LoadFailure(sentence: error.sentence, isThere: true))
    }
    // Two threads may have read it at once; all go on with the one that came first.
    return sources.withLock { sources in
      if let known = sources[key] { return known }
      sources[key] = result
      return result
    }
  }

  /// The project of the specs in a folder, read once in a run; nil where no project file is found.
  ///
  /// - Throws: why the project file can't be read.
  func project(of folder: Path) throws(FileFault) -> Project? {
    guard let root = root(of: folder), root.isProject else { return nil }
    if let known = projects.withLock({ $0[root] }) { return try known.get() }
    let place = root.shownAs.appending(Project.fileName.utf8)
    let result: Result<Project, FileFault>
    do throws(FileFault) {
      let bytes = try FileReader.read(place)
      let file = SourceFile(path: place.display, bytes: bytes)
      let session = LoadingSession(self)
      session.begin(file, in: root.shownAs)
      result = .success(Project(file) { session.load($0, $1) })
    } catch {
      var fault = error
      fault.place = place
      result = .failure(fault)
    }
    // Two threads may have read it at once; all go on with the one that came first.
    return try projects.withLock { projects in
      let kept = projects[root] ?? result
      projects[root] = kept
      return kept
    }.get()
  }

  /// The root that a spec in a folder belongs to; nil when the folder isn't there any more.
  func root(of folder: Path) -> ProjectRoot? {
    if let known = roots.withLock({ $0[folder] }) { return known }
    let root = ProjectRoot.find(from: folder)
    return roots.withLock { roots in
      roots[folder] = .some(root)
      return root
    }
  }
}

/// What one compiler reads through: it knows where the spec at hand lies and what it has named.
///
/// Belongs to one thread at a time; the lock is for the compiler's promise only.
final class LoadingSession: Sendable {
  private struct Location {
    var folder: Path
    var root: ProjectRoot
  }

  private struct State {
    var spec: (source: ObjectIdentifier, folder: Path)?
    var locations: [ObjectIdentifier: Location] = [:]
    var loaded: [SourceFile] = []
  }

  private let project: ProjectFiles
  private let pictureLimit: Int
  private let state = Mutex(State())

  /// - Parameter showsPictures: whether pictures are read whole, not only for their sizes.
  init(_ project: ProjectFiles, showsPictures: Bool = false) {
    self.project = project
    pictureLimit = showsPictures ? FileReader.shownPictureLimit : FileReader.pictureLimit
  }

  /// Starts over for a spec that lies in `folder`.
  func begin(_ source: SourceFile, in folder: Path) {
    state.withLock {
      $0.spec = (ObjectIdentifier(source), folder)
      $0.locations.removeAll(keepingCapacity: true)
      $0.loaded.removeAll(keepingCapacity: true)
    }
  }

  /// The files that were read for the spec, in the order of first use.
  var loaded: [SourceFile] { state.withLock { $0.loaded } }

  /// Reads what `path`, written in the file `from`, names.
  func load(_ path: String, _ from: SourceFile) -> Result<SourceFile, LoadFailure> {
    func failure(_ sentence: String) -> Result<SourceFile, LoadFailure> {
      .failure(LoadFailure(sentence: sentence))
    }
    guard !path.isEmpty else { return failure("an empty path names no file") }
    guard !path.utf8.contains(0) else { return failure("the path contains a NUL") }
    guard !path.utf8.starts(with: [Path.slash]) else {
      return failure("the path is absolute; write it relative to this file")
    }
    guard let location = location(of: from) else {
      return failure("it can't be found from \(quoted(from.path, limit: 200))")
    }
    let wanted = location.folder.appending(path.utf8)
    // Looked at before the file system is asked: what lies outside isn't even told to exist.
    guard wanted.normalized.isInside(location.root.real) else {
      return failure("it leads out of the project, whose root is \(location.root.name)")
    }
    guard let resolved = resolvedPath(wanted) else {
      let number = errno
      return failure(
        number == ENOENT
          ? "there is no such file" : FileFault.reading(Path(path), number).sentence)
    }
    guard resolved.isInside(location.root.real) else {
      return failure(
        "it leads out of the project through a symbolic link; its root is "
          + location.root.name)
    }
    let result = project.source(at: resolved, in: location.root, pictureLimit: pictureLimit)
    if case .success(let file) = result {
      state.withLock { state in
        if state.locations[ObjectIdentifier(file)] == nil {
          state.locations[ObjectIdentifier(file)] = Location(
            folder: resolved.folder, root: location.root)
          state.loaded.append(file)
        }
      }
    }
    return result
  }

  private func location(of file: SourceFile) -> Location? {
    let (known, spec) = state.withLock { ($0.locations[ObjectIdentifier(file)], $0.spec) }
    if let known { return known }
    guard let spec, let root = project.root(of: spec.folder) else { return nil }
    let location: Location
    if spec.source == ObjectIdentifier(file), let folder = resolvedPath(spec.folder) {
      location = Location(folder: folder, root: root)
    } else if root.isProject,
      file.path.utf8.reversed().starts(with: Project.fileName.utf8.reversed())
    {
      // What the project names, asked for by a spec: a picture of its asset catalogues.
      location = Location(folder: root.real, root: root)
    } else {
      return nil
    }
    state.withLock { $0.locations[ObjectIdentifier(file)] = location }
    return location
  }
}

/// The folder that nothing a spec names may lie outside of.
struct ProjectRoot: Hashable, Sendable {
  /// Absolute and free of symbolic links.
  let real: Path
  /// As it is reached from where the command runs, for showing.
  let shownAs: Path
  /// Whether a project file lies in it.
  let isProject: Bool

  /// For sentences.
  var name: String { shownAs.quoted }

  /// How what a project file names is shown; the root itself for nothing.
  func shown(_ path: WrittenPath?) -> Path {
    path.map { shownAs.appending($0.text.utf8).normalized } ?? shownAs
  }

  /// How a file inside is shown.
  func shown(_ path: Path) -> Path {
    let inner = path.bytes.dropFirst(real.bytes == [Path.slash] ? 1 : real.bytes.count + 1)
    return shownAs.appending(inner)
  }

  static func find(from folder: Path) -> ProjectRoot? {
    guard let start = resolvedPath(folder) else { return nil }
    var real = start
    var shown: Path? = folder.normalized
    while true {
      let marker = real.appending(Project.fileName.utf8)
      if marker.withCString({ access($0, F_OK) }) == 0 {
        return ProjectRoot(real: real, shownAs: shown ?? real, isProject: true)
      }
      if real.bytes == [Path.slash] { break }
      shown = shown.flatMap { parent(of: $0, real: real) }
      real = real.folder
    }
    return ProjectRoot(real: start, shownAs: folder.normalized, isProject: false)
  }

  /// The shown folder one up, as long as its last name is the real one; nil from there on.
  private static func parent(of shown: Path, real: Path) -> Path? {
    guard shown.name.elementsEqual(real.name), shown.bytes != [Path.slash] else { return nil }
    return shown.folder
  }
}

/// The absolute path without symbolic links; nil with `errno` set when there is no such file.
func resolvedPath(_ path: Path) -> Path? {
  path.withCString { path in
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return Path(
      UnsafeBufferPointer(start: buffer, count: strlen(buffer)).map(UInt8.init(bitPattern:)))
  }
}
