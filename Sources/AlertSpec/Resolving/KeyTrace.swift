import Diagnostics

/// Where the value of a key comes from: what a spec and all that it extends say of it.
public struct KeyTrace: Sendable {
  /// The whole path, from the top of a spec: `views.title.font.size`.
  public let path: String
  /// What the language's table says of the key.
  public let doc: String
  /// Where it is stated, the one that counts first; a place may be that of a value which decides
  /// several keys, as `insets: 16` decides its `top`.
  public let statements: [SourceRange]
  /// The token that the first statement names, and those that it stands for in turn.
  public let tokens: [TokenPlace]
  /// The value where nothing states it, as a spec would state it; nil where there is none or it
  /// has no short form.
  public let standard: String?
}

/// A token on the way to a value, and where the theme writes it.
public struct TokenPlace: Sendable, Equatable {
  /// Without `$`.
  public let name: String
  /// In the theme file that counts.
  public let range: SourceRange
}

/// A name in a path that nothing has.
public struct UnknownKey: Error, Sendable {
  /// The part of the path that was not found.
  public let name: String
  /// What it was looked for in, for a sentence: `a font`.
  public let place: String
  /// What could stand there.
  public let known: [String]
}

extension Alert {
  /// Follows a key through the spec and everything it extends.
  ///
  /// - Parameter path: from the top (`layout.width`), or from a view or an action by its id
  ///   (`title.font.size`, `confirm.style.fill`). `alert.height` is the top's `height`.
  /// - Parameter theme: what tokens are followed in.
  public func trace(
    ofKey path: String, in theme: Theme = Theme()
  ) -> Result<KeyTrace, UnknownKey> {
    var steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if steps.count > 1, steps[0] == "alert" { steps.removeFirst() }
    let places = places(of: fullPath(steps))
    let full = places[0]
    return row(at: full).map { row in
      let statements = places.flatMap { place in
        sources.compactMap { source in
          source.node(at: place).map { (source.file.range($0.span), $0.scalar?.text) }
        }
      }
      return KeyTrace(
        path: full.joined(separator: "."), doc: row.doc, statements: statements.map(\.0),
        tokens: statements.first.map { tokens(namedBy: $0.1 ?? "", at: $0.0, in: theme) } ?? [],
        standard: standard(at: places))
    }
  }

  /// What stands where none of some paths is stated; an action's role may come of its name.
  private func standard(at places: [[String]]) -> String? {
    if places[0].count == 3, places[0][0] == "actions", places[0][2] == "role",
      let action = actions.first(where: { sameBytes($0.id, places[0][1]) })
    {
      return action.role.rawValue
    }
    return places.lazy.compactMap { try? self.row(at: $0).get().standard }.first
  }

  /// The paths at which a value can be stated, the one that counts first: what an action doesn't say
  /// of its button is as for its role, and then as for all buttons.
  private func places(of path: [String]) -> [[String]] {
    guard path.count > 2, path[0] == "actions",
      let action = actions.first(where: { sameBytes($0.id, path[1]) })
    else { return [path] }
    if path.dropFirst(2) == ["dismiss"] { return [path, ["buttons", "dismiss"]] }
    let keys = Array(path.dropFirst(path[2] == "style" ? 3 : 2))
    guard let key = keys.first, ButtonStyle.keyShapes.contains(key),
      path[2] == "style" || !Action.keyShapes.contains(key)
    else { return [path] }
    let role = action.role == .normal ? [] : [["buttons", action.role.rawValue] + keys]
    return [["actions", path[1], "style"] + keys] + role + [["buttons"] + keys]
  }

  private func tokens(
    namedBy text: String, at range: SourceRange, in theme: Theme
  ) -> [TokenPlace] {
    guard let token = TokenReference(text, at: range).flatMap({ theme[$0.name] }) else {
      return []
    }
    return ([token.name] + token.aliases).compactMap { name in
      theme[name].map { TokenPlace(name: name, range: $0.range) }
    }
  }

  /// The ids of all views, inside groups too, in drawing order.
  public var viewNames: [String] {
    func names(_ views: [View]) -> [String] { views.flatMap { [$0.id] + names($0.innerViews) } }
    return names(views)
  }

  private func fullPath(_ steps: [String]) -> [String] {
    guard let first = steps.first, steps.count > 1 || !Self.keyShapes.contains(first) else {
      return steps
    }
    if view(named: first) != nil { return ["views"] + steps }
    if actions.contains(where: { sameBytes($0.id, first) }) { return ["actions"] + steps }
    return steps
  }

  private func row(at path: [String]) -> Result<(doc: String, standard: String?), UnknownKey> {
    var (keys, place) = (Self.keyShapes, Self.title)
    var rest = path[...]
    if path.count > 1, path[0] == "views" || path[0] == "actions" {
      guard let found = shape(ofNamed: path[1], isView: path[0] == "views") else {
        let known = path[0] == "views" ? viewNames : actions.map(\.id)
        return .failure(UnknownKey(name: path[1], place: path[0], known: known))
      }
      if path.count == 2 { return .success((found.doc, nil)) }
      (keys, place) = (found.keys, found.place)
      rest = path.dropFirst(2)
    }
    while let step = rest.popFirst() {
      guard let key = keys.first(where: { sameBytes($0.name, step) }) else {
        return .failure(UnknownKey(name: step, place: place, known: keys.map(\.name)))
      }
      if rest.isEmpty { return .success((key.doc, key.standard)) }
      (keys, place) = (key.shape.keys, quoted(key.name))
    }
    return .failure(UnknownKey(name: "", place: place, known: keys.map(\.name)))
  }

  private func shape(ofNamed id: String, isView: Bool)
    -> (doc: String, keys: [KeyShape], place: String)?
  {
    if isView {
      guard let view = view(named: id) else { return nil }
      let kind = view.content.map { type(of: $0) }
      return (View.doc, (kind?.keyShapes ?? []) + View.keyShapes, kind?.title ?? View.title)
    }
    guard actions.contains(where: { sameBytes($0.id, id) }) else { return nil }
    return (Action.doc, Action.keyShapes, Action.title)
  }
}

extension ValueShape {
  /// The keys of the map that may stand there; none where no map may.
  fileprivate var keys: [KeyShape] {
    switch self {
    case .record(let record): record.keys()
    case .either(let shapes): shapes.flatMap(\.keys)
    default: []
    }
  }
}

extension [KeyShape] {
  fileprivate func contains(_ name: String) -> Bool { contains { sameBytes($0.name, name) } }
}
