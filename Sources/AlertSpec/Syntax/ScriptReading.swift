import Diagnostics
import YAMLNodes

extension Script {
  /// The value of `behaviour`: lists of steps by name.
  static var mapShape: ValueShape { .map(.list(.record(StepSyntax.shape))) }

  /// Puts a map of scripts over the alert's: a list of steps replaces the one of its name, and one
  /// without steps takes it away.
  static func read(_ node: YAMLNode, into scripts: inout [Script], _ reader: inout SpecReader) {
    guard let entries = reader.entries(of: node, expecting: "a map of scripts", mapShape) else {
      return
    }
    for entry in entries {
      guard let name = reader.keyText(entry), !isForOtherTools(name),
        reader.checkName(name, at: entry.key)
      else { continue }
      guard reader.spend(.scripts, at: reader.range(entry.key)) else { break }
      guard
        let items = reader.items(
          of: entry.value, expecting: "a list of steps", example: "[ { tap: confirm } ]")
      else {
        continue
      }
      var script = Script(name: name, range: reader.range(entry.key))
      for item in items {
        guard reader.spend(.steps, at: reader.firstLine(of: item)) else { break }
        if let step = StepSyntax.step(item, &reader) { script.steps.append(step) }
      }
      let place = scripts.firstIndex { sameBytes($0.name, name) }
      switch (place, items.isEmpty) {
      case (let place?, true): scripts.remove(at: place)
      case (let place?, false): scripts[place] = script
      case (nil, true): break
      case (nil, false): scripts.append(script)
      }
    }
  }
}

extension SpecReader {
  /// Whether a text can name a script: any text of one line can.
  fileprivate mutating func checkName(_ name: String, at node: YAMLNode) -> Bool {
    guard name.isEmpty || name.utf8.count > 200 || name.utf8.contains(UInt8(ascii: "\n")) else {
      return true
    }
    let fault = name.isEmpty ? "it is empty" : "it is no line of at most 200 bytes"
    report(
      .badName, "\(quoted(name)) can't be a name: \(fault)", at: node,
      help: [Help("say in a few words what happens, such as tap-twice")])
    return false
  }
}
