import Diagnostics
import DiagnosticRenderers
import TestSupport
import Testing

@testable import AlertSpec

/// The gallery's project and its specs changed at random: whatever comes of it, nothing traps, and
/// all that is said can be rendered.
@Suite("Mutated projects") struct ProjectMutationTests {
  private static let pieces = [
    "$color.accent", "{color.accent}", "$", "{", "}", "[", "]", "\"", "when", "value: ",
    "- { value: 1 }", "orientation: landscape", "locale: und", "cases", "all:", "key: x",
    "arguments: { a: 1 }", "\n", "\n  ", ": ", "null", "-1", "%lld", "%#@x@", "\u{202E}", "가",
    "$value", "$type", "../", "/", "theme: theme.yaml", "x-", "other", "plural", "1e9",
  ]

  @Test("A few thousand mutations never trap", arguments: 0..<4)
  func mutations(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &+ 501)
    let folder = "specs/gallery/"
    let names = ["alertc.yaml", "theme.yaml", "Localizable.xcstrings", "brand.tokens.json"]
    var files: [String: [UInt8]] = [:]
    for name in names.dropLast() { files[name] = try packageFile(folder + name) }
    files["brand.tokens.json"] = Array(
      """
      { "color": { "$type": "color", "accent": { "$value": "#C8553D" },
        "tint": { "$value": "{color.accent}" } }, "m": { "$type": "dimension",
        "$value": { "value": 8, "unit": "px" } } }
      """.utf8)
    files["alertc.yaml", default: []] += Array("darkTheme: brand.tokens.json\n".utf8)
    let specs = try ["join-membership", "download-progress", "delete-photos"].map {
      try packageFile(folder + $0 + ".alert.yaml")
    }
    let renderer = TerminalRenderer()
    for round in 0..<250 {
      var changed = files
      let name = names.randomElement(using: &random) ?? names[0]
      mutate(&changed[name, default: []], &random)
      let project = Project(SourceFile(path: "alertc.yaml", bytes: changed["alertc.yaml"] ?? [])) {
        [changed] path, _ in
        changed[path].map { .success(SourceFile(path: path, bytes: $0)) }
          ?? .failure(LoadFailure(sentence: "there is no such file"))
      }
      var spec = specs.randomElement(using: &random) ?? []
      if round.isMultiple(of: 2) { mutate(&spec, &random) }
      var environment = Environment()
      environment.locale = ["en", "ko", "ar-XB", "en-XA"].randomElement(using: &random) ?? "en"
      environment.caseName = [nil, "failed", "one"].randomElement(using: &random) ?? nil
      let resolved = Resolver(project: project) { _, _ in
        .failure(LoadFailure(sentence: "there is no such file"))
      }.resolve(SourceFile(path: "a.alert.yaml", bytes: spec), in: environment)
      if let alert = resolved.value, !resolved.hasErrors { _ = alert.boxes(in: environment) }
      let found = project.diagnostics + resolved.diagnostics
      if !found.isEmpty { #expect(!renderer.render(found).isEmpty) }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default:
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(place..<end, with: piece.utf8)
      }
    }
  }
}
