import CPictures

/// Why a picture could not be drawn.
struct PictureFault: Error {
  /// On one line.
  var sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// Takes what a library says; it is freed.
  init(_ error: UnsafeMutablePointer<GError>?, orElse sentence: String) {
    guard let error else {
      self.sentence = sentence
      return
    }
    let message = error.pointee.message.map { String(cString: $0) } ?? sentence
    self.sentence = String(message.map { $0.isNewline ? " " : $0 })
    g_error_free(error)
  }
}
