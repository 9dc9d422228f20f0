import Diagnostics
import Geometry
import YAMLNodes

/// A resolved alert: what a spec and everything it extends come to.
///
/// It holds no reference to another file, every name in it has been looked up, every value has
/// been checked, and what nobody stated has its default. Semantic colours, text styles, hairlines
/// and directions are still open: an ``Environment`` settles those.
public struct Alert: Sendable {
  /// As the spec has it; artifacts are named after it.
  public var name: String
  /// Where the alert's name stands.
  public var range: SourceRange
  /// The files it was made of: the spec itself first, then what it extends, in turn.
  public var sources: [AlertSyntax] = []
  /// In drawing order; those that are hidden or show nothing included.
  public var views: [View] = []
  /// In reading order.
  public var actions: [Action] = []
  /// Nil when constraints alone place the views.
  public var layout: Arrangement?
  /// Stated at the top of the spec; `itself` is the alert.
  public var constraints: [ConstraintStatement] = []
  /// How the alert's own rectangle is painted.
  public var surface = Surface()
  /// Between the alert and the app's screen.
  public var backdrop = Backdrop()
  /// What the actions have in common.
  public var buttons = Buttons()
  /// Of the alert itself; nil leaves it to layout.
  public var height: Length?
  /// How it comes, goes and moves.
  public var presentation = Presentation()
  /// Of the alert as a whole.
  public var accessibility = Accessibility()
  /// How it takes its turn among other alerts.
  public var queueing = Queueing()
  /// What is done to it, for its traces, in the order written.
  public var scripts: [Script] = []
  /// What of the environment it was read for it depends on: in any other that is alike in these,
  /// the alert is the same.
  public var axes: EnvironmentAxes = []

  /// The same alert as it is with the device held the other way, for scripts that turn it; none
  /// where it is no other, or was not read. At most one.
  public var turned: [Alert] = []

  /// Without views and actions; everything has its default.
  public init(name: String, range: SourceRange) {
    self.name = name
    self.range = range
  }

  /// Where the value at a path such as `layout.width` or `views.icon.width` was stated: in the
  /// spec itself, or in the nearest of those that it extends; nil where it is a default.
  public func origin(of path: [String]) -> SourceRange? { sources.origin(of: path) }

  /// The node that states the value at a path, and its file.
  func originNode(of path: [String]) -> (file: SourceFile, node: YAMLNode)? {
    sources.originNode(of: path)
  }

  /// The view of that id, inside groups too; nil when there is none.
  public func view(named id: String) -> View? {
    func find(_ views: [View]) -> View? {
      for view in views {
        if sameBytes(view.id, id) { return view }
        if let inner = find(view.innerViews) { return inner }
      }
      return nil
    }
    return find(views)
  }
}

extension [AlertSyntax] {
  /// See ``Alert/origin(of:)``: the files alone, for those who keep nothing else.
  public func origin(of path: [String]) -> SourceRange? {
    originNode(of: path).map { $0.file.range($0.node.span) }
  }

  fileprivate func originNode(of path: [String]) -> (file: SourceFile, node: YAMLNode)? {
    for index in indices {
      if let node = self[index].node(at: path) { return (self[index].file, node) }
    }
    return nil
  }
}

extension Alert {
  /// The ids of views that take no part in the layout, hidden or empty as they are.
  public var absentNames: Set<String> {
    var names: Set<String> = []
    func walk(_ views: [View], isShown: Bool) {
      for view in views {
        let isShown = isShown && view.isPresent
        if !isShown { names.insert(view.id) }
        walk(view.innerViews, isShown: isShown)
      }
    }
    walk(views, isShown: true)
    return names
  }
}
