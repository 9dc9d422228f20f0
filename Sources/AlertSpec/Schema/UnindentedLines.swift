import Diagnostics
import YAMLNodes

/// Lines that belong under the key above them and stand beside it.
extension SpecReader {
  /// A map's entries, those that stand beside a key without a value and belong to it put under it;
  /// that is reported. O(entries) where no value is missing.
  mutating func nested(_ entries: [YAMLNode.Entry], of node: YAMLNode) -> [YAMLNode.Entry] {
    guard !node.isFlow, entries.contains(where: \.isEmpty), let scope = scopes.last else {
      return entries
    }
    let keys = scope.keys
    return nested(entries, shape: { name in keys.first { isKey(name, $0.name) }?.shape }) {
      name, value, shape in
      if keys.contains(where: { isKey(name, $0.name) }) {
        return shape.namedValue?.isOfView == true && Alert.viewShorthands.contains(name)
          ? .perhaps : .no
      }
      guard shape.namedValue != nil else {
        return shape.records.contains { $0.hasKey(name) } ? .surely : .no
      }
      let names = keys.map(\.name)
      return Synonyms.key(for: name, among: names) == nil
        && nearestName(to: name, among: names) == nil ? .surely : .no
    }
  }

  /// The same for a map from names to values of a shape: what is a key of such a value is no name.
  mutating func nested(
    _ entries: [YAMLNode.Entry], of node: YAMLNode, named value: @autoclosure () -> ValueShape
  ) -> [YAMLNode.Entry] {
    guard !node.isFlow, entries.contains(where: \.isEmpty) else { return entries }
    let shape = value()
    return nested(entries, shape: { _ in shape }) { name, value, shape in
      value.isScalar && shape.records.contains { $0.hasKey(name) } ? .surely : .no
    }
  }

  private enum Belonging { case no, perhaps, surely }

  private mutating func nested(
    _ entries: [YAMLNode.Entry], shape: (String) -> ValueShape?,
    belongs: (String, YAMLNode, ValueShape) -> Belonging
  ) -> [YAMLNode.Entry] {
    var result: [YAMLNode.Entry] = []
    var rest = entries[...]
    while let entry = rest.popFirst() {
      guard entry.isEmpty, let name = keyText(entry), let shape = shape(name) else {
        result.append(entry)
        continue
      }
      var isSure = false
      let run = rest.prefix { other in
        guard let name = keyText(other) else { return false }
        let belonging = belongs(name, other.value, shape)
        isSure = isSure || belonging == .surely
        return belonging != .no
      }
      guard isSure, let first = run.first, let last = run.last else {
        result.append(entry)
        continue
      }
      rest = rest.dropFirst(run.count)
      let span =
        first.key.span.lowerBound..<max(last.key.span.upperBound, last.value.span.upperBound)
      reportUnindented(entry, name, span)
      let value = YAMLNode(span: span, content: .mapping(Array(run)))
      result.append(YAMLNode.Entry(key: entry.key, value: value))
    }
    return result
  }

  /// The edit is never certain: lines that could not be read may belong there too.
  private mutating func reportUnindented(
    _ entry: YAMLNode.Entry, _ name: String, _ span: Range<Int>
  ) {
    let edits = lineStarts(in: span).map {
      FixIt.Edit(replacing: file.range($0..<$0), with: "  ")
    }
    report(
      .noValue, "\(quoted(name)) has no value, as what is below it isn't indented", at: entry.key,
      help: [
        Help(
          "indent by two blanks what belongs to \(quoted(name))",
          fix: FixIt(edits, isCertain: false))
      ])
  }

  /// Where the lines of a span begin that hold something, the line of its beginning included.
  private func lineStarts(in span: Range<Int>) -> [Int] {
    let bytes = file.bytes
    func isLineEnd(_ offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }
    var start = span.lowerBound
    while start > 0, !isLineEnd(start - 1) { start -= 1 }
    return (start..<span.upperBound).filter { offset in
      (offset == 0 || isLineEnd(offset - 1)) && !isLineEnd(offset)
    }
  }
}

extension YAMLNode.Entry {
  /// Whether nothing stands behind the colon.
  var isEmpty: Bool {
    value.span.isEmpty && value.scalar.map { $0.style == .plain && $0.text.isEmpty } ?? false
  }
}

extension RecordShape {
  fileprivate func hasKey(_ name: String) -> Bool { keys().contains { isKey(name, $0.name) } }
}
