import AlertSpec
import Diagnostics

/// What there is to know of one code: what it means, why it is a fault, a spec that has it and one
/// that doesn't.
///
/// `alertc explain` prints pages, docs/diagnostics.md collects them, and a test compiles both specs
/// of each. Pages are static data: nothing is built before one is asked for.
public struct DiagnosticPage: Sendable {
  public let code: String
  /// One sentence that tells what is wrong.
  public let meaning: String
  /// Why that is a fault, and what to do. Paragraphs of lines of at most 90 characters.
  public let detail: String
  /// A spec with this fault and no other; nil where no short text can show it. Where it takes a
  /// project, its files stand below one another, each below a comment that is its path.
  public let wrong: String?
  /// The same without the fault.
  public let right: String?

  init(
    _ code: String, _ meaning: String, _ detail: String, wrong: String? = nil, right: String? = nil
  ) {
    self.code = code
    self.meaning = meaning
    self.detail = detail
    self.wrong = wrong
    self.right = right
  }

  /// Every page, in the order of the ways of a spec: file, text, structure, values, layout.
  public static var all: [DiagnosticPage] {
    yamlFilePages + yamlCharacterPages + yamlTextPages + yamlStructurePages + specPages
      + viewPages + motionPages + likelyMistakePages + layoutPages + layoutWarningPages
      + conditionPages
      + behaviourPages + projectPages + tokenPages + catalogPages + imagePages + textPages
      + snapshotPages + picturePages + filePages
  }

  /// The page of a code; nil when there is none.
  /// A code without its family is enough where no other is called so.
  public static func page(of code: String) -> DiagnosticPage? {
    let pages = all
    if let page = pages.first(where: { $0.code == code }) { return page }
    let others = pages.filter { $0.code.hasSuffix("/" + code) }
    return others.count == 1 ? others[0] : nil
  }

  /// The code that somebody most likely means: with a misspelling, or without its family.
  public static func nearestCode(to written: String) -> String? {
    let codes = all.map(\.code)
    if let whole = codes.first(where: { $0.hasSuffix("/" + written) }) { return whole }
    return nearestName(to: written, among: codes)
  }
}

extension DiagnosticPage {
  /// The page for a terminal, ending in a line feed. Characters that can't be seen are spelled out.
  public var text: String {
    var text = "\(code)\n\n\(meaning)\n\n\(detail)\n"
    for (title, spec) in [("Wrong:", wrong), ("Right:", right)] {
      guard let spec else { continue }
      text += "\n\(title)\n"
      for line in spec.split(separator: "\n") { text += "    \(escaped(line, limit: .max))\n" }
    }
    return text
  }

  /// docs/diagnostics.md: all pages, ending in a line feed.
  public static var markdown: String {
    var text = """
      # Diagnostics

      Every code that alertc says, what it means, and what to write instead. `alertc explain CODE`
      prints the same in a terminal. This page is made from
      [the pages in the sources](../Sources/AlertCompiler/Pages), whose specs a test compiles.

      """
    for page in all {
      text += "\n## \(page.code)\n\n\(page.meaning)\n\n\(page.detail)\n"
      for (title, spec) in [("Wrong", page.wrong), ("Right", page.right)] {
        guard let spec else { continue }
        text += "\n\(title):\n\n```yaml\n"
        for line in spec.split(separator: "\n") { text += escaped(line, limit: .max) + "\n" }
        text += "```\n"
      }
    }
    return text
  }
}
