import Diagnostics
import YAMLNodes

extension View {
  /// The value of `views` and `group`: views by id, in drawing order.
  static var mapShape: ValueShape { .map(valueShape) }

  /// One view: its text alone, as words or by key, or the map of a kind.
  static var valueShape: ValueShape {
    var shapes: [ValueShape] = [.text]
    for kind in ViewKinds.all { shapes.append(.record(kind.viewShape)) }
    shapes.append(.record(LocalizedText.shape))
    return .either(shapes)
  }
}

extension ViewKind {
  /// A view of this kind with all its keys.
  static var viewShape: RecordShape {
    RecordShape(name: name, doc: doc) { keyShapes + View.keyShapes }
  }
}

/// Puts a map of views over a list of views. A view is reached by its id wherever it is, inside
/// groups too; one that is new goes where the order of writing puts it. Linear in both.
func readViews(
  _ node: YAMLNode, into views: inout [View], order: OrderedNames? = nil,
  _ reader: inout SpecReader
) {
  guard let entries = reader.entries(of: node, expecting: "a map of views", View.mapShape) else {
    return
  }
  let places = ViewPlaces(of: views)
  var new: [View] = []
  var known: [KnownName]?
  for entry in reader.nested(entries, of: node, named: View.valueShape) {
    guard let id = reader.keyText(entry), !isForOtherTools(id),
      reader.checkedIdentifier(id, at: entry.key) != nil
    else { continue }
    if Anchor.Item.reserved.contains(id) {
      reader.report(
        .nameTaken, "'\(id)' is a name of the language, so no view can have it", at: entry.key,
        help: [Help("choose another name, such as \(id)-view")])
      continue
    }
    let range = reader.range(entry.key)
    guard reader.spend(.views, at: range) else { break }
    if let place = places[id] {
      edit(place[...], in: &views, range: range) { $0.read(entry, &reader) }
    } else {
      if !views.isEmpty {
        let names = known ?? knownNames(of: views)
        known = names
        reader.warnOfSlip(id, of: "view", at: entry.key, known: names, among: entries)
      }
      var view = View(id: id, range: range)
      view.read(entry, &reader)
      new.append(view)
    }
  }
  guard !new.isEmpty else { return }
  let order = order ?? OrderedNames(written: entries.compactMap { $0.key.scalar?.text })
  order.insert(new, into: &views, id: \.id)
}

/// The names of views, those inside groups included.
private func knownNames(of views: [View]) -> [KnownName] {
  var names: [KnownName] = []
  views.forEachInside { names.append(KnownName(text: $0.id, range: $0.range)) }
  return names
}

/// Edits the view of that id, or a new one if there is none.
func editView(
  _ id: String, in views: inout [View], order: OrderedNames, range: SourceRange,
  _ change: (inout View) -> Void
) {
  if let place = views.place(of: id) {
    edit(place[...], in: &views, range: range, change)
    return
  }
  var view = View(id: id, range: range)
  change(&view)
  order.insert([view], into: &views, id: \.id)
}

private func edit(
  _ place: ArraySlice<Int>, in views: inout [View], range: SourceRange,
  _ change: (inout View) -> Void
) {
  guard let index = place.first, views.indices.contains(index) else { return }
  if place.count > 1 {
    edit(place.dropFirst(), in: &views[index].innerViews, range: range, change)
  } else {
    change(&views[index])
    views[index].range = range
  }
}

/// Where each view stands: its index among the outermost, then among those inside.
private struct ViewPlaces {
  private var places: NameIndex<[Int]>

  init(of views: [View]) {
    places = NameIndex(expecting: views.count)
    add(views, below: [])
  }

  /// The place of the first view of that id in drawing order; nil when there is none.
  subscript(id: String) -> [Int]? { places[id] }

  private mutating func add(_ views: [View], below outer: [Int]) {
    for index in views.indices {
      let place = outer + [index]
      places.add(place, named: views[index].id)
      let inner = views[index].innerViews
      if !inner.isEmpty { add(inner, below: place) }
    }
  }
}

extension [View] {
  /// The place of the first view of that id in drawing order, those inside a group behind it: its
  /// index among the outermost, then among those inside. Nil when there is none. O(views).
  fileprivate func place(of id: String) -> [Int]? {
    for index in indices {
      if sameBytes(self[index].id, id) { return [index] }
      let inner = self[index].innerViews
      if !inner.isEmpty, let place = inner.place(of: id) { return [index] + place }
    }
    return nil
  }

  /// Visits every view in drawing order, those inside a group behind it. O(views).
  func forEachInside(_ visit: (View) -> Void) {
    for index in indices {
      visit(self[index])
      let inner = self[index].innerViews
      if !inner.isEmpty { inner.forEachInside(visit) }
    }
  }
}

extension View {
  /// The views inside this one.
  public var innerViews: [View] {
    get { content?.children ?? [] }
    set { content?.children = newValue }
  }
}
