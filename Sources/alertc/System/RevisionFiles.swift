import AlertCompiler
import Diagnostics
import Synchronization

/// The files of a project as they were at a revision: what ``ProjectFiles`` and ``LoadingSession``
/// are for the files that lie here. Nothing is checked out.
///
/// What a spec may reach ends at its project's root here too; a symbolic link may lead anywhere in
/// the repository, where everything is at that revision.
final class RevisionFiles: Sendable {
  private struct State {
    var files: [Path: SourceFile] = [:]
    /// Where each file lies, and the root of its project.
    var locations: [ObjectIdentifier: (folder: Path, root: Path)] = [:]
  }

  /// What a person calls the revision.
  let name: String
  private let tree: [UInt8]
  private let reader: Mutex<GitFiles>
  private let state = Mutex(State())

  init(
    _ repository: GitRepository, revision: String, named name: String
  ) throws(CommandLineFault) {
    self.name = name
    tree = try repository.tree(of: revision)
    let files = try repository.startReading()
    reader = Mutex(files)
  }

  func finish() {
    reader.withLock { $0.finish() }
  }

  /// - Parameter place: from the top of the repository.
  func read(_ place: Path) throws(FileFault) -> SourceFile {
    if let known = state.withLock({ $0.files[place] }) { return known }
    let shown = Path("\(name):").bytes + place.bytes
    let isPicture = place.ends(inAnyOf: [".png", ".jpg", ".jpeg", ".pdf", ".svg"])
    let isCatalog = place.ends(inAnyOf: [".xcstrings", ".strings", ".stringsdict"])
    let limit =
      isPicture
      ? FileReader.pictureLimit : isCatalog ? FileReader.catalogLimit : FileReader.limit
    let answer = reader.withLock {
      $0.read(place, in: tree, limit: limit, cutsOff: isPicture)
    }
    switch answer {
    case .file(let bytes):
      let file = SourceFile(path: Path(shown).display, bytes: bytes)
      state.withLock { $0.files[place] = file }
      return file
    case .missing:
      throw FileFault(
        "file/missing", "there is no file \(place.quoted) in \(quoted(name))",
        help: "where it had another name, write both: alertc diff --git \(name) OLD NEW")
    case .notAFile: throw .notRegular(Path(shown), "a folder")
    case .tooLarge: throw FileReader.tooLarge(Path(shown), limit)
    }
  }

  /// The project of a spec, and how what it names is read.
  func project(of spec: SourceFile, at place: Path) -> Project? {
    var folder = place.folder
    while true {
      if let file = try? read(folder.appending(Project.fileName.utf8)) {
        locate(spec, in: place.folder, root: folder)
        locate(file, in: folder, root: folder)
        return Project(file) { self.load($0, $1) }
      }
      if folder == Path(".") { break }
      folder = folder.folder
    }
    locate(spec, in: place.folder, root: place.folder)
    return nil
  }

  /// Reads what `path`, written in the file `from`, names.
  func load(_ path: String, _ from: SourceFile) -> Result<SourceFile, LoadFailure> {
    guard !path.isEmpty, !path.utf8.contains(0), path.utf8.first != Path.slash,
      let location = state.withLock({ $0.locations[ObjectIdentifier(from)] })
    else { return .failure(LoadFailure(sentence: "it is no path of a file in the project")) }
    let place = location.folder.appending(path.utf8).normalized
    let isInside =
      location.root == Path(".")
      ? !place.bytes.starts(with: "..".utf8) : place.isInside(location.root)
    guard isInside else {
      return .failure(
        LoadFailure(
          sentence: "it leads out of the project, whose root is \(location.root.quoted)"))
    }
    do throws(FileFault) {
      let file = try read(place)
      locate(file, in: place.folder, root: location.root)
      return .success(file)
    } catch {
      return .failure(LoadFailure(sentence: error.sentence))
    }
  }

  private func locate(_ file: SourceFile, in folder: Path, root: Path) {
    state.withLock { state in
      if state.locations[ObjectIdentifier(file)] == nil {
        state.locations[ObjectIdentifier(file)] = (folder, root)
      }
    }
  }
}
