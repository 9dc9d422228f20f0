/// A view of the app's own, drawn as a placeholder.
public struct CustomView: ViewKind {
  public var custom = ""

  public init() {}

  public static let name = "custom"
  public static let doc = "A view of the app's own; state its width and height."
  public static let keys: [Key<CustomView>] = [
    Key("custom", \.custom, .text, "The name by which the app knows it.")
  ]

  public var isEmpty: Bool { custom.isEmpty }

  public func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.content = .custom(custom)
  }
}
