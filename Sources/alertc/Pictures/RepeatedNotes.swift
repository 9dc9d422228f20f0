import Diagnostics

/// What is to be said of the fonts at hand, which is the same for every picture, once in a run; and
/// of a picture that a spec names, which is the same in every environment, once a place.
struct RepeatedNotes {
  /// A picture's file that can't be decoded.
  static let brokenPicture: Diagnostic.Code = "picture/broken"

  private var said: Set<String> = []

  /// What is left of diagnostics without what of pictures were said before.
  mutating func leftOut(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter {
      guard $0.code.family == "picture", $0.severity != .error else { return true }
      let isOfPlace = $0.code == RepeatedNotes.brokenPicture
      let place = isOfPlace ? "\($0.range.file.path):\($0.range.span.lowerBound) " : ""
      return said.insert(place + $0.message).inserted
    }
  }
}
