/// A label: one text, wrapped and cut as its attributes say.
public struct TextView: ViewKind {
  public var text = ""
  public var attributes = TextAttributes()

  public init() {}

  public static let name = "text"
  public static let doc = "A label."
  public static let keys: [Key<TextView>] =
    [Key("text", \.text, .text, "The words; none at all leave the view out.")]
    + TextAttributes.keys.map { $0.within(\.attributes) }

  public var isEmpty: Bool { text.isEmpty }

  public func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.content = boxes.text(text, attributes)
  }
}
