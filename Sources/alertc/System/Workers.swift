#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Does numbered pieces of work on several threads and hands over the results in their order.
///
/// At most ``window`` results are waiting at any time, so memory is bounded whatever the number
/// of pieces; what is handed over is the same for every number of threads.
final class Workers<Output: Sendable>: @unchecked Sendable {
  private let count: Int
  private let window: Int
  private let makeWork: @Sendable () -> (Int) -> Output

  // Everything below is guarded by the mutex.
  private var next = 0
  private var delivered = 0
  private var isStopped = false
  private var waiting: [Int: Output] = [:]
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// - Parameter makeWork: makes what one thread does with a number; called once on each thread.
  init(count: Int, jobs: Int, makeWork: @escaping @Sendable () -> (Int) -> Output) {
    self.count = count
    self.window = jobs * 8
    self.makeWork = makeWork
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  /// Does the work and calls `consume` on this thread with each result in order, until it
  /// returns false.
  func run(jobs: Int, consume: (Int, Output) -> Bool) {
    let threads = jobs > 1 && count > 1 ? start(min(jobs, count)) : []
    guard !threads.isEmpty else {
      let work = makeWork()
      for index in 0..<count {
        guard consume(index, work(index)) else { return }
      }
      return
    }
    for index in 0..<count {
      guard consume(index, take(index)) else { break }
    }
    locked { isStopped = true }
    for thread in threads { pthread_join(thread, nil) }
  }

  private func take(_ index: Int) -> Output {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let output = waiting.removeValue(forKey: index) {
        delivered = index + 1
        pthread_cond_broadcast(changed)
        return output
      }
      pthread_cond_wait(changed, mutex)
    }
  }

  private func work() {
    let work = makeWork()
    while let index = claim() {
      let output = work(index)
      locked { waiting[index] = output }
    }
  }

  private func claim() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isStopped, next < count, next >= delivered + window {
      pthread_cond_wait(changed, mutex)
    }
    guard !isStopped, next < count else { return nil }
    next += 1
    return next - 1
  }

  private func locked(_ body: () -> Void) {
    pthread_mutex_lock(mutex)
    body()
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  /// Starts as many threads as the system gives, with the signals that end the process left to
  /// the main thread.
  private func start(_ wanted: Int) -> [pthread_t] {
    Signals.heldBack {
      var threads: [pthread_t] = []
      while threads.count < wanted, let thread = startThread({ self.work() }) {
        threads.append(thread)
      }
      return threads
    }
  }
}
