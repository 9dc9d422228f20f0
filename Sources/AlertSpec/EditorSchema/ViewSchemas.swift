/// The schemas of views.
extension SchemaBuilder {
  /// A view: its text alone, a map whose first key says the kind, or a map that changes a view of
  /// a base, which may have the keys of any kind but says none.
  mutating func viewReference() -> [JSONText.Member] {
    define("view") { builder in
      var choices: [JSONText] = [
        .object([Self.anyScalar]), .object(builder.members(for: .record(LocalizedText.shape))),
      ]
      var changes = View.keyShapes
      for kind in ViewKinds.all {
        let keys = View.keyShapes + kind.keyShapes
        let name = "view-" + kind.name
        choices.append(
          .object(
            builder.define(name) { $0.members(doc: kind.doc, keys, required: [kind.name]) }))
        changes += kind.keyShapes.filter { ViewKinds.kind(namedBy: $0.name) == nil }
      }
      let merged = changes.mergedByName()
      choices.append(
        .object(
          builder.define("view-of-base") {
            $0.members(doc: "What changes of a view that the base has.", merged, required: [])
          }))
      choices.append(.object(builder.conditional(View.valueShape, named: "view")))
      return [.init("anyOf", .array(choices))]
    }
  }
}

extension [KeyShape] {
  /// One row a name, in the order of first use; where shapes differ any of them may stand.
  fileprivate func mergedByName() -> [KeyShape] {
    var merged: [KeyShape] = []
    for key in self {
      guard let index = merged.firstIndex(where: { $0.name == key.name }) else {
        merged.append(key)
        continue
      }
      let known = merged[index]
      merged[index] = KeyShape(
        name: known.name, shape: known.shape.or(key.shape), doc: known.doc, standard: nil,
        since: Swift.min(known.since, key.since))
    }
    return merged
  }
}

extension ValueShape {
  fileprivate func or(_ other: ValueShape) -> ValueShape {
    let shapes = if case .either(let shapes) = self { shapes } else { [self] }
    // Shapes are data without identity; their own words tell them apart.
    return shapes.contains { "\($0)" == "\(other)" } ? self : .either(shapes + [other])
  }
}
