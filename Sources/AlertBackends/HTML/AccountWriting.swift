import AlertLayout
import Geometry

extension JSONWriter {
  /// The numbers of every node, and the constraints between them.
  mutating func account(_ account: LayoutAccount, _ sources: inout PageSources) {
    beginObject()
    key("nodes")
    beginObject()
    for node in account.nodes {
      keyed(by: node.id)
      list(node.numbers) { $0.derivation($1, &sources) }
    }
    endObject()
    key("relations")
    list(account.relations) { $0.relation($1, &sources) }
    endObject()
  }

  /// `[value, exact, snapping, steps, wishes that were given up, widths]`.
  private mutating func derivation(_ derivation: Derivation, _ sources: inout PageSources) {
    beginArray()
    element()
    number(derivation.value)
    element()
    number(derivation.exact)
    element()
    integer(
      derivation.snapping.isEmpty
        ? -1 : sources.number(of: derivation.snapping.joined(separator: ", ")))
    list(derivation.steps) { $0.step($1, &sources) }
    list(derivation.givenUp) { $0.step($1, &sources) }
    list(derivation.widths) { writer, width in
      writer.beginArray()
      writer.element()
      writer.integer(sources.number(of: width.name))
      writer.element()
      writer.derivation(width, &sources)
      writer.endArray()
    }
    endArray()
  }

  /// `[amount, words, place]`.
  private mutating func step(_ step: Derivation.Step, _ sources: inout PageSources) {
    beginArray()
    element()
    number(step.amount)
    element()
    integer(sources.number(of: step.words))
    element()
    integer(sources.number(of: step.range))
    endArray()
  }

  /// `[horizontal, ends, words, place, priority, holds]`, an end being a node and 0, 0.5, 1 or,
  /// for its extent, null.
  private mutating func relation(
    _ relation: LayoutAccount.Relation, _ sources: inout PageSources
  ) {
    beginArray()
    element()
    boolean(relation.isHorizontal)
    list(relation.ends) { writer, end in
      writer.beginArray()
      writer.element()
      writer.string(end.node)
      writer.element()
      if let part = end.part { writer.number(part) } else { writer.null() }
      writer.endArray()
    }
    element()
    integer(sources.number(of: relation.text))
    element()
    integer(sources.number(of: relation.range))
    element()
    number(relation.priority)
    element()
    boolean(relation.holds)
    endArray()
  }

  /// A key that the input gives.
  private mutating func keyed(by name: String) {
    element()
    string(name)
    colon()
  }
}
