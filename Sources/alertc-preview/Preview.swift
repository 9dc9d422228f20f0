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
  /// What the folders lead to that specs are read from: other folders come to have their names.
  private var leads: [String: String] = [:]
  /// What was said to be left out.
  private var leftOut: Set<String> = []

  /// Compiles everything and starts to serve it.
  init(_ request: Request) throws(PreviewFault) {
    self.request = request
    let found = Folders(request.paths)
    // What is saved from here on is noticed, also while the first page is made.
    watch.watch(Preview.folders(of: request, found))
    let began = Preview.now()
    guard let page = Compilation.page(request.compiler, request.paths) else {
      if wait(for: [Signals.reading], milliseconds: 0)[0] { exit(0) }
      throw PreviewFault("the specs can't be compiled", help: "see what alertc check says of them")
    }
    var table = SpecTable(count: began / 1_000_000)
    _ = table.keep(found.specs + found.unnamed)
    _ = table.take(page.specs + found.unnamed.map(Preview.leftOut))
    table.saved = found.specs.max { savedAt($0) < savedAt($1) } ?? ""
    server = try Server(page, table, port: request.port)
    follow(found, since: began)
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
      if Preview.leads(of: request, server.table { $0.folders }) != leads { renewAll() }
      server.letGo()
    }
    server.stop()
  }

  // MARK: Saves

  private mutating func renew() {
    let changes = watch.changes()
    if !changes.isEmpty { renew(changes) }
  }

  /// A folder was renamed, or a link to one leads elsewhere.
  private mutating func renewAll() {
    var changes = watch.changes()
    changes.isIncomplete = true
    renew(changes)
  }

  private mutating func renew(_ changes: FileChanges) {
    let began = Preview.now()
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
      let isFewer = table.keep(found.specs + found.unnamed)
      let isOther = table.take(found.unnamed.map(Preview.leftOut))
      return compiled.reduce(isFewer || isOther) { table.take($1.specs) || $0 }
    }
    follow(found, since: began)
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
    touched.formUnion(specs.subtracting(table.compiled))
    // What nothing was made from may be what something lacked.
    let isMade = changes.files.contains { !table.isKnown($0) && isMeant($0) && exists($0) }
    if changes.touchesFolders || isMade { touched.formUnion(table.specsWithMessages) }
    return touched.intersection(specs)
  }

  /// Whether a file is none that an editor makes for itself.
  private func isMeant(_ path: String) -> Bool {
    let name = Array(name(of: path).utf8)
    return name.first != UInt8(ascii: ".") && name.first != UInt8(ascii: "#")
      && name.last != UInt8(ascii: "~") && !name.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func savedSpec(_ changes: FileChanges, _ found: Folders) -> String? {
    guard changes.files.count < 20 else { return nil }
    return found.specs.filter { places(of: $0).contains(where: changes.files.contains) }
      .max { savedAt($0) < savedAt($1) }
  }

  /// Watches every folder that a spec or what it was made from lies in. What was saved in a folder
  /// before it was watched, but after it was read, is compiled again.
  private mutating func follow(_ found: Folders, since began: Int) {
    let files = server.table { $0.files }
    let wanted = Preview.folders(of: request, found).union(files.map(folder(of:)))
    let new = watch.watch(wanted)
    leads = Preview.leads(of: request, server.table { $0.folders })
    sayLeftOut(found.unnamed)
    var missed = FileChanges()
    missed.files = files.filter { new.contains(folder(of: $0)) && savedAt($0) >= began }
    if !missed.isEmpty { renew(missed) }
  }

  private static func folders(of request: Request, _ found: Folders) -> Set<String> {
    Set((found.folders + request.paths.map(folder(of:))).compactMap(realFolder))
  }

  /// The folders that are named, and those that files were read from, with what they are now.
  private static func leads(of request: Request, _ folders: Set<String>) -> [String: String] {
    let named = request.paths + request.paths.map(folder(of:))
    return Dictionary(
      folders.union(named).compactMap { folder in realFolder(folder).map { (folder, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: Names that can't be shown

  private mutating func sayLeftOut(_ paths: [String]) {
    for path in paths where leftOut.insert(path).inserted {
      say("alertc: warning: \(Preview.sentence(of: path))\nhelp: \(Preview.help)\n", to: 2)
    }
    leftOut.formIntersection(paths)
  }

  private static func sentence(of path: String) -> String {
    "'\(path)' can't be shown: its name isn't UTF-8"
  }

  private static let help = "rename it in UTF-8"

  /// The head of a spec that can't be shown, as the compiler would write it.
  private static func leftOut(_ path: String) -> (head: [UInt8], body: [UInt8]) {
    func text(_ text: String) -> String { String(decoding: quoted(text), as: UTF8.self) }
    let sentence = sentence(of: path)
    let whole = "error[file/unreadable]: \(sentence)\n  = help: \(help)\n"
    let head = """
      {"path":\(text(path)),"files":[],"name":null,"axes":null,"messages":[{"severity":"error",\
      "code":"file/unreadable","sentence":\(text(sentence)),"path":\(text(path)),"line":1,"column":1,\
      "text":\(text(whole))}]}
      """
    return (Array(head.utf8), [])
  }

  // MARK: The machine

  /// In nanoseconds, as files are stamped: a little early, since stamps come from a slower clock.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec - 20_000_000
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
