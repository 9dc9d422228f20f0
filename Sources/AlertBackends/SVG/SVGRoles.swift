import AlertLayout
import AlertMotion
import AlertSpec
import Geometry

extension SVGDrawing {
  /// What assistive technologies are told of a node, in the words of ARIA 1.2.
  mutating func tell(_ element: AccessibilityElement, of node: FrameNode) {
    role(element, of: node)
    // A bar has no words; UIKit's own is called so.
    let label = element.label ?? (node.role == .progress ? "Progress" : nil)
    if let label { writer.attribute("aria-label", label) }
    if let hint = element.hint { writer.attribute("aria-description", hint) }
    if let identifier = element.identifier { writer.attribute("data-identifier", identifier) }
  }

  private mutating func role(_ element: AccessibilityElement, of node: FrameNode) {
    switch node.role {
    case .toggle(let isOn):
      if case .on = element.value {
        writer.raw(" role=\"switch\"")
      } else {
        writer.raw(" role=\"checkbox\"")
      }
      writer.raw(isOn ? " aria-checked=\"true\"" : " aria-checked=\"false\"")
    case .field:
      writer.raw(" role=\"textbox\"")
    case .progress:
      writer.raw(" role=\"progressbar\" aria-valuemin=\"0\" aria-valuemax=\"1\"")
      if case .share(let share) = element.value { writer.attribute("aria-valuenow", share) }
    case .container where node.kind == "alert":
      writer.raw(" role=\"alertdialog\"")
    default: role(of: element.trait, node)
    }
  }

  private mutating func role(of trait: Accessibility.Trait, _ node: FrameNode) {
    switch trait {
    case .button: writer.raw(" role=\"button\"")
    case .link: writer.raw(" role=\"link\"")
    case .header: writer.raw(" role=\"heading\" aria-level=\"1\"")
    case .searchField: writer.raw(" role=\"searchbox\"")
    // One thing with one name, whose lines are not read one by one.
    case .image, .staticText, .adjustable, .summaryElement: writer.raw(" role=\"img\"")
    case .none: writer.raw(" role=\"group\"")
    }
  }
}
