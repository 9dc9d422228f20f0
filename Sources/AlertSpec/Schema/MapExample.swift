/// Values that a spec could have, made up from the rows of the language for somebody to begin with.
enum MapExample {
  /// A map with the first of some keys, in brackets.
  ///
  /// One number at most, as two of them may exclude each other.
  static func map(_ keys: [KeyShape], depth: Int = 0) -> String {
    var entries: [String] = []
    var hasNumber = false
    let isLine =
      keys.contains(where: \.shape.isColor)
      && keys.allSatisfy { $0.shape.isColor || $0.shape.isLength }
    for key in keys where key.deprecation == nil && entries.count < (depth < 2 ? 2 : 1) {
      if hasNumber, key.shape.isNumber { continue }
      guard let value = isLine && key.shape.isLength ? "1" : value(of: key, depth: depth) else {
        continue
      }
      entries.append("\(key.name): \(value)")
      hasNumber = hasNumber || key.shape.isNumber
    }
    return "{ " + entries.joined(separator: ", ") + " }"
  }

  /// A value for a key; nil where none can be made up.
  static func value(of key: KeyShape, depth: Int = 0) -> String? {
    if let standard = key.standard, !["0", "none", "false"].contains(standard) { return standard }
    return value(of: key.shape, depth: depth)
  }

  /// A value of a shape; nil where none can be made up. Maps inside maps go two deep.
  static func value(of shape: ValueShape, depth: Int = 0) -> String? {
    switch shape {
    case .text: "…"
    case .identifier: "my-name"
    case .boolean: "true"
    case .number(let bounds, _): number(in: bounds)
    case .wholeNumber(let bounds): String(max(bounds.lowerBound, min(1, bounds.upperBound)))
    case .length: "16"
    case .color: "black"
    case .token: nil
    case .choice(let words): words.first { $0 != "none" } ?? words.first
    case .record(let record): depth < 2 ? map(record.keys(), depth: depth + 1) : nil
    case .map(let inner): value(of: inner, depth: depth + 1).map { "{ my-name: \($0) }" }
    case .list(let item): value(of: item, depth: depth + 1).map { "[\($0)]" }
    case .tuple(let items):
      "[" + items.compactMap { value(of: $0, depth: depth) }.joined(separator: ", ") + "]"
    case .constraint: "width == 300"
    case .either(let shapes): shapes.lazy.compactMap { value(of: $0, depth: depth) }.first
    }
  }

  private static func number(in bounds: ClosedRange<Int>) -> String {
    bounds == 0...1 ? "0.5" : String(max(bounds.lowerBound, min(1, bounds.upperBound)))
  }
}

extension ValueShape {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .wholeNumber, .length: true
    case .either(let shapes): shapes.contains(where: \.isNumber)
    default: false
    }
  }

  fileprivate var isLength: Bool { if case .length = self { true } else { false } }

  fileprivate var isColor: Bool {
    switch self {
    case .color: true
    case .either(let shapes): shapes.contains(where: \.isColor)
    default: false
    }
  }
}
