/// What is asked for: `[--port N] [--open] PROGRAM OPTION… -- PATH…`. `alertc preview` writes it, so
/// it is read without much ado.
struct Request {
  /// Nil: any that is free.
  var port: UInt16?
  var opensBrowser = false
  /// The compiler and its options; paths follow.
  var compiler: [String]
  /// Specs, and folders to be searched for specs.
  var paths: [String]

  init(_ arguments: [String]) throws(PreviewFault) {
    var rest = arguments[...]
    while let word = rest.first {
      if word == "--open" {
        opensBrowser = true
      } else if word == "--port" {
        rest = rest.dropFirst()
        port = rest.first.flatMap { UInt16($0) }
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    let parts = rest.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw PreviewFault("no spec is named", help: "run it as: alertc preview PATH")
    }
    compiler = Array(parts[0])
    paths = Array(parts[1])
  }
}

/// Why nothing can be shown: a sentence, and what to do about it.
struct PreviewFault: Error {
  var sentence: String
  var help: String

  init(_ sentence: String, help: String) {
    self.sentence = sentence
    self.help = help
  }
}
