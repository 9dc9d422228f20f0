import Diagnostics
import Geometry

@testable import AlertSpec

/// A place in a spec, as the text before it and behind it, all in brackets.
struct SpecPlace {
  var before = "{ alert: probe, "
  var after = " }"

  /// The place inside the map that is the value of a key here.
  func inside(_ key: String, list: Bool = false) -> SpecPlace {
    SpecPlace(
      before: before + key + (list ? ": [ { " : ": { "), after: (list ? " } ]" : " }") + after)
  }

  /// The place behind another entry here.
  func behind(_ entry: String) -> SpecPlace {
    SpecPlace(before: before + entry + ", ", after: after)
  }

  /// The name that contexts give to views and actions, and the text that they show.
  static let name = "probe-name"
}

/// Finds a key's default by reading specs with it and without it: what it changes is where its
/// value goes, and what stands there without it is the default. So no default is written twice.
struct DefaultProbe {
  /// The default as it would be written in a spec; nil where there is none, or where it is not
  /// one value.
  static func value(of key: KeyShape, at place: SpecPlace) -> String? {
    guard let base = leaves(place, "") else { return nil }
    var replaced: Set<String> = []
    for candidate in candidates(key.shape) {
      guard let changed = leaves(place, "\(key.name): \(candidate)") else { continue }
      let paths = Set(base.keys).union(changed.keys).filter { base[$0] != changed[$0] }
      // What is written changes nothing: it is the default, or the key is read elsewhere.
      if paths.isEmpty {
        if candidate == anyText { return nil }
        return candidate
      }
      for path in paths { replaced.insert(base[path] ?? nothing) }
    }
    guard replaced.count == 1, let value = replaced.first, value != nothing else { return nil }
    return value.isEmpty ? "\"\"" : value
  }

  /// What could be written for a shape; enough of each to see where it goes.
  private static func candidates(_ shape: ValueShape) -> [String] {
    switch shape {
    case .text: [anyText]
    case .boolean: ["true", "false"]
    case .number(let bounds, _), .wholeNumber(let bounds):
      ["\(bounds.lowerBound)", "\(bounds.upperBound)"]
    case .length: ["97"]
    case .color: ["\"#123457\""]
    case .choice(let words): words
    case .either(let shapes): shapes.flatMap(candidates)
    case .record, .map, .list, .constraint: []
    }
  }

  /// Every value of the alert that a spec comes to, by its path; nil for a faulty spec.
  private static func leaves(_ place: SpecPlace, _ entry: String) -> [String: String]? {
    let file = SourceFile(path: "probe", text: place.before + entry + place.after)
    let parsed = AlertSyntax.parse(file)
    guard parsed.diagnostics.isEmpty, let syntax = parsed.value else { return nil }
    var reader = SpecReader(file: file, isBase: false)
    var alert = Alert(name: "", range: file.range(0..<0))
    alert.read(syntax, isBase: false, &reader)
    guard reader.diagnostics.isEmpty else { return nil }
    var leaves: [String: String] = [:]
    collect(alert, "", &leaves)
    return leaves
  }

  private static let nothing = "\u{0}"
  private static let anyText = "some-other-text"

  private static func collect(_ value: Any, _ path: String, _ leaves: inout [String: String]) {
    if let word = word(for: value) {
      leaves[path] = word
      return
    }
    if value is SourceRange { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let child = mirror.children.first else {
        leaves[path] = nothing
        return
      }
      collect(child.value, path, &leaves)
    case .enum where mirror.children.isEmpty:
      leaves[path] = String(describing: value)
    default:
      for (index, child) in mirror.children.enumerated() {
        collect(child.value, "\(path)/\(child.label ?? String(index))", &leaves)
      }
    }
  }

  /// A value as it is written in a spec; nil for what is not written as one scalar.
  private static func word(for value: Any) -> String? {
    switch value {
    case let number as Rational: return number.decimal()
    case let length as Length:
      if case .points(let points) = length { return points.decimal() }
      return "hairline"
    case let color as DynamicColor:
      let named = SystemColors.table.first { SystemColors.color(named: $0.name) == color }
      return named?.name ?? "\"\(color.light.hexadecimal)\""
    case let text as String: return text
    case let flag as Bool: return flag ? "true" : "false"
    case let number as Int: return String(number)
    default: return nil
    }
  }
}
