extension FontFacts {
  /// The metrics file: lines, sorted, so that a change of a font is a change of a few of them. The
  /// same facts always give the same bytes.
  public var text: String {
    var lines = ["font-metrics 1", "family \(family)", "weight \(weight.rawValue)"]
    lines.append("font \(digest)")
    if !version.isEmpty { lines.append("version \(version)") }
    if index > 0 { lines.append("index \(index)") }
    if !instance.isEmpty { lines.append("instance \(instance)") }
    lines.append("reader \(reader)")
    lines.append("units-per-em \(unitsPerEm)")
    lines.append("ascender \(ascender)")
    lines.append("descender \(descender)")
    lines.append("line-gap \(lineGap)")
    lines.append("cap-height \(capHeight)")
    lines.append("x-height \(xHeight)")
    lines += ["", "advances"]
    for advance in advances {
      let shown = advance.scalars.count == 1 ? shown(advance.scalars.lowerBound) : ""
      lines.append("\(hexadecimal(advance.scalars)) \(advance.units)\(shown)")
    }
    if !kerning.isEmpty {
      lines += ["", "kerning-left"] + leftClasses.enumerated().map(classLine)
      lines += ["", "kerning-right"] + rightClasses.enumerated().map(classLine)
      lines += ["", "kerning"] + kerning.map(kerningLine)
    }
    if !words.isEmpty {
      lines += ["", "words"] + words.map { "\($0.units) \($0.text)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func classLine(_ index: Int, _ members: [ClosedRange<UInt32>]) -> String {
    "\(index + 1) " + members.map(hexadecimal).joined(separator: " ")
  }

  /// With the first letters of both classes, for whoever reads it.
  private func kerningLine(_ kern: Kern) -> String {
    let numbers = "\(kern.left + 1) \(kern.right + 1) \(kern.units)"
    guard let left = leftClasses[kern.left].first, let right = rightClasses[kern.right].first
    else { return numbers }
    let first = shown(left.lowerBound)
    let second = shown(right.lowerBound).dropFirst()
    return first.isEmpty || second.isEmpty ? numbers : numbers + first + second
  }

  /// A blank and the character, where it is seen.
  private func shown(_ scalar: UInt32) -> String {
    guard let scalar = Unicode.Scalar(scalar) else { return "" }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      return ""
    default: return " " + String(scalar)
    }
  }
}

/// `0041`, or `AC00-D7A3`.
private func hexadecimal(_ scalars: ClosedRange<UInt32>) -> String {
  func digits(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
  let first = digits(scalars.lowerBound)
  return scalars.count == 1 ? first : first + "-" + digits(scalars.upperBound)
}
