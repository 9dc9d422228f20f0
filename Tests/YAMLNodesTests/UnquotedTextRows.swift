/// Texts that need quotes: what is written, what is read of it, and every word of the answer.
extension Row {
  static let texts: [Row] = [
    Row(
      "tint: #fff\nb: 1\n",
      reads: "{tint: ?, b: 1}",
      """
      1:7 error[yaml/comment-as-value] <#fff> everything after # is a comment, so there is no value here
        help: quote it: '#fff' (certain)
      """),
    Row(
      "title: #️⃣ Room\n",
      reads: "{title: ?}",
      """
      1:8 error[yaml/comment-as-value] <#️⃣ Room> everything after # is a comment, so there is no value here
        help: quote it: '#️⃣ Room' (certain)
      """),
    Row(
      "title: Item #1\nw: 300 #wide\nx: a # b\n",
      reads: "{title: Item, w: 300, x: a}",
      """
      1:13 warning[yaml/comment-in-text] <#1> everything after # is a comment, so the text ends before it
        help: if it belongs to the text, quote it: 'Item #1' (a guess)
        help: if it is a remark, put a space behind the #
      """),
    Row(
      "a: {title: x, fill: #fff, b: 1}\nc: 1\n",
      reads: "{a: {title: x, fill: ?, b: 1}, c: 1}",
      """
      1:21 error[yaml/comment-as-value] <#fff, b: 1}> everything after # is a comment, the closing bracket included
        help: quote it: '#fff' (certain)
      """),
    Row(
      "title: *bold* text\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:8 error[yaml/alias] <*> '*' starts an alias; quote the text
        help: quote the text: '*bold* text' (certain)
      """),
    Row(
      "title: *bold\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:8 error[yaml/alias] <*> '*' starts an alias; quote the text
        note: no '&bold' stands above
        help: quote the text: '*bold' (a guess)
      """),
    Row(
      "title: @user\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:8 error[yaml/reserved-character] <@> a value can't begin with '@'; quote it
        help: quote the text: '@user' (certain)
      """),
    Row(
      "title: `x`\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:8 error[yaml/reserved-character] <`> a value can't begin with '`'; quote it
        help: quote the text: '`x`' (certain)
      """),
    Row(
      "title: %d items\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:8 error[yaml/reserved-character] <%> a value can't begin with '%'; quote it
        help: quote the text: '%d items' (certain)
      """),
    Row(
      "a: { t: @u, b: 1 }\n",
      reads: "{a: {t: ?, b: 1}}",
      """
      1:9 error[yaml/reserved-character] <@> a value can't begin with '@'; quote it
        help: quote the text: '@u' (certain)
      """),
    Row(
      "title: !important Delete\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:8 error[yaml/tag] <!important> '!important' is read as a tag, not as part of the text
        help: quote the whole text: '!important Delete' (certain)
      """),
    Row(
      "a: !!str 5\n",
      reads: "{a: ?}",
      """
      1:4 error[yaml/tag] <!!str> '!!str' is a tag, and tags mean nothing here
        help: write 5 without it: every value is typed by its key (a guess)
      """),
    Row(
      "a: !foo {b: 1}\n",
      reads: "{a: ?}",
      """
      1:4 error[yaml/tag] <!foo> '!foo' is read as a tag, and tags mean nothing here
        help: delete '!foo'
      """),
    Row(
      "title: {name} deleted\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:8 error[yaml/text-after-bracket] <{> text that begins with '{' must be quoted
        help: quote the text: '{name} deleted' (certain)
      """),
    Row(
      "title: [Beta] x\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:8 error[yaml/text-after-bracket] <[> text that begins with '[' must be quoted
        help: quote the text: '[Beta] x' (certain)
      """),
    Row(
      "a: {title: {name} deleted, b: 1}\n",
      reads: "{a: {title: ?, b: 1}}",
      """
      1:12 error[yaml/text-after-bracket] <{> text that begins with '{' must be quoted
        help: quote the text: '{name} deleted' (certain)
      """),
    Row(
      "title: Warning: this deletes\nb: 1\n",
      reads: "{title: ?, b: 1}",
      """
      1:15 error[yaml/colon-in-text] <:> the ': ' inside this text starts a new key; quote the text
        help: quote the text: 'Warning: this deletes' (certain)
      """),
    Row(
      "a: & b\nc: 1\n",
      reads: "{a: ?, c: 1}",
      """
      1:4 error[yaml/anchor] <&> '&' starts an anchor; quote the text
        help: quote the text: '& b' (certain)
      """),
    Row(
      "a: &more text\n",
      reads: "{a: text}",
      """
      1:4 warning[yaml/anchor] <&more> '&more' is read as an anchor, not as part of the text, and nothing uses it
        help: if it belongs to the text, quote the whole: '&more text' (a guess)
      """),
    Row(
      "a: > Hello\nb: 1\n",
      reads: "{a: ?, b: 1}",
      """
      1:4 error[yaml/block-header] <>> a text that begins with '>' must be quoted
        help: quote the text: '> Hello' (certain)
      """),
    Row(
      "a: - b\nc: 1\n",
      reads: "{a: ?, c: 1}",
      """
      1:4 error[yaml/misplaced-list-item] <-> a list can't begin behind its key
        help: for a list, begin a new line below the key and indent it
        help: quote the text: '- b' (certain)
      """),
    Row(
      "a: ]\nb: 1\n",
      reads: "{a: ?, b: 1}",
      """
      1:4 error[yaml/reserved-character] <]> a value can't begin with ']'; quote it
        help: quote the text: ']' (a guess)
      """),
  ]
}
