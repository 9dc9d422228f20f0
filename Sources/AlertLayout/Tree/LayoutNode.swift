import AlertSpec
import Geometry

/// What layout asks of a box again and again, without the rest: nothing in it is counted.
struct LayoutNode: Sendable {
  enum Role: UInt8, Sendable {
    case screen
    case backdrop
    case view
    case button
    /// A horizontal line of a button area; it takes room.
    case line
    /// A vertical line between buttons in a row; it takes none.
    case overlay
  }

  let role: Role
  /// The screen is its own parent.
  let parent: Int
  /// Its place among the content of its parent.
  let place: Int
  /// Content, then the button area; children lie side by side in the tree.
  var children = 0..<0
  var contentCount = 0
  var area: AreaShape?
  /// What statements settle; see ``StatedPlaces``.
  var stated = PerAxis(StatedPlaces(), StatedPlaces())
  var fit = PerAxis(Fit.hugs, Fit.hugs)
  /// Whether required equalities alone give the extent, so that its own size does not matter.
  var isRigid = PerAxis(false, false)
  let isText: Bool
  /// A list scrolls inside its own frame, so its rows do not hold it open.
  let scrollsItself: Bool
  private let isSpacer: Bool
  let stack: StackShape?
  /// The extent a spec states, by `width` and `height` or by `layout`.
  let knob: PerAxis<Rational?>
  /// Whether `width` or `height` states it.
  let hasOwnKnob: PerAxis<Bool>
  let minimum: PerAxis<Rational?>
  let maximum: PerAxis<Rational?>
  let intrinsic: PerAxis<Rational?>
  let hugging: PerAxis<Rational>
  let compression: PerAxis<Rational>
  let spacingAfter: Rational?

  init(_ box: Box, role: Role, parent: Int, place: Int) {
    self.role = role
    self.parent = parent
    self.place = place
    isText = box.content.isText
    scrollsItself = box.role == .list
    isSpacer = box.role == .spacer
    let layout = box.arrangement
    stack = layout.map(StackShape.init)
    knob = PerAxis(box.width ?? layout?.width, box.height ?? layout?.height)
    hasOwnKnob = PerAxis(box.width != nil, box.height != nil)
    minimum = PerAxis(layout?.minWidth, layout?.minHeight)
    maximum = PerAxis(layout?.maxWidth, layout?.maxHeight)
    intrinsic = PerAxis(box.intrinsicWidth, box.intrinsicHeight)
    hugging = PerAxis(box.hugging.x, box.hugging.y)
    compression = PerAxis(box.compression.x, box.compression.y)
    spacingAfter = box.spacingAfter
  }

  var content: Range<Int> { children.lowerBound..<children.lowerBound + contentCount }

  /// A spacer without a length takes what room there is.
  func isOpenSpacer(_ axis: Axis) -> Bool {
    isSpacer && (intrinsic[axis] ?? 0).isZero && knob[axis] == nil
      && !stated[axis].contains(.extent)
  }
}

/// How a container's extent along an axis and that of its content depend on each other.
enum Fit: UInt8, Sendable {
  /// The container is exactly as large as its content needs.
  case hugs
  /// A spec states the container's extent.
  case given
  /// The container is as large as its content, or larger where its own container says so.
  case elastic
}

/// Which attributes of a box on one axis statements settle with `==`.
///
/// What a box's arrangement would say about the same attribute is not said then:
/// - A stated extent replaces a `width`, `layout.width`, share or fill. A box that would have
///   filled its stack across is centred instead.
/// - Along a stack, a stated start, centre or end replaces the arranged start; those behind follow
///   the box to its new place. Where the last box of a stack states only its end, and that in
///   relation to the stack, it replaces the arranged end and the start stays.
/// - Across a stack that fills, a stated leading edge leaves the arranged trailing edge, and the
///   other way round; a stated centre leaves the arranged extent; any two leave nothing. In any
///   other alignment a stated place replaces the arranged one.
/// - An alert whose place in the screen is stated on an axis is not centred on it.
///
/// Inequalities replace nothing; they hold besides.
struct StatedPlaces: OptionSet, Sendable {
  let rawValue: UInt8

  /// The leading or the top edge.
  static let start = StatedPlaces(rawValue: 1)
  /// The trailing or the bottom edge.
  static let end = StatedPlaces(rawValue: 2)
  static let center = StatedPlaces(rawValue: 4)
  static let extent = StatedPlaces(rawValue: 8)
  /// Some relation, if only an inequality, bears on the box.
  static let touched = StatedPlaces(rawValue: 16)
  /// The end is stated in relation to the box's own container.
  static let endInContainer = StatedPlaces(rawValue: 32)

  static let place: StatedPlaces = [.start, .end, .center]

  var hasPlace: Bool { !isDisjoint(with: .place) }

  /// How many of start, end, centre and extent are settled; two settle the others.
  var count: Int { (rawValue & 15).nonzeroBitCount }

  /// Whether statements alone give the extent.
  var giveExtent: Bool { contains(.extent) || intersection(.place).rawValue.nonzeroBitCount > 1 }
}

/// The part of a ``BoxArrangement`` that places views.
struct StackShape: Sendable {
  let axis: Axis
  let distribution: Arrangement.Distribution
  let alignment: Arrangement.Alignment
  let spacing: Rational
  let insets: BoxArrangement.DirectionalInsets

  init(_ arrangement: BoxArrangement) {
    axis = Axis(arrangement.axis)
    distribution = arrangement.distribution
    alignment = arrangement.alignment
    spacing = arrangement.spacing
    insets = arrangement.insets
  }
}

extension Box.Content {
  var isText: Bool { if case .text = self { true } else { false } }
}

/// A ``ButtonArea`` once it is known whether it is a row or a column.
struct AreaShape: Sendable {
  let isRow: Bool
  /// Whether it becomes a column when a title is too long for its share.
  let isUncertain: Bool
  /// The line above the buttons.
  let topLine: Int?
  let firstButton: Int
  let count: Int
  let hasLinesBetween: Bool
  let height: Rational
  let spacing: Rational
  let insets: BoxArrangement.DirectionalInsets
  let thickness: Rational

  /// The node of a button, in visual order.
  func button(_ place: Int) -> Int {
    firstButton + (isRow || !hasLinesBetween ? place : 2 * place)
  }

  /// The node of the line before a button; `place` is at least 1.
  func line(before place: Int) -> Int? {
    guard hasLinesBetween else { return nil }
    return isRow ? firstButton + count + place - 1 : firstButton + 2 * place - 1
  }
}
