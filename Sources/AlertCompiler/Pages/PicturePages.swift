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
      "picture/broken",
      "The file of a picture begins and ends as one, and can't be decoded.",
      """
      What is between is damaged, or is of a kind that librsvg doesn't read. Save the picture anew, or
      fetch it again: a file under version control may have been changed as if it were text. It is
      looked at only where PNGs are made, as the layout needs no more than its size.
      """),
    DiagnosticPage(
      "picture/unreadable",
      "A picture could not be turned into pixels.",
      """
      The reason is that of the program that makes pixels, alertc-pictures, often in librsvg's words.
      One that ended before it was done may be of another version than alertc: build both with
      'make pictures'.
      """),
  ]
}
