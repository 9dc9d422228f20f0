import AlertMotion
import Diagnostics
import Geometry

extension MomentRequest {
  /// Reads a list of moments: between commas, each a time such as `0.25`, `0.25s` or `250ms`, a
  /// name, or several times between `+`, at each of which but the last the motion is turned back.
  ///
  /// Times and names are those of showing; behind `hide:` they are those of hiding. `hidden` and
  /// `shown` are where showing begins and ends, `start` and `end` where either direction does, and
  /// `phases` every moment at which something begins or ends.
  static func parse(_ list: String) throws(UsageFault) -> [MomentRequest] {
    var requests: [MomentRequest] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      requests.append(try parse(word: word))
    }
    return requests
  }

  private static func parse(word: Substring) throws(UsageFault) -> MomentRequest {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var direction = Timeline.Direction.show
    if parts.count == 2 {
      guard let named = Timeline.Direction(rawValue: String(parts[0])) else {
        throw UsageFault(
          "a moment can't begin with \(quoted(String(parts[0])))",
          help: "write show: or hide: before it, or nothing for showing")
      }
      direction = named
    }
    let moment = parts.last ?? word
    switch moment {
    case "phases": return .phases(direction)
    case "start": return .after([0], direction)
    case "end": return .end(direction)
    case "hidden": return direction == .show ? .after([0], .show) : .end(.hide)
    case "shown": return direction == .show ? .end(.show) : .after([0], .hide)
    default: break
    }
    var times: [Rational] = []
    for time in moment.split(separator: "+", omittingEmptySubsequences: false) {
      times.append(try seconds(time, in: word))
    }
    return .after(times, direction)
  }

  /// The longest time that is meant by anybody, a day, in seconds.
  private static var longest: Rational { 86_400 }

  /// - Parameter word: the whole moment, for what is said.
  private static func seconds(_ text: Substring, in word: Substring) throws(UsageFault) -> Rational
  {
    let isInMilliseconds = text.hasSuffix("ms")
    let number =
      isInMilliseconds ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : text
    guard let value = Rational(decimal: String(number)) else {
      throw UsageFault(
        "\(quoted(String(word))) isn't a moment",
        help: "write seconds, such as 0.25s or hide:0.1s, or one of hidden, shown, phases")
    }
    let seconds = isInMilliseconds ? value / 1000 : value
    guard seconds.isDefined, !seconds.isNegative, seconds <= longest,
      seconds.denominator <= 1_000_000
    else {
      throw UsageFault(
        "\(quoted(String(text))) is no time that a moment can have",
        help: "write 0 to \(longest.decimal()) seconds, with at most six decimals")
    }
    return seconds
  }
}
