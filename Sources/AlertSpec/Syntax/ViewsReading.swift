import Diagnostics
import YAMLNodes

extension View {
  /// The value of `views` and `group`: views by id, in drawing order.
  static var mapShape: ValueShape {
    var shapes: [ValueShape] = [.text]
    for kind in ViewKinds.all { shapes.append(.record(kind.viewShape)) }
    return .map(.either(shapes))
  }
}

extension ViewKind {
  /// A view of this kind with all its keys.
  static var viewShape: RecordShape {
    RecordShape(name: name, doc: doc) { keyShapes + View.keyShapes }
  }
}

/// Puts a map of views over a list of views. A view is reached by its id wherever it is, inside
/// groups too; one that is new goes where the order of writing puts it.
func readViews(
  _ node: YAMLNode, into views: inout [View], order: OrderedNames? = nil,
  _ reader: inout SpecReader
) {
  guard let entries = reader.entries(of: node, expecting: "a map of views") else { return }
  let order = order ?? OrderedNames(written: entries.compactMap { $0.key.scalar?.text })
  for entry in entries {
    guard let id = reader.keyText(entry), !id.hasPrefix("x-"),
      reader.checkedIdentifier(id, at: entry.key) != nil
    else { continue }
    if Anchor.Item.reserved.contains(id) {
      reader.report(
        .nameTaken, "'\(id)' is a name of the language, so no view can have it", at: entry.key,
        help: [Help("choose another name, such as \(id)-view")])
      continue
    }
    let range = reader.range(entry.key)
    editView(id, in: &views, order: order, range: range) { $0.read(entry.value, &reader) }
  }
}

/// Edits the view of that id, or a new one if there is none.
func editView(
  _ id: String, in views: inout [View], order: OrderedNames, range: SourceRange,
  _ edit: (inout View) -> Void
) {
  if editExistingView(id, in: &views, range: range, edit) { return }
  var view = View(id: id, range: range)
  edit(&view)
  views.insert(view, at: order.place(of: id, among: views) { $0.id })
}

private func editExistingView(
  _ id: String, in views: inout [View], range: SourceRange, _ edit: (inout View) -> Void
) -> Bool {
  for index in views.indices {
    if sameBytes(views[index].id, id) {
      edit(&views[index])
      views[index].range = range
      return true
    }
    if views[index].content?.children.isEmpty == false,
      editExistingView(id, in: &views[index].innerViews, range: range, edit)
    {
      return true
    }
  }
  return false
}

extension View {
  /// The views inside this one.
  public var innerViews: [View] {
    get { content?.children ?? [] }
    set { content?.children = newValue }
  }
}
