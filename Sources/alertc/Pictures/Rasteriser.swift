import AlertCompiler
import Diagnostics

/// Turns pictures into pixels by another program, which holds Pango, Cairo and librsvg. It is
/// started for the first picture, and ends with this.
///
/// Belongs to one thread.
final class Rasteriser {
  /// Fonts are found where the system and the user keep them.
  private static let variables = [
    "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "FONTCONFIG_FILE",
    "FONTCONFIG_PATH",
  ]
  private static let program = "alertc-pictures"

  private var child: ChildProgram?

  deinit {
    end()
  }

  private func end() {
    child?.closeInput()
    _ = child?.finish()
    child = nil
  }

  /// What to do about pictures that can't be made; nil where they can.
  static var absence: CommandLineFault? {
    guard ChildProgram.path(of: program) == nil else { return nil }
    return CommandLineFault(
      "the program \(program), which makes pixels of pictures, isn't beside alertc",
      help: "run: make pictures; it needs librsvg and Pango "
        + "(apt: librsvg2-dev libpango1.0-dev, brew: librsvg pango); --emit svg needs neither")
  }

  /// The artifact as it is written, and what there is to say of it, each at its spec.
  func finished(_ artifact: Artifact, of source: SourceFile) -> Diagnosed<Artifact> {
    guard let scale = artifact.pixelsPerPoint else { return Diagnosed(artifact) }
    var finished = artifact
    let path = Path(source.path)
    switch png(of: artifact.bytes, scale: scale, as: artifact.path) {
    case .failure(let fault):
      finished.bytes = []
      return Diagnosed(finished, [fault.diagnostic(at: path)])
    case .success(let (bytes, notes)):
      finished.bytes = bytes
      finished.pixelsPerPoint = nil
      finished.pictures = []
      let said = notes.compactMap { note in
        broken(note, among: artifact.pictures)
          ?? remark(note).map { $0.fault.diagnostic(at: path, $0.severity) }
      }
      return Diagnosed(finished, said)
    }
  }

  /// - Parameter name: of the file that is made, for what is said.
  private func png(
    of svg: [UInt8], scale: Int64, as name: String
  ) -> Result<(bytes: [UInt8], notes: [Substring]), FileFault> {
    let running = child ?? start()
    child = running
    guard let running, running.write(Array("\(scale) \(svg.count)\n".utf8)), running.write(svg)
    else { return .failure(ended()) }
    var notes: [Substring] = []
    while let line = line(from: running) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { break }
      switch words[0] {
      case "png":
        guard let count = Int(words[1]), let bytes = running.read(count) else { break }
        return .success((bytes, notes))
      case "note":
        notes.append(words[1])
      case "fault":
        return .failure(
          FileFault(
            "picture/unreadable",
            "\(quoted(name)) can't be made into pixels: \(escaped(words[1], limit: 300))",
            help:
              "compile it with --emit svg, which needs no pixels; pictures in it that are large "
              + "or unusual can be saved anew as plain PNG or JPEG"))
      default: break
      }
    }
    return .failure(ended())
  }

  private func start() -> ChildProgram? {
    ChildProgram.path(of: Rasteriser.program).flatMap {
      ChildProgram($0, keepingVariables: Rasteriser.variables, keepsErrors: false)
    }
  }

  /// Without its end; nil when there is none of a sensible length.
  private func line(from child: ChildProgram) -> String? {
    var bytes: [UInt8] = []
    while bytes.count < 1000, let byte = child.read(1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// The next picture is given to a new one.
  private func ended() -> FileFault {
    end()
    return FileFault(
      "picture/unreadable", "\(Rasteriser.program) ended before the picture was made",
      help: "build it again with make pictures")
  }

  /// `broken 0`: the first of the pictures inside can't be decoded.
  private func broken(_ note: Substring, among pictures: [NamedPicture]) -> Diagnostic? {
    let words = note.split(separator: " ")
    guard words.count == 2, words[0] == "broken", let number = Int(words[1]),
      pictures.indices.contains(number)
    else { return nil }
    let picture = pictures[number]
    return Diagnostic(
      .warning, RepeatedNotes.brokenPicture,
      "the picture \(quoted(picture.name)) can't be decoded: its place stays empty in PNGs, and on "
        + "a phone it may too", at: picture.range,
      help: [Help("save it anew as PNG, JPEG or SVG")])
  }

  /// What is to be said of the fonts at hand.
  private struct Remark {
    var severity: Diagnostic.Severity
    var fault: FileFault
  }

  /// `font Inter\tDejaVu Sans`, `glyphs 12 U+1F469` or `nofont`
  private func remark(_ text: Substring) -> Remark? {
    let words = text.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "font":
      let names = words.count == 2 ? words[1].split(separator: "\t") : []
      guard names.count == 2 else { return nil }
      return Remark(
        severity: .note,
        fault: FileFault(
          "picture/other-font",
          "the font \(quoted(String(names[0]))) isn't at hand: letters are those of "
            + "\(quoted(String(names[1]))), set as wide as they were measured",
          help: "install it, as fonts-inter for 'Inter' (apt), or font-inter (brew)"))
    case "glyphs":
      let parts = text.split(separator: " ")
      guard parts.count == 3 else { return nil }
      let others = parts[1] == "1" ? "" : " and \(parts[1]) characters in all"
      return Remark(
        severity: .warning,
        fault: FileFault(
          "picture/missing-glyph",
          "no font at hand has a glyph for \(parts[2])\(others): boxes are drawn instead",
          help: "install a font that has them"))
    case "nofont":
      return Remark(
        severity: .warning,
        fault: FileFault(
          "picture/no-font", "there is no font at hand, so no text is drawn",
          help: "install one, as fonts-inter (apt) or font-inter (brew)"))
    default: return nil
    }
  }
}
