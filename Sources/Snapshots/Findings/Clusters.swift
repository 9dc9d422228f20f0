import Digests

/// Findings that have the same normalised difference.
public struct Cluster: Sendable {
  /// Eight hexadecimal digits that stay the same from run to run.
  public var id: String
  /// That of all its members.
  public var status: Finding.Status
  /// Into the list's findings, ascending; at least one.
  public var members: [Int]
  /// The difference of the first member.
  public var example: Difference
  /// Where its members are: `textSize>=xxLarge`; empty for everywhere.
  public var place: String
  /// How many names its members have.
  public var names: Int
}

extension Cluster {
  /// The clusters of a list, the largest first. O(findings × lines).
  public static func of(_ list: FindingList) -> [Cluster] {
    var clusters: [Cluster] = []
    var places: [String: Int] = [:]
    var differences = DifferenceCache()
    for (index, finding) in list.findings.enumerated() {
      let (difference, normalized) = differences.difference(of: finding)
      let key = finding.status.rawValue + "\n" + normalized
      if let place = places[key] {
        clusters[place].members.append(index)
      } else {
        places[key] = clusters.count
        clusters.append(
          Cluster(
            id: String(SHA256.hash(Array(key.utf8)).hexadecimal.prefix(8)),
            status: finding.status, members: [index], example: difference, place: "", names: 0))
      }
    }
    for index in clusters.indices {
      let members = clusters[index].members.map { list.findings[$0] }
      clusters[index].names = Set(members.map(\.store)).count
      clusters[index].place = place(of: members.map(\.variant), in: list.axes)
    }
    return clusters.enumerated().sorted {
      ($1.element.members.count, $0.offset) < ($0.element.members.count, $1.offset)
    }.map(\.element)
  }

  /// The conditions that hold for all of some variants, axis by axis.
  private static func place(of variants: [Variant], in axes: [Axis]) -> String {
    let space = VariantSpace(axes: axes)
    var used = [Set<Int>](repeating: [], count: axes.count)
    for variant in variants {
      guard let positions = space.positions(of: variant) else { return "" }
      for (axis, position) in positions.enumerated() { used[axis].insert(position) }
    }
    let box = VariantBox(positions: used.map { $0.sorted() })
    let parts = space.varying.filter { used[$0].count < axes[$0].values.count }.map { axis in
      VariantNotation.text(
        of: VariantBox(positions: [box.positions[axis]]),
        in: VariantSpace(axes: [axes[axis]]))
    }
    return parts.joined(separator: " ")
  }
}

/// Many findings differ in the very same way; each way is worked out once.
private struct DifferenceCache {
  private struct Pair: Hashable {
    var old: [UInt8]
    var new: [UInt8]
  }

  private var known: [Pair: (Difference, String)] = [:]

  mutating func difference(of finding: Finding) -> (Difference, String) {
    guard finding.status == .changed, let old = finding.expected, let new = finding.actual else {
      return (Difference([], []), "")
    }
    let pair = Pair(old: old, new: new)
    if let known = known[pair] { return known }
    let difference = Difference(old, new)
    let result = (difference, difference.normalized)
    known[pair] = result
    return result
  }
}
