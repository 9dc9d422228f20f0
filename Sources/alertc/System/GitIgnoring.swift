/// Whether git leaves a folder out, by what its files say: git itself isn't asked.
enum GitIgnoring {
  /// Whether a folder of that name in `folder` lies in a git working tree, and no `.gitignore` from
  /// there up to the top of the tree names it.
  static func isWanted(of name: String, in folder: Path) -> Bool {
    guard var here = existing(folder) else { return false }
    var isNamed = false
    var isAtPlace = resolvedPath(folder) != nil
    while true {
      // The lines of files above name it at any depth, or not at all.
      let names = isAtPlace ? [name, "/" + name] : [name]
      isNamed =
        isNamed
        || lines(of: here.appending(".gitignore".utf8)).contains { line in
          names.contains(line.hasSuffix("/") ? String(line.dropLast()) : line)
        }
      if FileRemoval.exists(here.appending(".git".utf8)) { return !isNamed }
      if here.folder == here { return false }
      here = here.folder
      isAtPlace = false
    }
  }

  /// Without blanks at their ends; none where the file can't be read.
  static func lines(of path: Path) -> [String] {
    guard let bytes = try? FileReader.read(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      var line = line
      while let last = line.last, last.isWhitespace { line.removeLast() }
      return String(line)
    }
  }

  /// The nearest folder that is there, absolute and free of symbolic links.
  private static func existing(_ folder: Path) -> Path? {
    var folder = folder.normalized
    while true {
      if let real = resolvedPath(folder) { return real }
      guard folder.folder != folder else { return nil }
      folder = folder.folder
    }
  }
}
