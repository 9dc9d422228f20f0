import Diagnostics

/// What the code of an app holds on to of an alert: its name, the ids and kinds of its views, and of
/// each action the id, the event, the role and when the alert goes.
///
/// All the rest (texts, places, looks, what is new) may change without the app.
public struct AppInterface: Sendable {
  private struct Part: Sendable {
    /// `view` or `action`.
    var noun: String
    var id: String
    var range: SourceRange
    var facts: [Fact]
    /// What tells whether another part may be this one under a new name.
    var likeness: String

    func isSame(_ other: Self) -> Bool { noun == other.noun && id == other.id }
  }

  private struct Fact: Sendable {
    var name: String
    var value: String
    var range: SourceRange
  }

  /// Something that an app relied on and that is gone or other.
  public struct Break: Sendable, Equatable {
    /// `action confirm: event erase → remove`
    public var sentence: String
    /// Where it stood.
    public var old: SourceRange
    /// Where it stands; the alert's name where it is gone.
    public var new: SourceRange
  }

  private let name: String
  private let range: SourceRange
  private var parts: [Part] = []

  /// O(views and actions).
  public init(of alert: Alert) {
    name = alert.name
    range = alert.range
    add(alert.views)
    for action in alert.actions {
      func fact(_ name: String, _ value: String, or place: [String] = []) -> Fact {
        let range =
          alert.origin(of: ["actions", action.id, name])
          ?? (place.isEmpty ? nil : alert.origin(of: place))
        return Fact(name: name, value: value, range: range ?? action.range)
      }
      let dismissal = action.dismissal ?? alert.buttons.dismissal
      parts.append(
        Part(
          noun: "action", id: action.id, range: action.range,
          facts: [
            fact("event", action.event), fact("role", action.role.rawValue),
            fact("dismiss", dismissal.rawValue, or: ["buttons", "dismiss"]),
          ],
          likeness: action.role.rawValue))
    }
  }

  private mutating func add(_ views: [View]) {
    for view in views {
      let kind = view.content.map { type(of: $0).name } ?? "none"
      parts.append(
        Part(
          noun: "view", id: view.id, range: view.range,
          facts: [Fact(name: "kind", value: kind, range: view.range)], likeness: kind))
      add(view.innerViews)
    }
  }

  /// What of this one no longer holds in a newer one, in the order of this one. O(n²) in the parts of
  /// an alert, which are few.
  public func breaks(in newer: AppInterface) -> [Break] {
    var breaks: [Break] = []
    if name != newer.name {
      breaks.append(
        Break(sentence: "alert: name \(name) → \(newer.name)", old: range, new: newer.range))
    }
    for part in parts {
      guard let other = newer.parts.first(where: { $0.isSame(part) }) else {
        breaks.append(gone(part, newer))
        continue
      }
      for (old, new) in zip(part.facts, other.facts) where old.value != new.value {
        breaks.append(
          Break(
            sentence: "\(part.noun) \(part.id): \(old.name) \(old.value) → \(new.value)",
            old: old.range, new: new.range))
      }
    }
    return breaks
  }

  /// A name is guessed where nothing else can be meant.
  private func gone(_ part: Part, _ newer: AppInterface) -> Break {
    func isLike(_ other: Part) -> Bool {
      other.noun == part.noun && other.likeness == part.likeness
    }
    let added = newer.parts.filter { other in
      isLike(other) && !parts.contains { $0.isSame(other) }
    }
    let removed = parts.filter { other in
      isLike(other) && !newer.parts.contains { $0.isSame(other) }
    }
    let isRenamed = added.count == 1 && removed.count == 1
    let hint = isRenamed ? ", perhaps now \(added[0].id)" : ""
    return Break(
      sentence: "\(part.noun) \(part.id): removed\(hint)", old: part.range,
      new: isRenamed ? added[0].range : newer.range)
  }
}
