import YAMLNodes

/// How a value of one Swift type is written in a spec.
struct ValueType<Value>: Sendable where Value: Sendable {
  let shape: ValueShape
  /// What partial values are put over where nothing stands yet.
  let initial: Value
  /// Puts what the node says over the value. On a fault the value stays, the fault is reported,
  /// and false is returned.
  let read: @Sendable (YAMLNode, inout Value, inout SpecReader) -> Bool

  init(
    _ shape: ValueShape, initial: Value,
    read: @escaping @Sendable (YAMLNode, inout Value, inout SpecReader) -> Bool
  ) {
    self.shape = shape
    self.initial = initial
    self.read = read
  }

  /// A value that is either written whole or not at all.
  init(
    whole shape: ValueShape, initial: Value,
    _ whole: @escaping @Sendable (YAMLNode, inout SpecReader) -> Value?
  ) {
    self.init(shape, initial: initial) { node, value, reader in
      guard let new = whole(node, &reader) else { return false }
      value = new
      return true
    }
  }
}
