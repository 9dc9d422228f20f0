import Foundation
import TestSupport
import Testing

@Suite("Pictures in pixels")
struct PictureTests {
  static let spec = """
    alert: hello
    extends: builder
    title: "Hello ]]> &"
    message: 안녕하세요
    """

  @Test("A PNG has the device's pixels, and is the same bytes each time")
  func png() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "hello.alert.yaml")
    let first = try compile(in: folder, "--device", "iphone-se", "--out", "first")
    #expect(first.exitCode == 0, "\(first.errorText)")
    let second = try compile(in: folder, "--device", "iphone-se", "--out", "second")
    #expect(second.exitCode == 0, "\(second.errorText)")
    let png = try Data(contentsOf: URL(fileURLWithPath: folder.path("first/hello.png")))
    #expect(png == (try Data(contentsOf: URL(fileURLWithPath: folder.path("second/hello.png")))))
    // PNG 5.6 and 11.2.2: the header chunk begins with width and height.
    #expect(Array(png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    #expect(number(png, at: 16) == 750)
    #expect(number(png, at: 20) == 1334)
  }

  @Test("Threads give the same pictures as one, and each in its own file")
  func threads() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d"] {
      try folder.write(
        "alert: \(name)\nextends: builder\ntitle: Title \(name)\n",
        to: "specs/\(name).alert.yaml")
    }
    for (jobs, out) in [("1", "one"), ("3", "three")] {
      let run = try compile(in: folder, "specs", "--jobs", jobs, "--out", out)
      #expect(run.exitCode == 0, "\(run.errorText)")
    }
    var pictures: Set<Data> = []
    for name in ["a", "b", "c", "d"] {
      let one = try Data(contentsOf: URL(fileURLWithPath: folder.path("one/\(name).png")))
      #expect(one == (try Data(contentsOf: URL(fileURLWithPath: folder.path("three/\(name).png")))))
      pictures.insert(one)
    }
    #expect(pictures.count == 4)
  }

  @Test("Where the program that makes pixels is missing, it is said what to run")
  func missingProgram() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "hello.alert.yaml")
    let run = try ProgramStart.shell(
      "cd '\(folder.path)' && cp \"$ALERTC\" . && ./alertc compile hello.alert.yaml --emit png"
    ).run()
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("run: make pictures"))
    #expect(run.errorText.contains("librsvg2-dev"))
  }

  @Test("A program that breaks off is an error at each spec, and no file is written")
  func brokenProgram() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a.alert.yaml")
    let script = """
      cd '\(folder.path)' && cp "$ALERTC" . && printf '#!/bin/sh\\nread line\\nexit 1\\n' > alertc-pictures
      chmod +x alertc-pictures && sed s/hello/other/ a.alert.yaml > b.alert.yaml
      ./alertc compile a.alert.yaml b.alert.yaml --emit png --jobs 1
      """
    let run = try ProgramStart.shell(script).run()
    #expect(run.exitCode == 1)
    #expect(run.errorText.components(separatedBy: "error[picture/unreadable]").count == 3)
    #expect(!folder.files.contains { $0.hasSuffix(".png") })
  }

  @Test("What makes pixels ends at once when nobody reads them, whatever it waits for")
  func endsWithReader() throws {
    let folder = try TemporaryFolder()
    let script = """
      cd '\(folder.path)' && mkfifo in && (exec sleep 50 > in) & keeper=$!
      cd '\(folder.path)'; while ! [ -p in ]; do :; done
      "$(dirname "$ALERTC")/alertc-pictures" < in | true
      kill $keeper && echo early
      """
    #expect(try ProgramStart.shell(script).run().outputText == "early\n")
  }

  @Test("What librsvg says stands in a sentence with the file, and what to do")
  func faultOfRenderer() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a.alert.yaml")
    let script = """
      cd '\(folder.path)' && cp "$ALERTC" . && chmod +x alertc
      printf '#!/bin/sh\\nread line\\nprintf "fault XML parse error\\\\n"\\ncat >/dev/null' > alertc-pictures
      chmod +x alertc-pictures && ./alertc compile a.alert.yaml --emit png
      """
    let run = try ProgramStart.shell(script).run()
    #expect(run.exitCode == 1)
    #expect(
      run.errorText.contains("'hello.png' can't be made into pixels: XML parse error"),
      "\(run.errorText)")
    #expect(run.errorText.contains("help: compile it with --emit svg"))
  }

  /// One black pixel.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
  )

  @Test("A picture's file that can't be decoded is told once, at the line that names it")
  func brokenPicture() throws {
    let folder = try TemporaryFolder()
    let png = try #require(Self.png).map { $0 }
    var damaged = png
    // In the pixels, behind the length and name of their chunk.
    damaged[45] ^= 0xFF
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\">"
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]
    let jpeg = [0xFF, 0xD8] + frame + [1, 2, 3, 0xFF, 0xD9]
    try folder.write(png, to: "whole.png")
    try folder.write(damaged, to: "damaged.png")
    try folder.write(jpeg, to: "damaged.jpg")
    try folder.write(svg + "<rect width=\"8\" height=\"8\"/></svg>", to: "whole.svg")
    try folder.write(svg + "<rect></g></svg>", to: "damaged.svg")
    // Nothing is seen of it, and nothing is wrong with it.
    try folder.write(svg + "</svg>", to: "empty.svg")
    let names = [
      "whole.png", "damaged.png", "damaged.jpg", "whole.svg", "damaged.svg", "empty.svg",
    ]
    let views = names.enumerated().map { "  v\($0): { image: \($1) }\n" }.joined()
    try folder.write(
      "alert: hello\nextends: builder\ntitle: Hello\nviews:\n\(views)", to: "hello.alert.yaml")
    let run = try compile(in: folder, "--appearance", "light,dark")
    #expect(run.exitCode == 0, "\(run.errorText)")
    let lines = run.errorText.split(separator: "\n").filter { $0.contains("[picture/broken]") }
    let places = lines.map { String($0.prefix { $0 != " " }) }
    #expect(places == ["6", "7", "9"].map { "hello.alert.yaml:\($0):16:" }, "\(run.errorText)")
    #expect(lines.first?.contains("the picture 'damaged.png' can't be decoded") == true)
  }

  @Test("Where there is no font, that is told once in a run, and the rest of the picture is made")
  func noFont() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "hello.alert.yaml")
    try folder.write([], to: "fonts/none")
    let settings = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder.path("fonts"))</dir><cachedir>\(folder.path("cache"))</cachedir>
      </fontconfig>
      """
    try folder.write(settings, to: "fonts.conf")
    let run = try compile(
      in: folder, "--appearance", "light,dark", settings: folder.path("fonts.conf"))
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(run.errorText.components(separatedBy: "warning[picture/no-font]").count == 2)
    #expect(folder.files.contains("build/alerts/hello/dark.png"))
  }

  @Test("A family that isn't at hand is told once, with the one that stands for it")
  func otherFont() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.spec + "\nviews: { title: { font: { family: No Such Family } } }\n",
      to: "hello.alert.yaml")
    let run = try compile(in: folder, "--appearance", "light,dark")
    #expect(run.exitCode == 0, "\(run.errorText)")
    let parts = run.errorText.components(
      separatedBy: "note[picture/other-font]: the font 'No Such Family' isn't at hand")
    #expect(parts.count == 2)
  }

  @Test("A character that no font has is told, with how many there are")
  func missingGlyph() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "alert: hello\nextends: builder\ntitle: Hello \u{10FF00}\u{10FF01}\n", to: "hello.alert.yaml")
    let run = try compile(in: folder)
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(
      run.errorText.contains("no font at hand has a glyph for U+10FF00 and 2 characters in all"))
  }

  private func compile(
    in folder: TemporaryFolder, _ arguments: String..., settings: String? = nil
  ) throws -> ProgramRun {
    var start = ProgramStart.alertc("compile", "--emit", "png")
    let paths = arguments.contains("specs") ? [] : ["hello.alert.yaml"]
    start.arguments += (paths + arguments).map { Array($0.utf8) }
    start.folder = folder.url.path
    start.environment = ["HOME": folder.url.path]
    if let settings { start.environment["FONTCONFIG_FILE"] = settings }
    return try start.run()
  }

  private func number(_ data: Data, at offset: Int) -> Int {
    data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
