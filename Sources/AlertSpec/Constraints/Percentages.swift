import Diagnostics
import Geometry

/// What is said of percentages, which constraints write as factors of a size.
extension ConstraintParser {
  /// A percentage, at its sign. What is offered can be written as it is.
  ///
  /// - Parameter size: the size that it is given to by itself; nil elsewhere.
  func percentage(
    _ value: Rational, from start: Int, _ size: (attribute: Attribute, whole: String)?
  ) -> ConstraintFault {
    var behind = self
    var end = current.span.upperBound
    while behind.isSymbol("%") {
      end = behind.current.span.upperBound
      behind.advance()
    }
    let factor = (value / 100).decimal(places: 9)
    let written = start..<end
    var offer = distance
    if let size {
      offer = share(factor, of: size, written, before: behind)
    } else if isFactorBeingRead, left?.attribute.dimension == .extent {
      offer = (factor, written)
    } else if value == 50, let middle = middle(written, before: behind) {
      offer = middle
    }
    let help =
      if let span = offer.span {
        Help(
          "write \(offer.text)",
          fix: FixIt(
            [.init(replacing: source.range(of: span), with: offer.text)], isCertain: false))
      } else {
        Help(offer.text)
      }
    return ConstraintFault(
      message: "\(quoted(source.text(written))) is a percentage", range: source.range(of: written),
      help: [help])
  }

  /// What an item lies in, for what is said of no other.
  func whole(of anchor: Anchor) -> String {
    anchor.item == .alert || anchor.item == .itself && source.isOnAlert ? "screen" : "alert"
  }

  /// What to write, and the stretch that it replaces; nil where only a person knows.
  private typealias Offer = (text: String, span: Range<Int>?)

  /// A share of what is named behind it, or of what the size is most likely a share of.
  private func share(
    _ factor: String, of size: (attribute: Attribute, whole: String), _ written: Range<Int>,
    before behind: ConstraintParser
  ) -> Offer {
    // `50% * alert.width`
    if behind.isSymbol("*") { return (factor, written) }
    let attribute = size.attribute.rawValue
    guard let named = named(behind, completing: size.attribute) else {
      return ("\(size.whole).\(attribute) * \(factor)", written)
    }
    guard named.anchor.attribute.dimension == .extent else { return distance }
    let text = named.anchor.range.text
    let isWhole =
      named.anchor.item == .itself || text.hasSuffix("." + named.anchor.attribute.rawValue)
    return (
      (isWhole ? text : "\(text).\(attribute)") + " * \(factor)",
      written.lowerBound..<named.start + text.utf8.count
    )
  }

  /// Half of the way is the middle.
  private func middle(_ written: Range<Int>, before behind: ConstraintParser) -> Offer? {
    guard let left, !isFactorBeingRead, left.attribute == .centerX || left.attribute == .centerY,
      behind.current.kind == .end || behind.isSymbol("@")
    else { return nil }
    return ("\(whole(of: left)).\(left.attribute.rawValue)", written)
  }

  /// The anchor that a share is said to be of, and where it begins.
  private func named(
    _ behind: ConstraintParser, completing attribute: Attribute
  ) -> (anchor: Anchor, start: Int)? {
    var ahead = behind
    if ahead.isWord("of") { ahead.advance() }
    let name = ahead.current
    guard name.kind == .name, let anchor = try? ahead.anchor(completing: attribute) else {
      return nil
    }
    return (anchor, name.span.lowerBound)
  }

  /// A place or a distance is no share of anything.
  private var distance: Offer {
    guard let left else { return ("write the distance in points, such as 16", nil) }
    let name = left.attribute.rawValue
    let place = "\(left.range.text) == \(whole(of: left)).\(name)"
    let example: String
    switch left.attribute {
    case .width, .height: return ("write the distance in points, such as 16", nil)
    case .size: return ("write the two sizes, such as width == \(whole(of: left)).width * 0.5", nil)
    case .edges: example = "\(place) inset 16"
    case .right, .trailing, .bottom, .lastBaseline: example = "\(place) - 16"
    case .center: example = place
    default: example = "\(place) + 16"
    }
    return ("write a distance from another place, such as \(example)", nil)
  }
}
