import AlertLayout
import Diagnostics

/// The picture in pixels, as many as the device has. What is rendered is the SVG that the picture is
/// made of: fonts and pixels are the affair of whoever writes it
/// (``Artifact/pixelsPerPoint``).
public struct PNGBackend: Backend {
  /// Behind `--emit`.
  public static let name = "png"
  /// Of the artifact as it will be, though its bytes are SVG.
  public static let fileExtension = "png"
  /// Of what is made of the SVG (RFC 2083).
  public static let mediaType = "image/png"
  /// For the command line's help.
  public static let summary = "The picture in pixels, with the letters of fonts at hand"
  /// It takes fonts and a program that not everybody has.
  public static let isMadeUnasked = false
  /// As the SVG that it is made of.
  public static let showsPictures = true

  /// The SVG, with the number of pixels to the point that the device has.
  public func render(_ alert: LaidOutAlert) -> Diagnosed<[Artifact]> {
    var rendered = SVGBackend.draw(alert)
    for index in rendered.value.indices {
      rendered.value[index].suffix = "." + PNGBackend.fileExtension
      rendered.value[index].mediaType = PNGBackend.mediaType
      rendered.value[index].pixelsPerPoint = alert.environment.grid.scale
    }
    return rendered
  }
}
