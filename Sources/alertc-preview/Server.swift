import CMicroHTTPD
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The page and its news over HTTP, to this machine alone. It knows no files: what it answers with
/// is in memory.
final class Server: Sendable {
  /// A page that waits for news.
  private struct Waiting {
    var connection: UInt
    var socket: Int32
    /// Of the page: a page that asks again, or is loaded again, is the same one.
    var name: String
    var since: Double
  }

  private struct State {
    var table: SpecTable
    var waiting: [Waiting] = []
    var connections = Connections()
    var daemon: UInt = 0
    var port: UInt16 = 0
    var isEnding = false
  }

  private let state: Mutex<State>
  private let page: CompiledPage
  /// What is allowed to the page: what it allows itself, and to ask for news.
  private let policy: [UInt8]
  /// After which a page is told that there is nothing new, in seconds.
  private static let patience = 20.0
  /// Pages that wait at a time; beyond it the one that has waited longest is answered.
  private static let mostWaiting = 32
  private static let usualPorts: ClosedRange<UInt16> = 8700...8719

  /// - Parameter port: nil for any that is free.
  init(_ page: CompiledPage, _ table: SpecTable, port: UInt16?) throws(PreviewFault) {
    self.page = page
    policy = Server.policy(of: page)
    state = Mutex(State(table: table))
    let socket = try Server.listen(at: port)
    var listener = http_listener(
      context: Unmanaged.passUnretained(self).toOpaque(), answer: answerRequest,
      begin: beginRequest, end: endRequest, connect: noteConnection)
    let number = http_port(socket)
    // Some more, so that there is room for a new one before an old one has gone.
    guard let daemon = http_start(socket, &listener, UInt32(Connections.most * 2)) else {
      close(socket)
      throw PreviewFault("the server can't be started", help: "end other programs, then run again")
    }
    state.withLock {
      $0.daemon = UInt(bitPattern: daemon)
      $0.port = number
    }
  }

  /// A socket that listens at a port, or at the first that is free.
  private static func listen(at port: UInt16?) throws(PreviewFault) -> Int32 {
    let candidates = port.map { [$0] } ?? Array(usualPorts) + [0]
    for candidate in candidates {
      let socket = http_listen(candidate)
      if socket >= 0 { return socket }
      if socket == -EADDRINUSE { continue }
      let place = candidate == 0 ? "" : " at port \(candidate)"
      throw PreviewFault(
        "it can't listen\(place): \(String(cString: strerror(-socket)))",
        help: -socket == EACCES || -socket == EPERM
          ? "ports below 1024 are the system's: leave out --port, or name one above; "
            + "a sandbox may forbid all" : "run it where a program may listen at 127.0.0.1")
    }
    throw PreviewFault(
      port.map { "port \($0) is taken" } ?? "no port is free",
      help: "leave out --port, or name another")
  }

  var address: String { "http://127.0.0.1:\(state.withLock { $0.port })/" }

  func table<Result>(_ body: (SpecTable) -> Result) -> Result {
    let table = state.withLock { $0.table }
    return body(table)
  }

  /// Changes the table, and tells the pages that wait if `body` says so.
  func change(_ body: (inout SpecTable) -> Bool) {
    var table = state.withLock { $0.table }
    let isNews = body(&table)
    wake(
      state.withLock { [table] state in
        state.table = table
        guard isNews else { return [] }
        defer { state.waiting = [] }
        return state.waiting
      })
  }

  /// Lets go of pages that have gone or have waited long, and of connections that say nothing.
  func letGo() {
    let now = monotonicSeconds()
    wake(
      state.withLock { state in
        state.connections.endSilent()
        let ended = state.waiting.filter {
          now - $0.since > Server.patience || isClosed($0.socket)
        }
        state.waiting.removeAll { waiting in
          ended.contains { $0.connection == waiting.connection }
        }
        return ended
      })
  }

  func stop() {
    let (waiting, daemon) = state.withLock { state in
      state.isEnding = true
      defer { state.waiting = [] }
      return (state.waiting, state.daemon)
    }
    wake(waiting)
    MHD_stop_daemon(OpaquePointer(bitPattern: daemon))
  }

  private func wake(_ waiting: [Waiting]) {
    for page in waiting { MHD_resume_connection(OpaquePointer(bitPattern: page.connection)) }
  }

  // MARK: Requests

  /// Keeps account of the connections.
  func note(_ change: (inout Connections) -> Void) {
    state.withLock { change(&$0.connections) }
  }

  /// Answers a request that is known to come from this machine's own browser.
  ///
  /// - Parameter isAgain: whether it has waited already.
  /// - Returns: nil to let it wait.
  func answer(_ path: String, _ connection: OpaquePointer, isAgain: Bool) -> Answer? {
    switch path {
    case "/": return Answer(200, "text/html; charset=utf-8", document, policy: policy)
    case "/changes":
      let number = argument("after", connection).flatMap { Int($0) } ?? 0
      let name = argument("tab", connection) ?? ""
      let (news, other) = state.withLock { state -> ([UInt8]?, [Waiting]) in
        if isAgain || state.isEnding || state.table.count > number || number < state.table.first {
          return (state.table.news(after: number), [])
        }
        var others = state.waiting.filter { $0.name == name }
        state.waiting.removeAll { $0.name == name }
        if state.waiting.count >= Server.mostWaiting { others.append(state.waiting.removeFirst()) }
        state.waiting.append(
          Waiting(
            connection: UInt(bitPattern: connection), socket: http_socket(connection), name: name,
            since: monotonicSeconds()))
        MHD_suspend_connection(connection)
        return (nil, others)
      }
      wake(other)
      return news.map { Answer(200, "application/json", $0, policy: policy) }
    default: return Answer(404, "text/plain; charset=utf-8", Array("There is nothing here.\n".utf8))
    }
  }

  /// Whether a request is for this server by one of its names, and comes from its own page or from
  /// nobody's: other pages may reach the port by a name of theirs that leads to this machine.
  func isOwn(_ connection: OpaquePointer) -> Bool {
    let port = state.withLock { $0.port }
    let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = header("Host", connection), names.contains(host) else { return false }
    if let origin = header("Origin", connection), origin != "http://" + host { return false }
    if let site = header("Sec-Fetch-Site", connection) {
      return site == "same-origin" || site == "none"
    }
    return true
  }

  /// Whether something that says who asks is there twice, so that two readers may read two things
  /// (RFC 9112, 3.2, asks for 400 to a second Host).
  func isAmbiguous(_ connection: OpaquePointer) -> Bool {
    ["Host", "Origin", "Sec-Fetch-Site"].contains { (name: String) in
      http_header_count(connection, name) > 1
    }
  }

  private func header(_ name: String, _ connection: OpaquePointer) -> String? {
    http_header(connection, name).map { String(cString: $0) }
  }

  private func argument(_ name: String, _ connection: OpaquePointer) -> String? {
    http_argument(connection, name)
      .map { String(decoding: String(cString: $0).utf8.prefix(64), as: UTF8.self) }
  }

  // MARK: The page

  /// The page as it was compiled, told that it is a preview.
  private var document: [UInt8] {
    let table = state.withLock { $0.table }
    var out: [UInt8] = []
    for line in page.start.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    {
      if line.starts(with: Server.policyStart) {
        // The header says it; here is what the scripts ask for.
        out += "<meta name=\"alerts-live\" data-count=\"\(table.count)\" data-saved=\"".utf8
        out += attribute(table.saved)
        out += "\">".utf8
      } else {
        out += line
      }
      out.append(UInt8(ascii: "\n"))
    }
    for spec in table.shown {
      out += CompiledPage.headStart + spec.head + CompiledPage.lineEnd
      out += CompiledPage.bodyStart + spec.body + CompiledPage.lineEnd
    }
    return out + page.end
  }

  private static let policyStart = Array(
    #"<meta http-equiv="Content-Security-Policy" content=""#.utf8)

  private static func policy(of page: CompiledPage) -> [UInt8] {
    let lines = page.start.split(separator: UInt8(ascii: "\n"))
    let line = lines.first { $0.starts(with: policyStart) } ?? []
    return line.dropFirst(policyStart.count).prefix { $0 != UInt8(ascii: "\"") }
      + "; connect-src 'self'; frame-ancestors 'none'".utf8
  }

  private func attribute(_ text: String) -> [UInt8] {
    text.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "\""): Array("&quot;".utf8)
      default: [byte]
      }
    }
  }
}

/// Whether the other side has closed a connection that waits.
private func isClosed(_ socket: Int32) -> Bool {
  var byte: UInt8 = 0
  let count = recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
  return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)
}
