import Diagnostics

/// Where the things that diagnostics speak of are written.
public struct Places {
  /// By a key's path: `layout.insets.top`, `views.icon.width`.
  var ofKey: (String) -> SourceRange?
  /// The words that a box shows, by the box's id: `title`, `photos.1.detail`.
  var ofText: (String) -> SourceRange?

  /// Both give nil for what is not written anywhere.
  public init(
    ofKey: @escaping (String) -> SourceRange? = { _ in nil },
    ofText: @escaping (String) -> SourceRange? = { _ in nil }
  ) {
    self.ofKey = ofKey
    self.ofText = ofText
  }
}
