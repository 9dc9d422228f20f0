#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of stack that specs are worked on with: those of a main thread, 8 MiB.
private let stackRoom = 8 << 20

/// Starts a thread with the stack of a main thread.
///
/// - Returns: nil when the system gives no more.
func startThread(_ body: @escaping () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, stackRoom)
  defer { pthread_attr_destroy(&attributes) }
  let box = Unmanaged.passRetained(Entry(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let failure = pthread_create(&thread, &attributes, { runEntry($0) }, box.toOpaque())
  #else
    var started = pthread_t()
    let failure = pthread_create(
      &started, &attributes, { $0.flatMap { runEntry($0) } }, box.toOpaque())
    let thread: pthread_t? = started
  #endif
  guard failure == 0, let thread else {
    box.release()
    return nil
  }
  return thread
}

/// Runs `body` with enough stack: on this thread, or on one of its own where `ulimit -s` leaves
/// this one with less than 1 MiB.
func withStackRoom(_ body: @escaping () -> Int32) -> Int32 {
  var limit = rlimit()
  #if canImport(Glibc)
    let asked = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  #else
    let asked = getrlimit(RLIMIT_STACK, &limit)
  #endif
  guard asked == 0, limit.rlim_cur < 1 << 20 else { return body() }
  let result = Result()
  guard let thread = startThread({ result.code = body() }) else { return body() }
  // The signals that end the process are for the thread that does the work.
  Signals.heldBack { _ = pthread_join(thread, nil) }
  return result.code
}

private final class Result {
  var code: Int32 = 0
}

/// What a new thread begins with.
private final class Entry {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

private func runEntry(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Entry>.fromOpaque(pointer).takeRetainedValue().body()
  return nil
}
