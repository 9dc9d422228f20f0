/// What people type who come from UIKit, CSS or a design tool, or who write Korean, and the word
/// that means it here.
enum Synonyms {
  /// The language's key for somebody's word, if the map at hand has it.
  static func key(for word: String, among known: [String]) -> String? {
    let plain = plain(word)
    for (words, key) in keyTable where words.contains(plain) && known.contains(key) {
      return key
    }
    return nil
  }

  /// Every key that a word may mean.
  static func keys(for word: String) -> [String] {
    let plain = plain(word)
    return keyTable.filter { $0.words.contains(plain) }.map(\.key)
  }

  /// The language's value for somebody's word, if it is one of those that can stand there.
  ///
  /// - Parameter key: where it stands: some words mean different things in different places.
  static func value(for word: String, of key: String, among known: [String]) -> String? {
    let plain = plain(word)
    for (words, keys, value) in valueTable
    where words.contains(plain) && known.contains(value)
      && (keys.isEmpty || keys.contains(key))
    {
      return value
    }
    return nil
  }

  /// Every word of other tools that may be a key, in the order of the alphabet.
  static var keyWords: [String] { Set(keyTable.flatMap(\.words)).sorted() }

  /// Every word of other tools that may be a value, in the order of the alphabet.
  static var valueWords: [String] { Set(valueTable.flatMap(\.words)).sorted() }

  /// Without case, hyphens and underscores, in which tools differ.
  private static func plain(_ word: String) -> String {
    guard word.utf8.count <= 60 else { return "" }
    return word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  private static let keyTable: [(words: Set<String>, key: String)] = [
    (["name", "id", "이름"], "alert"),
    (["heading", "header", "제목", "타이틀"], "title"),
    (["subtitle", "body", "description", "detail", "메시지", "내용", "본문"], "message"),
    (["subtitle", "description", "value"], "detail"),
    (["button", "buttons", "버튼", "액션"], "actions"),
    (["content", "subviews", "elements", "items", "뷰"], "views"),
    (["label", "caption"], "title"),
    (["label", "string", "title", "텍스트", "글"], "text"),
    (["inherits", "base", "preset", "template", "상속"], "extends"),
    (["animation", "transition", "motion", "애니메이션"], "presentation"),
    (["dim", "overlay", "scrim", "dimmed"], "backdrop"),
    (["background", "backgroundcolor", "bg", "bgcolor", "배경", "배경색"], "fill"),
    (["radius", "cornerradius", "borderradius", "rounded", "모서리"], "corners"),
    (["padding", "inset", "margin", "margins", "여백"], "insets"),
    (["gap", "space", "간격"], "spacing"),
    (["textcolor", "foreground", "foregroundcolor", "tint", "tintcolor", "색", "색상"], "color"),
    (["textalign", "textalignment", "alignment", "정렬"], "align"),
    (["align", "alignitems", "정렬"], "alignment"),
    (["direction", "orientation", "방향"], "axis"),
    (["numberoflines", "maxlines", "linelimit", "줄"], "lines"),
    (["linebreakmode", "truncation", "ellipsis"], "truncate"),
    (["lineheight", "행간"], "lineHeight"),
    (["alpha", "투명도"], "opacity"),
    (["time", "length"], "duration"),
    (["easing", "timing"], "curve"),
    (["action", "handler", "emits", "onclick", "ontap"], "event"),
    (["type", "style"], "role"),
    (["type"], "kind"),
    (["stroke", "outline"], "border"),
    (["thickness", "height"], "thickness"),
    (["hide", "visible"], "hidden"),
    (["fontsize", "textsize", "크기"], "size"),
    (["fontweight", "굵기"], "weight"),
    (["fontfamily", "typeface"], "family"),
    (["src", "icon", "picture", "이미지"], "image"),
    (["너비", "폭"], "width"),
    (["높이"], "height"),
    (["boxshadow", "elevation", "그림자"], "shadow"),
    (["left", "start"], "leading"),
    (["right", "end"], "trailing"),
    (["horizontal", "x"], "sides"),
    (["click", "touch", "탭", "누르기"], "tap"),
    (["pan", "끌기"], "drag"),
    (["flick", "fling", "쓸기"], "swipe"),
    (["key", "type"], "press"),
    (["orientation", "turn", "회전"], "rotate"),
    (["sleep", "pause", "기다리기"], "wait"),
    (["assert", "then", "verify"], "expect"),
    (["time", "시각"], "at"),
    (["delay", "뒤"], "after"),
    (["distance", "거리"], "by"),
    (["duration"], "over"),
    (["scripts", "behavior", "scenarios", "동작"], "behaviour"),
  ]

  private static let valueTable: [(words: Set<String>, keys: Set<String>, value: String)] = [
    (["end", "clip", "ellipsis"], ["truncate"], "tail"),
    (["start"], ["truncate"], "head"),
    (["center"], ["truncate"], "middle"),
    (["start", "none"], ["distribution"], "packed"),
    (["middle", "centre", "가운데"], [], "center"),
    (["left", "start", "flexstart", "왼쪽"], [], "leading"),
    (["right", "end", "flexend", "오른쪽"], [], "trailing"),
    (["justify"], [], "justified"),
    (["auto", "default"], ["align"], "natural"),
    (["stretch"], [], "fill"),
    (["horizontal", "가로"], ["axis"], "row"),
    (["vertical", "세로"], ["axis"], "column"),
    (["spacebetween"], [], "equalSpacing"),
    (["spacearound", "spaceevenly"], [], "equalCentering"),
    (["equal", "equally"], [], "fillEqually"),
    (["primary", "ok", "default", "확인"], ["role"], "confirm"),
    (["secondary", "close", "dismiss", "취소"], ["role"], "cancel"),
    (["danger", "delete", "warning", "삭제"], ["role"], "destructive"),
    (["true", "yes"], ["dismiss"], "before"),
    (["false", "no"], ["dismiss"], "never"),
    (["slide", "push"], ["kind"], "move"),
    (["zoom", "pop", "bounce"], ["kind"], "scale"),
    (["opacity", "dissolve", "crossdissolve", "crossfade"], ["kind"], "fade"),
    (["ease"], [], "easeInOut"),
    (["100"], ["weight"], "ultraLight"),
    (["200"], ["weight"], "thin"),
    (["300"], ["weight"], "light"),
    (["400", "normal"], ["weight"], "regular"),
    (["500"], ["weight"], "medium"),
    (["600"], ["weight"], "semibold"),
    (["700"], ["weight"], "bold"),
    (["800", "extrabold"], ["weight"], "heavy"),
    (["900"], ["weight"], "black"),
    (["left"], ["side"], "leading"),
    (["right"], ["side"], "trailing"),
    (["horizontal"], ["side"], "sides"),
    (["너비", "폭"], ["attribute"], "width"),
    (["높이"], ["attribute"], "height"),
    (["위"], ["attribute"], "top"),
    (["아래"], ["attribute"], "bottom"),
    (["baseline"], ["attribute"], "firstBaseline"),
    (["email"], ["keyboard"], "emailAddress"),
    (["number", "numeric"], ["keyboard"], "numberPad"),
    (["phone", "tel"], ["keyboard"], "phonePad"),
    (["esc"], ["press"], "escape"),
    (["enter"], ["press"], "return"),
    (["shifttab"], ["press"], "backtab"),
    (["가로"], ["rotate"], "landscape"),
    (["세로"], ["rotate"], "portrait"),
    (["hidden", "hides"], ["screen"], "disappears"),
    (["visible", "shows"], ["screen"], "appears"),
  ]
}
