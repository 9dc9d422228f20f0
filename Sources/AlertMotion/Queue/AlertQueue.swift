import AlertSpec

/// Alerts that wait for their turn.
///
/// The one of the highest priority comes first; among equals, the one that was asked for first. One
/// that had to make room for a higher one keeps the number it was asked for with, and so comes back
/// before others of its priority.
public struct AlertQueue: Sendable {
  private var waiting: [Request] = []

  /// How many wait.
  public var count: Int { waiting.count }

  /// The ids of those that wait, the next one first.
  public var ids: [String] { waiting.map(\.alert.id) }

  /// O(waiting).
  public mutating func add(_ request: Request) {
    let place = waiting.firstIndex { request.comes(before: $0) } ?? waiting.count
    waiting.insert(request, at: place)
  }

  /// The next one; nil when none waits.
  public var first: Request? { waiting.first }

  /// Takes the next one out.
  public mutating func next() -> Request? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Whether one of that id waits. O(requests).
  public func contains(_ id: String) -> Bool { waiting.contains { $0.alert.id == id } }

  func contains(number: Int) -> Bool { waiting.contains { $0.number == number } }

  /// Puts an alert in the place of the first one of its id, or where its own priority puts it.
  mutating func replace(with alert: StagedAlert) {
    guard let old = remove(alert.id) else { return }
    var request = Request(number: old.number, alert: alert)
    request.focusLost = old.focusLost
    add(request)
  }

  /// Takes out the first one of that id; nil when none waits.
  public mutating func remove(_ id: String) -> Request? {
    waiting.firstIndex { $0.alert.id == id }.map { waiting.remove(at: $0) }
  }
}

/// One time that the app asked for an alert.
public struct Request: Sendable {
  /// Counted up from the first.
  public let number: Int
  /// As it was when it was asked for; another of its name may have taken its place.
  public var alert: StagedAlert
  /// What had the focus when it had to make room; nil before.
  var focusLost: String?
  /// Whether its content has been put in.
  var hasContent = false

  init(number: Int, alert: StagedAlert) {
    self.number = number
    self.alert = alert
  }

  var rank: Int { Queueing.Priority.allCases.firstIndex(of: alert.queueing.priority) ?? 0 }

  func comes(before other: Request) -> Bool {
    rank == other.rank ? number < other.number : rank > other.rank
  }
}
