import Diagnostics
import Geometry
import YAMLNodes

/// One kind of transition, or a list of some that happen at once.
struct KindsValue: ValueType {
  private let word = ChoiceValue<Presentation.Kind>()

  var shape: ValueShape {
    let moving = Presentation.Kind.allCases.filter { $0 != .none }.map(\.rawValue)
    return .either([word.shape, .list(.choice(moving))])
  }
  var initial: Presentation.Kinds { .fade }

  func read(_ node: YAMLNode, _ value: inout Presentation.Kinds, _ reader: inout SpecReader) -> Bool
  {
    guard let items = node.sequence else {
      var kind = Presentation.Kind.fade
      guard word.read(node, &kind, &reader) else { return false }
      value = Presentation.Kinds(kind)
      return true
    }
    guard !items.isEmpty else {
      reader.report(
        .kindsTogether, "this list of kinds is empty", at: node,
        help: [Help("name a kind, such as fade; none shows the alert at once")])
      return false
    }
    var kinds = Presentation.Kinds.none
    for item in items {
      var kind = Presentation.Kind.fade
      guard word.read(item, &kind, &reader) else { return false }
      if kind == .none {
        reader.report(
          .kindsTogether, "'none' stands alone, not in a list of kinds", at: item,
          help: [Help("leave it out, or write kind: none")])
        return false
      }
      if kinds.contains(Presentation.Kinds(kind)) {
        reader.report(
          .kindsTogether, "'\(kind.rawValue)' is in this list twice", at: item,
          help: [Help("leave one of them out")])
        return false
      }
      kinds.insert(Presentation.Kinds(kind))
    }
    value = kinds
    return true
  }

  func text(of value: Presentation.Kinds) -> String? {
    let words = value.words.map(\.rawValue)
    return words.count == 1 ? words[0] : "[" + words.joined(separator: ", ") + "]"
  }
}

extension ValueType where Self == KindsValue {
  static var kinds: KindsValue { KindsValue() }
}

/// A named curve, or the control points of a cubic Bézier curve.
struct CurveValue: ValueType {
  private static let names = TimingCurve.named.map(\.name)

  var shape: ValueShape {
    let (time, way) = (
      ValueShape.number(CurveValue.time, unit: ""), ValueShape.number(CurveValue.way, unit: "")
    )
    return .either([.choice(CurveValue.names), .tuple([time, way, time, way])])
  }
  var initial: TimingCurve { .easeInOut }

  /// The time can't run back, so that a control point's lies between the ends.
  private static let time = 0...1
  /// The way may overshoot.
  private static let way = -10...10

  func read(_ node: YAMLNode, _ value: inout TimingCurve, _ reader: inout SpecReader) -> Bool {
    if let points = node.sequence { return read(points, of: node, &value, &reader) }
    let expected = "one of \(listed(CurveValue.names)), or four numbers in brackets"
    guard let scalar = reader.scalar(of: node, expecting: expected) else { return false }
    guard let named = TimingCurve.named.first(where: { sameBytes($0.name, scalar.text) }) else {
      if let points = functionCall(scalar.text) {
        reader.report(
          .curvePoints, "\(quoted(scalar.text)) is how style sheets write a curve", at: node,
          help: [
            Help(
              "write \(points)",
              fix: FixIt([.init(replacing: reader.range(node), with: points)], isCertain: true))
          ])
        return false
      }
      reader.reportUnknownValue(scalar.text, at: node, known: CurveValue.names)
      return false
    }
    value = named.curve
    return true
  }

  /// The list for `cubic-bezier(0.2, 0, 0, 1)`, as CSS Easing Functions 1 has it; nil for anything
  /// else, and where the numbers are none that can stand in a list.
  private func functionCall(_ text: String) -> String? {
    guard text.utf8.count <= 100, text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else {
      return nil
    }
    let parts = text.drop { $0 != "(" }.dropFirst().dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.filter { $0 != " " }) }
    guard parts.count == 4, parts.allSatisfy({ Rational(decimal: $0) != nil }) else { return nil }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private func read(
    _ points: [YAMLNode], of node: YAMLNode, _ value: inout TimingCurve,
    _ reader: inout SpecReader
  ) -> Bool {
    guard points.count == 4 else {
      reader.report(
        .curvePoints, "a curve is four numbers, not \(points.count)", at: node,
        help: [
          Help("write its two control points, [x1, y1, x2, y2], such as [0.42, 0, 0.58, 1]")
        ])
      return false
    }
    var numbers: [Rational] = []
    for (index, point) in points.enumerated() {
      let bounds = index.isMultiple(of: 2) ? CurveValue.time : CurveValue.way
      guard let number = reader.number(point, within: bounds) else { return false }
      numbers.append(number)
    }
    value = TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    return true
  }

  func text(of value: TimingCurve) -> String? {
    value.name
      ?? "["
      + [value.x1, value.y1, value.x2, value.y2].map { $0.decimal(places: 9) }
      .joined(separator: ", ") + "]"
  }
}

extension ValueType where Self == CurveValue {
  static var curve: CurveValue { CurveValue() }
}

/// A list of heights that a sheet can rest at.
struct DetentsValue: ValueType {
  private static let words = ["medium", "large"]
  private static let heights = 1...100_000

  var shape: ValueShape {
    .list(.either([.choice(DetentsValue.words), .number(DetentsValue.heights, unit: "pt")]))
  }
  var initial: [Presentation.Detent] { [] }

  func read(
    _ node: YAMLNode, _ value: inout [Presentation.Detent], _ reader: inout SpecReader
  ) -> Bool {
    guard let items = reader.items(of: node, expecting: "a list of heights") else { return false }
    var detents: [Presentation.Detent] = []
    for item in items {
      guard let detent = detent(item, &reader) else { return false }
      if let earlier = detents.firstIndex(of: detent) {
        reader.report(
          .detents, "this height is in the list twice", at: item,
          notes: [Note("first here", at: reader.range(items[earlier]))],
          help: [Help("leave one of them out")])
        return false
      }
      detents.append(detent)
    }
    value = detents
    return true
  }

  private func detent(_ node: YAMLNode, _ reader: inout SpecReader) -> Presentation.Detent? {
    switch node.scalar?.text {
    case "medium": return .medium
    case "large": return .large
    case let text? where text.unicodeScalars.first?.properties.isAlphabetic == true:
      reader.reportUnknownValue(text, at: node, known: DetentsValue.words)
      return nil
    default: return reader.number(node, within: DetentsValue.heights).map { .height($0) }
    }
  }
}

extension ValueType where Self == DetentsValue {
  static var detents: DetentsValue { DetentsValue() }
}
