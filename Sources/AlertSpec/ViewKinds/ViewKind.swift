import YAMLNodes

/// What a view shows. A kind is one file: its keys, what size it has of itself, and the boxes it
/// is made of; and one line in ``ViewKinds/all``.
protocol ViewKind: Record {
  /// The key that makes a view this kind, its first row: `text`, `image`, …
  static var name: String { get }

  init()

  /// What it is to touches, keyboards and screen readers.
  var role: BoxRole { get }
  /// What a screen reader is told beside the label; nil where the label says all.
  var spokenValue: AccessibilityValue? { get }
  /// The label where none is stated; nil leaves it to the texts inside.
  var spokenLabel: String? { get }
  /// What the app's control is told that is not drawn; only what differs from a new control, but
  /// for a state. Empty where the view is no control.
  var controlFacts: [ControlFact] { get }
  /// The fonts stated for the text of a part, one for each run; empty for a part without.
  /// - Parameter part: the part's name, as in ``BoxMaking/part(_:of:kind:role:)``; empty for the
  ///   view's own text.
  func fonts(ofPart part: String) -> [FontDescription]

  /// Whether there is nothing to show: the view then takes no room and no spacing.
  var isEmpty: Bool { get }
  /// The views inside, for kinds that hold views.
  var children: [View] { get set }

  /// Puts content, own size and parts into a box that has the view's id, surface and limits.
  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking)

  /// Reads the pending entry if its key is one of this kind's. A requirement, so that each kind's
  /// rows are compiled for the reader rather than walked by way of a dynamic visitor.
  mutating func readPending(_ reader: inout SpecReader)
}

extension ViewKind {
  static var title: String { "a view of kind '\(name)'" }
  static var blank: Self { Self() }

  var spokenValue: AccessibilityValue? { nil }
  var spokenLabel: String? { nil }
  var controlFacts: [ControlFact] { [] }
  func fonts(ofPart part: String) -> [FontDescription] { [] }
  var isEmpty: Bool { false }
  var children: [View] {
    get { [] }
    set {}
  }

  mutating func readPending(_ reader: inout SpecReader) { visitKeys(&reader) }

  var kindName: String { Self.name }
}

/// Every kind of view there is.
enum ViewKinds {
  static let all: [any ViewKind.Type] = [
    TextView.self,
    ImageView.self,
    DividerView.self,
    SpacerView.self,
    GroupView.self,
    ListView.self,
    FieldView.self,
    CheckboxView.self,
    SwitchView.self,
    ProgressView.self,
    CustomView.self,
  ]

  /// The kind that a key names; nil for every other key.
  static func kind(namedBy key: String) -> (any ViewKind.Type)? {
    for row in byName where isKey(key, row.name) { return row.kind }
    return nil
  }

  private static let byName: [(name: String, kind: any ViewKind.Type)] = all.map { ($0.name, $0) }

  static var names: [String] {
    var names: [String] = []
    for kind in all { names.append(kind.name) }
    return names
  }

  /// The kinds that have a key of their own by that name.
  static func names(ofKindsWith key: String) -> [String] {
    var names: [String] = []
    for kind in all where kind.keyShapes.contains(where: { isKey(key, $0.name) }) {
      names.append(kind.name)
    }
    return names
  }
}
