/// One thing that differs between two renderings.
public struct Change: Sendable, Hashable {
  /// What sort of line differs.
  public enum Kind: String, Sendable {
    /// An attribute of a node has another value.
    case value
    /// A node that wasn't there.
    case added
    /// A node that is no longer there.
    case removed
    /// A line that belongs to no node.
    case line
  }

  /// Decides what the other properties hold.
  public var kind: Kind
  /// The node's name; empty for a line.
  public var subject: String
  /// Such as `frame.height`; empty where there is none to name.
  public var attribute: String
  /// As recorded; nil where it wasn't there.
  public var old: String?
  /// As it is now; nil where it is gone.
  public var new: String?

  init(
    _ kind: Kind, _ subject: String, _ attribute: String = "", old: String? = nil,
    new: String? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.attribute = attribute
    self.old = old
    self.new = new
  }
}

extension Change: CustomStringConvertible {
  /// `title: frame.height 19.333 → 38.667`
  public var description: String {
    switch kind {
    case .added: return "\(subject): added"
    case .removed: return "\(subject): removed"
    case .line:
      return [old.map { "- " + $0 }, new.map { "+ " + $0 }].compactMap { $0 }
        .joined(separator: "\n")
    case .value:
      let name = attribute.isEmpty ? "" : attribute + " "
      return "\(subject): \(name)\(old ?? "none") → \(new ?? "none")"
    }
  }

  /// The same for changes that are of a kind: of two numbers only which is greater counts.
  var normalized: String {
    guard kind == .value, let old, let new, let before = Double(old), let after = Double(new) else {
      return description
    }
    return "\(subject): \(attribute) \(after > before ? "grows" : "shrinks")"
  }
}
