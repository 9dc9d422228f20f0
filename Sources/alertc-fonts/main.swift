#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Reads a font through HarfBuzz and prints its metrics file; words to shape come in on standard
// input, one a line. A fault is two lines on standard error: what, and what to do.

/// Everything that a file holds, up to a limit; nil when it can't be read.
func contents(of file: UnsafeMutablePointer<FILE>, limit: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    bytes += chunk.prefix(count)
    if bytes.count > limit { return nil }
    if count < chunk.count { return ferror(file) == 0 ? bytes : nil }
  }
}

func write(_ text: String, to number: Int32) -> Bool {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
    if count < 0, errno != EINTR { return false }
    rest = rest.dropFirst(max(0, count))
  }
  return true
}

func run() throws(FontFault) -> String {
  let request = try Request(Array(CommandLine.arguments.dropFirst()))
  guard let file = fopen(request.font, "rb") else {
    throw FontFault(
      "It can't be opened: \(String(cString: strerror(errno)))", help: "check the path")
  }
  guard let bytes = contents(of: file, limit: 256 << 20) else {
    throw FontFault("It can't be read, or has more than 256 MiB", help: "check the file")
  }
  var words: [String] = []
  if let input = fdopen(0, "rb"), let text = contents(of: input, limit: 64 << 20) {
    words = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }
  return try FontFile(request, bytes: bytes).facts(request, words: words).text
}

do throws(FontFault) {
  exit(write(try run(), to: 1) ? 0 : 1)
} catch {
  _ = write(error.sentence + "\n" + error.help + "\n", to: 2)
  exit(2)
}
