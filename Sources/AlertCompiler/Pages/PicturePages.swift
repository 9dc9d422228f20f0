extension DiagnosticPage {
  /// Pages on making pixels of pictures.
  static let picturePages: [DiagnosticPage] = [
    DiagnosticPage(
      "picture/other-font",
      "A PNG shows the letters of another font than was asked for.",
      """
      Each line is still where it was laid out and as wide as it was measured. For the system's font
      Inter is asked for; a family of the app's own has to be installed under its name.
      """),
    DiagnosticPage(
      "picture/missing-glyph",
      "No font at hand has a character of a PNG, and a box is drawn for it.",
      """
      Install a font that has it: fonts-noto-core and fonts-noto-cjk have most scripts,
      fonts-noto-color-emoji has emoji. SVGs need no fonts until somebody looks at them.
      """),
    DiagnosticPage(
      "picture/no-font",
      "No font at all is at hand, so that a PNG has no text.",
      """
      Fonts are found by fontconfig; 'fc-list' prints those that it finds.
      """),
    DiagnosticPage(
      "picture/unreadable",
      "A picture could not be turned into pixels.",
      """
      The reason is that of the program that makes pixels, alertc-pictures. One that ended before
      it was done may be of another version than alertc: build both with 'make pictures'.
      """),
  ]
}
