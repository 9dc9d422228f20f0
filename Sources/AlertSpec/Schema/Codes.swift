import Diagnostics

extension Diagnostic.Code {
  // Values and keys
  /// A key that the map doesn't have.
  static let unknownKey: Self = "spec/unknown-key"
  /// A key without a value, or with YAML's word for none.
  static let noValue: Self = "spec/no-value"
  /// A map where a scalar is expected, and the like.
  static let wrongType: Self = "spec/wrong-type"
  /// A number that isn't written as a plain decimal.
  static let notANumber: Self = "spec/not-a-number"
  /// A number outside what its key allows.
  static let outOfRange: Self = "spec/out-of-range"
  /// Anything but `true` and `false` where one of them is expected.
  static let notABoolean: Self = "spec/not-a-boolean"
  /// A word that is none of those that its key allows.
  static let unknownValue: Self = "spec/unknown-value"
  /// A colour that is neither a known name nor hexadecimal.
  static let notAColor: Self = "spec/not-a-color"
  /// An id that can't be used in constraints.
  static let badName: Self = "spec/bad-name"
  /// An id that stands for something else already.
  static let nameTaken: Self = "spec/name-taken"
  /// An id that differs from another by a slip, or only in how its letters are encoded.
  static let similarName: Self = "spec/similar-name"

  /// A key, a token or a base that is still read but should no longer be used.
  static let deprecated: Self = "spec/deprecated"

  // Files
  /// A file that isn't a map with `alert:`.
  static let noName: Self = "spec/no-name"
  /// A language version that this compiler doesn't know.
  static let unknownVersion: Self = "spec/unknown-version"
  /// More views, rows, actions or constraints than an alert can have.
  static let tooMany: Self = "spec/too-many"
  /// An alert without anything to show.
  static let nothingToShow: Self = "spec/nothing-to-show"
  /// Texts on an alert without a colour.
  static let noFill: Self = "spec/no-fill"
  /// A preset or file that isn't there.
  static let unknownBase: Self = "extends/not-found"
  /// Specs that extend each other in a circle.
  static let cycle: Self = "extends/cycle"
  /// Too many specs that extend one another.
  static let tooDeep: Self = "extends/too-deep"

  /// A case that somebody asks for and that the alert doesn't have.
  static let unknownCase: Self = "case/unknown"

  // Views and actions
  /// A view that says nothing of what it shows.
  static let noKind: Self = "view/no-kind"
  /// A switch of which nobody hears what it is for.
  static let noLabel: Self = "view/no-label"
  /// A view that is two things.
  static let twoKinds: Self = "view/two-kinds"
  /// A name in `scrolls`, `shrinks` or `buttons.in` that isn't a view.
  static let unknownView: Self = "view/unknown"
  /// A button without text.
  static let noTitle: Self = "action/no-title"
  /// An alert without buttons that nothing dismisses, on a preset for buttons.
  static let noButton: Self = "action/no-button"
  /// Two actions with the role `cancel`.
  static let twoCancels: Self = "action/two-cancels"

  // Constraints
  /// A constraint that can't be read.
  static let constraintSyntax: Self = "constraint/syntax"
  /// An attribute or guide that doesn't exist.
  static let unknownAttribute: Self = "constraint/unknown-attribute"
  /// A list of constraints that takes the place of the one that put a box on an edge.
  static let placeLost: Self = "constraint/place-lost"
}
