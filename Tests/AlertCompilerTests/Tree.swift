import AlertCompiler
import Foundation
import Testing

/// A layout tree read back from the JSON that was emitted.
struct Tree {
  let scale: Double
  let screen: Frame
  private let nodes: [String: [String: Any]]

  init(_ path: String, _ request: EnvironmentRequest) throws {
    let compiled = try compile(path, request)
    #expect(compiled.diagnostics == [])
    let json = try #require(compiled.value.first { $0.path.hasSuffix(".json") })
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    let environment = try #require(document["environment"] as? [String: Any])
    scale = try #require((environment["scale"] as? NSNumber)?.doubleValue)
    var nodes: [String: [String: Any]] = [:]
    func collect(_ node: [String: Any]) {
      if let id = node["id"] as? String { nodes[id] = node }
      for child in node["children"] as? [[String: Any]] ?? [] { collect(child) }
    }
    collect(try #require(document["root"] as? [String: Any]))
    self.nodes = nodes
    screen = try #require(nodes["screen"].flatMap(Frame.init))
  }

  func node(_ id: String) -> [String: Any]? { nodes[id] }

  /// A node's frame; one that is nowhere for a node that isn't there.
  subscript(id: String) -> Frame {
    nodes[id].flatMap(Frame.init) ?? Frame(x: .nan, y: .nan, width: .nan, height: .nan)
  }

  func fill(_ id: String) -> String? {
    (nodes[id]?["style"] as? [String: Any])?["fill"] as? String
  }

  /// The corners that are rounded, by name.
  func corners(_ id: String) -> [String: Double] {
    let corners = (nodes[id]?["style"] as? [String: Any])?["corners"] as? [String: NSNumber]
    return (corners ?? [:]).mapValues(\.doubleValue).filter { $0.value != 0 }
  }
}

/// A frame as the JSON has it, in points.
struct Frame: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}

extension Frame {
  init?(_ node: [String: Any]) {
    guard let frame = node["frame"] as? [String: NSNumber], let x = frame["x"],
      let y = frame["y"], let width = frame["width"], let height = frame["height"]
    else { return nil }
    self.init(
      x: x.doubleValue, y: y.doubleValue, width: width.doubleValue, height: height.doubleValue)
  }
}
