import AlertSpec
import Diagnostics
import Geometry
import Typography

/// What measuring could not do exactly, said once for each text.
extension LayoutPass {
  func textFindings(_ places: Places) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for index in tree.nodes.indices {
      guard let warnings = measurements.extents[index]?.warnings, !warnings.isEmpty,
        case .text(let block, _, _) = tree.boxes[index].content
      else { continue }
      let box = tree.boxes[index]
      let doubts = TextDoubts(
        block: block, warnings: warnings, words: places.ofText(box.id) ?? box.range)
      found += doubts.aboutWords(on: tree.environment.grid)
      // Several texts may have one font from one place.
      for finding in doubts.aboutFonts({ places.ofFamily($0, in: box) })
      where !found.contains(where: { $0.code == finding.code && $0.range == finding.range }) {
        found.append(finding)
      }
    }
    return found
  }
}

/// The warnings of one text as diagnostics.
private struct TextDoubts {
  let block: TextBlock
  let warnings: [TextWarning]
  /// Where the words are written.
  let words: SourceRange

  // MARK: Words

  func aboutWords(on grid: PixelGrid) -> [Diagnostic] {
    var unshaped: [String] = []
    var unsegmented: [String] = []
    var missing: [String] = []
    var lacking: [String: [String]] = [:]
    for warning in warnings {
      switch warning {
      case .unshaped(let script): unshaped.append(script)
      case .unsegmented(let script): unsegmented.append(script)
      case .missingGlyph(let scalar): missing.append(named(scalar))
      case .fallback(let scalar, let family): lacking[family, default: []].append(named(scalar))
      case .unknownFamily, .missingWeight: break
      }
    }
    var found: [Diagnostic] = []
    if !unshaped.isEmpty { found.append(self.unshaped(listed(unshaped), on: grid)) }
    if !unsegmented.isEmpty { found.append(self.unsegmented(listed(unsegmented))) }
    if !missing.isEmpty { found.append(self.missing(missing)) }
    for (family, scalars) in lacking.sorted(by: { $0.key < $1.key }) {
      found.append(self.lacking(scalars, family))
    }
    return found
  }

  private func unshaped(_ scripts: String, on grid: PixelGrid) -> Diagnostic {
    let width = Typography.layOut(block, width: nil, grid: grid).size.width
    return Diagnostic(
      .warning, .unshaped,
      "the width of this text is an estimate, \(width.decimal()) pt on one line: letters of "
        + "\(scripts) change with their neighbours, and no font at hand has shaped these words",
      at: place { if case .unshaped = $0 { true } else { false } },
      help: [
        Help("import a font with the words in it: alertc font import FONT SPEC")
      ])
  }

  private func unsegmented(_ scripts: String) -> Diagnostic {
    Diagnostic(
      .warning, .unsegmented,
      "a line of this text is broken inside a word: \(scripts) is written without spaces, and "
        + "where its words end is not known here",
      at: place { if case .unsegmented = $0 { true } else { false } },
      help: [Help("put a zero-width space between the words, written \\u200B in double quotes")])
  }

  private func missing(_ scalars: [String]) -> Diagnostic {
    Diagnostic(
      .warning, .missingGlyph,
      "no font at hand has \(shortened(scalars)), so 0.6 of the font's size stands for the width "
        + (scalars.count > 1 ? "of each" : "of it"),
      at: place { if case .missingGlyph = $0 { true } else { false } },
      help: [Help("write another character, or leave room for it")])
  }

  private func lacking(_ scalars: [String], _ family: String) -> Diagnostic {
    Diagnostic(
      .warning, .missingGlyph,
      "\(quoted(family)) doesn't have \(shortened(scalars)), so the system's font stands in for "
        + (scalars.count > 1 ? "them" : "it"),
      at: place { if case .fallback = $0 { true } else { false } },
      help: [Help("write other characters, or choose a family that has them")])
  }

  // MARK: Fonts

  func aboutFonts(_ place: (String) -> SourceRange?) -> [Diagnostic] {
    warnings.compactMap { warning in
      switch warning {
      case .unknownFamily(let family):
        return Diagnostic(
          .warning, .unknownFamily,
          "no metrics of the font family \(quoted(family)) are at hand, so this text is measured "
            + "like the system's font", at: place(family) ?? words,
          help: [
            Help("import the font with alertc font import, and name the file in alertc.yaml")
          ])
      case .missingWeight(let family, let weight, let measured):
        return Diagnostic(
          .warning, .missingWeight,
          "\(quoted(family)) has no weight \(weight.rawValue), so \(measured.rawValue) stands in "
            + "for it", at: place(family) ?? words,
          help: [Help("import the font of that weight too, or write weight: \(measured.rawValue)")])
      default: return nil
      }
    }
  }

  // MARK: Words for it

  /// The characters that warnings are about, from the first to the last of them on the first line
  /// that has one; all the words where those are not written as they are.
  private func place(_ isMeant: (TextWarning) -> Bool) -> SourceRange {
    let warnings = warnings.filter(isMeant)
    var start: Int?
    var end = 0
    var offset = words.span.lowerBound
    for scalar in words.text.unicodeScalars {
      if start != nil, scalar == "\n" || scalar == "\r" { break }
      let length = UTF8.width(scalar)
      if warnings.contains(where: { $0.concerns(scalar) }) {
        if start == nil { start = offset }
        end = offset + length
      }
      offset += length
    }
    return start.map { words.file.range($0..<end) } ?? words
  }

  /// `'가' (U+AC00)`.
  private func named(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
    return "\(quoted(String(scalar))) (U+\(zeros)\(digits))"
  }

  private func shortened(_ names: [String]) -> String {
    listed(Array(names.prefix(3))) + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }

  /// `Arabic`, `Arabic and Thai`, `Arabic, Lao and Thai`.
  private func listed(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Places {
  /// Where the family of a box's font is written: on the view or action itself, else for all.
  fileprivate func ofFamily(_ family: String, in box: Box) -> SourceRange? {
    let name = box.id.prefix { $0 != "." }
    let paths = [
      "views.\(name).font.family", "views.\(name).detailFont.family", "\(name).font.family",
      "actions.\(name).style.font.family", "buttons.cancel.font.family",
      "buttons.confirm.font.family", "buttons.destructive.font.family", "buttons.font.family",
    ]
    let written = [family, "\"\(family)\"", "'\(family)'"]
    return paths.lazy.compactMap(ofKey).first { written.contains($0.text) }
  }
}
