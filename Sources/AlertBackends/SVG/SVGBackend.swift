import AlertLayout
import AlertSpec
import Diagnostics

/// The alert as a picture: SVG 1.1 with the lengths of its texts, in points, a `g` for each node.
///
/// Places and sizes are those of the layout tree, in the screen's coordinates, so that a program can
/// compare the two. What layout left to the device is drawn as [the page on pictures] says: the app
/// behind is a plain colour, symbols and assets stand for themselves. O(nodes and bytes of text and
/// pictures).
///
/// [the page on pictures]: ../../../docs/pictures.md
public struct SVGBackend: Backend {
  public static let name = "svg"
  public static let fileExtension = "svg"
  public static let mediaType = "image/svg+xml"
  public static let summary = "A picture: shapes, texts and pictures at their places"
  public static let isMadeUnasked = false
  public static let showsPictures = true

  public init() {}

  public func render(_ alert: LaidOutAlert) -> Diagnosed<[Artifact]> {
    var rendered = SVGBackend.draw(alert)
    for index in rendered.value.indices { rendered.value[index].pictures = [] }
    return rendered
  }

  /// The artifact, with the pictures in it named.
  static func draw(_ alert: LaidOutAlert) -> Diagnosed<[Artifact]> {
    var drawing = SVGDrawing(alert)
    drawing.document()
    var artifact = Artifact(
      suffix: "." + SVGBackend.fileExtension, mediaType: SVGBackend.mediaType,
      bytes: drawing.writer.finish())
    artifact.pictures = drawing.embedded.map { node, name in
      let place =
        alert.alert.origin(of: ["views", node, "image"]) ?? alert.alert.view(named: node)?.range
      return NamedPicture(name: name, range: place ?? alert.alert.range)
    }
    guard drawing.writer.hasUndefinedNumber else { return Diagnosed([artifact]) }
    return Diagnosed([artifact], [.undefinedNumber(in: alert.alert, writtenAs: "0")])
  }
}
