import AlertCompiler

extension Invocation {
  /// What a run says of the environments that the project lists and that it has not looked at;
  /// nil where it has looked at all, or was asked for some.
  func environmentsLeftOut(in project: ProjectFiles) -> String? {
    guard let path = paths.first,
      let settings = try? project.project(of: SpecDiscovery.folder(of: path))?.settings
    else { return nil }
    let axes = environments.unasked(of: settings)
    guard !axes.isEmpty else { return nil }
    let counts = axes.map { counted($0.count, $0.noun) }
    let listed =
      counts.dropLast().joined(separator: ", ") + (counts.count > 1 ? " and " : "")
      + (counts.last ?? "")
    let options = axes.map { "--\($0.option) all" }.joined(separator: " ")
    return "Looked at one environment; the project lists \(listed): add \(options) for all."
  }
}
