import YAMLNodes

/// How a value of one Swift type is written in a spec.
protocol ValueType: Sendable {
  associatedtype Value: Sendable
  /// What may stand there, as data.
  var shape: ValueShape { get }
  /// What partial values are put over where nothing stands yet.
  var initial: Value { get }
  /// Puts what the node says over the value. On a fault the value stays, the fault is reported,
  /// and false is returned.
  func read(_ node: YAMLNode, _ value: inout Value, _ reader: inout SpecReader) -> Bool
  /// The value as a spec would state it, for the reference; nil for what has no short form.
  func text(of value: Value) -> String?
}

extension ValueType {
  func text(of value: Value) -> String? { nil }
}

/// A record as the value of a key.
struct RecordValue<Value: Record>: ValueType {
  var shape: ValueShape {
    let record = ValueShape.record(Value.shape)
    return Value.shorthands.isEmpty ? record : .either(Value.shorthands + [record])
  }

  var initial: Value { .blank }

  func read(_ node: YAMLNode, _ value: inout Value, _ reader: inout SpecReader) -> Bool {
    if node.scalar != nil, let done = value.readShorthand(node, &reader) { return done }
    return reader.read(node, into: &value)
  }
}

extension ValueType {
  static func record<Rows: Record>() -> RecordValue<Rows> where Self == RecordValue<Rows> {
    RecordValue()
  }
}

extension Record {
  static var shape: RecordShape {
    RecordShape(name: title, doc: doc) { keyShapes }
  }

  static var keyShapes: [KeyShape] { blank.keyShapes }

  /// The rows without their Swift types, their defaults those that this value holds.
  var keyShapes: [KeyShape] {
    var collector = KeyCollector()
    var copy = self
    copy.visitKeys(&collector)
    return collector.keys
  }
}
