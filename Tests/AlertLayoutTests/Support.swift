@testable import AlertSpec
import Diagnostics
import Geometry
import Typography

@testable import AlertLayout

/// A file whose lines are statements, so that every one of them has a range of its own.
let file = SourceFile(
  path: "alert.yaml", text: (1...60).map { "line \($0)\n" }.joined())
let anywhere = file.range(0..<4)

func line(_ number: Int) -> SourceRange {
  LineTable(file).span(ofLine: number).map { file.range($0) } ?? anywhere
}

func text(
  _ id: String, _ string: String, size: Rational = 16, weight: FontWeight = .regular,
  lines: Int = 0, alignment: TextAlignment = .center
) -> Box {
  var box = Box(id: id, kind: "text", role: .text, range: anywhere)
  box.content = .text(
    TextBlock(
      string, font: Font(size: size, weight: weight), alignment: alignment, maximumLines: lines),
    color: Color(rgba: 0xFF))
  return box
}

func button(_ id: String, _ title: String, size: Rational = 14) -> Box {
  var box = text(id, title, size: size, weight: .bold, lines: 1)
  box.kind = "button"
  box.role = .button
  return box
}

/// A box of a size of its own, as an image has it.
func image(_ id: String, _ width: Rational?, _ height: Rational?) -> Box {
  var box = Box(id: id, kind: "image", role: .image, range: anywhere)
  box.content = .image(id)
  box.intrinsicWidth = width
  box.intrinsicHeight = height
  return box
}

func spacer(_ id: String) -> Box { Box(id: id, kind: "spacer", role: .spacer, range: anywhere) }

func box(
  _ id: String, kind: String = "group", _ children: [Box] = [], _ change: (inout Box) -> Void
)
  -> Box
{
  var box = Box(id: id, kind: kind, range: anywhere)
  box.children = children
  change(&box)
  return box
}

func arrangement(_ change: (inout BoxArrangement) -> Void = { _ in }) -> BoxArrangement {
  var arrangement = BoxArrangement()
  change(&arrangement)
  return arrangement
}

func area(
  _ buttons: [Box], axis: Buttons.Axis = .auto, height: Rational = 50, spacing: Rational = 0,
  divider: Rational = 0, cancel: Int? = nil, followsCorners: Bool = false,
  insets: BoxArrangement.DirectionalInsets = .init()
) -> ButtonArea {
  ButtonArea(
    axis: axis, height: height, spacing: spacing, insets: insets, dividerThickness: divider,
    dividerColor: Color(rgba: 0xAAAA_AAFF), followsCorners: followsCorners, buttons: buttons,
    cancel: cancel)
}

let backdrop = Box(id: "backdrop", kind: "backdrop", range: anywhere)

func environment(
  _ device: String = "iphone-14", locale: String = "ko", _ orientation: Orientation = .portrait
) -> Environment {
  Environment(
    device: Device.named(device) ?? .standard, orientation: orientation, locale: locale)
}

func lay(_ alert: Box, in environment: Environment = environment()) -> Diagnosed<FrameNode> {
  layOut(alert: alert, backdrop: backdrop, in: environment)
}

extension FrameNode {
  /// The node of an id, wherever it is inside.
  subscript(id: String) -> FrameNode {
    find(id) ?? FrameNode(id: "?", kind: "?", frame: .zero, absoluteFrame: .zero, exactFrame: .zero)
  }

  private func find(_ id: String) -> FrameNode? {
    if self.id == id { return self }
    for child in children { if let found = child.find(id) { return found } }
    return nil
  }

  var all: [FrameNode] { [self] + children.flatMap(\.all) }

  /// `x y width height` to a thousandth.
  var shown: String { frame.shown }

  /// Every node and its frame, one a line.
  var listing: String {
    all.map { "\($0.id) \($0.frame.shown)" }.joined(separator: "\n")
  }
}

extension Rect {
  var shown: String {
    [minX, minY, width, height].map { $0.decimal() }.joined(separator: " ")
  }
}

func anchor(_ item: Anchor.Item, _ attribute: Attribute, _ guide: Anchor.Guide? = nil) -> Anchor {
  Anchor(item, guide, attribute, range: anywhere)
}

/// Reads a constraint of the language, as far as these tests write it.
func state(_ text: String, at line: Int = 1) -> ConstraintStatement {
  var words = text.split(separator: " ").map(String.init)
  var statement = ConstraintStatement(
    left: anchor(read: words.removeFirst()), .equal, range: AlertLayoutTests.line(line))
  statement.relation = ConstraintStatement.Relation(rawValue: words.removeFirst()) ?? .equal
  if let number = Rational(decimal: words[0]) {
    statement.constant = .points(number)
  } else if words[0] == "hairline" {
    statement.constant = .hairline
  } else {
    statement.right = anchor(read: words[0])
    // `center == screen.safeArea`: the attribute is that of the left side.
    if !words[0].split(separator: ".").contains(where: { Attribute(rawValue: String($0)) != nil }) {
      statement.right?.attribute = statement.left.attribute
    }
  }
  words.removeFirst()
  while !words.isEmpty {
    let word = words.removeFirst()
    switch word {
    case "+": statement.constant = .points(number(words.removeFirst()))
    case "-": statement.constant = .points(-number(words.removeFirst()))
    case "*": statement.multiplier = number(words.removeFirst())
    case "/": statement.multiplier = number(words.removeFirst()).reciprocal
    case "inset": statement.inset = Insets(all: .points(number(words.removeFirst())))
    default:
      statement.priority =
        word == "@high" ? 750 : word == "@low" ? 250 : number(word.dropFirst())
    }
  }
  return statement
}

private func number(_ text: some StringProtocol) -> Rational {
  Rational(decimal: String(text)) ?? .undefined
}

private func anchor(read text: String) -> Anchor {
  let parts = text.split(separator: ".").map(String.init)
  var item = Anchor.Item.itself
  var guide: Anchor.Guide?
  var attribute = Attribute.top
  for (place, part) in parts.enumerated() {
    if let found = Attribute(rawValue: part) {
      attribute = found
    } else if let found = Anchor.Guide(rawValue: part), place > 0 {
      guide = found
    } else {
      switch part {
      case "alert": item = .alert
      case "screen": item = .screen
      case "backdrop": item = .backdrop
      case "previous": item = .previous
      case "next": item = .next
      default: item = .named(part)
      }
    }
  }
  return Anchor(item, guide, attribute, range: anywhere)
}

extension Box {
  /// The box with statements on it.
  func stating(_ statements: String...) -> Box {
    var box = self
    box.constraints += statements.map { state($0) }
    return box
  }
}
