import AlertLayout
import AlertMotion
import AlertSpec
import Diagnostics

/// The layout tree as JSON, `alertc.layout/1`, for programs. The format is described by
/// `docs/layout.schema.json`.
///
/// Keys come in a fixed order; numbers are points or seconds, rounded to a thousandth. What a
/// style says nothing about is left out. O(nodes and bytes of text).
struct JSONBackend: Backend {
  static let name = "json"
  static let fileExtension = "json"
  static let mediaType = "application/json"
  static let summary = "The layout tree: every frame, text line, colour, action and timing"

  /// The value of the document's `format` key; its number grows with a change that a reader of
  /// the old format could misread.
  static let format: StaticString = "alertc.layout/1"

  private var form = JSONWriter.Form.pretty
  private var moments: [MomentRequest] = []

  /// One document a line.
  var forStream: any Backend {
    var backend = self
    backend.form = .compact
    return backend
  }

  func showing(_ moments: [MomentRequest]) -> any Backend {
    var backend = self
    backend.moments = moments
    return backend
  }

  func render(_ alert: LaidOutAlert) -> Diagnosed<[Artifact]> {
    var writer = JSONWriter(form: form)
    writer.document(alert, at: moments)
    let artifact = Artifact(
      suffix: "." + JSONBackend.fileExtension, mediaType: JSONBackend.mediaType,
      bytes: writer.finish())
    guard writer.hasUndefinedNumber else { return Diagnosed([artifact]) }
    return Diagnosed([artifact], [.undefinedNumber(in: alert.alert, writtenAs: "null")])
  }
}

extension JSONWriter {
  fileprivate mutating func document(_ laidOut: LaidOutAlert, at moments: [MomentRequest]) {
    beginBlock(.object)
    line()
    key("format")
    literal(JSONBackend.format)
    line()
    key("alert")
    string(laidOut.alert.name)
    line()
    key("environment")
    environment(laidOut.environment)
    line()
    key("root")
    root(laidOut.screen, of: StatedValues(laidOut))
    line()
    key("presentation")
    presentation(of: laidOut, at: moments)
    if laidOut.alert.queueing != Queueing() {
      line()
      key("queue")
      queue(laidOut.alert.queueing)
    }
    line()
    key("actions")
    actions(of: laidOut.alert)
    line()
    let elements = AccessibilityElement.inReadingOrder(of: laidOut)
    key("accessibility")
    accessibility(elements, in: laidOut.environment.locale)
    line()
    key("focus")
    focus(FocusRules(laidOut, elements))
    let runs = laidOut.behaviour
    if !runs.isEmpty {
      line()
      key("behaviour")
      behaviour(runs)
    }
    endBlock(.object)
  }

  private mutating func queue(_ queueing: Queueing) {
    beginObject()
    key("priority")
    string(queueing.priority.rawValue)
    key("repeated")
    string(queueing.whenRepeated.rawValue)
    endObject()
  }

  private mutating func environment(_ environment: Environment) {
    beginObject()
    key("device")
    string(environment.device.id)
    key("orientation")
    string(environment.orientation.rawValue)
    key("screen")
    beginObject()
    key("width")
    number(environment.screen.width)
    key("height")
    number(environment.screen.height)
    endObject()
    key("scale")
    number(.init(environment.grid.scale))
    key("safeArea")
    beginObject()
    key("top")
    number(environment.safeArea.top)
    key("left")
    number(environment.safeArea.left)
    key("bottom")
    number(environment.safeArea.bottom)
    key("right")
    number(environment.safeArea.right)
    endObject()
    key("appearance")
    string(environment.appearance.rawValue)
    key("locale")
    string(environment.locale)
    key("textSize")
    string(environment.textSize.shortName)
    key("case")
    if let name = environment.caseName { string(name) } else { null() }
    endObject()
  }
}
