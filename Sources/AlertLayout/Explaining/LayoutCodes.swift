import Diagnostics

extension Diagnostic.Code {
  /// Required constraints that can't all hold.
  static let conflict: Diagnostic.Code = "layout/conflict"
  /// A box that nothing gives a place or a size.
  static let ambiguous: Diagnostic.Code = "layout/ambiguous"
  /// A horizontal place related to a vertical one.
  static let axisMix: Diagnostic.Code = "layout/axis-mix"
  /// A size related to a place.
  static let sizeAndPlace: Diagnostic.Code = "layout/size-and-place"
  /// A place given as a bare number.
  static let placeConstant: Diagnostic.Code = "layout/place-constant"
  /// A place multiplied.
  static let placeMultiplier: Diagnostic.Code = "layout/place-multiplier"
  /// Leading or trailing related to left or right.
  static let directionMix: Diagnostic.Code = "layout/direction-mix"
  /// A name that no view and no action has.
  static let unknownName: Diagnostic.Code = "layout/unknown-name"
  /// A view that would have to be smaller than nothing.
  static let negativeSize: Diagnostic.Code = "layout/negative-size"
  /// Content that the screen, or the alert's stated height, has no room for.
  static let tooTall: Diagnostic.Code = "layout/too-tall"
  /// Parts of an alert that lie outside the screen.
  static let offScreen: Diagnostic.Code = "layout/off-screen"
  /// Parts of an alert where the screen has corners, sensors or bars.
  static let unsafe: Diagnostic.Code = "layout/unsafe"
  /// A stated height that the screen has no room for.
  static let cutHeight: Diagnostic.Code = "layout/cut-height"
  /// A button too narrow for its title.
  static let cutTitle: Diagnostic.Code = "layout/cut-title"
  /// A text that has less height than its lines need.
  static let cutText: Diagnostic.Code = "layout/cut-text"
  /// A text that has no room for a character.
  static let collapsed: Diagnostic.Code = "layout/collapsed"
  /// A text or a button that reaches out of the alert.
  static let outside: Diagnostic.Code = "layout/outside"
  /// A size given by a key, and otherwise by a constraint.
  static let overruled: Diagnostic.Code = "layout/overruled"
  /// A length that is no whole number of pixels.
  static let offGrid: Diagnostic.Code = "layout/off-grid"
  /// A constraint that follows from others.
  static let redundant: Diagnostic.Code = "layout/redundant"
  /// Sizes that depend on each other without coming to rest, or that exceed the range of numbers.
  static let unsettled: Diagnostic.Code = "layout/unsettled"
}
