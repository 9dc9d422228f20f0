#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Turns pictures into pixels: `SCALE COUNT` on a line of standard input, then COUNT bytes of SVG;
// `png COUNT` on a line of standard output, then COUNT bytes of PNG. Before that come lines that
// begin with `note`, and in place of it one that begins with `fault`. So until the input ends.

/// One line without its end, of at most 64 bytes; nil at the end of the input.
func readLine(from input: UnsafeMutablePointer<FILE>) -> String? {
  var bytes: [UInt8] = []
  while bytes.count < 64 {
    let next = getc(input)
    if next < 0 { return nil }
    if next == 0x0A { return String(decoding: bytes, as: UTF8.self) }
    bytes.append(UInt8(truncatingIfNeeded: next))
  }
  return nil
}

/// Exactly `count` bytes; nil when the input ends before.
func read(_ count: Int, from input: UnsafeMutablePointer<FILE>) -> [UInt8]? {
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    filled = fread(buffer.baseAddress, 1, count, input)
  }
  return bytes.count == count ? bytes : nil
}

/// False when nobody reads.
func write(_ bytes: [UInt8], to number: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
    if count < 0, errno != EINTR { return false }
    rest = rest.dropFirst(max(0, count))
  }
  return true
}

func answer(
  _ svg: [UInt8], scale: Int, with fonts: Fonts, _ pictures: EmbeddedPictures
) -> [UInt8] {
  var output: [UInt8] = []
  do throws(PictureFault) {
    let outlined = try TextOutlining.outlined(svg, with: fonts, lookingAt: pictures)
    let png = try Raster.png(of: outlined, scale: scale)
    for number in pictures.takeBroken() { output += Array("note broken \(number)\n".utf8) }
    for note in fonts.takeNotes() { output += Array("note \(note)\n".utf8) }
    output += Array("png \(png.count)\n".utf8)
    output += png
  } catch {
    _ = (pictures.takeBroken(), fonts.takeNotes())
    output = Array("fault \(error.sentence)\n".utf8)
  }
  return output
}

/// Ends this program as soon as nobody can read what it writes, also in the middle of a picture.
func endWithReader() {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  _ = pthread_create(
    &thread, nil,
    { _ in
      // The end of a pipe is told unasked (POSIX), by macOS only when it is asked for.
      var request = pollfd(fd: 1, events: Int16(POLLHUP), revents: 0)
      while poll(&request, 1, -1) < 1 {}
      _exit(0)
    }, nil)
}

signal(SIGPIPE, SIG_IGN)
endWithReader()
guard let input = fdopen(0, "rb") else { exit(70) }
let fonts = Fonts()
let pictures = EmbeddedPictures()
while let line = readLine(from: input) {
  let words = line.split(separator: " ")
  guard words.count == 2, let scale = Int(words[0]), let count = Int(words[1]),
    (1...8).contains(scale), (0...(256 << 20)).contains(count),
    let svg = read(count, from: input)
  else { exit(64) }
  // A picture can be made to take for ever; the one who waits is told by the end of this program.
  alarm(60)
  let picture = answer(svg, scale: scale, with: fonts, pictures)
  alarm(0)
  guard write(picture, to: 1) else { break }
}
