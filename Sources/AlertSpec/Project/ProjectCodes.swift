import Diagnostics

extension Diagnostic.Code {
  /// A path in the project file that can't be one: empty, absolute, or leading out of the project.
  static let badPath: Self = "project/bad-path"
  /// A theme, catalogue or other file of the project that can't be read.
  static let unreadableFile: Self = "project/unreadable-file"
  /// A catalogue whose name ends in none of the forms that there are.
  static let notACatalog: Self = "project/not-a-catalog"
  /// A locale that isn't written as a language tag.
  static let notALocale: Self = "project/not-a-locale"
  /// A list without anything in it.
  static let emptyList: Self = "project/empty-list"
  /// A value written out where the project asks for a token.
  static let rawValue: Self = "project/raw-value"
}
