import Diagnostics
import Geometry
import YAMLNodes

extension SpecReader {
  /// The file of a picture and its size, in points; nil when it can't be read, which is reported.
  mutating func picture(at path: String, named node: YAMLNode) -> (file: SourceFile, size: Size)? {
    let loaded =
      loading?(path, file) ?? .failure(LoadFailure(sentence: "files aren't read here"))
    switch loaded {
    case .failure(let failure):
      report(
        .unreadableImage, "the picture \(quoted(path)) can't be read: \(failure.sentence)",
        at: node,
        help: [
          Help("write the path relative to this file, or the name of an asset, without an ending")
        ])
      return nil
    case .success(let picture):
      if let size = ImageHeader.size(of: picture.bytes, named: path) {
        return (picture, size)
      }
      report(
        .imageWithoutSize, "the picture \(quoted(path)) doesn't tell its size", at: node,
        help: [Help("save it anew as PNG, JPEG, SVG or PDF, or name an asset and state its size")])
      return nil
    }
  }
}
