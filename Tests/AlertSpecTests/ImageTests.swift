import Diagnostics
import Geometry
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Sizes of pictures") struct ImageTests {
  private func size(_ bytes: [UInt8], _ name: String) -> String? {
    ImageHeader.size(of: bytes, named: name).map {
      $0.width.decimal() + " × " + $0.height.decimal()
    }
  }

  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 1, height]
  }

  private func jpeg(exif orientation: UInt8?, isLittle: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
    if let orientation {
      let tiff: [UInt8] =
        isLittle
        ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      let segment = Array("Exif\0\0".utf8) + tiff
      bytes += [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
    }
    return bytes + [0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 100, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test("PNG and JPEG: pixels, by the scale of the name")
  func bitmaps() {
    #expect(size(png(90, 4), "a.png") == "90 × 260")
    #expect(size(png(90, 4), "a@2x.png") == "45 × 130")
    #expect(size(png(90, 4), "x/a.b@3x.PNG") == "30 × 86.667")
    #expect(size(png(0, 4), "a.png") == nil)
    #expect(size(Array(png(90, 4).dropLast()), "a.png") == nil)
    #expect(size(jpeg(exif: nil), "a.jpg") == "256 × 100")
    #expect(size(jpeg(exif: 1), "a.jpg") == "256 × 100")
    #expect(size(jpeg(exif: 6), "a.jpg") == "100 × 256")
    #expect(size(jpeg(exif: 8, isLittle: true), "a.jpeg") == "100 × 256")
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0], "a.jpg") == nil)
  }

  @Test("PDF by its media box, SVG by width and height or its view box")
  func vectors() {
    func size(_ text: String) -> String? { self.size(Array(text.utf8), "a@2x.x") }
    #expect(size("%PDF-1.4\n<< /Type /Page /MediaBox [0 0 24.5 32] >>") == "24.5 × 32")
    #expect(size("%PDF-1.4\n/MediaBox[ -10 -10\n10 20 ]") == "20 × 30")
    #expect(size("%PDF-1.5 compressed") == nil)
    #expect(
      size("<?xml version='1.0'?><svg width=\"24\" height='32px' viewBox='0 0 1 1'/>") == "24 × 32")
    #expect(size("<svg\n width = \"100%\" height=\"100%\" viewBox=\"0 0 48,16\">") == "48 × 16")
    #expect(size("<svg xmlns=\"x\" data-width=\"9\" viewBox=\"0 0 8 8\">") == "8 × 8")
    #expect(size("<svgs width=\"1\" height=\"1\">") == nil)
    #expect(size("<svg width=\"2em\" height=\"1em\">") == nil)
    #expect(size("<svg>") == nil)
    #expect(size("") == nil)
  }

  @Test("A file's size is the view's own; a name without an ending is an asset's")
  func views() throws {
    let picture = SourceFile(path: "p/a@2x.png", bytes: png(90, 4))
    let resolver = Resolver { path, _ in
      path == "p/a@2x.png" ? .success(picture) : .failure(LoadFailure(sentence: "it isn't there"))
    }
    let resolved = resolver.resolve(
      SourceFile(
        path: "a.yaml",
        text:
          "alert: a\nviews: { i: { image: p/a@2x.png }, j: { image: trash }, k: { image: a.b } }"))
    #expect(resolved.diagnostics == [])
    let views = try #require(resolved.value).boxes(in: Environment()).alert.children
    #expect(views.map(\.intrinsicWidth) == [45, 24, 24])
    #expect(views.map(\.intrinsicHeight) == [130, 24, 24])
    let missing = resolver.resolve(
      SourceFile(path: "a.yaml", text: "alert: a\nviews: { i: { image: q.svg } }"))
    #expect(missing.diagnostics.map(\.code) == ["image/unreadable"])
  }

  @Test("Random bytes behind every beginning never trap")
  func random() {
    var random = SplitMix64(seed: 3)
    let starts = [
      png(1, 1), jpeg(exif: 6), Array("%PDF-/MediaBox [".utf8), Array("<svg width='1' =".utf8),
    ]
    for _ in 0..<4000 {
      var bytes = starts.randomElement(using: &random) ?? []
      bytes.removeLast(Int.random(in: 0...min(6, bytes.count), using: &random))
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
      if Bool.random(using: &random), !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = ImageHeader.size(of: bytes, named: "a.png")
    }
  }

  // MARK: Asset catalogues

  private func set(_ images: String) -> String {
    #"{ "images": [\#(images)], "info": { "version": 1 } }"#
  }

  private func found(_ name: String, _ files: [String: [UInt8]]) -> (Size?, [String]) {
    let loading: SourceLoading = { path, _ in
      files[path].map { .success(SourceFile(path: path, bytes: $0)) }
        ?? .failure(
          LoadFailure(
            sentence: "there is no such file", isThere: files.keys.contains { $0.hasPrefix(path) }))
    }
    let project = Project(
      SourceFile(path: "alertc.yaml", text: "assets: [A.xcassets, A.xcassets/icons]"),
      loading: loading)
    let resolved = Resolver(project: project, loading: loading).resolve(
      SourceFile(
        path: "a.yaml", text: "alert: a\nviews: { hero: { image: \(name) } }\nlayout: {}\n"))
    let view = resolved.value?.view(named: "hero")?.content as? ImageView
    return (view?.size, resolved.diagnostics.map(\.code.description))
  }

  @Test("A picture of an asset catalogue: the finest of the general ones, by the scale stated")
  func assets() {
    let hero = set(
      #"""
      { "idiom": "universal", "scale": "1x" },
      { "idiom": "universal", "filename": "a.png", "scale": "2x" },
      { "idiom": "universal", "filename": "b@2x.png", "scale": "3x" },
      { "idiom": "ipad", "filename": "ipad.png", "scale": "3x" },
      { "idiom": "universal", "filename": "dark.png", "scale": "3x",
        "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
      """#)
    let vector = set(#"{ "idiom": "universal", "filename": "v.svg" }"#)
    let files: [String: [UInt8]] = [
      "A.xcassets/hero.imageset/Contents.json": Array(hero.utf8),
      "A.xcassets/hero.imageset/b@2x.png": png(90, 4),
      "A.xcassets/icons/bin.imageset/Contents.json": Array(vector.utf8),
      "A.xcassets/icons/bin.imageset/v.svg": Array(#"<svg width="20" height="24"/>"#.utf8),
      "A.xcassets/empty.imageset/Contents.json": Array(set(#"{ "idiom": "universal" }"#).utf8),
      "A.xcassets/lost.imageset/Contents.json": Array(
        set(#"{ "idiom": "universal", "filename": "no.png" }"#).utf8),
    ]
    #expect(found("hero", files) == (Size(width: 30, height: Rational(260, 3)), []))
    #expect(found("icons/bin", files) == (Size(width: 20, height: 24), []))
    #expect(found("bin", files) == (Size(width: 20, height: 24), []))
    #expect(found("sparkles", files) == (nil, []))
    #expect(found("empty", files) == (nil, ["image/no-size"]))
    #expect(found("lost", files) == (nil, ["image/unreadable"]))
    for text in ["", "{ \"images\": [], }"] {
      let broken = found("broken", ["A.xcassets/broken.imageset/Contents.json": Array(text.utf8)])
      #expect(broken == (nil, ["image/unreadable"]))
    }
    let picture = ["A.xcassets/hero.imageset/hero.png": png(90, 4)]
    #expect(found("hero", picture) == (nil, ["image/unreadable"]))
  }
}
