import CMicroHTTPD

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What goes back to the browser.
struct Answer {
  var status: UInt32
  var mediaType: String
  var bytes: [UInt8]
  /// Of the content; what is no page may do nothing.
  var policy: [UInt8]

  init(_ status: UInt32, _ mediaType: String, _ bytes: [UInt8], policy: [UInt8]? = nil) {
    self.status = status
    self.mediaType = mediaType
    self.bytes = bytes
    self.policy = policy ?? Array("default-src 'none'; frame-ancestors 'none'".utf8)
  }

  static let refused = Answer(
    403, "text/plain; charset=utf-8", Array("This preview answers its own page alone.\n".utf8))
  static let malformed = Answer(
    400, "text/plain; charset=utf-8",
    Array("This is no request that can be read in one way.\n".utf8))
  static let onlyGet = Answer(
    405, "text/plain; charset=utf-8", Array("This preview can be read, and nothing else.\n".utf8))

  func send(to connection: OpaquePointer) -> MHD_Result {
    guard let response = http_response(bytes, bytes.count) else { return .NO }
    defer { MHD_destroy_response(response) }
    let headers = [
      ("Content-Type", mediaType), ("Cache-Control", "no-store"),
      ("Content-Security-Policy", String(decoding: policy, as: UTF8.self)),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
    ]
    for (name, value) in headers { MHD_add_response_header(response, name, value) }
    if status == 405 { MHD_add_response_header(response, "Allow", "GET, HEAD") }
    return MHD_queue_response(connection, status, response)
  }
}

/// How far a request has come.
private enum Progress: Int {
  /// Its head has come.
  case begun = 1
  case waited = 2
  /// There is a NUL in its address.
  case refused = 3

  init?(_ pointer: UnsafeMutableRawPointer?) {
    self.init(rawValue: Int(bitPattern: pointer))
  }

  var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: rawValue) }
}

/// What the server runs for every request: once when its head has come, again when the rest has, and
/// again after it has waited. `seen` is null at first, then what was left there.
func answerRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ seen: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let server = server(context), let connection, let url, let method, let seen else {
    return .NO
  }
  server.note { $0.ask(UInt(bitPattern: connection)) }
  let progress = Progress(seen.pointee)
  if progress == .refused || server.isAmbiguous(connection) {
    return Answer.malformed.send(to: connection)
  }
  let word = String(cString: method)
  // Before anything that follows the head is read.
  guard word == "GET" || word == "HEAD" else { return Answer.onlyGet.send(to: connection) }
  guard let progress else {
    seen.pointee = Progress.begun.pointer
    return .YES
  }
  if let size, size.pointee > 0 { return .NO }
  guard server.isOwn(connection) else { return Answer.refused.send(to: connection) }
  seen.pointee = Progress.waited.pointer
  let path = String(cString: url)
  guard let answer = server.answer(path, connection, isAgain: progress == .waited) else {
    return .YES
  }
  return answer.send(to: connection)
}

/// What the server runs before it decodes the address of a request.
func beginRequest(
  _: UnsafeMutableRawPointer?, _ uri: UnsafePointer<CChar>?, _: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let uri, http_has_nul(uri) == 0 else { return Progress.refused.pointer }
  return nil
}

/// What the server runs when a request is answered.
func endRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _: MHD_RequestTerminationCode
) {
  server(context)?.note { $0.answer(UInt(bitPattern: connection)) }
}

/// What the server runs when a connection comes or goes.
func noteConnection(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_ConnectionNotificationCode
) {
  guard let connection else { return }
  let number = UInt(bitPattern: connection)
  let socket = http_socket(connection)
  server(context)?.note {
    if http_has_opened(code) != 0 {
      $0.open(number, socket: socket)
    } else {
      $0.close(number)
    }
  }
}

private func server(_ context: UnsafeMutableRawPointer?) -> Server? {
  context.map { Unmanaged<Server>.fromOpaque($0).takeUnretainedValue() }
}
