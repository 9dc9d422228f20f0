import Diagnostics
import Geometry
import YAMLNodes

/// A transition whose curve and spring are not both stated at once.
struct TransitionValue: ValueType {
  private let record = RecordValue<Presentation.Transition>()

  var shape: ValueShape { record.shape }
  var initial: Presentation.Transition { record.initial }

  func read(
    _ node: YAMLNode, _ value: inout Presentation.Transition, _ reader: inout SpecReader
  ) -> Bool {
    reader.reportTwoTimings("curve", "spring", in: node)
    return record.read(node, &value, &reader)
  }
}

extension ValueType where Self == TransitionValue {
  static func transition() -> TransitionValue { TransitionValue() }
}

/// A presentation, whose two transitions may be stated at once.
struct PresentationValue: ValueType {
  private let record = RecordValue<Presentation>()

  var shape: ValueShape { record.shape }
  var initial: Presentation { record.initial }

  func read(
    _ node: YAMLNode, _ value: inout Presentation, _ reader: inout SpecReader
  ) -> Bool {
    reader.reportTwoTimings("curve", "spring", in: node)
    return record.read(node, &value, &reader)
  }
}

extension ValueType where Self == PresentationValue {
  static var presentation: PresentationValue { PresentationValue() }
}

extension ValueType where Self == TimingCurveValue {
  static var timingCurve: TimingCurveValue { TimingCurveValue() }
}

/// A curve, which takes the place of a spring.
struct TimingCurveValue: ValueType {
  private let curve = CurveValue()

  var shape: ValueShape { curve.shape }
  var initial: Presentation.Timing { Presentation.Timing() }

  func read(
    _ node: YAMLNode, _ value: inout Presentation.Timing, _ reader: inout SpecReader
  ) -> Bool {
    guard curve.read(node, &value.curve, &reader) else { return false }
    value.spring = nil
    return true
  }

  func text(of value: Presentation.Timing) -> String? { curve.text(of: value.curve) }
}

/// A spring, put over the one that is there.
struct TimingSpringValue: ValueType {
  private let record = RecordValue<Presentation.Spring>()

  var shape: ValueShape { record.shape }
  var initial: Presentation.Timing { Presentation.Timing() }

  func read(
    _ node: YAMLNode, _ value: inout Presentation.Timing, _ reader: inout SpecReader
  ) -> Bool {
    reader.reportTwoTimings("damping", "bounce", in: node)
    var spring = value.spring ?? Presentation.Spring()
    guard record.read(node, &spring, &reader) else { return false }
    value.spring = spring
    return true
  }
}

extension ValueType where Self == TimingSpringValue {
  static var timingSpring: TimingSpringValue { TimingSpringValue() }
}

/// One of the two numbers that say how much a spring swings.
struct ResponseValue: ValueType {
  enum Form { case damping, bounce }

  let form: Form

  var shape: ValueShape { .number(bounds, unit: "") }
  var initial: Presentation.Spring.Response { .damping(1) }
  private var bounds: ClosedRange<Int> { form == .damping ? 0...10 : -1...1 }

  /// What swings longer than a hundred times its period, or creeps that slowly, is a slip.
  private static let least = Rational(1, 100)

  func read(
    _ node: YAMLNode, _ value: inout Presentation.Spring.Response, _ reader: inout SpecReader
  ) -> Bool {
    guard let number = reader.number(node, within: bounds) else { return false }
    let isEndless =
      form == .damping
      ? number < ResponseValue.least : number.magnitude > 1 - ResponseValue.least
    if isEndless {
      let written = escaped(node.scalar?.text ?? "")
      reader.report(
        .endlessSpring,
        form == .damping
          ? "a spring with damping \(written) does not come to rest"
          : "a spring with bounce \(written) does not come to rest", at: node,
        help: [
          Help(
            form == .damping
              ? "write 0.01 or more; 1 stops without swinging"
              : "write a number from -0.99 to 0.99; 0 stops without swinging")
        ])
      return false
    }
    value = form == .damping ? .damping(number) : .bounce(number)
    return true
  }

  func text(of value: Presentation.Spring.Response) -> String? {
    switch (form, value) {
    case (.damping, .damping(let number)), (.bounce, .bounce(let number)):
      number.decimal(places: 9)
    default: nil
    }
  }
}

extension ValueType where Self == ResponseValue {
  static var damping: ResponseValue { ResponseValue(form: .damping) }
  static var bounce: ResponseValue { ResponseValue(form: .bounce) }
}

extension SpecReader {
  /// Reports two keys of one map of which each takes the place of the other.
  fileprivate mutating func reportTwoTimings(_ first: String, _ second: String, in node: YAMLNode) {
    guard let entries = node.mapping else { return }
    func key(_ name: String) -> YAMLNode? {
      entries.first { $0.key.scalar.map { isKey($0.text, name) } ?? false }?.key
    }
    guard let one = key(first), let other = key(second) else { return }
    report(
      .twoTimings, "'\(second)' and '\(first)' can't both be stated", at: other,
      notes: [Note("'\(first)' is stated here", at: range(one))],
      help: [Help("leave one of them out")])
  }
}
