import Diagnostics
import Geometry
import JSONNodes
import TextCatalogs
import YAMLNodes

/// Pictures by name in the asset catalogues of a project: `NAME.imageset/Contents.json`, as Apple's
/// Asset Catalog Format Reference describes it.
extension SpecReader {
  /// The picture that an asset catalogue has under a name, and its size in points; nil where none
  /// has it, as for a system symbol, and where what it has can't be read, which is reported.
  ///
  /// A set in a folder without a namespace is found by its path: `icons/trash`.
  mutating func asset(_ name: String, named node: YAMLNode) -> (file: SourceFile, size: Size)? {
    guard let project, let origin = project.files.first, !project.settings.assets.isEmpty,
      let loading
    else { return nil }
    for catalogue in project.settings.assets {
      let folder = catalogue.text + "/" + name + ".imageset/"
      let contents: SourceFile
      switch loading(folder + "Contents.json", origin) {
      case .success(let file): contents = file
      case .failure(let failure):
        // What is no set of any catalogue is a symbol of the system.
        let isThere =
          if case .failure(let failure) = loading(folder, origin) { failure.isThere } else { false }
        guard isThere else { continue }
        report(
          .unreadableImage,
          "the 'Contents.json' of the image set \(quoted(name)) can't be read: \(failure.sentence)",
          at: node, help: [Help("make the set again in Xcode")])
        return nil
      }
      let set: ImageSet
      do throws(JSONFault) {
        set = try ImageSet(contents)
      } catch {
        report(
          .unreadableImage, "the 'Contents.json' of the image set \(quoted(name)) is no JSON",
          at: node,
          notes: [Note(error.sentence, at: contents.range(error.span))],
          help: [Help("\(error.advice), or make the set again in Xcode")])
        return nil
      }
      guard let chosen = set.best else {
        report(
          .imageWithoutSize, "the image set \(quoted(name)) holds no picture", at: node,
          help: [Help("put one into it in Xcode, or state the view's width and height")])
        return nil
      }
      switch loading(folder + chosen.file, origin) {
      case .failure(let failure):
        report(
          .unreadableImage,
          "the picture \(quoted(chosen.file)) of the image set \(quoted(name)) can't be read: "
            + failure.sentence, at: node,
          help: [Help("put the picture into the set again in Xcode")])
      case .success(let picture):
        // The set states the scale, whatever the file is called.
        if let pixels = ImageHeader.size(of: picture.bytes, named: "") {
          let scale = ImageHeader.isVector(picture.bytes) ? 1 : chosen.scale
          return (picture, Size(width: pixels.width / scale, height: pixels.height / scale))
        }
        report(
          .imageWithoutSize,
          "the picture \(quoted(chosen.file)) of the image set \(quoted(name)) doesn't tell its size",
          at: node, help: [Help("save it anew as PNG, JPEG, SVG or PDF")])
      }
      return nil
    }
    return nil
  }
}

/// What `Contents.json` lists: files for idioms, scales and appearances.
private struct ImageSet {
  struct Choice {
    var file: String
    var scale: Rational
    /// Whether it is for every device and appearance.
    var isGeneral: Bool
  }

  private var choices: [Choice] = []

  init(_ contents: SourceFile) throws(JSONFault) {
    for image in try JSONNode.parse(contents.bytes)["images"]?.items ?? [] {
      guard let file = image["filename"]?.string, !file.isEmpty else { continue }
      let scale: Rational =
        switch image["scale"]?.string {
        case "2x": 2
        case "3x": 3
        default: 1
        }
      let isUniversal = image["idiom"]?.string.map { $0 == "universal" } ?? true
      choices.append(
        Choice(file: file, scale: scale, isGeneral: isUniversal && image["appearances"] == nil))
    }
  }

  /// The finest of those for everything, else the finest of all.
  var best: Choice? {
    let general = choices.filter(\.isGeneral)
    return (general.isEmpty ? choices : general).max { $0.scale < $1.scale }
  }
}
