import AlertSpec
import Diagnostics
import Geometry
import Typography

/// One placed rectangle: a ``Box`` whose place and size are known.
public struct FrameNode: Sendable {
  public var id: String
  /// `screen`, `backdrop`, `alert`, `text`, `button`, …
  public var kind: String
  public var role: BoxRole
  /// On the pixel grid, in the parent's coordinates, in points: UIKit's `frame`.
  public var frame: Rect
  /// On the pixel grid, in the screen's coordinates, in points.
  public var absoluteFrame: Rect
  /// Before snapping, in the screen's coordinates, in points.
  public var exactFrame: Rect
  public var style: BoxStyle
  public var content: Content
  /// The height of the content that scrolls inside this frame, in points; nil when nothing does.
  public var scrolledHeight: Rational?
  public var accessibility: Accessibility?
  /// In drawing order.
  public var children: [FrameNode]

  public init(
    id: String, kind: String, role: BoxRole = .container, frame: Rect, absoluteFrame: Rect,
    exactFrame: Rect,
    style: BoxStyle = BoxStyle(), content: Content = .none, scrolledHeight: Rational? = nil,
    accessibility: Accessibility? = nil, children: [FrameNode] = []
  ) {
    self.id = id
    self.kind = kind
    self.role = role
    self.frame = frame
    self.absoluteFrame = absoluteFrame
    self.exactFrame = exactFrame
    self.style = style
    self.content = content
    self.scrolledHeight = scrolledHeight
    self.accessibility = accessibility
    self.children = children
  }

  /// What is drawn inside the frame.
  public enum Content: Sendable {
    case none
    case text(PlacedText)
    /// A picture by name, and its file where it is one: no more of it than was read for its size,
    /// unless whoever loads files was asked for pictures.
    case image(String, file: SourceFile? = nil)
    /// The app's own view by name.
    case custom(String)
  }
}

/// A text broken into lines inside its frame.
public struct PlacedText: Sendable {
  /// What was asked for: runs with their fonts, alignment, limits.
  public var block: TextBlock
  public var color: Color
  /// What the runs have besides their fonts, one for each; empty where none has any.
  public var runs: [BoxRun]
  /// The lines as drawn.
  public var layout: TextLayout
  /// For each line of `layout`, its frame in the coordinates of the node's frame, on the pixel
  /// grid vertically and exact horizontally, in points.
  public var lineFrames: [Rect]
  /// For each line, the distance of its baseline from the node's top edge, in points.
  public var baselines: [Rational]

  public init(
    block: TextBlock, color: Color, runs: [BoxRun] = [], layout: TextLayout, lineFrames: [Rect],
    baselines: [Rational]
  ) {
    self.block = block
    self.color = color
    self.runs = runs
    self.layout = layout
    self.lineFrames = lineFrames
    self.baselines = baselines
  }
}

/// An alert laid out in one environment: what every backend renders.
public struct LaidOutAlert: Sendable {
  public var alert: Alert
  public var environment: Environment
  /// The screen; its children are the backdrop and the alert.
  public var screen: FrameNode

  public init(alert: Alert, environment: Environment, screen: FrameNode) {
    self.alert = alert
    self.environment = environment
    self.screen = screen
  }
}
