import AlertSpec
import Geometry

/// The words that a screen reader adds to those of an alert, in the language of the alert.
///
/// They follow what VoiceOver says in English and Korean as of iOS 17; other languages get the
/// English ones. What is compared in a snapshot is which words come in which order.
struct SpokenWords: Sendable {
  let button: String
  let header: String
  let image: String
  let link: String
  let searchField: String
  let textField: String
  let secureField: String
  let adjustable: String
  let checked: String
  let unchecked: String
  let perCent: String
  let characters: String
  /// Between parts.
  let pause = ", "

  /// - Parameter locale: a BCP 47 language tag.
  static func inLanguage(of locale: String) -> SpokenWords {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return language == "ko" ? korean : english
  }

  private static let english = SpokenWords(
    button: "Button", header: "Heading", image: "Image", link: "Link",
    searchField: "Search Field", textField: "Text Field", secureField: "Secure Text Field",
    adjustable: "Adjustable", checked: "Ticked", unchecked: "Not Ticked", perCent: "%",
    characters: " Characters")

  private static let korean = SpokenWords(
    button: "버튼", header: "머리말", image: "이미지", link: "링크", searchField: "검색 필드",
    textField: "텍스트 필드", secureField: "보안 텍스트 필드", adjustable: "조절 가능",
    checked: "선택됨", unchecked: "선택 안 됨", perCent: "%", characters: "글자")

  /// What is said for a trait; nil where nothing is.
  func word(for trait: Accessibility.Trait) -> String? {
    switch trait {
    case .none, .staticText, .summaryElement: nil
    case .header: header
    case .button: button
    case .image: image
    case .link: link
    case .searchField: searchField
    case .adjustable: adjustable
    }
  }

  func words(for value: AccessibilityValue) -> String {
    switch value {
    case .text(let text): text
    case .characters(let count): String(count) + characters
    case .state(let isOn): isOn ? checked : unchecked
    case .share(let share): (share * 100).decimal(places: 0) + perCent
    }
  }
}
