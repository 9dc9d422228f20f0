import AlertLayout
import AlertSpec
import Geometry

/// What a presenter has to know of an alert.
public struct StagedAlert: Sendable {
  public var id: String
  public var queueing: Queueing
  /// As laid out with the device held upright and on its side.
  public var portrait: StagedLayout
  public var landscape: StagedLayout
  public var actions: [Answer]
  public var dismissal: Presentation.Dismissal
  /// What the focus goes to, in its order.
  public var focus: FocusRules
  /// What is ticked, at first.
  var ticked: Set<String> = []
  /// How far its views are scrolled.
  var scrolled: TouchScene.Scrolling = [:]
  /// The heights it can rest at; empty where there are no two.
  var detents: [StagedDetent] = []
  /// Which of them it rests at.
  var detent = 0

  /// What a button does.
  public struct Answer: Sendable, Equatable {
    public var id: String
    public var event: String
    public var dismissal: Action.Dismissal
    public var role: Action.Role

    public init(
      _ id: String, event: String, dismissal: Action.Dismissal, role: Action.Role = .normal
    ) {
      self.id = id
      self.event = event
      self.dismissal = dismissal
      self.role = role
    }
  }

  /// - Parameter turned: the same alert with the device held the other way; nil where it never is.
  public init(_ laidOut: LaidOutAlert, turned: LaidOutAlert? = nil) {
    let alert = laidOut.alert
    id = alert.name
    queueing = alert.queueing
    let layout = StagedLayout(laidOut)
    let other = turned.map { StagedLayout($0) } ?? layout
    let isUpright = laidOut.environment.orientation == .portrait
    portrait = isUpright ? layout : other
    landscape = isUpright ? other : layout
    actions = alert.actions.map {
      Answer(
        $0.id, event: $0.event, dismissal: $0.dismissal ?? alert.buttons.dismissal, role: $0.role)
    }
    dismissal = alert.presentation.dismissal
    focus = FocusRules(laidOut)
    detents = StagedDetent.detents(of: laidOut, turned: turned)
    ticked = Set(focus.stops.filter { alert.view(named: $0)?.isOn ?? false })
  }

  func layout(_ orientation: Orientation) -> StagedLayout {
    if detents.indices.contains(detent) { return detents[detent].layout(orientation) }
    return orientation == .portrait ? portrait : landscape
  }

  func isToggle(_ id: String) -> Bool {
    if case .toggle = portrait.touches.role(of: id) { true } else { false }
  }

  func answer(_ id: String) -> Answer? { actions.first { $0.id == id } }

  /// What the escape key and the escape gesture do: cancel, or else what a touch outside or a drag
  /// would. Nil when nothing.
  var escape: Escape? {
    if let cancel = actions.first(where: { $0.role == .cancel }) { return .action(cancel) }
    return dismissal.isByHand ? .dismissal : nil
  }

  enum Escape {
    case action(Answer)
    case dismissal
  }

  /// What the return key does where the focus is on no button: the action that confirms, or the
  /// only one.
  var preferred: Answer? {
    actions.first { $0.role == .confirm } ?? (actions.count == 1 ? actions.first : nil)
  }
}

extension Presentation.Dismissal {
  /// Whether people can dismiss it without a button.
  var isByHand: Bool { outsideTap || drag || swipe }
}
