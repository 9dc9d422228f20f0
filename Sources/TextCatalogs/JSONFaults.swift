import Diagnostics
import JSONNodes

extension CatalogFault {
  /// What is said of a string catalogue that is no JSON.
  init(_ fault: JSONFault) {
    self.init(message: fault.sentence, span: fault.span, help: fault.advice)
  }
}

extension JSONFault {
  /// For a person: what is wrong.
  public var sentence: String { sentences.message }
  /// For a person: what to write.
  public var advice: String { sentences.help }

  private var sentences: (message: String, help: String) {
    switch kind {
    case .ended: ("the file ends where a value belongs", "write it")
    case .notAValue: ("expected a value of JSON", "quote texts: \"…\"")
    case .excess: ("something follows the end of the file's value", "delete it")
    case .tooDeep:
      ("more than \(JSONNode.deepest) brackets are inside one another", "nest less deeply")
    case .notAKey: ("expected a key in quotes", "write \"key\": and its value")
    case .repeatedKey(let key):
      ("the key \(quoted(key)) stands here twice", "delete one of the two")
    case .noColon: ("expected a colon behind the key", "write :")
    case .objectNotEnded:
      ("expected a comma or }", "write a comma between two keys, } behind the last")
    case .arrayNotEnded:
      ("expected a comma or ]", "write a comma between two values, ] behind the last")
    case .lastComma: ("a comma stands behind the last value", "delete it")
    case .controlCharacter(0x0A), .controlCharacter(0x0D):
      ("a text goes over the end of its line", "write \\n for a line end in a text")
    case .controlCharacter(0x09):
      ("a tab can't stand in a text of JSON", "write \\t for a tab in a text")
    case .controlCharacter(let byte):
      (
        "a control character can't stand in a text of JSON",
        "delete it, or write \(jsonEscape(of: byte) ?? "\\u and its four digits")"
      )
    case .stringNotEnded: ("this text has no end", "write \" behind it")
    case .unknownEscape: ("JSON has no such escape", "write \\\\ for a backslash")
    case .badCodeUnit: ("\\u needs four hexadecimal digits", "write for example \\u00e9")
    case .loneSurrogate:
      ("half of a surrogate pair is no character", "write the character itself")
    case .notUTF8: ("this text holds bytes that are no UTF-8", "save the file as UTF-8")
    }
  }
}
