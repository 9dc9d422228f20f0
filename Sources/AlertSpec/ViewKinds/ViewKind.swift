/// What a view shows. A kind is one file: its keys and its boxes.
public protocol ViewKind: Sendable {
  var isEmpty: Bool { get }
}
