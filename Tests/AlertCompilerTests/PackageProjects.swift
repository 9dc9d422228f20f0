import AlertCompiler
import Diagnostics
import TestSupport

/// The package's specs with the projects that they belong to, read as the command line reads them.
enum PackageProject {
  /// The folder of the nearest project file above a spec; nil where there is none.
  static func folder(of spec: String) -> String? {
    var steps = spec.split(separator: "/").dropLast()
    while !steps.isEmpty {
      let folder = steps.joined(separator: "/")
      if (try? packageFile(folder + "/" + Project.fileName)) != nil { return folder }
      steps = steps.dropLast()
    }
    return nil
  }

  /// The project that a spec belongs to; nil where there is none.
  static func of(_ spec: String) throws -> Project? {
    guard let folder = folder(of: spec) else { return nil }
    let path = folder + "/" + Project.fileName
    return Project(
      SourceFile(path: path, bytes: try packageFile(path)), loading: loading(in: folder))
  }

  /// Reads what files name, no path leading out of `root`.
  static func loading(in root: String) -> SourceLoading {
    let fewest = root.split(separator: "/").count
    return { path, from in
      var steps = from.path.split(separator: "/").dropLast().map(String.init)
      for step in path.split(separator: "/") {
        if step == ".." {
          guard steps.count > fewest else {
            return .failure(
              LoadFailure(sentence: "it leads out of the project, whose root is '\(root)'"))
          }
          steps.removeLast()
        } else if step != "." {
          steps.append(String(step))
        }
      }
      let whole = steps.joined(separator: "/")
      guard let bytes = try? packageFile(whole) else {
        return .failure(LoadFailure(sentence: "there is no such file"))
      }
      return .success(SourceFile(path: whole, bytes: bytes))
    }
  }
}
