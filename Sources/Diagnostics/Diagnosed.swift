/// What every stage returns: a value, and everything there is to say about how it came to be.
///
/// A value beside errors is the best that could be made of the input; later stages may look at
/// it to find more faults, but nothing is emitted from it.
public struct Diagnosed<Value> {
  /// What could be made of the input; beside errors no artifact is made of it.
  public var value: Value
  /// In the order found.
  public var diagnostics: [Diagnostic]

  /// Without diagnostics nothing is wrong with the value.
  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether one of them is an error; warnings and notes don't count. O(diagnostics).
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The same diagnostics beside another value made of this one.
  public func map<Other>(_ transform: (Value) -> Other) -> Diagnosed<Other> {
    Diagnosed<Other>(transform(value), diagnostics)
  }
}

extension Diagnosed: Sendable where Value: Sendable {}

extension Array where Element == Diagnostic {
  /// By file (in the byte order of paths), then place, then severity (errors first), then code:
  /// the same order whatever the order of finding.
  public func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.range.file !== b.range.file, a.range.file.path != b.range.file.path {
        return a.range.file.path.utf8.lexicographicallyPrecedes(b.range.file.path.utf8)
      }
      if a.range.span.lowerBound != b.range.span.lowerBound {
        return a.range.span.lowerBound < b.range.span.lowerBound
      }
      if a.severity != b.severity { return a.severity > b.severity }
      if a.code != b.code { return a.code.description < b.code.description }
      return left.offset < right.offset
    }.map(\.element)
  }
}
