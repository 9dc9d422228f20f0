/// What came of one snapshot.
public struct Finding: Sendable, Equatable {
  /// How what is recorded and what was rendered stand to each other; what is alike is no finding.
  public enum Status: String, Sendable, CaseIterable {
    /// It looks other than recorded.
    case changed
    /// Nothing is recorded.
    case missing
    /// It is recorded, and nothing has it any more.
    case obsolete
  }

  /// Decides which of the two renderings are there.
  public var status: Status
  /// Its place in the plan, from 0; nil for what the plan doesn't hold.
  public var number: Int?
  /// The path of the source that it is a rendering of; empty when that is gone.
  public var source: String
  /// The path of the first store file.
  public var store: String
  /// Of what is recorded, in Normalization Form C.
  public var name: String
  /// The values of its axes, in their order; empty for all that is recorded under the name.
  public var variant: Variant
  /// What is recorded; nil when nothing is.
  public var expected: [UInt8]?
  /// The hash of what is recorded, where only that is.
  public var expectedHash: RenderingHash?
  /// What it looks like now; nil when it is obsolete.
  public var actual: [UInt8]?

  /// The hash of what is recorded is put in apart, where only a lock file has it.
  public init(
    _ status: Status, number: Int?, source: String, store: String, name: String, variant: Variant,
    expected: [UInt8]?, actual: [UInt8]?
  ) {
    self.status = status
    self.number = number
    self.source = source
    self.store = store
    self.name = name
    self.variant = variant
    self.expected = expected
    self.actual = actual
  }
}

/// The findings of a run, and what it was that ran.
public struct FindingList: Sendable, Equatable {
  /// The names of the axes, in the order of each variant's values.
  public var axes: [Axis]
  /// In the order of the plan; those that the plan doesn't hold come last.
  public var findings: [Finding] = []
  /// How many snapshots there are in all.
  public var planned = 0
  /// Of the plan: a hash of every key in order.
  public var planHash = ""
  /// Which of the plan ran, ascending and apart.
  public var ran: [Range<Int>] = []
  /// How many sources have errors, so that their snapshots could not be made.
  public var failed = 0
  /// How many snapshots that are.
  public var unmade = 0
  /// Which part of the plan ran, as `i/n`; nil for all of it.
  public var shard: String?

  /// Of a run that hasn't begun.
  public init(axes: [Axis]) {
    self.axes = axes
  }

  /// How many findings have a status. O(findings).
  public func count(_ status: Finding.Status) -> Int {
    findings.reduce(0) { $0 + ($1.status == status ? 1 : 0) }
  }

  /// How many snapshots of the plan ran. O(ranges).
  public var ranCount: Int { ran.reduce(0) { $0 + $1.count } }

  /// Notes that a number of the plan ran; numbers come in ascending order.
  public mutating func note(ran number: Int) {
    if let last = ran.last, last.upperBound == number {
      ran[ran.count - 1] = last.lowerBound..<number + 1
    } else {
      ran.append(number..<number + 1)
    }
  }
}
