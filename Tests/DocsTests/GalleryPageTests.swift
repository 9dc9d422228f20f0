import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// docs/gallery.md and the pictures in docs/pictures, as the program makes them.
@Suite("The gallery's pictures")
struct GalleryPageTests {
  /// Specs that are also shown in other languages, because their texts or their direction follow it.
  private static let translated = [
    "delete-photos": ["ko", "ar"], "choose-language": ["ar"], "marketing-consent": ["ar"],
  ]

  @Test("Each picture is what the program makes of its spec, and the page shows them all")
  func freshness() throws {
    let folder = try TemporaryFolder()
    var pictures: [String: String] = [:]
    for locale in [nil, "ko", "ar"] {
      let names = locale.map { locale in
        Self.translated.filter { $0.value.contains(locale) }.keys.sorted()
      }
      for (name, text) in try Self.made(of: names, in: locale, into: folder) {
        pictures[name] = text
      }
    }
    for (name, text) in pictures.sorted(by: { $0.key < $1.key }) {
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(name) is no XML")
      try expectRecorded(text, at: "docs/pictures/\(name)")
    }
    try expectRecorded(try Self.page(), at: "docs/gallery.md")
    let files = packageFiles(in: "docs/pictures", endings: [""])
    #expect(
      Set(files) == Set(pictures.keys.map { "docs/pictures/" + $0 }), "a picture is left over")
  }

  @Test("Every picture that a page shows is there")
  func shownPictures() {
    var count = 0
    for page in MarkdownPage.all {
      let folder = page.path.hasPrefix("docs/") ? "docs/" : ""
      for match in page.text.matches(of: /<img src="([^"]+)"/) {
        count += 1
        #expect((try? packageFile(folder + match.1)) != nil, "\(page.path): \(match.1)")
      }
    }
    #expect(count > 44)
  }

  /// `NAME.light.svg` or `NAME.ar.light.svg`, with its text.
  private static func made(
    of names: [String]?, in locale: String?, into folder: TemporaryFolder
  ) throws -> [(name: String, text: String)] {
    let specs = names.map { $0.map { "specs/gallery/\($0).alert.yaml" } } ?? ["specs/gallery"]
    let output = folder.path(locale ?? "base")
    var start = ProgramStart.alertc("compile")
    start.arguments +=
      (specs + [
        "--emit", "svg", "--appearance", "light,dark", "--quiet", "--out", output,
      ]).map { Array($0.utf8) }
    if let locale { start.arguments += ["--locale", locale].map { Array($0.utf8) } }
    start.folder = packageRoot.path
    let run = try start.run()
    #expect(run.exitCode == 0, "\(run.errorText)")
    var made: [(name: String, text: String)] = []
    for name in names ?? Self.names {
      for appearance in ["light", "dark"] {
        let file = URL(fileURLWithPath: output).appendingPathComponent("\(name)/\(appearance).svg")
        let variant = locale.map { "\($0).\(appearance)" } ?? appearance
        made.append(
          ("\(name).\(variant).svg", String(decoding: try Data(contentsOf: file), as: UTF8.self)))
      }
    }
    return made
  }

  private static var names: [String] {
    packageFiles(in: "specs/gallery", endings: [".alert.yaml"]).compactMap { path in
      path.split(separator: "/").last.map { String($0.dropLast(".alert.yaml".count)) }
    }
  }

  private static func page() throws -> String {
    var page = """
      # The gallery in pictures

      Every alert of [specs/gallery](../specs/gallery), on an iPhone 15, light and dark, as
      `alertc compile specs/gallery --emit svg` draws it. What a phone shows otherwise is told in
      [Pictures](pictures.md). This page is made by a test: `make docs` makes it anew.


      """
    for name in names {
      let spec = "specs/gallery/\(name).alert.yaml"
      let remark = try packageText(spec).split(separator: "\n").first?.dropFirst(2) ?? ""
      page += "## \(name)\n\n\(remark) [The spec](../\(spec)).\n\n"
      page += pictures(of: name, nil)
      for locale in translated[name] ?? [] {
        page += "In `\(locale)`:\n\n" + pictures(of: name, locale)
      }
    }
    return String(page.dropLast())
  }

  private static func pictures(of name: String, _ locale: String?) -> String {
    var text = ""
    for appearance in ["light", "dark"] {
      let variant = locale.map { "\($0).\(appearance)" } ?? appearance
      let place = locale.map { " in \($0)" } ?? ""
      text +=
        "<img src=\"pictures/\(name).\(variant).svg\" width=\"240\" alt=\"\(name), \(appearance)\(place)\">\n"
    }
    return text + "\n"
  }
}
