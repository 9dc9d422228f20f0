import Diagnostics

/// What is to be said of the fonts at hand, which is the same for every picture, once in a run.
struct RepeatedNotes {
  private var said: Set<String> = []

  /// What is left of diagnostics without what of pictures were said before.
  mutating func leftOut(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter {
      guard $0.code.family == "picture", $0.severity != .error else { return true }
      return said.insert($0.message).inserted
    }
  }
}
