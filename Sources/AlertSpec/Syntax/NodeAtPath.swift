import Diagnostics
import YAMLNodes

extension AlertSyntax {
  /// The node at a path such as `layout.insets.top` or `views.icon.width`, or the nearest one
  /// above it that is written in this file and decides it (`insets: 16` decides its `top`).
  /// A view is found wherever it is: in groups, and as `title` or `message` at the top.
  /// Nil when this file says nothing of it.
  func node(at path: [String]) -> YAMLNode? {
    guard path.count > 1, path[0] == "views" || path[0] == "actions" else {
      return Self.node(at: path[...], below: root)
    }
    let isView = path[0] == "views"
    // What is written last is read last.
    for node in (isView ? viewNodes(named: path[1]) : actionNodes(named: path[1])).reversed() {
      if path.count == 2 { return node }
      if node.isScalar || node.isTextByKey {
        // A view written as a text, an action written as a title.
        if path.count == 3, path[2] == (isView ? "text" : "title") { return node }
      } else if let found = Self.node(at: path[2...], below: node) {
        return found
      }
    }
    return nil
  }

  private static func node(at path: ArraySlice<String>, below root: YAMLNode) -> YAMLNode? {
    var node = root
    for (depth, step) in path.enumerated() {
      // Which of its arms counts is decided by the environment.
      if node.isConditional { return node }
      if let next = node[step] {
        node = next
      } else if depth == path.count - 1, let pair = pairs[step].flatMap({ node[$0] }) {
        return pair
      } else {
        return depth > 0 && node.isScalar ? node : nil
      }
    }
    return node
  }

  /// Keys that stand for two others.
  private static let pairs = [
    "leading": "sides", "trailing": "sides", "topLeft": "top", "topRight": "top",
    "bottomLeft": "bottom", "bottomRight": "bottom",
  ]

  /// What this file says of a view, in the order written.
  private func viewNodes(named id: String) -> [YAMLNode] {
    var found: [YAMLNode] = []
    func look(in views: YAMLNode?) {
      for entry in views?.mapping ?? [] {
        if entry.key.scalar.map({ sameBytes($0.text, id) }) == true { found.append(entry.value) }
        look(in: entry.value["group"])
      }
    }
    for entry in root.mapping ?? [] {
      switch entry.key.scalar?.text {
      case "views": look(in: entry.value)
      case "title" where id == "title", "message" where id == "message":
        found.append(entry.value)
      default: break
      }
    }
    return found
  }

  private func actionNodes(named id: String) -> [YAMLNode] {
    root["actions"]?[id].map { [$0] } ?? []
  }
}
