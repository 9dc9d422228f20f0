/// Keys, lists and brackets that do not fit together: what is written, what is read of it, and every word of the answer.
extension Row {
  static let structure: [Row] = [
    Row(
      "title:Hello\nmessage: x\n",
      reads: "{title: Hello, message: x}",
      """
      1:1 error[yaml/missing-space] <title:> put a space after 'title:'
        help: write title: Hello (certain)
      """),
    Row(
      "a: 1\ntitle:Hello\nmessage: x\n",
      reads: "{a: 1, title: Hello, message: x}",
      """
      2:1 error[yaml/missing-space] <title:> put a space after 'title:'
        help: write title: Hello (certain)
      """),
    Row(
      "views:\n  title:Hello\nb: 1\n",
      reads: "{views: {title: Hello}, b: 1}",
      """
      2:3 error[yaml/missing-space] <title:> put a space after 'title:'
        help: write title: Hello (certain)
      """),
    Row(
      "a: {width:300, height:20}\n",
      reads: "{a: {width: 300, height: 20}}",
      """
      1:5 error[yaml/missing-space] <width:> put a space after 'width:'
        help: write width: 300 (certain)
      1:16 error[yaml/missing-space] <height:> put a space after 'height:'
        help: write height: 20 (certain)
      """),
    Row(
      "actions:\n  -OK\n  -Cancel\nb: 1\n",
      reads: "{actions: [OK, Cancel], b: 1}",
      """
      2:3 error[yaml/list-dash] <-> put a space after '-'
        help: write - OK (certain)
      3:3 error[yaml/list-dash] <-> put a space after '-'
        help: write - Cancel (certain)
      """),
    Row(
      "actions:\n  – OK\n  – Cancel\nb: 1\n",
      reads: "{actions: [OK, Cancel], b: 1}",
      """
      2:3 error[yaml/list-dash] <–> '–' (U+2013) is not a list dash; use '-' and a space
        help: write - OK (a guess)
      3:3 error[yaml/list-dash] <–> '–' (U+2013) is not a list dash; use '-' and a space
        help: write - Cancel (a guess)
      """),
    Row(
      "a:\n  - x\n  -y\nb: 1\n",
      reads: "{a: [x, y], b: 1}",
      """
      3:3 error[yaml/list-dash] <-> put a space after '-'
        help: write - y (certain)
      """),
    Row(
      "a: 1\nb: 2\na: 3\n",
      reads: "{a: 1, b: 2}",
      """
      3:1 error[yaml/duplicate-key] <a> 'a' appears twice (first on line 1)
        note: 'a' is first written here <a>
        help: delete one of the two, or rename it
      """),
    Row(
      "b: &base {x: 1}\na:\n  <<: *base\n  y: 1\n",
      reads: "{b: {x: 1}, a: {y: 1}…}",
      """
      3:3 error[yaml/merge-key] <<<> merge keys ('<<') are not supported
        help: use 'extends:' to take values from another file, or write them out
      """),
    Row(
      "a: 1\n---\nb: 2\n",
      reads: "{a: 1}",
      """
      2:1 error[yaml/second-document] <---> a second document starts here, and a file holds one; nothing below is read
        help: move what follows into a file of its own, or delete this line
      """),
    Row(
      "a: 1\n...\nb: 2\n",
      reads: "{a: 1}",
      """
      3:1 error[yaml/second-document] <b: 2> a second document starts here, and a file holds one; nothing below is read
        help: move what follows into a file of its own, or delete this line
      """),
    Row(
      "? a\n: b\n",
      reads: "{}…",
      """
      1:1 error[yaml/complex-key] <?> '? ' starts a complex key, which is not supported
        help: write a: and the value on one line; quote a text that begins with '? '
      """),
    Row(
      "[a]: c\n",
      reads: "{}…",
      """
      1:1 error[yaml/complex-key] <[a]> a key must be a text, not a list or a map
        help: write one word before the ':'; a text that begins with a bracket must be quoted
      """),
    Row(
      "a: x\n  b: y\nc: 1\n",
      reads: "{a: x, b: y, c: 1}",
      """
      2:1 error[yaml/indentation] <  > this line is indented more than the one above it, which has a value already
        help: indent it by 0 spaces, not by 2 (a guess)
      """),
    Row(
      "views:\n  a: 1\n b: 2\nc: 3\n",
      reads: "{views: {a: 1, b: 2}, c: 3}",
      """
      3:1 error[yaml/indentation] < > this line is indented like no line above it
        help: indent it by 0 or 2 spaces, not by 1 (a guess)
      """),
    Row(
      "  a: 1\nb: 2\n",
      reads: "{a: 1, b: 2}",
      """
      1:1 error[yaml/indentation] <  > this line is indented, and a later one that belongs beside it is not
        note: this is the other line <b: 2>
        help: indent both alike (a guess)
      """),
    Row(
      "a: 1\nhello world\nb: 2\n",
      reads: "{a: 1, b: 2}…",
      """
      2:1 error[yaml/missing-colon] <hello world> there is no ': ' on this line, so it is no key and value
        help: if 'hello' is the key, write hello: world (a guess)
        help: if it goes on with the text above, indent it more than that text's key
      """),
    Row(
      "views\n  a: 1\nb: 2\n",
      reads: "{views: {a: 1}, b: 2}",
      """
      1:1 error[yaml/missing-colon] <views> put a ':' after 'views'
        help: write views: (certain)
      """),
    Row(
      "a: { t: x, b: 1\nc: 1\n",
      reads: "{a: {t: x, b: 1}, c: 1}",
      """
      1:4 error[yaml/unclosed-bracket] <{> this '{' is never closed
        note: a '}' is missing here <>
        help: write '}' where it ends; quote a text that begins with '{' (a guess)
      """),
    Row(
      "a: {x: [1, 2}\n",
      reads: "{a: {x: [1, 2]}}",
      """
      1:8 error[yaml/unclosed-bracket] <[> this '[' is never closed
        note: a ']' is missing here <>
        help: write ']' where it ends; quote a text that begins with '[' (a guess)
      """),
    Row(
      "a: [\n",
      reads: "{a: []}",
      """
      1:4 error[yaml/unclosed-bracket] <[> this '[' is never closed
        note: a ']' is missing here <>
        help: write ']' where it ends; quote a text that begins with '[' (a guess)
      """),
    Row(
      "a: { t: x b: 1 }\n",
      reads: "{a: {t: ?}}",
      """
      1:12 error[yaml/colon-in-text] <:> the ': ' inside this text starts a new key; put a comma before it, or quote the text
        help: if 'b' is a key, put a comma before it (a guess)
        help: quote the text: 'x b: 1' (a guess)
      """),
    Row(
      "a: { t: \"x\" b: 1 }\n",
      reads: "{a: {t: \"x\", b: 1}}",
      """
      1:13 error[yaml/missing-comma] <b> a comma is missing before 'b'
        help: write a comma before 'b' (certain)
      """),
    Row(
      "a: {\n  t: x\n  b: 1\n}\n",
      reads: "{a: {t: x, b: 1}}",
      """
      2:7 error[yaml/missing-comma] <> a comma is missing before 'b'
        help: put a comma at the end of the line above (a guess)
      """),
    Row(
      "a: {\n  t: x: y\n}\nc: 1\n",
      reads: "{a: {t: ?}, c: 1}",
      """
      2:7 error[yaml/colon-in-text] <:> the ': ' inside this text starts a new key; quote the text
        help: quote the text: 'x: y' (certain)
      """),
    Row(
      "a: {b: {c: d\nb: 1\n",
      reads: "{a: {b: {c: d}}, b: 1}",
      """
      1:4 error[yaml/unclosed-bracket] <{> this '{' is never closed
        note: a '}' is missing here <>
        help: write '}' where it ends; quote a text that begins with '{' (a guess)
      1:8 error[yaml/unclosed-bracket] <{> this '{' is never closed
        note: a '}' is missing here <>
        help: write '}' where it ends; quote a text that begins with '{' (a guess)
      """),
    Row(
      "a: \"x\",\nb: 1\n",
      reads: "{a: \"x\", b: 1}",
      """
      1:7 error[yaml/stray-punctuation] <,> this ',' ends nothing
        help: delete it, or quote the text that it belongs to (a guess)
      """),
    Row(
      "a: {b: 1}}\n",
      reads: "{a: {b: 1}}",
      """
      1:10 error[yaml/stray-punctuation] <}> this '}' ends nothing
        help: delete it, or quote the text that it belongs to (a guess)
      """),
    Row(
      "a: 1\n- b\nc: 1\n",
      reads: "{a: 1, c: 1}…",
      """
      2:1 error[yaml/misplaced-list-item] <-> this list item stands among keys
        help: write 'key: value', or move the item below the key that it belongs to and indent it
      """),
    Row(
      "- a\nb: 1\n",
      reads: "[a]",
      """
      2:1 error[yaml/misplaced-list-item] <b> this key stands among list items
        help: write '- ' before it to make it an item, or indent it like the list's own key
      """),
    Row(
      "a: b\n  - c\nd: 1\n",
      reads: "{a: ?, d: 1}",
      """
      2:3 error[yaml/misplaced-list-item] <-> this list item continues the text above it
        note: the text begins here <b>
        help: leave nothing behind the key above a list, or quote the whole text
      """),
    Row(
      "a: |\n  x  \n  y\n",
      reads: "{a: |x  \ny|}",
      """
      2:4 warning[yaml/trailing-spaces] <  > the blanks at the end of this line are part of the text
        help: delete them (a guess)
      """),
    Row(
      "a: &x [*x]\n",
      reads: "{a: [?]}",
      """
      1:8 error[yaml/alias] <*x> this alias stands inside 'x', which it names
        help: name a value that ends before this place, or write the value out
      """),
    Row(
      "%YAML 1.1\n---\na: 1\n",
      reads: "{a: 1}",
      """
      1:1 error[yaml/directive] <%YAML 1.1> '%YAML' is a directive, and a spec has none
        help: delete the line (certain)
      """),
    Row(
      "",
      reads: "nothing",
      """
      1:1 error[yaml/empty] <> the file is empty
        help: write at least one 'key: value' line
      """),
    Row(
      "# only\n",
      reads: "nothing",
      """
      1:1 error[yaml/empty] <# only> the file holds nothing but comments
        help: write at least one 'key: value' line
      """),
  ]
}
