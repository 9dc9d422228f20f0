#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The connections that are open, so that none that says nothing, or says it byte by byte, keeps a
/// page away.
struct Connections {
  private struct Row {
    var socket: Int32
    /// When it was opened, or its last request was answered.
    var since: Double
    /// Whether the head of a request has come that isn't answered yet.
    var isAsking = false
  }

  private var rows: [UInt: Row] = [:]
  /// How many stay open; a browser opens six at most for one server.
  static let most = 64
  /// How long one may take to say what it asks for, in seconds.
  private static let patience = 10.0

  /// Takes a new one. Where there are too many, the one that has been silent longest goes.
  mutating func open(_ connection: UInt, socket: Int32) {
    rows[connection] = Row(socket: socket, since: monotonicSeconds())
    guard rows.count > Connections.most else { return }
    let others = rows.filter { $0.key != connection && $0.value.socket >= 0 }
    let silent = others.filter { !$0.value.isAsking }
    if let oldest = (silent.isEmpty ? others : silent).min(by: { $0.value.since < $1.value.since })
    {
      end(oldest.key)
    }
  }

  mutating func close(_ connection: UInt) {
    rows[connection] = nil
  }

  /// Its request is known.
  mutating func ask(_ connection: UInt) {
    rows[connection]?.isAsking = true
  }

  /// Its request is answered.
  mutating func answer(_ connection: UInt) {
    rows[connection]?.isAsking = false
    rows[connection]?.since = monotonicSeconds()
  }

  /// Ends those that have asked for nothing in time.
  mutating func endSilent() {
    let now = monotonicSeconds()
    for (connection, row) in rows where !row.isAsking && now - row.since > Connections.patience {
      end(connection)
    }
  }

  /// The server sees it closed, and closes it: until then the socket's number is nobody else's.
  private mutating func end(_ connection: UInt) {
    guard let row = rows[connection], row.socket >= 0 else { return }
    shutdown(row.socket, Int32(SHUT_RDWR))
    rows[connection]?.socket = -1
  }
}
