/// What people type who come from UIKit, CSS or a design tool, and the key that means it here.
enum Synonyms {
  /// The language's key for somebody's word, if the map at hand has it.
  static func key(for word: String, among known: [String]) -> String? {
    let lowered = word.lowercased()
    for (words, key) in table where words.contains(lowered) && known.contains(key) {
      return key
    }
    return nil
  }

  private static let table: [(words: [String], key: String)] = [
    (["name", "id"], "alert"),
    (["heading", "header"], "title"),
    (["subtitle", "body", "description", "detail"], "message"),
    (["subtitle", "description", "value"], "detail"),
    (["button", "buttons"], "actions"),
    (["content", "subviews", "elements", "items"], "views"),
    (["label", "caption"], "title"),
    (["label", "string", "title"], "text"),
    (["inherits", "base", "preset", "template"], "extends"),
    (["animation", "transition", "motion"], "presentation"),
    (["dim", "overlay", "scrim"], "backdrop"),
    (["background", "backgroundcolor", "background-color", "bg"], "fill"),
    (["radius", "cornerradius", "corner-radius", "border-radius"], "corners"),
    (["padding", "inset", "margin", "margins"], "insets"),
    (["gap", "space"], "spacing"),
    (["textcolor", "foreground", "tint", "tintcolor"], "color"),
    (["textalign", "textalignment", "text-align", "alignment"], "align"),
    (["align", "alignitems"], "alignment"),
    (["direction", "orientation"], "axis"),
    (["numberoflines", "maxlines", "linelimit"], "lines"),
    (["linebreakmode", "truncation", "ellipsis"], "truncate"),
    (["line-height", "leading"], "lineHeight"),
    (["alpha"], "opacity"),
    (["time", "length"], "duration"),
    (["easing", "timing"], "curve"),
    (["action", "handler", "emits"], "event"),
    (["type", "style"], "role"),
    (["type"], "kind"),
    (["stroke", "outline"], "border"),
    (["thickness", "height"], "thickness"),
    (["hide", "visible"], "hidden"),
  ]
}
