import AlertSpec
import Diagnostics
import Geometry

/// Constraints in the words of the spec language.
extension LayoutTree {
  func name(ofNode node: Int) -> String {
    switch node {
    case LayoutTree.screen: "screen"
    case LayoutTree.backdrop: "backdrop"
    case LayoutTree.alert: "alert"
    default: escaped(boxes[node].id)
    }
  }

  /// `title.bottom`, with the box's name also where the spec leaves it out.
  func name(of anchor: Anchor, on node: Int) -> String {
    let item: String =
      switch anchor.item {
      case .itself: name(ofNode: node)
      case .alert: "alert"
      case .screen: "screen"
      case .backdrop: "backdrop"
      case .previous: "previous"
      case .next: "next"
      case .named(let id): escaped(id)
      }
    let guide = anchor.guide.map { "." + $0.rawValue } ?? ""
    return item + guide + "." + anchor.attribute.rawValue
  }

  /// A whole statement, with another constant where one is given.
  func text(of statement: ConstraintStatement, on node: Int, constant: Rational? = nil) -> String {
    var text = name(of: statement.left, on: node) + " " + statement.relation.rawValue + " "
    let length = constant.map { Length.points($0) } ?? statement.constant
    if let right = statement.right {
      text += name(of: right, on: node)
      text += written(multiplier: statement.multiplier)
      switch length {
      case .hairline: text += " + hairline"
      case .negativeHairline: text += " - hairline"
      case .points(let value) where !value.isZero:
        text += (value.isNegative ? " - " : " + ") + value.magnitude.decimal(places: 9)
      case .points: break
      }
    } else {
      text += written(length)
    }
    if let inset = statement.inset {
      text += " inset " + written(inset)
    }
    if statement.priority != AlertSpec.Priority.required {
      text += " @" + statement.priority.decimal()
    }
    return text
  }

  /// Exactly, so that what is shown can be written.
  private func written(multiplier: Rational) -> String {
    if multiplier == 1 { return "" }
    let text = multiplier.decimal(places: 9)
    if Rational(decimal: text) == multiplier { return " * " + text }
    let divisor = multiplier.reciprocal
    let isShort = Rational(decimal: divisor.decimal(places: 9)) == divisor
    return isShort ? " / " + divisor.decimal(places: 9) : " * " + text
  }

  func written(_ length: Length) -> String {
    switch length {
    case .points(let value): value.decimal(places: 9)
    case .hairline: "hairline"
    case .negativeHairline: "-hairline"
    }
  }

  private func written(_ insets: Insets) -> String {
    if insets == Insets(all: insets.top) { return written(insets.top) }
    if insets.leading == insets.trailing {
      return "(top \(written(insets.top)), sides \(written(insets.leading)), "
        + "bottom \(written(insets.bottom)))"
    }
    return "(top \(written(insets.top)), leading \(written(insets.leading)), "
      + "bottom \(written(insets.bottom)), trailing \(written(insets.trailing)))"
  }
}
