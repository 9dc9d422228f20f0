/// What is asked for: `FONT [--index N] [--instance wght=600,…] [--family NAME] [--weight NAME]`.
/// `alertc font import` writes it, so it is read without much ado.
struct Request {
  var font: String
  var index: UInt32?
  /// Axes and values, as written.
  var instance: [(axis: String, value: String)] = []
  var family: String?
  var weight: String?

  init(_ arguments: [String]) throws(FontFault) {
    guard let font = arguments.first else {
      throw FontFault("No font is named", help: "run it as: alertc font import FONT")
    }
    self.font = font
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw FontFault("\(option) needs a value", help: "see: alertc font --help")
      }
      switch option {
      case "--index":
        guard let index = UInt32(value) else {
          throw FontFault("--index takes a whole number", help: "write --index 0")
        }
        self.index = index
      case "--instance": instance = try Request.instance(value)
      case "--family": family = value
      case "--weight": weight = value
      default: throw FontFault("There is no option \(option)", help: "see: alertc font --help")
      }
    }
  }

  private static func instance(_ text: String) throws(FontFault) -> [(String, String)] {
    var axes: [(axis: String, value: String)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, sides[0].utf8.count == 4, Float(sides[1])?.isFinite == true else {
        throw FontFault(
          "'\(part)' is no place on an axis", help: "write --instance wght=600, or wght=600,wdth=75"
        )
      }
      axes.append((String(sides[0]), String(sides[1])))
    }
    return axes.sorted { $0.axis < $1.axis }
  }
}

/// Why a font could not be read: a sentence, and what to do about it.
struct FontFault: Error {
  var sentence: String
  var help: String

  init(_ sentence: String, help: String) {
    self.sentence = sentence
    self.help = help
  }
}
