import CLibYAML

/// Where and how libyaml gave up, in bytes of the file.
struct SyntaxFault {
  /// libyaml's own words, which tell its errors apart.
  var problem: String
  var context: String
  var place: Int
  /// Where the construct in question began; ``place`` when libyaml doesn't say.
  var contextPlace: Int
  /// Brackets that were open.
  var flowLevel: Int
}

/// Runs libyaml over bytes and gives its events to a closure, each freed behind it.
///
/// The bytes must stay where they are until it returns.
///
/// - Parameter body: returns false to stop.
/// - Returns: the error at which libyaml stopped, with its places as code points; nil at the end
///   or when `body` had enough.
func readEvents(
  _ bytes: UnsafeBufferPointer<UInt8>,
  _ body: (UnsafePointer<yaml_event_t>) -> Bool
) -> RawFault? {
  var parser = yaml_parser_t()
  guard yaml_parser_initialize(&parser) == 1 else { return RawFault(problem: "out of memory") }
  defer { yaml_parser_delete(&parser) }
  yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
  var event = yaml_event_t()
  while true {
    guard yaml_parser_parse(&parser, &event) == 1 else { return RawFault(parser) }
    let isLast = event.type == YAML_STREAM_END_EVENT
    let goesOn = body(&event)
    yaml_event_delete(&event)
    if isLast || !goesOn { return nil }
  }
}

/// An error as libyaml states it, with places in code points.
struct RawFault {
  var problem: String
  var context = ""
  var place = 0
  var contextPlace: Int?
  var flowLevel = 0

  init(problem: String) {
    self.problem = problem
  }

  init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    place = Int(parser.problem_mark.index)
    flowLevel = Int(parser.flow_level)
    if let words = parser.context {
      context = String(cString: words)
      contextPlace = Int(parser.context_mark.index)
    }
  }
}
