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

/// What the server runs for every request: once when its head has come, again when the rest has, and
/// again after it has waited. `seen` is null, 1 and 2 by then.
func answerRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ seen: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let url, let method, let seen else { return .NO }
  let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
  let word = String(cString: method)
  // Before anything that follows the head is read.
  guard word == "GET" || word == "HEAD" else { return Answer.onlyGet.send(to: connection) }
  if seen.pointee == nil {
    seen.pointee = UnsafeMutableRawPointer(bitPattern: 1)
    return .YES
  }
  if let size, size.pointee > 0 { return .NO }
  guard server.isOwn(connection) else { return Answer.refused.send(to: connection) }
  let isAgain = seen.pointee == UnsafeMutableRawPointer(bitPattern: 2)
  seen.pointee = UnsafeMutableRawPointer(bitPattern: 2)
  guard let answer = server.answer(String(cString: url), connection, isAgain: isAgain) else {
    return .YES
  }
  return answer.send(to: connection)
}
