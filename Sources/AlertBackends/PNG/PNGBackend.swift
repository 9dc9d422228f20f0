import AlertLayout
import Diagnostics

/// The picture in pixels, as many as the device has. What is rendered is the SVG that the picture is
/// made of: fonts and pixels are the affair of whoever writes it
/// (``Artifact/pixelsPerPoint``).
public struct PNGBackend: Backend {
  public static let name = "png"
  public static let fileExtension = "png"
  public static let mediaType = "image/png"
  public static let summary = "The picture in pixels, with the letters of fonts at hand"
  public static let isMadeUnasked = false
  public static let showsPictures = true

  public init() {}

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
