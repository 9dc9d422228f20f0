import Diagnostics

/// What the first look at a file refuses.
func refusalByStart(_ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic? {
  if bytes.count > Limits.fileSize {
    return Diagnostic(
      .error, .yamlTooLarge, "the file is larger than 1 MiB (\(bytes.count) bytes)",
      at: file.range(0..<0), help: [Help("split it; a spec takes a few kilobytes")])
  }
  let encoding: String
  if let order = utf32Order(bytes) {
    encoding = "UTF-32 (\(order))"
  } else if let order = utf16Order(bytes) {
    encoding = "UTF-16 (\(order))"
  } else {
    return nil
  }
  return Diagnostic(
    .error, .yamlUTF16, "the file is written in \(encoding)", at: file.range(0..<0),
    help: [Help("save it as UTF-8")])
}

/// The byte order of a file in UTF-32, by its mark or by the three zeros that its first character
/// has there, ASCII as it must be; nil for other files.
private func utf32Order(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  guard bytes.count >= 8, bytes.count % 4 == 0 else { return nil }
  if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return "little-endian" }
  if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "big-endian" }
  if bytes[1...3].allSatisfy({ $0 == 0 }), bytes[0] != 0 { return "little-endian" }
  if bytes[0...2].allSatisfy({ $0 == 0 }), bytes[3] != 0 { return "big-endian" }
  return nil
}

/// The byte order of a file in UTF-16, by its mark or by the zeros that every Latin letter,
/// blank and colon has there; nil for other files.
private func utf16Order(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  if bytes.starts(with: [0xFF, 0xFE]) { return "little-endian" }
  if bytes.starts(with: [0xFE, 0xFF]) { return "big-endian" }
  guard bytes.count >= 4, bytes[0] == 0 || bytes[1] == 0 else { return nil }
  var zeros = [0, 0]
  let sample = min(bytes.count, 512)
  for index in 0..<sample where bytes[index] == 0 { zeros[index % 2] += 1 }
  if zeros[0] == 0, zeros[1] * 6 >= sample { return "little-endian" }
  if zeros[1] == 0, zeros[0] * 6 >= sample { return "big-endian" }
  return nil
}

func refusal(
  _ scan: ByteScan, _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>
) -> Diagnostic? {
  switch scan.outcome {
  case .readable:
    return nil
  case .blankRun(let span):
    return Diagnostic(
      .error, .yamlBlankRun, "\(span.count) blanks in a row", at: file.range(span),
      help: [Help("delete them; at most \(Limits.blankRun) may follow each other")])
  case .tooManyStrays:
    let first = scan.strays[0]
    return Diagnostic(
      .error, .yamlControlCharacter,
      "the file holds more than \(Limits.strayCharacters) characters that YAML doesn't allow, the first being \(characterName(first.scalar))",
      at: file.range(first.span),
      help: [Help("check that this is a text file, and save it as UTF-8")])
  case .malformed(let offset):
    return malformed(at: offset, file, bytes)
  }
}

private func malformed(
  at offset: Int, _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>
) -> Diagnostic {
  var end = offset + 1
  while end < min(bytes.count, offset + 4), bytes[end] >= 0x80, decodeScalar(bytes, at: end) == nil
  {
    end += 1
  }
  let shown = bytes[offset..<end].map { byte in
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }.joined(separator: " ")
  let line = LineTable(file).place(of: offset).line
  let likely = likelyEncoding(bytes).map { "it looks like \($0)" }
  return Diagnostic(
    .error, .yamlNotUTF8,
    "the file is not UTF-8: line \(line) holds the \(end - offset == 1 ? "byte" : "bytes") \(shown) at offset \(offset)",
    at: file.range(offset..<end), notes: likely.map { [Note($0)] } ?? [],
    help: [Help("save it as UTF-8")])
}

/// The encoding whose rules all bytes above 0x7F fit; nil when none stands out.
private func likelyEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  var pairs = 0
  var hangulPairs = 0
  var extendedPairs = 0
  var misfits = 0
  var lone = 0
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    guard byte >= 0x80 else {
      index += 1
      continue
    }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if byte >= 0xA1, byte <= 0xFE, next >= 0xA1, next <= 0xFE {
      pairs += 1
      if byte >= 0xB0, byte <= 0xC8 { hangulPairs += 1 }
      index += 2
      continue
    }
    let isExtendedTrail =
      next >= 0x41 && next <= 0x5A || next >= 0x61 && next <= 0x7A || next >= 0x81 && next <= 0xFE
    if byte >= 0x81, byte <= 0xC6, isExtendedTrail {
      extendedPairs += 1
    } else {
      misfits += 1
    }
    if (byte >= 0xC0 && byte < 0xFF) || (byte >= 0x91 && byte <= 0x97), next < 0x80 { lone += 1 }
    index += isExtendedTrail && byte <= 0xC6 ? 2 : 1
  }
  // Among Korean text, nearly every pair is a syllable of KS X 1001, rows 16 to 40.
  if misfits == 0, hangulPairs * 2 > pairs + extendedPairs, hangulPairs > 0 {
    return extendedPairs > 0 ? "CP949 (Korean Windows)" : "EUC-KR or CP949 (Korean)"
  }
  if pairs == 0, lone > 0 { return "Latin-1 or Windows-1252 (Western European)" }
  return nil
}

func strayFinding(
  _ span: Range<Int>, _ scalar: UInt32, _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>
) -> Finding {
  let joins =
    span.lowerBound > 0 && span.upperBound < bytes.count
    && !isBlankOrBreak(bytes[span.lowerBound - 1]) && !isBlankOrBreak(bytes[span.upperBound])
  return .stray(scalar, file.range(span), joinsWords: joins)
}

/// The directives before the first line of content; nil when there are none.
func directive(
  _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
) -> Finding? {
  let lines = SourceLines(bytes: bytes)
  var first: Range<Int>?
  var end = start
  var next: Int? = start
  while let line = next {
    let span = line..<max(line, lines.lineEnd(of: line))
    let ink = lines.skipBlanks(line)
    if lines[line] == UInt8(ascii: "%") {
      let text = lines.text(span.prefix(6))
      guard text.hasPrefix("%YAML") || text.hasPrefix("%TAG") else { break }
      if first == nil { first = lines.trimmed(span) }
      end = span.upperBound
    } else if ink < span.upperBound, lines[ink] != UInt8(ascii: "#") {
      break
    }
    next = lines.nextLine(after: line)
  }
  guard let first else { return nil }
  let name = lines.text(first.lowerBound..<min(first.upperBound, first.lowerBound + 5))
  return Finding(
    diagnostic: Diagnostic(
      .error, .yamlDirective,
      "\(quotedExcerpt(name.split(separator: " ").first ?? "%")) is a directive, and a spec has none",
      at: file.range(first),
      help: [
        Help(
          "delete the line",
          fix: FixIt(
            [.init(replacing: file.range(first.lowerBound..<end), with: "")], isCertain: true))
      ]),
    repairs: [Repair(first.lowerBound..<end, "")])
}
