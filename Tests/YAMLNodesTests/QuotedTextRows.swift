/// Quotes that close too early or never: what is written, what is read of it, and every word of the answer.
extension Row {
  static let quotes: [Row] = [
    Row(
      "title: 'It's ok'\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:11 error[yaml/text-after-quote] <'> the apostrophe ends the text here
        note: the text begins here <'>
        help: write "It's ok" (certain)
      """),
    Row(
      "title: \"Hello\" world\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:14 error[yaml/text-after-quote] <"> the quote ends the text here, and more follows
        note: the text begins here <">
        help: write '"Hello" world' (certain)
      """),
    Row(
      "a: {title: 'It's', b: 1}\nc: 1\n",
      reads: "{a: {title: ?, b: 1}, c: 1}",
      """
      1:15 error[yaml/text-after-quote] <'> the apostrophe ends the text here
        note: the text begins here <'>
        help: write "It's" (certain)
      """),
    Row(
      "title: 'Hello\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:8 error[yaml/unclosed-quote] <'> this quote is never closed
        help: close it where the text ends: 'Hello' (a guess)
      """),
    Row(
      "title: \"Hello\nb: \"x\"\nc: 1\n",
      reads: "{title: ?, b: \"x\", c: 1}",
      """
      1:8 error[yaml/unclosed-quote] <"> this quote is never closed
        help: close it where the text ends: 'Hello' (a guess)
      """),
    Row(
      "title: 'a\nb: 'c'\n",
      reads: "{title: ?, b: 'c'}",
      """
      1:8 error[yaml/unclosed-quote] <'> this quote is never closed
        help: close it where the text ends: 'a' (a guess)
      """),
    Row(
      "a: 'x\n  y' z\nb: 1\n",
      reads: "{a: ?, b: 1}",
      """
      2:4 error[yaml/text-after-quote] <'> the quote ends the text here, and more follows
        note: the text begins here <'>
        help: put one pair of quotes around the whole
      """),
    Row(
      "a: { b: 'x, c: 1 }\nd: 1\n",
      reads: "{a: {b: ?, c: 1}, d: 1}",
      """
      1:9 error[yaml/unclosed-quote] <'> this quote is never closed
        help: close it where the text ends: 'x' (a guess)
      """),
    Row(
      "a: \"C:\\path\"\nb: 1\n",
      reads: "{a: ?, b: 1}",
      """
      1:7 error[yaml/unknown-escape] <\\p> '\\p' is no escape that can be read in double quotes
        help: for a backslash, write \\\\p, or use single quotes (a guess)
      """),
  ]
}
