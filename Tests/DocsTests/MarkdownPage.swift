import TestSupport

/// A Markdown file of the package, taken apart as far as its tests need.
struct MarkdownPage {
  /// Relative to the package.
  let path: String
  let text: String
  /// The fenced blocks, in order.
  let blocks: [Block]
  /// The lines outside of fenced blocks, with their numbers from 1.
  let prose: [(number: Int, text: String)]

  /// What stands between two fences.
  struct Block {
    /// The word behind the opening fence.
    let language: String
    /// The number of the line behind the opening fence, from 1.
    let line: Int
    let lines: [String]
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var blocks: [Block] = []
    var prose: [(number: Int, text: String)] = []
    var open: (language: String, line: Int, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(language: block.language, line: block.line, lines: block.lines))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), index + 2, [])
        }
      } else if open != nil {
        open?.lines.append(String(line))
      } else {
        prose.append((index + 1, String(line)))
      }
    }
    self.blocks = blocks
    self.prose = prose
  }

  /// Every Markdown file that the package shows to its readers.
  static let all: [MarkdownPage] = {
    let paths = ["README.md", "CHANGELOG.md"] + packageFiles(in: "docs", endings: [".md"])
    return paths.compactMap { path in
      (try? packageText(path)).map { MarkdownPage(path: path, text: $0) }
    }
  }()
}

// MARK: - Links and headings

extension MarkdownPage {
  /// A link's target as written, and where.
  struct Link {
    let target: String
    let line: Int
  }

  /// The targets of inline links and pictures outside of code.
  var links: [Link] {
    prose.flatMap { number, line in
      var links: [Link] = []
      var rest = Substring(withoutCode(line))
      while let start = rest.firstRange(of: "](") {
        rest = rest[start.upperBound...]
        links.append(Link(target: String(rest.prefix { $0 != ")" }), line: number))
      }
      return links
    }
  }

  /// The anchors that headings get where the page is shown: lower case, blanks as hyphens, other
  /// punctuation left out, a number behind one that comes again.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for (_, line) in prose where line.hasPrefix("#") {
      let title = line.drop { $0 == "#" }.dropFirst().lowercased()
      let base = String(
        title.compactMap { character in
          if character == " " { return "-" }
          return character.isLetter || character.isNumber || "-_".contains(character)
            ? character : nil
        })
      var anchor = base
      var count = 0
      while !anchors.insert(anchor).inserted {
        count += 1
        anchor = "\(base)-\(count)"
      }
    }
    return anchors
  }

  private func withoutCode(_ line: String) -> String {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "" }.joined(separator: "`")
  }
}
