import AlertLayout
import Geometry

/// Words of a marked text that the app is told of when they are touched, as far as they stand on
/// one line.
struct TouchLink: Sendable {
  /// The text's id and the run's name: `message.terms`.
  let id: String
  /// What the app is sent.
  let event: String
  /// In the screen's coordinates, in points: as wide as the words, as high as their line.
  let frame: Rect

  /// Those of a node, in reading order; none where it is no marked text. What stands on a line
  /// follows in the direction of the language.
  static func links(of node: FrameNode) -> [TouchLink] {
    guard case .text(let text) = node.content, text.runs.contains(where: { $0.link != nil })
    else { return [] }
    var links: [TouchLink] = []
    for (line, frame) in zip(text.layout.lines, text.lineFrames) {
      for piece in line.pieces where text.runs.indices.contains(piece.run) {
        let run = text.runs[piece.run]
        guard let event = run.link, let name = run.name else { continue }
        let start =
          text.block.direction == .rightToLeft
          ? frame.maxX - piece.offset - piece.width : frame.minX + piece.offset
        let words = Rect(
          x: node.absoluteFrame.minX + start, y: node.absoluteFrame.minY + frame.minY,
          width: piece.width, height: frame.height)
        links.append(TouchLink(id: node.id + "." + name, event: event, frame: words))
      }
    }
    return links
  }
}
