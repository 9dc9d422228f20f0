import Diagnostics

@testable import AlertSpec

/// A map of the language, and how a spec gets there.
struct SpecPlace {
  /// The keys on the way, a view's with the key before them that says its kind.
  let path: [String]
  let name: String
  let keys: [KeyShape]
  /// Those whose slips are counted here: the keys of every view only once.
  var counted: [String] {
    let isOfView = ViewKinds.names.contains(name) && name != ViewKinds.names.first
    let known = isOfView ? Set(View.keyShapes.map(\.name)) : []
    return keys.map(\.name).filter { !known.contains($0) }
  }

  /// A spec in which `inner` stands at the place.
  func spec(_ inner: String) -> SourceFile {
    var text = inner
    for step in path.reversed() { text = step + ": { " + text + " }" }
    return SourceFile(path: "s", text: "{ alert: slips, \(text) }\n")
  }

  /// Each record once, at the first place where it is met.
  static let records: [SpecPlace] = {
    var places = [SpecPlace(path: [], name: Alert.title, keys: Alert.keyShapes)]
    var known: Set<String> = [Alert.title]
    func walk(_ shape: ValueShape, _ path: [String]) {
      switch shape {
      case .record(let record):
        guard known.insert(record.name).inserted else { return }
        let place = SpecPlace(path: path, name: record.name, keys: record.keys())
        places.append(place)
        for key in place.keys {
          walk(key.shape, path + [(key.name == place.name ? "" : place.kind) + key.name])
        }
      case .map(let inner): walk(inner, path + ["v"])
      case .either(let shapes): for shape in shapes { walk(shape, path) }
      default: break
      }
    }
    for key in Alert.keyShapes { walk(key.shape, [key.name]) }
    return places
  }()

  /// Each list of words once, at the first key that takes it.
  static let words: [(place: SpecPlace, key: String, words: [String])] = {
    var found: [(place: SpecPlace, key: String, words: [String])] = []
    func collect(_ shape: ValueShape, _ key: String, _ place: SpecPlace) {
      switch shape {
      case .choice(let words) where words.count > 1:
        if !found.contains(where: { $0.words == words }) { found.append((place, key, words)) }
      case .either(let shapes): for shape in shapes { collect(shape, key, place) }
      default: break
      }
    }
    for place in records { for key in place.keys { collect(key.shape, key.name, place) } }
    return found
  }()

  /// What says the kind of a view, where the place is one.
  var kind: String {
    ViewKinds.names.contains(name) ? name + ": x, " : ""
  }
}
