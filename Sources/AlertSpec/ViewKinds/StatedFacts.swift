import Geometry
import Typography

/// One thing that the app's own control is told and that is not drawn, or not drawn for what it is:
/// the state of a switch, the placeholder of a field.
public struct ControlFact: Sendable {
  /// What it comes to.
  public enum Value: Sendable, Equatable {
    case truth(Bool)
    case number(Rational)
    case text(String)
    case color(DynamicColor)
  }

  /// A key of the layout tree's `control`; without characters that JSON escapes.
  public let name: StaticString
  /// As stated, or by default.
  public let value: Value

  init(_ name: StaticString, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension View {
  /// What its kind states of the app's control; empty for a view that is none.
  public var controlFacts: [ControlFact] { content?.controlFacts ?? [] }

  /// The text styles that the runs of a part's text take their fonts from, one for each run; nil
  /// for a font with a size of its own. Empty where the view states no fonts for that part.
  ///
  /// - Parameter part: what a part's id has behind the view's and a point; empty for the view.
  public func textStyles(ofPart part: String) -> [TextStyle?] {
    content?.fonts(ofPart: part).map(\.decidingStyle) ?? []
  }
}

extension Alert {
  /// The text style that an action's title takes its font from; nil for a font with a size.
  public func textStyle(of action: Action) -> TextStyle? {
    action.style.over(buttons.style(for: action.role)).font.decidingStyle
  }
}

extension FontDescription {
  /// The text style where it decides the size.
  var decidingStyle: TextStyle? { size == nil ? style : nil }
}
