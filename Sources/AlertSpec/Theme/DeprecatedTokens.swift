import Diagnostics

extension Theme {
  /// What there is to say of a reference to a token that should no longer be used; nil for others.
  ///
  /// - Parameter kinds: what the reference's place can take.
  func deprecation(of reference: TokenReference, _ kinds: [Token.Kind]) -> Diagnostic? {
    guard let token = self[reference.name], let reason = token.deprecation else { return nil }
    var help = Help(
      reason.isEmpty
        ? "name another token, or write the value itself" : "do as its author says")
    // What the author names comes before what the token stands for. What has the same value, in dark
    // too, can be written without asking.
    func isSame(_ name: String) -> Bool { self[name]?.value == token.value }
    let meant = token.aliases.first { isCurrent($0) && isSame($0) }
    if let better = tokenNamed(in: reason, kinds) ?? meant {
      let isSame = isSame(better)
      help = replacement(
        of: reference, with: better, isSame ? "which has the same value" : nil, isCertain: isSame)
    }
    var notes = [Note("the token is written here", at: token.range)]
    if !reason.isEmpty { notes.append(Note("its author says \(quoted(reason, limit: 200))")) }
    return Diagnostic(
      .warning, .deprecated, "the token \(quoted(reference.written)) is deprecated",
      at: reference.range, notes: notes, help: [help])
  }

  private func isCurrent(_ name: String) -> Bool { self[name].map(\.isCurrent) ?? false }

  private func replacement(
    of reference: TokenReference, with name: String, _ remark: String?, isCertain: Bool
  ) -> Help {
    let written = reference.form.written(name)
    // JSON has no texts without quotes.
    let source = reference.form == .braces ? "\"" + written + "\"" : written
    return Help(
      "write \(escaped(written))" + (remark.map { ", " + $0 } ?? ""),
      fix: FixIt([.init(replacing: reference.range, with: source)], isCertain: isCertain))
  }

  /// The first token of a fitting kind that a reason names: `use $color.accent instead`.
  private func tokenNamed(in reason: String, _ kinds: [Token.Kind]) -> String? {
    for word in reason.split(whereSeparator: { " ,;:!?\"'`()".contains($0) }).prefix(50) {
      var name = word
      while let last = name.last, last == "." || last == "}" { name.removeLast() }
      while let first = name.first, first == "$" || first == "{" { name.removeFirst() }
      guard name.count < word.count, let token = self[String(name)], token.isCurrent,
        kinds.contains(token.kind)
      else { continue }
      return token.name
    }
    return nil
  }
}

extension Token {
  /// Whether specs should use it.
  var isCurrent: Bool { deprecation == nil && value != nil }
}

extension SpecReader {
  /// Says which of some tokens should no longer be used.
  mutating func reportDeprecated(_ references: [TokenReference]) {
    for reference in references {
      guard let token = theme[reference.name],
        let diagnostic = theme.deprecation(of: reference, [token.kind])
      else { continue }
      report(diagnostic)
    }
  }
}
