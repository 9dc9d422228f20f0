#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output or standard error, written through a buffer.
///
/// A reader that goes away ends the output quietly: everything later is dropped, and
/// ``isClosed`` tells the run that it may stop.
struct OutputStream {
  private let number: Int32
  private var buffer: [UInt8] = []
  private(set) var isClosed = false
  /// The error number of a write that failed for another reason than a reader gone; else 0.
  private(set) var failure: Int32 = 0
  private static let room = 64 << 10

  init(_ number: Int32) {
    self.number = number
  }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    guard !isClosed, failure == 0 else { return }
    buffer += bytes
    if buffer.count >= Self.room { flush() }
  }

  mutating func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard !buffer.isEmpty, !isClosed, failure == 0 else { return }
    guard !StandardStreams.closedAtStart.contains(number) else {
      failure = EBADF
      return
    }
    switch Descriptor.write(buffer, to: number) {
    case 0: break
    case EPIPE: isClosed = true
    case let other: failure = other
    }
  }

  /// Why standard output could not be written, as a sentence.
  var fault: FileFault? {
    switch failure {
    case 0: nil
    case EBADF:
      FileFault(
        "file/unwritable", "standard output is closed", help: "give it a file, or name a folder")
    default: .writing(Path("standard output"), failure)
    }
  }
}
