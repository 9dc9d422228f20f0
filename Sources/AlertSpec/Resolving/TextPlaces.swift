import Diagnostics
import YAMLNodes

extension Alert {
  /// Where the words that a box shows are written: in the spec itself, or in the nearest of those
  /// that it extends. Nil for a box that shows no words of a spec. O(nodes of the files).
  ///
  /// - Parameter id: of a view, an action, or a part of a view: `photos.1.detail`.
  public func rangeOfText(inBox id: String) -> SourceRange? { sources.rangeOfText(inBox: id) }
}

extension [AlertSyntax] {
  /// See ``Alert/rangeOfText(inBox:)``: the files alone, for those who keep nothing else.
  public func rangeOfText(inBox id: String) -> SourceRange? {
    let steps = id.split(separator: ".").map(String.init)
    guard let name = steps.first else { return nil }
    for source in self {
      guard let node = source.root.namedNode(name),
        let words = node.words([String](steps.dropFirst()))
      else { continue }
      return source.file.range(words.span)
    }
    return nil
  }
}

extension YAMLNode {
  /// What a spec's map says of a view or an action.
  fileprivate func namedNode(_ name: String) -> YAMLNode? {
    if name == "title" || name == "message", let node = self[name] { return node }
    if let views = self["views"], let node = views.view(name) { return node }
    return self["actions"]?[name]
  }

  /// The view of that name in a map of views, or in a group inside.
  private func view(_ name: String) -> YAMLNode? {
    if let node = self[name] { return node }
    for entry in mapping ?? [] {
      if let node = entry.value["group"]?.view(name) { return node }
    }
    return nil
  }

  /// The map behind the key of a view's kind, where that is one: `checkbox: { title: … }`.
  private var contentsOfKind: YAMLNode? {
    for kind in ViewKinds.all {
      if let node = self[kind.name], node.mapping != nil { return node }
    }
    return nil
  }

  /// The scalar that holds the words of a view, an action or a part of a view.
  fileprivate func words(_ part: [String]) -> YAMLNode? {
    if let row = part.first.flatMap(Int.init) {
      guard let rows = self["list"]?.sequence, rows.indices.contains(row - 1) else { return nil }
      return rows[row - 1].words(Array(part.dropFirst()))
    }
    if scalar != nil { return self }
    if let contents = contentsOfKind { return contents.words(part) }
    for key in [part.first ?? "text", "text", "title", "placeholder"] {
      if let node = self[key], node.scalar.map({ !$0.text.isEmpty }) == true { return node }
    }
    return nil
  }
}
