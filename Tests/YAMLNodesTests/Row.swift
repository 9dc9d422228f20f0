import Testing

/// One thing that designers write, and the answer they get.
struct Row: Sendable, CustomTestStringConvertible {
  let text: String
  let tree: String
  let answer: String

  init(_ text: String, reads tree: String, _ answer: String) {
    self.text = text
    self.tree = tree
    self.answer = answer
  }

  var testDescription: String { text.debugDescription }

  static let all = characters + texts + quotes + structure
}
