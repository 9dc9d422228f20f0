/// A part of what a screen reader says when it stops at an element.
public enum SpokenPart: Sendable, Equatable {
  /// Words of the alert, or a number.
  case said(String)
  /// A word of the screen reader's own.
  case word(Word)
  /// How many characters a hidden text has.
  case characters(Int)

  public enum Word: String, Sendable, CaseIterable {
    case button, heading, image, link, adjustable
    case searchField = "search field"
    case textField = "text field"
    case secureTextField = "secure text field"
    case ticked
    case notTicked = "not ticked"
    case switchButton = "switch button"
    case on, off
  }
}

/// The screen reader's own words in one language.
///
/// They follow what VoiceOver says in English and Korean as of iOS 17; other languages get the
/// English ones.
struct SpokenWords: Sendable {
  private let words: [SpokenPart.Word: String]
  /// What follows a number of characters.
  let characters: String

  /// - Parameter locale: a BCP 47 language tag.
  static func inLanguage(of locale: String) -> SpokenWords {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return language == "ko" ? korean : english
  }

  func said(_ word: SpokenPart.Word) -> String { words[word] ?? word.rawValue }

  private static let english = SpokenWords(
    words: [
      .button: "Button", .heading: "Heading", .image: "Image", .link: "Link",
      .adjustable: "Adjustable", .searchField: "Search Field", .textField: "Text Field",
      .secureTextField: "Secure Text Field", .ticked: "Ticked", .notTicked: "Not Ticked",
      .switchButton: "Switch Button", .on: "On", .off: "Off",
    ], characters: " Characters")

  private static let korean = SpokenWords(
    words: [
      .button: "버튼", .heading: "머리말", .image: "이미지", .link: "링크", .adjustable: "조절 가능",
      .searchField: "검색 필드", .textField: "텍스트 필드", .secureTextField: "보안 텍스트 필드",
      .ticked: "선택됨", .notTicked: "선택 안 됨", .switchButton: "전환 버튼", .on: "켬", .off: "끔",
    ], characters: "글자")
}
