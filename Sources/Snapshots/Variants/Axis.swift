/// One of the things that vary from rendering to rendering: a device, a text size, a locale.
public struct Axis: Sendable, Equatable {
  /// As stores write it: `textSize`.
  public var name: String
  /// In canonical order, each once.
  public var values: [String]
  /// Whether the values grow, so that a set of them can be written as `>=` or `<=`.
  public var isOrdered: Bool

  /// Values are in canonical order, each once; a set of those of an axis without order is listed.
  public init(_ name: String, _ values: [String], isOrdered: Bool = false) {
    self.name = name
    self.values = values
    self.isOrdered = isOrdered
  }
}

/// A value of every axis, in the order of the axes.
public struct Variant: Sendable, Hashable {
  /// One of each axis, as stores write them.
  public var values: [String]

  /// Not checked against any axes: see ``VariantSpace/positions(of:)``.
  public init(_ values: [String]) {
    self.values = values
  }
}

extension Variant: CustomStringConvertible {
  /// The values between points: `iphone-15.portrait.light.en.large`.
  public var description: String { values.joined(separator: ".") }
}

/// The axes that variants differ in, with every value that occurs.
public struct VariantSpace: Sendable, Equatable {
  /// In the order of each variant's values.
  public let axes: [Axis]
  private let positions: [[String: Int]]

  /// O(values).
  public init(axes: [Axis]) {
    self.axes = axes
    positions = axes.map { axis in
      Dictionary(zip(axis.values, axis.values.indices), uniquingKeysWith: { first, _ in first })
    }
  }

  /// The smallest space that holds some variants: the known values that occur, in the order in
  /// which they are known, then others in byte order. O(variants × axes).
  ///
  /// - Parameter known: the axes with every value that is known; they decide the order only.
  public init(of variants: some Sequence<Variant>, known: [Axis]) {
    var used = [Set<String>](repeating: [], count: known.count)
    for variant in variants {
      for (index, value) in variant.values.enumerated() where index < used.count {
        used[index].insert(value)
      }
    }
    self.init(
      axes: zip(known, used).map { axis, used in
        let ordered = axis.values.filter(used.contains)
        let others = used.subtracting(ordered).sorted {
          $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        return Axis(axis.name, ordered + others, isOrdered: axis.isOrdered)
      })
  }

  /// The position of each of a variant's values in its axis; nil for a variant of another space.
  public func positions(of variant: Variant) -> [Int]? {
    guard variant.values.count == axes.count else { return nil }
    var result: [Int] = []
    result.reserveCapacity(axes.count)
    for (index, value) in variant.values.enumerated() {
      guard let position = positions[index][value] else { return nil }
      result.append(position)
    }
    return result
  }

  /// The variant at positions in each axis, each below the number of the axis's values.
  public func variant(at positions: [Int]) -> Variant {
    Variant(zip(axes, positions).map { $0.values[$1] })
  }

  /// The axes of more than one value: what a variant has to name.
  public var varying: [Int] { axes.indices.filter { axes[$0].values.count > 1 } }
}
