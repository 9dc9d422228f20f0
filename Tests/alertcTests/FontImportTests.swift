import TestSupport
import Testing

@Suite("Importing a font")
struct FontImportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = (["font", "import"] + arguments).map { Array($0.utf8) }
    start.folder = folder.path
    return try start.run()
  }

  private var font: TinyFont {
    var font = TinyFont([
      (0x20, 250), (0x41, 640), (0x42, 640), (0x56, 600), (0x57, 900), (0x301, 300), (0xAC00, 920),
      (0xAC01, 920), (0xAC02, 920), (0x905, 700),
    ])
    font.kerning = [(0x41, 0x56, -80), (0x41, 0x57, -80), (0x42, 0x56, -80), (0x42, 0x57, -80)]
    return font
  }

  /// Everything but the checksum and HarfBuzz's version.
  private func body(_ text: String?) -> String? {
    text?.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("font ") && !$0.hasPrefix("reader ") }.joined(separator: "\n")
  }

  @Test("Facts, advances and kerning go into a file of sorted lines, with where they come from")
  func file() throws {
    try folder.write(font.bytes, to: "in/Tiny.ttf")
    let run = try run("in/Tiny.ttf")
    #expect(run.exitCode == 0)
    #expect(run.errorText == "Imported 'Tiny' semibold into 'fonts/tiny-semibold.metrics'.\n")
    let text = try #require(folder.text("fonts/tiny-semibold.metrics"))
    #expect(
      body(text) == """
        font-metrics 1
        family Tiny
        weight semibold
        version Version 1.5
        units-per-em 1000
        ascender 900
        descender -250
        line-gap 30
        cap-height 700
        x-height 520

        advances
        0020 250
        0041-0042 640
        0056 600 V
        0057 900 W
        0301 0
        AC00-AC02 920

        kerning-left
        1 0041-0042

        kerning-right
        1 0056-0057

        kerning
        1 1 -80 AV

        """)
    #expect(text.contains(/\nfont [0-9a-f]{64}\nversion/))
    #expect(text.contains(/\nreader HarfBuzz [0-9.]+\n/))
    #expect(!text.contains("in/"))
  }

  @Test("The checksum is that of the file, as sha256sum has it")
  func checksum() throws {
    for length in [0, 1, 3, 64, 119] {
      var longer = font
      longer.version = String(repeating: "v", count: length + 1)
      try folder.write(longer.bytes, to: "f.ttf")
      var sum = ProgramStart("/bin/sh", ["-c", "sha256sum f.ttf || shasum -a 256 f.ttf"])
      sum.environment = ["PATH": "/usr/bin:/bin"]
      sum.folder = folder.path
      let digest = try sum.run().outputText.prefix(64)
      #expect(digest.count == 64)
      #expect(try run("f.ttf", "--out", "-").outputText.contains("\nfont \(digest)\n"))
    }
  }

  @Test("Importing again changes nothing, and says so")
  func again() throws {
    try folder.write(font.bytes, to: "a.ttf")
    #expect(try run("a.ttf", "--out", "x.metrics").exitCode == 0)
    let before = folder.text("x.metrics")
    let second = try run("a.ttf", "--out", "x.metrics")
    #expect(second.errorText == "'x.metrics' is up to date.\n")
    #expect(folder.text("x.metrics") == before)
    #expect(folder.files == ["a.ttf", "x.metrics"])
  }

  @Test("A name and a weight can be given, and stand in the file's name")
  func names() throws {
    try folder.write(font.bytes, to: "a.ttf")
    #expect(try run("a.ttf", "--name", "My Brand", "--weight", "heavy").exitCode == 0)
    #expect(folder.text("fonts/my-brand-heavy.metrics")?.contains("\nfamily My Brand\n") == true)
    let wrong = try run("a.ttf", "--weight", "hevy")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errorText.contains("help: write --weight heavy"))
  }

  @Test("An instance of a variable font has its own advances and weight")
  func variable() throws {
    var variable = TinyFont([(0x41, 600)])
    variable.growth = 100
    try folder.write(variable.bytes, to: "v.ttf")
    let bold = try run("v.ttf", "--instance", "wght=650", "--out", "-").outputText
    #expect(bold.contains("\n0041 650 A\n"))
    #expect(bold.contains("\ninstance wght=650\n"))
    #expect(bold.contains("\nweight semibold\n"))
    let standard = try run("v.ttf", "--out", "-").outputText
    #expect(standard.contains("\n0041 600 A\n"))
    #expect(!standard.contains("instance"))
    for (instance, help) in [
      ("wght=950", "write a number from 100 to 900"), ("wdth=75", "its axes are: wght"),
      ("bold", "write --instance wght=600, or wght=600,wdth=75"),
    ] {
      let run = try run("v.ttf", "--instance", instance, "--out", "-")
      #expect(run.exitCode == 2)
      #expect(run.errorText.contains("help: " + help))
    }
  }

  @Test("Words in scripts that need shaping are measured whole, from specs and other files")
  func words() throws {
    let font = TinyFont([(0x41, 600), (0x905, 700), (0x906, 800)])
    try folder.write(font.bytes, to: "d.ttf")
    try folder.write("alert: a\ntitle: A अआ, अ A\n", to: "specs/a.alert.yaml")
    try folder.write("\"key\" = \"आ अआ\";\n", to: "Base.strings")
    let run = try run("d.ttf", "specs", "Base.strings", "--out", "-")
    let words = run.outputText.split(separator: "words\n").last
    #expect(words == "700 अ\n1500 अआ\n800 आ\n")
    #expect(!run.outputText.contains("0905"))
  }

  @Test("A font named in the project file measures the texts of its family")
  func project() throws {
    var font = TinyFont((0x20...0x7E).map { (UInt32($0), 500) } + [(0x2026, 500)])
    font.kerning = [(0x41, 0x56, -100)]
    try folder.write(font.bytes, to: "Tiny.ttf")
    #expect(try run("Tiny.ttf").exitCode == 0)
    try folder.write(
      "fonts: { Brand: { semibold: fonts/tiny-semibold.metrics } }\n", to: "alertc.yaml")
    try folder.write(
      "alert: a\nextends: builder\nfill: white\nviews:\n  title:\n"
        + "    { text: AVA, font: { family: Brand, size: 20, weight: semibold } }\n",
      to: "a.alert.yaml")
    var start = ProgramStart.alertc("compile", "a.alert.yaml", "--emit", "json", "--out", "-")
    start.folder = folder.path
    let compiled = try start.run()
    #expect(compiled.exitCode == 0)
    // 1.5 em less a tenth of one: 28 points; 900 and 250 of 1000 units to a line.
    #expect(
      compiled.outputText.contains(
        #""text": "AVA", "frame": { "x": 116, "y": 0, "width": 28, "height": 23"#))
    #expect(compiled.outputText.contains(#""baseline": 18 }"#))
    #expect(!compiled.errorText.contains("warning"), "\(compiled.errorText)")
  }

  @Test("What is no font, needs an index or isn't there is said, with a way out")
  func faults() throws {
    try folder.write("alert: a\n", to: "a.yaml")
    try folder.write([], to: "empty.ttf")
    try folder.write(font.collection, to: "both.ttc")
    try folder.write(Array(font.bytes.prefix(200)), to: "cut.ttf")
    var nameless = font
    nameless.family = ""
    try folder.write(nameless.bytes, to: "nameless.ttf")
    for (arguments, sentence, help) in [
      (["a.yaml"], "it is no TrueType or OpenType font", "name a file such as Brand.otf"),
      (["empty.ttf"], "it is no TrueType or OpenType font", "name a file such as Brand.otf"),
      (["cut.ttf"], "'cut.ttf' can't be imported", ""),
      (["gone.ttf"], "it can't be opened: No such file or directory", "check the path"),
      (["both.ttc"], "it is a collection of 2 fonts", "say which one, from 0 to 1: --index 0"),
      (["both.ttc", "--index", "2"], "it has no font with the index 2", "write --index 0 to 1"),
      (["nameless.ttf"], "it doesn't say its family's name", "give it one: --name Brand"),
      (["empty.ttf", "gone"], "there is no file or folder 'gone'", "check the spelling"),
    ] {
      var start = ProgramStart.alertc()
      start.arguments = (["font", "import"] + arguments).map { Array($0.utf8) }
      start.folder = folder.path
      let run = try start.run()
      #expect(run.exitCode == 2, "\(arguments)")
      #expect(run.errorText.contains(sentence), "\(run.errorText)")
      #expect(run.errorText.contains("help: " + help) || help.isEmpty, "\(run.errorText)")
    }
    #expect(try run("both.ttc", "--index", "1", "--out", "-").outputText.contains("\nindex 1\n"))
    #expect(folder.files.allSatisfy { !$0.hasSuffix(".metrics") })
  }

  @Test("Without the program that reads fonts, it is said how to get it")
  func missingReader() throws {
    try folder.write(font.bytes, to: "a.ttf")
    var start = ProgramStart.shell("cp \"$ALERTC\" ./alone && ./alone font import a.ttf")
    start.folder = folder.path
    let run = try start.run()
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("alertc-fonts, which reads fonts, isn't beside alertc"))
    #expect(run.errorText.contains("help: build both with make build"))
  }

  @Test("Bytes changed at random never end the reader other than with a sentence")
  func mutations() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<60 {
      var bytes = font.bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      try folder.write(bytes, to: "m.ttf")
      let run = try run("m.ttf", "--out", "-")
      #expect(run.exitCode == 0 || run.exitCode == 2)
      #expect(!run.errorText.contains("no reason given"))
    }
  }
}
