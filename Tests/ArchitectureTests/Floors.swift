/// A module and the floor it stands on. A module imports strictly lower floors, never sideways.
struct Floor {
  let module: String
  let number: Int
}

/// The floors of the house. Every folder of Sources is here, and nothing else is.
let floors: [Floor] = [
  // Ground: C, no Swift.
  Floor(module: "CLibYAML", number: -1),
  Floor(module: "CHarfBuzz", number: -1),
  Floor(module: "CMicroHTTPD", number: -1),
  Floor(module: "CPictures", number: -1),
  Floor(module: "CUnicodeTables", number: -1),
  Floor(module: "CFontTables", number: -1),
  Floor(module: "CPageFiles", number: -1),
  Floor(module: "CDiagnosticPages", number: -1),

  Floor(module: "Diagnostics", number: 0),
  Floor(module: "Geometry", number: 0),
  Floor(module: "TextCells", number: 0),
  Floor(module: "Digests", number: 0),
  Floor(module: "JSONNodes", number: 0),

  Floor(module: "DiagnosticRenderers", number: 1),
  Floor(module: "YAMLNodes", number: 1),
  Floor(module: "ConstraintSolver", number: 1),
  Floor(module: "TextCatalogs", number: 1),
  Floor(module: "Typography", number: 1),
  Floor(module: "Snapshots", number: 1),

  Floor(module: "SnapshotReports", number: 2),
  Floor(module: "AlertSpec", number: 2),
  Floor(module: "AlertLayout", number: 3),
  Floor(module: "AlertMotion", number: 4),
  Floor(module: "AlertBackends", number: 5),
  Floor(module: "AlertCompiler", number: 6),

  // The doors: the program, and those that read fonts, make pixels and serve the page for it.
  Floor(module: "alertc", number: 7),
  Floor(module: "alertc-fonts", number: 7),
  Floor(module: "alertc-pictures", number: 7),
  Floor(module: "alertc-preview", number: 7),
]

let doorFloor = 7

/// Modules that come with the toolchain, and the floors that may import them.
struct SystemModule {
  let name: String
  let floors: ClosedRange<Int>
  let reason: String
}

let systemModules: [SystemModule] = [
  SystemModule(
    name: "Glibc", floors: doorFloor...doorFloor,
    reason: "only the door touches files, the environment, the clock and the terminal"),
  SystemModule(
    name: "Musl", floors: doorFloor...doorFloor, reason: "it stands in for Glibc"),
  SystemModule(
    name: "Darwin", floors: doorFloor...doorFloor, reason: "it stands in for Glibc"),
  SystemModule(
    name: "Synchronization", floors: 0...doorFloor,
    reason: "the compiler is safe to call from several threads, and what they share is locked"),
]

/// Words that may not be written in a part of the house.
struct Ban {
  /// What must not occur; letter case counts.
  let words: [String]
  /// The folders of Sources where it may not, by module.
  let modules: [String]
  /// Whether it may still occur in comments.
  let sparesComments: Bool
  let reason: String
}

private func modules(_ isMeant: (Int) -> Bool) -> [String] {
  floors.filter { isMeant($0.number) }.map(\.module)
}

let bans: [Ban] = [
  Ban(
    words: ["alert", "Alert", "ALERT"], modules: modules { (0...1).contains($0) },
    sparesComments: false,
    reason: "floors 0 and 1 are general: they could serve any compiler or any interface"),
  Ban(
    words: ["yaml_", "YAML_"], modules: modules { $0 >= 0 }.filter { $0 != "YAMLNodes" },
    sparesComments: true, reason: "libyaml is known to YAMLNodes only"),
  Ban(
    words: ["hb_", "HB_", "CHarfBuzz"],
    modules: modules { $0 >= 0 }.filter { $0 != "alertc-fonts" }, sparesComments: true,
    reason: "HarfBuzz is known to alertc-fonts only, so that no compile loads it"),
  Ban(
    words: ["MHD_", "CMicroHTTPD"],
    modules: modules { $0 >= 0 }.filter { $0 != "alertc-preview" }, sparesComments: true,
    reason: "libmicrohttpd is known to alertc-preview only, so that no compile loads it"),
  Ban(
    words: ["pango_", "cairo_", "rsvg_", "CPictures"],
    modules: modules { $0 >= 0 }.filter { $0 != "alertc-pictures" }, sparesComments: true,
    reason: "renderers are known to alertc-pictures only, so that no compile loads them"),
  Ban(
    words: ["Double", "Float", "CGFloat"], modules: ["Typography", "ConstraintSolver"],
    sparesComments: true,
    reason: "lengths are sums of whole numbers and exact fractions; a rounded one adds up errors"),
  Ban(
    words: ["try!", "as!", "fatalError(", "preconditionFailure(", "assertionFailure("],
    modules: modules { $0 >= 0 }, sparesComments: true,
    reason: "no input may end the program; what can't be done is a diagnostic"),
  Ban(
    words: ["unsafelyUnwrapped", "unowned(unsafe)", "&+", "&-", "&*"],
    modules: modules { $0 >= 2 }, sparesComments: true,
    reason: "above floor 1 nothing is hot enough to give up checks"),
  Ban(
    words: ["TODO", "FIXME", "XXX", "HACK"], modules: modules { $0 >= -1 }, sparesComments: false,
    reason: "what is left to do is an issue, not a comment"),
]
