/// Glyphs of our own for the system's symbols that alerts show most: plain shapes that say what
/// stands there, in a square of 24 units. Apple's own may only be drawn by Apple's systems.
struct SVGSymbol {
  let name: StaticString
  /// Path data, filled by the even-odd rule.
  let path: StaticString

  /// Nil when there is no glyph for a name; a ring stands for `.circle`, a disc for `.circle.fill`.
  static func named(_ name: String) -> SVGSymbol? {
    for symbol in all where symbol.name.withUTF8Buffer({ $0.elementsEqual(name.utf8) }) {
      return symbol
    }
    return nil
  }

  private static let all: [SVGSymbol] = [
    SVGSymbol(
      name: "square",
      path: """
        M6.5 3H17.5A3.5 3.5 0 0 1 21 6.5V17.5A3.5 3.5 0 0 1 17.5 21H6.5A3.5 3.5 0 0 1 3 17.5V6.5\
        A3.5 3.5 0 0 1 6.5 3ZM6.5 4.7A1.8 1.8 0 0 0 4.7 6.5V17.5A1.8 1.8 0 0 0 6.5 19.3H17.5\
        A1.8 1.8 0 0 0 19.3 17.5V6.5A1.8 1.8 0 0 0 17.5 4.7Z
        """),
    SVGSymbol(
      name: "checkmark.square.fill",
      path: """
        M6.5 3H17.5A3.5 3.5 0 0 1 21 6.5V17.5A3.5 3.5 0 0 1 17.5 21H6.5A3.5 3.5 0 0 1 3 17.5V6.5\
        A3.5 3.5 0 0 1 6.5 3ZM10.8 17.4L17.8 8.3 16.2 7.1 10.6 14.4 7.7 11.4 6.3 12.8Z
        """),
    SVGSymbol(
      name: "checkmark.circle.fill",
      path: """
        M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2ZM10.8 17L17.4 8.3 15.8 7.1 10.6 14 7.9 11.2 6.5 12.6Z
        """),
    SVGSymbol(
      name: "checkmark",
      path: "M9.4 19.6L20.6 5 18.8 3.6 9.2 16.2 5 11.8 3.4 13.4Z"),
    SVGSymbol(
      name: "xmark",
      path: """
        M5.6 4.2L12 10.6 18.4 4.2 19.8 5.6 13.4 12 19.8 18.4 18.4 19.8 12 13.4 5.6 19.8 4.2 18.4\
         10.6 12 4.2 5.6Z
        """),
    SVGSymbol(
      name: "xmark.circle.fill",
      path: """
        M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2ZM8.6 7.2L7.2 8.6 10.6 12 7.2 15.4 8.6 16.8 12 13.4\
         15.4 16.8 16.8 15.4 13.4 12 16.8 8.6 15.4 7.2 12 10.6Z
        """),
    SVGSymbol(
      name: "exclamationmark.triangle.fill",
      path: """
        M12 2.5A1.9 1.9 0 0 1 13.7 3.5L22.6 19.2A1.9 1.9 0 0 1 20.9 22H3.1A1.9 1.9 0 0 1 1.4 19.2\
        L10.3 3.5A1.9 1.9 0 0 1 12 2.5ZM11 8.5L11.2 15H12.8L13 8.5ZM12 16.4A1.2 1.2 0 0 0 12 18.8\
        A1.2 1.2 0 0 0 12 16.4Z
        """),
    SVGSymbol(
      name: "info.circle.fill",
      path: """
        M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2ZM11.1 10.5V17.5H12.9V10.5ZM12 6.6A1.2 1.2 0 0 0 12 9\
        A1.2 1.2 0 0 0 12 6.6Z
        """),
    SVGSymbol(
      name: "star.fill",
      path: """
        M12 2L14.9 8.9 22.3 9.5 16.7 14.4 18.4 21.6 12 17.8 5.6 21.6 7.3 14.4 1.7 9.5 9.1 8.9Z
        """),
    SVGSymbol(
      name: "sparkles",
      path: """
        M9.5 5Q10.3 11.2 16.5 12.5Q10.3 13.8 9.5 20Q8.7 13.8 2.5 12.5Q8.7 11.2 9.5 5ZM17.5 2\
        Q17.9 4.9 21 5.5Q17.9 6.1 17.5 9Q17.1 6.1 14 5.5Q17.1 4.9 17.5 2ZM18.5 15Q18.8 17.5 21.5 18\
        Q18.8 18.5 18.5 21Q18.2 18.5 15.5 18Q18.2 17.5 18.5 15Z
        """),
  ]
}
