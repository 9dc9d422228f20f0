import AlertLayout
import AlertSpec

/// Where the focus of assistive technologies and of a keyboard goes in an alert.
public struct FocusRules: Sendable, Equatable {
  /// Whether nothing behind the alert can be reached while it is there. An alert that goes by
  /// itself and holds nothing to act on, such as a toast, is read out and leaves the focus alone.
  public var isModal: Bool
  /// The elements that are read, in their order.
  public var order: [String]
  /// What has the focus first; nil where the alert takes none.
  public var initial: String?
  /// What the tab key goes through, in the order read.
  public var stops: [String]
  /// What escape does: an action's id, `dismiss` for what a touch outside or a drag would do, nil
  /// for nothing.
  public var escape: String?

  /// What has the focus where an alert has no element: the alert itself.
  public static let whole = "alert"

  public init(_ laidOut: LaidOutAlert) {
    self.init(laidOut, AccessibilityElement.inReadingOrder(of: laidOut))
  }

  /// - Parameter elements: of the alert, in reading order.
  public init(_ laidOut: LaidOutAlert, _ elements: [AccessibilityElement]) {
    let alert = laidOut.alert
    let dismissal = alert.presentation.dismissal
    order = elements.map(\.id)
    stops = elements.filter { $0.role.isActive }.map(\.id)
    isModal = dismissal.after == nil || Self.holdsActions(laidOut.screen)
    initial = isModal ? order.first ?? Self.whole : nil
    let cancel = alert.actions.first { $0.role == .cancel }
    escape = cancel?.id ?? (dismissal.isByHand ? "dismiss" : nil)
  }

  private static func holdsActions(_ node: FrameNode) -> Bool {
    node.role == .custom || node.role.isActive || node.children.contains(where: holdsActions)
  }
}
