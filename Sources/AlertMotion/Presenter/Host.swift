/// A screen of the app that alerts are presented on: a view controller with what it contains and
/// what it presents.
public struct Screen: Sendable, Equatable {
  /// For traces.
  public let id: String
  /// What it contains, and so what is visible of it.
  public var content: Content
  /// Presented over this one, at most one of them.
  public var presented: [Screen]
  /// Whether it has appeared: it is in the window, and no transition to it is under way.
  public var isVisible: Bool
  /// Whether it is being dismissed, and so presents nothing more.
  public var isGoing: Bool

  /// One that has appeared, unless stated.
  public init(
    _ id: String, _ content: Content = .plain, presents presented: Screen? = nil,
    isVisible: Bool = true, isGoing: Bool = false
  ) {
    self.id = id
    self.content = content
    self.presented = presented.map { [$0] } ?? []
    self.isVisible = isVisible
    self.isGoing = isGoing
  }

  /// The container view controllers that UIKit looks into for what is on the screen.
  public enum Content: Sendable, Equatable {
    case plain
    /// From the root to the top of the stack.
    case navigation([Screen])
    case tabs([Screen], selected: Int)
  }

  /// The screen that an alert is presented on: what is presented covers what presents it, a
  /// navigation shows the top of its stack, tabs show the selected one; an empty container is the
  /// screen itself. O(depth).
  ///
  /// - Returns: nil while that screen has not appeared.
  public var topmostVisible: Screen? {
    if let covering = presented.last, !covering.isGoing { return covering.topmostVisible }
    return shownInside?.topmostVisible ?? (shownInside == nil && isVisible ? self : nil)
  }

  /// The screen that a container shows; nil for one that contains none.
  private var shownInside: Screen? {
    switch content {
    case .plain: nil
    case .navigation(let stack): stack.last
    case .tabs(let tabs, let selected): tabs.indices.contains(selected) ? tabs[selected] : nil
    }
  }

  /// Sets whether the screen of that id, wherever it is, has appeared.
  ///
  /// - Returns: false when there is none.
  @discardableResult
  public mutating func setVisible(_ isVisible: Bool, _ id: String) -> Bool {
    if self.id == id {
      self.isVisible = isVisible
      return true
    }
    for index in presented.indices where presented[index].setVisible(isVisible, id) { return true }
    switch content {
    case .plain: return false
    case .navigation(var stack):
      for index in stack.indices where stack[index].setVisible(isVisible, id) {
        content = .navigation(stack)
        return true
      }
    case .tabs(var tabs, let selected):
      for index in tabs.indices where tabs[index].setVisible(isVisible, id) {
        content = .tabs(tabs, selected: selected)
        return true
      }
    }
    return false
  }

  /// Whether the screen of that id is anywhere in here and has appeared.
  public func isVisible(_ id: String) -> Bool {
    if self.id == id { return isVisible }
    if presented.contains(where: { $0.isVisible(id) }) { return true }
    switch content {
    case .plain: return false
    case .navigation(let screens), .tabs(let screens, _):
      return screens.contains { $0.isVisible(id) }
    }
  }
}
