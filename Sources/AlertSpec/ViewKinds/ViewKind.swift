import YAMLNodes

/// What a view shows. A kind is one file: its keys, what size it has of itself, and the boxes it
/// is made of; and one line in ``ViewKinds/all``.
public protocol ViewKind: Sendable {
  /// The key that makes a view this kind: `text`, `image`, …
  static var name: String { get }
  /// One sentence for the reference.
  static var doc: String { get }
  /// The keys that only views of this kind have; the first is the one it is named by.
  static var keys: [Key<Self>] { get }

  init()

  /// Whether there is nothing to show: the view then takes no room and no spacing.
  var isEmpty: Bool { get }
  /// The views inside, for kinds that hold views.
  var children: [View] { get set }

  /// Puts content, own size and parts into a box that has the view's id, surface and limits.
  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking)
}

extension ViewKind {
  public var isEmpty: Bool { false }
  public var children: [View] {
    get { [] }
    set {}
  }

  /// Reads an entry if its key is one of this kind's.
  mutating func read(_ entry: YAMLNode.Entry, named name: String, _ reader: inout SpecReader)
    -> Bool
  {
    for key in Self.keys where sameBytes(key.name, name) {
      key.read(entry, &self, &reader)
      return true
    }
    return false
  }

  static var keyShapes: [KeyShape] { keys.map(\.keyShape) }
  /// The names of the keys that only this kind has.
  var ownKeys: [String] { Self.keys.map(\.name) }
  var kindName: String { Self.name }
}

/// Every kind of view there is.
public enum ViewKinds {
  public static let all: [any ViewKind.Type] = [
    TextView.self,
    ImageView.self,
    DividerView.self,
    SpacerView.self,
    GroupView.self,
    ListView.self,
    FieldView.self,
    CheckboxView.self,
    ProgressView.self,
    CustomView.self,
  ]

  /// The kind that a key names; nil for every other key.
  static func kind(namedBy key: String) -> (any ViewKind.Type)? {
    for kind in all where sameBytes(kind.name, key) { return kind }
    return nil
  }

  static let names: [String] = {
    var names: [String] = []
    for kind in all { names.append(kind.name) }
    return names
  }()

  /// The kinds that have a key of their own by that name.
  static func names(ofKindsWith key: String) -> [String] {
    var names: [String] = []
    for kind in all where kind.keyShapes.contains(where: { sameBytes($0.name, key) }) {
      names.append(kind.name)
    }
    return names
  }

  static let shapes: [ValueShape] = {
    var shapes: [ValueShape] = []
    for kind in all { shapes.append(.record(kind.recordShape)) }
    return shapes
  }()
}
