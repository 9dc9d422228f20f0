/// The words of a text whose letters change with their neighbours, each once and in order: what an
/// imported font has to shape whole. Digits and punctuation of the script that touch a word are
/// part of it. O(n).
public func shapedWords(in text: String) -> [String] {
  let clustered = Clusterer.cluster([TextRun(text, font: Font(size: 17))])
  var seen: Set<String> = []
  return clustered.clusters.shapedSpans(in: clustered.bytes).compactMap { span in
    let word = clustered.text(span)
    return seen.insert(word).inserted ? word : nil
  }
}

extension Clusterer {
  /// Gives every word that its font has shaped its width, and notes those that are estimates.
  mutating func takeShapedWords() {
    guard fonts.contains(where: { $0.words != nil }) else {
      for script in warnings.shaped { warnings.add(.unshaped(script: script.name)) }
      return
    }
    for span in clusters.shapedSpans(in: bytes) {
      let font = fonts[Int(clusters[span.lowerBound].run)]
      let end = span.upperBound < clusters.count ? clusters[span.upperBound].offset : bytes.count
      let text = String(
        decoding: bytes[clusters[span.lowerBound].offset..<end], as: UTF8.self)
      if let word = font.words?.word(text) {
        spread(font.scale.width(of: word), over: span)
      } else {
        let scripts = clusters[span].compactMap { $0.script(in: bytes) }
        if let script = scripts.first { warnings.add(.unshaped(script: script.name)) }
      }
    }
  }

  /// Divides a word's width among its graphemes as their estimates have it: the sum is exact, and
  /// where a word is broken inside, its parts are not.
  private mutating func spread(_ width: Int64, over span: Range<Int>) {
    let estimate = clusters[span].reduce(Int64(0)) { FontScale.sum($0, max(0, $1.width)) }
    var rest = width
    for index in span {
      var part = rest
      if index < span.upperBound - 1 {
        let product = width.multipliedFullWidth(by: max(0, clusters[index].width))
        part = estimate > 0 ? estimate.dividingFullWidth(product).quotient : 0
      }
      clusters[index].width = part
      clusters[index].kerning = 0
      rest -= part
    }
  }
}

extension Cluster {
  /// The script that its first scalar needs shaping for; nil when it doesn't.
  func script(in bytes: [UInt8]) -> ComplexScript? {
    var reader = ScalarReader(bytes, in: offset..<bytes.count)
    let script = reader.next().flatMap { ComplexScript($0) }
    return script?.isShaped == true ? script : nil
  }

  /// Whether its first scalar lies in the blocks of such a script, as its digits do.
  fileprivate func isInShapedBlock(_ bytes: [UInt8]) -> Bool {
    var reader = ScalarReader(bytes, in: offset..<bytes.count)
    guard let scalar = reader.next(), ComplexScript.mayHold(scalar) else { return false }
    return scalar < 0x700 || ComplexScript(scalar)?.isShaped == true
  }
}

extension [Cluster] {
  /// The longest stretches in the blocks of scripts that need shaping, each inside one run and
  /// with at least one letter that does.
  fileprivate func shapedSpans(in bytes: [UInt8]) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var index = 0
    while index < count {
      let start = index
      var hasLetter = false
      while index < count, self[index].run == self[start].run, self[index].isInShapedBlock(bytes) {
        hasLetter = hasLetter || self[index].script(in: bytes) != nil
        index += 1
      }
      if hasLetter { spans.append(start..<index) }
      if index == start { index += 1 }
    }
    return spans
  }
}

extension ClusteredText {
  fileprivate func text(_ span: Range<Int>) -> String {
    String(decoding: bytes[offset(span.lowerBound)..<offset(span.upperBound)], as: UTF8.self)
  }
}

/// Whether a scalar is measured in whole words only, because it changes with its neighbours.
public func needsShaping(_ scalar: Unicode.Scalar) -> Bool {
  ComplexScript(scalar.value)?.isShaped == true
}
