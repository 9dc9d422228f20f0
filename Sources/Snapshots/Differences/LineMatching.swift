/// Which lines of two texts belong together: equal lines, in the order of both.
///
/// Lines that occur once in each text are matched first, as many as keep their order (the
/// patience difference of Bram Cohen); between them the shortest edit script (Eugene W. Myers,
/// "An O(ND) Difference Algorithm and Its Variations", 1986) as long as it is short; else the
/// stretch counts as replaced. O(n log n) and a bounded number of steps for each gap.
struct LineMatching {
  /// The most lines taken away or added in a gap that is searched for the shortest script.
  private static let longestScript = 64

  private let left: [Int]
  private let right: [Int]
  private(set) var pairs: [(left: Int, right: Int)] = []

  /// - Parameters:
  ///   - left: the lines of the one text, each as a number; equal lines have equal numbers.
  ///   - right: the lines of the other, numbered alike.
  init(_ left: [Int], _ right: [Int]) {
    self.left = left
    self.right = right
    match(left.indices, right.indices, findsAnchors: true)
  }

  private mutating func match(_ a: Range<Int>, _ b: Range<Int>, findsAnchors: Bool) {
    var (a, b) = (a, b)
    while let i = a.first, let j = b.first, left[i] == right[j] {
      pairs.append((i, j))
      a = i + 1..<a.upperBound
      b = j + 1..<b.upperBound
    }
    var tail: [(Int, Int)] = []
    while let i = a.last, let j = b.last, left[i] == right[j] {
      tail.append((i, j))
      a = a.lowerBound..<i
      b = b.lowerBound..<j
    }
    if !a.isEmpty, !b.isEmpty {
      let anchors = findsAnchors ? anchors(a, b) : []
      if anchors.isEmpty {
        matchShortest(a, b)
      } else {
        for (i, j) in anchors + [(a.upperBound, b.upperBound)] {
          // What lies between two anchors may have unique lines of its own.
          match(a.lowerBound..<i, b.lowerBound..<j, findsAnchors: true)
          if i < a.upperBound { pairs.append((i, j)) }
          a = min(i + 1, a.upperBound)..<a.upperBound
          b = min(j + 1, b.upperBound)..<b.upperBound
        }
      }
    }
    pairs += tail.reversed().map { (left: $0.0, right: $0.1) }
  }

  /// Lines that occur once in each stretch, as many as come in the same order in both.
  private func anchors(_ a: Range<Int>, _ b: Range<Int>) -> [(Int, Int)] {
    var places: [Int: (a: Int, b: Int)] = [:]
    for i in a { places[left[i]] = (places[left[i]] == nil ? i : -1, -1) }
    for j in b {
      guard let place = places[right[j]], place.a >= 0 else { continue }
      // A second occurrence spoils it.
      places[right[j]] = place.b == -1 ? (place.a, j) : (-1, -1)
    }
    var unique: [(Int, Int)] = []
    for i in a {
      if let place = places[left[i]], place.a == i, place.b >= 0 { unique.append((i, place.b)) }
    }
    return Self.longestAscending(unique)
  }

  /// The longest subsequence whose second numbers ascend. O(n log n).
  private static func longestAscending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(Int, Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }

  /// Matches by the shortest edit script, or not at all when that is longer than the budget.
  private mutating func matchShortest(_ a: Range<Int>, _ b: Range<Int>) {
    let budget = min(a.count + b.count, Self.longestScript)
    let middle = budget + 1
    var reach = [Int](repeating: 0, count: 2 * budget + 3)
    var history: [[Int]] = []
    for edits in 0...budget {
      history.append(reach)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let isDown =
          diagonal == -edits
          || (diagonal != edits && reach[middle + diagonal - 1] < reach[middle + diagonal + 1])
        var x = isDown ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1
        while x < a.count, x - diagonal < b.count, x >= diagonal,
          left[a.lowerBound + x] == right[b.lowerBound + x - diagonal]
        {
          x += 1
        }
        reach[middle + diagonal] = x
        if x >= a.count, x - diagonal >= b.count {
          pairs += Self.trace(history, to: (a.count, b.count), middle: middle).map {
            (left: a.lowerBound + $0.0, right: b.lowerBound + $0.1)
          }
          return
        }
      }
    }
  }

  private static func trace(
    _ history: [[Int]], to end: (Int, Int), middle: Int
  ) -> [(Int, Int)] {
    var (x, y) = end
    var result: [(Int, Int)] = []
    for edits in stride(from: history.count - 1, through: 0, by: -1) {
      let reach = history[edits]
      let diagonal = x - y
      let isDown =
        diagonal == -edits
        || (diagonal != edits && reach[middle + diagonal - 1] < reach[middle + diagonal + 1])
      let before = isDown ? diagonal + 1 : diagonal - 1
      let startX = edits == 0 ? 0 : reach[middle + before]
      let startY = edits == 0 ? 0 : startX - before
      let edgeX = edits == 0 ? 0 : (isDown ? startX : startX + 1)
      while x > edgeX, y > 0 {
        x -= 1
        y -= 1
        result.append((x, y))
      }
      (x, y) = (startX, startY)
    }
    return result.reversed()
  }
}

/// Numbers for lines: equal lines get the same one.
struct LineNumbers {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  mutating func number(_ lines: [ArraySlice<UInt8>]) -> [Int] {
    lines.map { line in
      if let number = numbers[line] { return number }
      let number = numbers.count
      numbers[line] = number
      return number
    }
  }
}

extension [UInt8] {
  /// The lines of a text; what ends with LF has no empty line behind it.
  var lines: [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
      result.append(self[start..<end])
      start = end + 1
    }
    return result
  }
}
