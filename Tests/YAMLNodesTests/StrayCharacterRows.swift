/// Characters that are not what they look like: what is written, what is read of it, and every word of the answer.
extension Row {
  static let characters: [Row] = [
    Row(
      "views:\n\u{A0}\u{A0}title: x\n\u{A0}\u{A0}b: x\nc: 1\n",
      reads: "{views: {title: x, b: x}, c: 1}",
      """
      2:1 error[yaml/indentation-character] <\\u{A0}> this line is indented with a no-break space (U+00A0), and so is the next
        help: indent with spaces, two for each level (certain)
      """),
    Row(
      "views:\n\u{3000}title: x\n",
      reads: "{views: {title: x}}",
      """
      2:1 error[yaml/indentation-character] <\\u{3000}> this line is indented with an ideographic space (U+3000)
        help: indent with spaces, two for each level (certain)
      """),
    Row(
      "views:\n\ttitle: x\n\tb: 1\nc: 1\n",
      reads: "{views: {title: x, b: 1}, c: 1}",
      """
      2:1 error[yaml/indentation-character] <\\t> this line is indented with a tab (U+0009), and so is the next
        help: indent with spaces, two for each level (a guess)
      """),
    Row(
      "-\ta\n",
      reads: "[a]",
      """
      1:2 error[yaml/indentation-character] <\\t> a tab (U+0009) stands here; use a space
        help: write one space (certain)
      """),
    Row(
      "ti\u{200B}tle: x\n",
      reads: "{title: x}",
      """
      1:3 error[yaml/invisible-character] <\\u{200B}> a zero-width space (U+200B) hides in this key and makes it another
        help: delete it (certain)
      """),
    Row(
      "title\u{A0}: x\n",
      reads: "{title: x}",
      """
      1:6 error[yaml/invisible-character] <\\u{A0}> a no-break space (U+00A0) hides in this key and makes it another
        help: delete it (certain)
      """),
    Row(
      "title:\u{3000}Hello\nb: 1\n",
      reads: "{title: Hello, b: 1}",
      """
      1:7 error[yaml/missing-space] <\\u{3000}> an ideographic space (U+3000) follows 'title:'; use a space
        help: write title: Hello (certain)
      """),
    Row(
      "title: a\u{2028}b\nc: 1\n",
      reads: "{title: a b, c: 1}",
      """
      1:9 error[yaml/line-separator] <\\u{2028}> a line separator (U+2028) was pasted here: YAML ends the line at it
        help: delete it, or write a space instead (a guess)
      """),
    Row(
      "title: a\u{2029}\nc\u{85}: 1\n",
      reads: "{title: a, c: 1}",
      """
      1:9 error[yaml/line-separator] <\\u{2029}> a paragraph separator (U+2029) was pasted here: YAML ends the line at it
        help: delete it (certain)
      2:2 error[yaml/line-separator] <\\u{85}> a next-line character (U+0085) was pasted here: YAML ends the line at it
        help: delete it, or write a space instead (a guess)
      """),
    Row(
      "a: \u{8}x\n",
      reads: "{a: x}",
      """
      1:4 error[yaml/control-character] <\\u{8}> a control character (U+0008) can't be part of a text
        help: delete it (certain)
      """),
    Row(
      "a: x\u{FEFF}\n",
      reads: "{a: x}",
      """
      1:5 error[yaml/invisible-character] <\\u{FEFF}> a byte order mark (U+FEFF) stands inside the file
        help: delete it (certain)
      """),
    Row(
      "title：Hello\nmessage: x\n",
      reads: "{title: Hello, message: x}",
      """
      1:6 error[yaml/full-width-colon] <：> '：' is a full-width colon (U+FF1A); use ':' and a space
        help: write title: Hello (certain)
      """),
    Row(
      "list: ［a, b］\nb: ［공지］\n",
      reads: "{list: ［a, b］, b: ［공지］}",
      """
      1:7 warning[yaml/full-width-bracket] <［> '［' is a full-width bracket, so all of this is one text
        help: for a list or a map, write '[' and ']' (a guess)
      """),
    Row(
      "list: [a, b］\nc: 1\n",
      reads: "{list: [a, b], c: 1}",
      """
      1:12 error[yaml/full-width-bracket] <］> '］' is a full-width bracket (U+FF3D); use ']'
        help: write ']'; quote a text that shall contain '］' (a guess)
      """),
    Row(
      "a: { b: 1，c: 2 }\n",
      reads: "{a: {b: 1, c: 2}}",
      """
      1:10 error[yaml/full-width-bracket] <，> '，' is a full-width comma (U+FF0C); use ','
        help: write ','; quote a text that shall contain '，' (a guess)
      """),
    Row(
      "title: “Hello”\nb: ‘x’ and ‘y’\nc: “Delete” it\nd: the dogs’\n",
      reads: "{title: “Hello”, b: ‘x’ and ‘y’, c: “Delete” it, d: the dogs’}",
      """
      1:8 warning[yaml/curly-quotes] <“> curly quotes are part of the text: they will be shown
        help: without them, write 'Hello' (a guess)
        help: to show them, put straight quotes around: '“Hello”'
      """),
  ]
}
