import AlertSpec
import Diagnostics
import Geometry
import Typography

/// What measuring could not do exactly, said once for each text.
extension LayoutPass {
  func textFindings(_ places: Places) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for index in tree.nodes.indices {
      guard let layout = measurements.layouts[index], !layout.warnings.isEmpty,
        case .text(let block, _, _) = tree.boxes[index].content
      else { continue }
      let box = tree.boxes[index]
      found += findings(
        layout.warnings, block: block, at: places.ofText(box.id) ?? box.range)
    }
    return found
  }

  private func findings(
    _ warnings: [TextWarning], block: TextBlock, at range: SourceRange
  ) -> [Diagnostic] {
    var unshaped: [String] = []
    var unsegmented: [String] = []
    var missing: [Unicode.Scalar] = []
    for warning in warnings {
      switch warning {
      case .unshaped(let script): unshaped.append(script)
      case .unsegmented(let script): unsegmented.append(script)
      case .missingGlyph(let scalar): missing.append(scalar)
      }
    }
    func place(_ isMeant: (TextWarning) -> Bool) -> SourceRange {
      narrowed(range, to: warnings.filter(isMeant))
    }
    var found: [Diagnostic] = []
    if !unshaped.isEmpty {
      let place = place { if case .unshaped = $0 { true } else { false } }
      found.append(self.unshaped(listed(unshaped), block, at: place))
    }
    if !unsegmented.isEmpty {
      let place = place { if case .unsegmented = $0 { true } else { false } }
      found.append(self.unsegmented(listed(unsegmented), at: place))
    }
    if !missing.isEmpty {
      let place = place { if case .missingGlyph = $0 { true } else { false } }
      found.append(self.missing(missing, at: place))
    }
    return found
  }

  private func unshaped(_ scripts: String, _ block: TextBlock, at range: SourceRange)
    -> Diagnostic
  {
    let width = Typography.layOut(block, width: nil, grid: tree.environment.grid).size.width
    return Diagnostic(
      .warning, .unshaped,
      "the width of this text is an estimate, \(width.decimal()) pt on one line: letters of "
        + "\(scripts) change with their neighbours, and no shaped words are at hand", at: range,
      help: [
        Help("leave room for wider text, or measure the words with: alertc font import --texts")
      ])
  }

  private func unsegmented(_ scripts: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, .unsegmented,
      "a line of this text is broken inside a word: \(scripts) is written without spaces, and "
        + "where its words end is not known here", at: range,
      help: [Help("put a zero-width space between the words, written \\u200B in double quotes")])
  }

  private func missing(_ scalars: [Unicode.Scalar], at range: SourceRange) -> Diagnostic {
    let names = scalars.prefix(3).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      return "\(quoted(String(scalar))) (\(code))"
    }
    let rest = scalars.count > 3 ? " and \(scalars.count - 3) more" : ""
    return Diagnostic(
      .warning, .missingGlyph,
      "no font at hand has \(names.joined(separator: ", "))\(rest), so 0.6 of the font's size "
        + "stands for the width of each", at: range,
      help: [Help("write another character, or leave room for it")])
  }

  /// The characters that warnings are about, from the first to the last of them on the first line
  /// that has one; the whole range where they are not written as they are.
  private func narrowed(_ range: SourceRange, to warnings: [TextWarning]) -> SourceRange {
    var start: Int?
    var end = 0
    var offset = range.span.lowerBound
    for scalar in range.text.unicodeScalars {
      if start != nil, scalar == "\n" || scalar == "\r" { break }
      let length = UTF8.width(scalar)
      if warnings.contains(where: { $0.concerns(scalar) }) {
        if start == nil { start = offset }
        end = offset + length
      }
      offset += length
    }
    return start.map { range.file.range($0..<end) } ?? range
  }
}

/// `Arabic`, `Arabic and Thai`, `Arabic, Lao and Thai`.
private func listed(_ names: [String]) -> String {
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
