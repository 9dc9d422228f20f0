import Diagnostics
import Geometry
import Typography
import YAMLNodes

extension YAMLNode {
  /// Whether this is `{ when: … }`, which stands in place of a value.
  var isConditional: Bool {
    guard let entries = mapping, entries.count == 1 else { return false }
    return entries[0].key.scalar.map { sameBytes($0.text, "when") } ?? false
  }
}

extension YAMLNode {
  /// An arm without a value that has arms of its own: they are read with what the arm's value is
  /// for, and reading them here too would take twice the time for each level.
  fileprivate var withoutConditionalValue: YAMLNode {
    guard let entries = mapping, entries.contains(where: \.value.isConditional) else { return self }
    let rest = entries.filter { entry in
      !entry.value.isConditional || !(entry.key.scalar.map { isKey($0.text, "value") } ?? false)
    }
    return YAMLNode(
      span: span, content: .mapping(rest), isFlow: isFlow, isIncomplete: isIncomplete)
  }
}

extension SpecReader {
  /// Reads an entry whose value depends on the environment: the first arm that holds into the
  /// place, the others only for what is wrong with them.
  ///
  /// - Parameter read: reads the entry with an arm's value into a place; false when there is no
  ///   such key.
  /// - Returns: false when there is no such key.
  mutating func readArms<Place>(
    of entry: YAMLNode.Entry, into place: inout Place,
    _ read: (YAMLNode.Entry, inout Place, inout SpecReader) -> Bool
  ) -> Bool {
    guard entry.value.isConditional, let list = entry.value["when"] else {
      return read(entry, &place, &self)
    }
    let arms = arms(of: list)
    reportUnreachable(arms)
    let surroundings = environment ?? Environment()
    let chosen = arms.firstIndex { $0.condition.holds(in: surroundings) }
    var isKey = true
    for (index, arm) in arms.enumerated() {
      axes.formUnion(arm.condition.axes)
      guard let value = arm.value else { continue }
      let entry = YAMLNode.Entry(key: entry.key, value: value)
      if index == chosen {
        isKey = readArms(of: entry, into: &place, read) && isKey
      } else {
        var other = place
        isKey = readArms(of: entry, into: &other, read) && isKey
      }
    }
    return isKey
  }

  /// `when` beside other keys, where it says nothing of which of them depend on it.
  mutating func reportNotAlone(_ entry: YAMLNode.Entry) {
    report(
      .whenNotAlone, "'when' stands alone, in place of a value", at: entry.key,
      help: [
        Help(
          "write it behind the key that depends on it, such as width: { when: [ { orientation: landscape, value: 400 } ] }"
        )
      ])
  }

  private struct Arm {
    var condition: Condition
    var value: YAMLNode?
    var node: YAMLNode
    /// Whether all of it could be read.
    var isSound: Bool
  }

  private static var mostArms: Int { 50 }
  private static var exampleOfArms: String { "[ { orientation: landscape, value: 400 } ]" }

  private mutating func arms(of list: YAMLNode) -> [Arm] {
    guard let items = items(of: list, expecting: "a list of arms", example: Self.exampleOfArms)
    else { return [] }
    guard !items.isEmpty else {
      report(
        .noArms, "there is no arm in this list", at: list,
        help: [Help("write for example \(Self.exampleOfArms)")])
      return []
    }
    if items.count > Self.mostArms {
      report(
        .tooMany, "a list of arms has at most \(Self.mostArms), and this is one more",
        at: firstLine(of: items[Self.mostArms]), help: [Help("say less by conditions")])
    }
    return items.prefix(Self.mostArms).compactMap { arm($0) }
  }

  private mutating func arm(_ node: YAMLNode) -> Arm? {
    var condition = Condition()
    let reported = diagnostics.count
    guard read(node.withoutConditionalValue, into: &condition) else { return nil }
    let value = node["value"]
    if value == nil, !node.isIncomplete, diagnostics.count == reported {
      report(
        .armWithoutValue, "this arm gives no value", at: firstLine(of: node),
        help: [Help("write value: and what stands there where the arm holds")])
    }
    return Arm(
      condition: condition, value: value, node: node, isSound: diagnostics.count == reported)
  }

  // MARK: Unreachable arms

  private mutating func reportUnreachable(_ arms: [Arm]) {
    guard arms.count > 1 || arms.first.map({ !$0.condition.axes.isEmpty }) ?? false,
      arms.allSatisfy(\.isSound)
    else { return }
    var open = Self.places(of: arms.map(\.condition))
    let all = open
    for arm in arms {
      let taken = open.filter { arm.condition.holds(in: $0) }
      if taken.isEmpty {
        let isNowhere = !all.contains { arm.condition.holds(in: $0) }
        report(
          Diagnostic(
            .warning, .unreachableArm,
            isNowhere
              ? "this arm never holds: no device is like that"
              : "this arm is never taken: those above it hold wherever it does",
            at: firstLine(of: arm.node),
            help: [Help(isNowhere ? "delete it" : "delete it, or put it further up")]))
      }
      open.removeAll { arm.condition.holds(in: $0) }
    }
  }

  /// An environment for each way in which some conditions can hold or not.
  private static func places(of conditions: [Condition]) -> [Environment] {
    let axes = conditions.reduce(into: EnvironmentAxes()) { $0.formUnion($1.axes) }
    var places = [Environment()]
    func vary<Value>(
      _ axis: EnvironmentAxes, _ values: [Value], _ set: (inout Environment, Value) -> Void
    ) {
      guard !axes.isDisjoint(with: axis) else { return }
      places = places.flatMap { place in
        values.map { value in
          var other = place
          set(&other, value)
          return other
        }
      }
    }
    vary([.orientation, .sizeClass], screens) { ($0.device, $0.orientation) = $1 }
    vary(.appearance, Appearance.allCases) { $0.appearance = $1 }
    vary(.textSize, TextSize.allCases) { $0.textSize = $1 }
    // A locale that no condition names stands for all others.
    vary(.locale, conditions.flatMap(\.locales) + ["und"]) { $0.locale = $1 }
    return places
  }

  /// Every known device held both ways, those alone that differ in size classes.
  private static let screens: [(Device, Orientation)] = {
    var screens: [(Device, Orientation)] = []
    var seen: Set<String> = []
    for device in Device.all {
      for orientation in Orientation.allCases {
        let place = Environment(device: device, orientation: orientation)
        let classes = [
          orientation.rawValue, place.widthClass.rawValue, place.heightClass.rawValue,
        ]
        if seen.insert(classes.joined(separator: " ")).inserted {
          screens.append((device, orientation))
        }
      }
    }
    return screens
  }()
}
