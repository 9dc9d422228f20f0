#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The preview as a whole: it compiles, serves, waits for saves, and compiles what they touch.
struct Preview {
  private let request: Request
  private var watch = FolderWatch()
  private let server: Server

  /// Compiles everything and starts to serve it.
  init(_ request: Request) throws(PreviewFault) {
    self.request = request
    let found = Folders(request.paths)
    guard let page = Compilation.page(request.compiler, request.paths) else {
      throw PreviewFault("the specs can't be compiled", help: "see what alertc check says of them")
    }
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var table = SpecTable(count: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
    _ = table.keep(found.specs)
    _ = table.take(page.specs)
    table.saved = found.specs.max { savedAt($0) < savedAt($1) } ?? ""
    server = try Server(page, table, port: request.port)
    follow(found)
  }

  /// Runs until a signal ends it.
  mutating func run() {
    let count = server.table { $0.shown.count }
    say("\(count == 1 ? "1 spec" : "\(count) specs") at \(server.address)\n", to: 1)
    say("Control-C ends it.\n", to: 2)
    if request.opensBrowser { open(server.address) }
    while true {
      let isReady = wait(for: [Signals.reading, watch.descriptor], milliseconds: 1000)
      if isReady[0] { break }
      if isReady[1] { renew() }
      server.letGo()
    }
    server.stop()
  }

  // MARK: Saves

  private mutating func renew() {
    let changes = watch.changes()
    guard !changes.isEmpty else { return }
    let found = Folders(request.paths)
    let touched = server.table { self.touched(by: changes, found, $0) }
    let saved = savedSpec(changes, found)
    var compiled: [CompiledPage] = []
    // The one that somebody looks at comes first.
    let others = touched.filter { $0 != saved }.sorted()
    var rest = (touched.count > others.count ? [saved ?? ""] + others : others)[...]
    while !rest.isEmpty {
      let batch = Array(rest.prefix(200))
      rest = rest.dropFirst(batch.count)
      if let page = Compilation.page(request.compiler, batch) { compiled.append(page) }
    }
    server.change { table in
      if let saved { table.saved = saved }
      let isFewer = table.keep(found.specs)
      return compiled.reduce(isFewer) { table.take($1.specs) || $0 }
    }
    follow(found)
  }

  /// The specs that are to be compiled again.
  private func touched(
    by changes: FileChanges, _ found: Folders, _ table: SpecTable
  ) -> Set<String> {
    let specs = Set(found.specs)
    if changes.isIncomplete || changes.files.contains(where: { name(of: $0) == "alertc.yaml" }) {
      return specs
    }
    var touched = table.specs(from: changes.files)
    // What nothing was made from may be what something lacked.
    if changes.touchesFolders || changes.files.contains(where: { !table.isKnown($0) }) {
      touched.formUnion(table.specsWithMessages)
      touched.formUnion(specs.subtracting(table.compiled))
    }
    return touched.intersection(specs)
  }

  private func savedSpec(_ changes: FileChanges, _ found: Folders) -> String? {
    guard changes.files.count < 20 else { return nil }
    return found.specs.filter { place(of: $0).map(changes.files.contains) ?? false }
      .max { savedAt($0) < savedAt($1) }
  }

  /// Watches every folder that a spec or what it was made from lies in.
  private mutating func follow(_ found: Folders) {
    let files = server.table { $0.files }.map(folder(of:))
    let named = request.paths.map { folder(of: $0) }
    watch.watch(Set((found.folders + named).compactMap(realFolder)).union(files))
  }

  private func open(_ address: String) {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    // The address is this program's own: nothing in it means anything to a shell.
    if let stream = popen("\(opener) \(address) >/dev/null 2>&1 &", "w") { pclose(stream) }
  }
}
