import Diagnostics

extension Diagnostic.Code {
  // The file as a whole

  /// The file is larger than 1 MiB.
  public static let yamlTooLarge: Self = "yaml/too-large"
  /// The bytes are not UTF-8.
  public static let yamlNotUTF8: Self = "yaml/not-utf-8"
  /// The file is written in UTF-16 or UTF-32.
  public static let yamlUTF16: Self = "yaml/utf-16"
  /// Nothing is written in the file, or only comments.
  public static let yamlEmpty: Self = "yaml/empty"
  /// Lists and maps are nested more than 64 deep.
  public static let yamlTooDeep: Self = "yaml/too-deep"
  /// More than 4,096 blanks in a row.
  public static let yamlBlankRun: Self = "yaml/blank-run"
  /// More than 100,000 nodes, aliases counted each time.
  public static let yamlTooManyNodes: Self = "yaml/too-many-nodes"
  /// A `%YAML` or `%TAG` line.
  public static let yamlDirective: Self = "yaml/directive"
  /// A second `---` document.
  public static let yamlSecondDocument: Self = "yaml/second-document"

  // Characters that are not what they look like

  /// A control character, which no text needs.
  public static let yamlControlCharacter: Self = "yaml/control-character"
  /// U+2028, U+2029 or U+0085, pasted from elsewhere: YAML ends the line there.
  public static let yamlLineSeparator: Self = "yaml/line-separator"
  /// A character without width inside a key, or a byte order mark inside the file.
  public static let yamlInvisibleCharacter: Self = "yaml/invisible-character"
  /// A line indented by something other than spaces.
  public static let yamlIndentationCharacter: Self = "yaml/indentation-character"
  /// A full-width `：` where YAML needs `:`.
  public static let yamlFullWidthColon: Self = "yaml/full-width-colon"
  /// Full-width brackets or commas where YAML needs narrow ones.
  public static let yamlFullWidthBracket: Self = "yaml/full-width-bracket"
  /// A text in curly quotes, which are kept as part of the text.
  public static let yamlCurlyQuotes: Self = "yaml/curly-quotes"

  // Texts that need quotes

  /// A value that begins with `#` is a comment.
  public static let yamlCommentAsValue: Self = "yaml/comment-as-value"
  /// The end of a text that begins with ` #` is a comment.
  public static let yamlCommentInText: Self = "yaml/comment-in-text"
  /// `*` starts an alias.
  public static let yamlAlias: Self = "yaml/alias"
  /// `&` starts an anchor.
  public static let yamlAnchor: Self = "yaml/anchor"
  /// `!` starts a tag.
  public static let yamlTag: Self = "yaml/tag"
  /// A value begins with a character that no plain text can begin with.
  public static let yamlReservedCharacter: Self = "yaml/reserved-character"
  /// A text begins with `{` or `[` and goes on behind the closing bracket.
  public static let yamlTextAfterBracket: Self = "yaml/text-after-bracket"
  /// `: ` inside an unquoted text.
  public static let yamlColonInText: Self = "yaml/colon-in-text"

  // Quotes

  /// A quote is opened and never closed.
  public static let yamlUnclosedQuote: Self = "yaml/unclosed-quote"
  /// Something follows a closing quote.
  public static let yamlTextAfterQuote: Self = "yaml/text-after-quote"
  /// A backslash in double quotes that starts no known escape.
  public static let yamlUnknownEscape: Self = "yaml/unknown-escape"

  // Structure

  /// No space behind the colon of a key.
  public static let yamlMissingSpace: Self = "yaml/missing-space"
  /// A line among keys that has no colon.
  public static let yamlMissingColon: Self = "yaml/missing-colon"
  /// A list item whose dash lacks its space, or is another dash.
  public static let yamlListDash: Self = "yaml/list-dash"
  /// A list item where none can be.
  public static let yamlMisplacedListItem: Self = "yaml/misplaced-list-item"
  /// A line indented like no line above it.
  public static let yamlIndentation: Self = "yaml/indentation"
  /// A bracket is opened and never closed.
  public static let yamlUnclosedBracket: Self = "yaml/unclosed-bracket"
  /// A bracket is closed that was never opened, or a comma stands outside brackets.
  public static let yamlStrayPunctuation: Self = "yaml/stray-punctuation"
  /// Two things in brackets without a comma between them.
  public static let yamlMissingComma: Self = "yaml/missing-comma"
  /// A key that appears twice.
  public static let yamlDuplicateKey: Self = "yaml/duplicate-key"
  /// A `<<` key.
  public static let yamlMergeKey: Self = "yaml/merge-key"
  /// A key that is a list or a map, or begins with `? `.
  public static let yamlComplexKey: Self = "yaml/complex-key"
  /// A faulty `|` or `>` header.
  public static let yamlBlockHeader: Self = "yaml/block-header"
  /// Blanks at the end of a line of a `|` or `>` block.
  public static let yamlTrailingSpaces: Self = "yaml/trailing-spaces"
  /// Anything else that is not YAML.
  public static let yamlSyntax: Self = "yaml/syntax"
}
