import AlertSpec
import Diagnostics
import Geometry

/// Why a number of a layout is what it is.
public struct Derivation: Sendable {
  /// `title.height`
  public let name: String
  /// On the pixel grid, as backends write it, in points.
  public let value: Rational
  /// Before that, in points: the sum of the steps' amounts.
  public let exact: Rational
  /// How the exact value came onto the grid: sentences without a full stop.
  public let snapping: [String]
  /// Each rests on those before it.
  public let steps: [Step]
  /// Wishes around the number that did not come true, strongest first.
  public let givenUp: [Step]
  /// The widths at which texts were measured that the number depends on.
  public let widths: [Derivation]

  /// A constraint that holds, or one that was given up.
  public struct Step: Sendable {
    /// What it adds to the value, in points; of a wish, by how much it is missed.
    public let amount: Rational
    /// The part of its own constant that this is; 1 where there is none.
    public let multiplier: Rational
    /// In the words of the spec, or what was measured.
    public let text: String
    /// Nil for what nothing states.
    public let range: SourceRange?
    /// 1000 is required.
    public let priority: Rational

    /// The text with the part that it adds and the priority: `half of 'layout.width' @750`.
    public var words: String {
      var words = text
      if multiplier != 1 {
        words = (multiplier.isDefined ? part : "a part of") + " " + words
      }
      let mark = "@" + priority.decimal()
      // A statement says it itself.
      if priority != 1000, !text.hasSuffix(mark + "'") { words += " " + mark }
      return words
    }

    private var part: String {
      multiplier == Rational(1, 2) ? "half of" : multiplier.decimal() + " ×"
    }
  }
}

/// A node or an attribute that a layout does not have.
public struct UnknownQuantity: Error, Sendable {
  /// What of `title.height` was not found.
  public enum Part: Sendable {
    case node
    case attribute
  }

  /// Decides what ``known`` lists.
  public let part: Part
  /// As it was asked for.
  public let name: String
  /// What could stand there.
  public let known: [String]
}

/// What of a node can be asked for: the numbers of its frame and the attributes of constraints.
enum DerivedAttribute: Sendable, Equatable {
  /// The left edge in the parent's coordinates, as in UIKit's `frame`.
  case x
  /// The top edge in the parent's coordinates.
  case y
  /// In the screen's coordinates.
  case attribute(Attribute)

  init?(_ name: String) {
    switch name {
    case "x": self = .x
    case "y": self = .y
    default:
      guard let attribute = Attribute(rawValue: name), attribute.dimension != .composite else {
        return nil
      }
      self = .attribute(attribute)
    }
  }

  static let names =
    ["x", "y"] + Attribute.allCases.filter { $0.dimension != .composite }.map(\.rawValue)

  var attribute: Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .attribute(let attribute): attribute
    }
  }

  var isInParent: Bool { self == .x || self == .y }
}

extension Alert {
  /// Explains an attribute of a node of this alert's layout in an environment.
  ///
  /// - Parameters:
  ///   - node: the id of a view, an action or a part of one, or `alert`, `backdrop`, `screen`.
  ///   - attribute: `x` and `y` are the frame's, in the parent's coordinates; the attributes of
  ///     constraints are in the screen's.
  public func derivation(of attribute: String, ofNode node: String, in environment: Environment)
    -> Result<Derivation, UnknownQuantity>
  {
    let boxes = boxes(in: environment)
    var pass = LayoutPass(
      alert: boxes.alert, backdrop: boxes.backdrop, absent: absentNames, in: environment)
    pass.run()
    guard let index = pass.tree.index(ofNode: node) else {
      return .failure(UnknownQuantity(part: .node, name: node, known: pass.tree.nodeNames))
    }
    guard let wanted = DerivedAttribute(attribute) else {
      return .failure(
        UnknownQuantity(part: .attribute, name: attribute, known: DerivedAttribute.names))
    }
    return .success(pass.derivation(of: wanted, ofNode: index, locate))
  }
}

extension LayoutTree {
  /// The node of an id or of a name that every alert has; nil when there is none.
  func index(ofNode name: String) -> Int? {
    switch name {
    case "screen": LayoutTree.screen
    case "backdrop": LayoutTree.backdrop
    case "alert": LayoutTree.alert
    default: node(named: name)
    }
  }

  var nodeNames: [String] { ["screen", "backdrop", "alert"] + boxes.dropFirst(3).map(\.id) }
}
