import CLibYAML
import Diagnostics

/// One reading of a file: libyaml's events become nodes, and what YAML accepts but no author can
/// have meant is found on the way.
struct TreeReader {
  let file: SourceFile
  let source: RepairedSource
  let original: UnsafeBufferPointer<UInt8>
  let repaired: UnsafeBufferPointer<UInt8>
  let faulty: [Int]
  let gaps: [Range<Int>]

  /// Findings that leave the tree as it is; those of the last reading count.
  var diagnostics: [Diagnostic] = []
  /// The finding at which this reading stopped.
  var interruption: Interruption?
  private(set) var root: YAMLNode?
  var lines: LineTable?

  /// What libyaml gave last, for faults that show only behind it.
  private(set) var previous = Previous()
  /// Behind the first document, once it has ended.
  private(set) var documentEnd = 0
  private(set) var frames: [Frame] = []
  /// Behind the last thing read. libyaml ends a block collection only where the next token begins.
  private var contentEnd = 0
  /// The nodes of open collections, and for each a number that is equal for equal texts and rarely
  /// for others.
  private(set) var pending: [YAMLNode] = []
  private(set) var fingerprints: [UInt64] = []
  private(set) var anchors: [String: Anchor] = [:]
  private var nodeCount = 0
  private var cursor = CodePointCursor()

  enum Interruption {
    /// Read again after this repair.
    case finding(Finding)
    /// Read no further.
    case refusal(Diagnostic)
    /// A document has ended here, and something follows.
    case documentEnd
  }

  struct Previous {
    var span = 0..<0
    var kind = Kind.nothing

    enum Kind { case nothing, plain, quoted, block, alias, flowEnd }
  }

  /// A collection that is still open.
  struct Frame {
    var start: Int
    var isMapping: Bool
    var isFlow: Bool
    /// The first of its nodes among the pending.
    var base: Int
    var anchor: String?
    /// Nodes counted before this one.
    var countBefore: Int
    var isFaulty: Bool
  }

  struct Anchor {
    /// Nil while the anchor's own collection is open.
    var node: YAMLNode?
    var fingerprint: UInt64
    var nodeCount: Int
    var start: Int
    var isUsed = false
  }

  init(
    _ source: RepairedSource, original: UnsafeBufferPointer<UInt8>,
    repaired: UnsafeBufferPointer<UInt8>, faulty: [Int], gaps: [Range<Int>]
  ) {
    file = source.file
    self.source = source
    self.original = original
    self.repaired = repaired
    self.faulty = faulty
    self.gaps = gaps
    pending.reserveCapacity(64)
    fingerprints.reserveCapacity(64)
    frames.reserveCapacity(16)
  }

  /// Reads until the first document's end, an interruption, or a syntax fault, which is returned.
  mutating func read() -> SyntaxFault? {
    let raw = readEvents(repaired) { consume($0) }
    guard let raw else { return nil }
    let place = fileOffset(raw.place)
    return SyntaxFault(
      problem: raw.problem, context: raw.context, place: place,
      contextPlace: raw.contextPlace.map { fileOffset($0) } ?? place, flowLevel: raw.flowLevel)
  }

  /// Closes what is open, so that the nodes read before a fault can be used.
  mutating func closeAll() {
    let end = max(previous.span.upperBound, contentEnd, frames.last?.start ?? 0)
    while let frame = frames.last {
      // A key without its value has none that could be judged.
      if frame.isMapping, (pending.count - frame.base) % 2 == 1 {
        push(YAMLNode(span: end..<end, content: .faulty), 0)
      }
      closeCollection(end: end, isCut: true)
    }
  }

  /// Whether enough has been reported; more would help nobody.
  var isFull: Bool { diagnostics.count >= Limits.diagnostics }

  mutating func report(_ diagnostic: Diagnostic) {
    if !isFull { diagnostics.append(diagnostic) }
  }

  /// Stops this reading for a finding, unless its repair was made before.
  mutating func interrupt(_ finding: Finding) {
    if interruption == nil, !source.isStale(finding) { interruption = .finding(finding) }
  }

  // MARK: Events

  private mutating func consume(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      readScalar(event)
    case YAML_MAPPING_START_EVENT:
      let data = event.pointee.data.mapping_start
      openCollection(
        event, isMapping: true, isFlow: data.style == YAML_FLOW_MAPPING_STYLE,
        anchor: data.anchor, tag: data.tag)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.pointee.data.sequence_start
      openCollection(
        event, isMapping: false, isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE,
        anchor: data.anchor, tag: data.tag)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      guard let frame = frames.last else { return false }
      if frame.isFlow {
        // A bracket put in by a repair can stand before blanks that hold an empty value.
        let end = max(fileOffset(Int(event.pointee.end_mark.index)), contentEnd)
        previous = Previous(span: frame.start..<max(frame.start, end), kind: .flowEnd)
        contentEnd = max(contentEnd, end)
        closeCollection(end: end, isCut: false)
      } else {
        closeCollection(end: contentEnd, isCut: false)
      }
    case YAML_ALIAS_EVENT:
      readAlias(event)
    case YAML_DOCUMENT_END_EVENT:
      if !anchors.isEmpty { checkAnchors() }
      interruption = .documentEnd
      documentEnd = fileOffset(Int(event.pointee.end_mark.index))
    default:
      break
    }
    return interruption == nil
  }

  private mutating func openCollection(
    _ event: UnsafePointer<yaml_event_t>, isMapping: Bool, isFlow: Bool,
    anchor: UnsafePointer<yaml_char_t>?, tag: UnsafePointer<yaml_char_t>?
  ) {
    var start = fileOffset(Int(event.pointee.start_mark.index))
    guard frames.count < Limits.depth else {
      interruption = .refusal(.tooDeep(at: file.range(start..<start + 1)))
      return
    }
    var isFaulty = false
    if anchor != nil || tag != nil {
      let content = skipProperties(from: start)
      if tag != nil {
        report(.tagOnCollection(at: file.range(tagSpan(from: start))))
        isFaulty = true
      }
      start = content
    }
    let name = anchor.map {
      String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
    if let name { anchors[name] = Anchor(node: nil, fingerprint: 0, nodeCount: 0, start: start) }
    frames.append(
      Frame(
        start: start, isMapping: isMapping, isFlow: isFlow, base: pending.count, anchor: name,
        countBefore: nodeCount, isFaulty: isFaulty))
    count(1, at: start)
  }

  private mutating func closeCollection(end: Int, isCut: Bool) {
    guard let frame = frames.popLast() else { return }
    let span = frame.start..<max(frame.start, end)
    let content: YAMLNode.Content
    var isIncomplete = isCut
    if frame.isFaulty {
      content = .faulty
    } else if frame.isMapping {
      let (entries, lost) = entries(from: frame.base, isFlow: frame.isFlow)
      content = .mapping(entries)
      if lost { isIncomplete = true }
    } else {
      content = .sequence(Array(pending[frame.base...]))
    }
    pending.removeLast(pending.count - frame.base)
    fingerprints.removeLast(fingerprints.count - frame.base)
    if !gaps.isEmpty, !isIncomplete { isIncomplete = hasGap(span) || frames.isEmpty }
    let node = YAMLNode(
      span: span, content: content, isFlow: frame.isFlow, isIncomplete: isIncomplete)
    if let name = frame.anchor {
      anchors[name] = Anchor(
        node: node, fingerprint: 0, nodeCount: nodeCount - frame.countBefore,
        start: frame.start)
    }
    push(node, 0)
  }

  private mutating func readAlias(_ event: UnsafePointer<yaml_event_t>) {
    let start = fileOffset(Int(event.pointee.start_mark.index))
    let end = fileOffset(Int(event.pointee.end_mark.index))
    previous = Previous(span: start..<max(start, end), kind: .alias)
    contentEnd = max(contentEnd, end)
    let name =
      event.pointee.data.alias.anchor.map {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      } ?? ""
    guard let anchor = anchors[name] else {
      interrupt(undefinedAlias(start..<end))
      return
    }
    guard let node = anchor.node else {
      report(.aliasInsideAnchor(name, at: file.range(start..<end)))
      push(YAMLNode(span: start..<end, content: .faulty), 0)
      return
    }
    anchors[name]?.isUsed = true
    count(anchor.nodeCount, at: start)
    push(node, anchor.fingerprint)
  }

  private mutating func readScalar(_ event: UnsafePointer<yaml_event_t>) {
    let data = event.pointee.data.scalar
    let value = UnsafeBufferPointer(start: data.value, count: Int(data.length))
    let first = repairedOffset(Int(event.pointee.start_mark.index))
    let isPlain =
      data.style != YAML_SINGLE_QUOTED_SCALAR_STYLE && data.style != YAML_DOUBLE_QUOTED_SCALAR_STYLE
      && data.style != YAML_LITERAL_SCALAR_STYLE && data.style != YAML_FOLDED_SCALAR_STYLE
    // Most texts are read as they are written, and then end where their bytes do.
    let isAsParsed = isPlain && matches(value, at: first, in: repaired)
    var start = source.fileOffset(first)
    let end: Int
    if isAsParsed {
      end = source.fileOffset(first + value.count)
      cursor.stand(at: Int(event.pointee.end_mark.index), offset: first + value.count)
    } else {
      end = fileOffset(Int(event.pointee.end_mark.index))
    }
    count(1, at: start)
    let propertyStart = start
    var isFaulty = isFaulty(at: start)
    var tag: Range<Int>?
    if data.anchor != nil || data.tag != nil {
      if data.tag != nil { tag = tagSpan(from: start) }
      start = min(skipProperties(from: start), max(start, end))
    }
    let isKey = isKeyNext
    var span = start..<max(start, end)
    let node: YAMLNode
    let fingerprint = isKey || data.anchor != nil ? Self.fingerprint(value) : 0
    if let tag, !isFaulty {
      report(tagOnText(tag, value: span))
      isFaulty = true
    }
    switch data.style {
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE:
      previous = Previous(span: span, kind: .block)
      span = trimmedBlock(span)
      let style: Scalar.Style = data.style == YAML_LITERAL_SCALAR_STYLE ? .literal : .folded
      if isFaulty {
        node = YAMLNode(span: span, content: .faulty)
      } else {
        node = YAMLNode(
          span: span,
          content: .scalar(
            Scalar(text: blockText(value, header: span.lowerBound), style: style)))
        checkBlock(value, span)
      }
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      previous = Previous(span: span, kind: .quoted)
      if isFaulty {
        node = YAMLNode(span: span, content: .faulty)
      } else {
        let isVerbatim =
          span.count == value.count + 2 && matches(value, at: span.lowerBound + 1, in: original)
        let style: Scalar.Style =
          data.style == YAML_SINGLE_QUOTED_SCALAR_STYLE ? .singleQuoted : .doubleQuoted
        var holdsForbidden = false
        if !isVerbatim {
          checkQuoted(span)
          holdsForbidden = style == .doubleQuoted && checkEscapes(value, span)
        }
        node = YAMLNode(
          span: span,
          content: holdsForbidden
            ? .faulty
            : .scalar(
              Scalar(
                text: String(decoding: value, as: UTF8.self), style: style, isVerbatim: isVerbatim))
        )
      }
    default:
      previous = Previous(span: span, kind: .plain)
      let isVerbatim =
        isAsParsed && !source.isRepaired
        || span.count == value.count && matches(value, at: span.lowerBound, in: original)
      if !isFaulty { isFaulty = checkPlain(value, span, isVerbatim: isVerbatim, isKey: isKey) }
      node = YAMLNode(
        span: span,
        content: isFaulty
          ? .faulty
          : .scalar(
            Scalar(
              text: String(decoding: value, as: UTF8.self), style: .plain, isVerbatim: isVerbatim)))
    }
    contentEnd = max(contentEnd, node.span.upperBound)
    if let anchor = data.anchor {
      let name = String(cString: UnsafeRawPointer(anchor).assumingMemoryBound(to: CChar.self))
      anchors[name] = Anchor(
        node: node, fingerprint: fingerprint, nodeCount: 1, start: propertyStart)
    }
    push(node, fingerprint)
  }

  // MARK: Nodes

  private mutating func push(_ node: consuming YAMLNode, _ fingerprint: UInt64) {
    if frames.isEmpty {
      root = node
    } else {
      pending.append(node)
      fingerprints.append(fingerprint)
    }
  }

  private mutating func count(_ nodes: Int, at place: Int) {
    nodeCount += nodes
    if nodeCount > Limits.nodes, interruption == nil {
      interruption = .refusal(.tooManyNodes(at: file.range(place..<place + 1)))
    }
  }

  /// Whether the next node is a key.
  var isKeyNext: Bool {
    guard let frame = frames.last, frame.isMapping else { return false }
    return (pending.count - frame.base) % 2 == 0
  }

  private static func fingerprint(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  // MARK: Places

  /// Where in the file a character is that libyaml counts.
  mutating func fileOffset(_ index: Int) -> Int { source.fileOffset(repairedOffset(index)) }

  private mutating func repairedOffset(_ index: Int) -> Int {
    source.isASCII ? min(index, repaired.count) : cursor.byteOffset(of: index, in: repaired)
  }

  private func isFaulty(at start: Int) -> Bool {
    !faulty.isEmpty && faulty.contains(start)
  }

  private func hasGap(_ span: Range<Int>) -> Bool {
    gaps.contains { $0.lowerBound <= span.upperBound + 1 && span.lowerBound <= $0.upperBound }
  }

  private func matches(
    _ value: UnsafeBufferPointer<UInt8>, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard offset + value.count <= bytes.count else { return false }
    var index = 0
    while let word = value.word(at: index) {
      if bytes.word(at: offset + index) != word { return false }
      index += 8
    }
    while index < value.count {
      if bytes[offset + index] != value[index] { return false }
      index += 1
    }
    return true
  }
}
