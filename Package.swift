// swift-tools-version: 6.1
import PackageDescription

// The floors are data in Tests/ArchitectureTests/Floors.swift, which checks what every file
// imports; the dependencies below only say the same to the build.

let package = Package(
  name: "alertc",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "alertc", targets: ["alertc"]),
    .executable(name: "alertc-fonts", targets: ["alertc-fonts"]),
    .executable(name: "alertc-preview", targets: ["alertc-preview"]),
    .library(name: "AlertCompiler", targets: ["AlertCompiler"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
  ],
  targets: [
    // Ground: C, no Swift.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "CPictures",
      providers: [
        .apt(["libpango1.0-dev", "librsvg2-dev"]), .brew(["librsvg", "pango"]),
      ]),
    .target(name: "CUnicodeTables"),
    .target(name: "CFontTables"),
    .target(name: "CPageFiles"),
    .target(name: "CDiagnosticPages"),

    // Floor 0
    .target(name: "Diagnostics"),
    .target(name: "Geometry"),
    .target(name: "TextCells", dependencies: ["CUnicodeTables"]),
    .target(name: "Digests"),
    .target(name: "JSONNodes"),

    // Floor 1
    .target(name: "DiagnosticRenderers", dependencies: ["Diagnostics", "JSONNodes", "TextCells"]),
    .target(name: "YAMLNodes", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(name: "ConstraintSolver", dependencies: ["Geometry"]),
    .target(name: "Snapshots", dependencies: ["Diagnostics", "Digests"]),
    .target(name: "TextCatalogs", dependencies: ["Diagnostics", "JSONNodes"]),
    .target(
      name: "Typography",
      dependencies: ["CFontTables", "CUnicodeTables", "Diagnostics", "Geometry"]),

    // Floors 2 to 5
    .target(
      name: "SnapshotReports",
      dependencies: ["DiagnosticRenderers", "Diagnostics", "JSONNodes", "Snapshots"],
      resources: [.embedInCode("HTML/Page")]),
    .target(
      name: "AlertSpec",
      dependencies: [
        "Diagnostics", "Geometry", "JSONNodes", "TextCatalogs", "Typography", "YAMLNodes",
      ],
      resources: [.embedInCode("Presets/Data")]),
    .target(
      name: "AlertLayout",
      dependencies: ["AlertSpec", "ConstraintSolver", "Diagnostics", "Geometry", "Typography"]),
    .target(
      name: "AlertMotion",
      dependencies: ["AlertLayout", "AlertSpec", "Diagnostics", "Geometry"]),
    .target(
      name: "AlertBackends",
      dependencies: [
        "AlertLayout", "AlertMotion", "AlertSpec", "CPageFiles", "Diagnostics", "Digests",
        "Geometry", "JSONNodes", "TextCells",
      ],
      exclude: ["HTML/Page"]),
    .target(
      name: "AlertCompiler",
      dependencies: [
        "AlertBackends", "AlertLayout", "AlertMotion", "AlertSpec", "CDiagnosticPages",
        "Diagnostics", "Geometry", "Snapshots", "Typography", "YAMLNodes",
      ],
      exclude: ["Pages"]),

    // The door
    .executableTarget(
      name: "alertc",
      dependencies: [
        "AlertCompiler", "DiagnosticRenderers", "Diagnostics", "Digests", "SnapshotReports",
        "Snapshots", "TextCells", "Typography",
      ],
      exclude: ["startup-order.txt"]),

    // What reads fonts: a program of its own, so that no compile loads HarfBuzz.
    .executableTarget(
      name: "alertc-fonts", dependencies: ["CHarfBuzz", "Digests", "Typography"]),

    // What serves the page to a browser: a program of its own, so that no compile loads a server.
    .executableTarget(name: "alertc-preview", dependencies: ["CMicroHTTPD"]),

    // What turns a picture into pixels: a program of its own, so that no compile loads Pango, Cairo
    // and librsvg.
    .executableTarget(name: "alertc-pictures", dependencies: ["CPictures"]),

    // Measured beside its peers; see docs/benchmarks.
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["ConstraintSolver", "Geometry"],
      path: "Tests/Benchmarks/SolverBenchmark"),

    .executableTarget(
      name: "PresenterBenchmark",
      dependencies: ["AlertLayout", "AlertMotion", "AlertSpec", "Diagnostics", "Geometry"],
      path: "Tests/Benchmarks/PresenterBenchmark"),

    // Tests
    .executableTarget(
      name: "TextBenchmark", dependencies: ["Geometry", "Typography"],
      path: "Tests/Benchmarks/TextBenchmark", exclude: ["harfbuzz-icu.c", "run"],
      sources: ["main.swift"]),
    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "DiagnosticRenderers"],
      path: "Tests/TestSupport"),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
    .testTarget(name: "TextCellsTests", dependencies: ["TextCells", "TestSupport"]),
    .testTarget(name: "DigestsTests", dependencies: ["Digests"]),
    .testTarget(name: "JSONNodesTests", dependencies: ["JSONNodes", "TestSupport"]),
    .testTarget(
      name: "DiagnosticRenderersTests",
      dependencies: ["DiagnosticRenderers", "Diagnostics", "TestSupport"]),
    .testTarget(name: "YAMLNodesTests", dependencies: ["YAMLNodes", "TestSupport"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
    .testTarget(
      name: "SnapshotReportsTests",
      dependencies: ["Diagnostics", "SnapshotReports", "Snapshots", "TestSupport"],
      exclude: ["Resources"]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots", "TestSupport"]),
    .testTarget(
      name: "TextCatalogsTests", dependencies: ["Diagnostics", "TestSupport", "TextCatalogs"],
      exclude: ["Resources"]),
    .testTarget(
      name: "TypographyTests", dependencies: ["Diagnostics", "Typography", "TestSupport"],
      resources: [.process("Resources")]),
    .testTarget(
      name: "AlertSpecTests",
      dependencies: [
        "AlertSpec", "DiagnosticRenderers", "Diagnostics", "Geometry", "TestSupport", "Typography",
        "YAMLNodes",
      ]),
    .testTarget(name: "AlertLayoutTests", dependencies: ["AlertLayout", "TestSupport"]),
    .testTarget(
      name: "AlertBackendsTests",
      dependencies: ["AlertBackends", "AlertMotion", "Digests", "TestSupport"]),
    .testTarget(
      name: "AlertMotionTests",
      dependencies: [
        "AlertCompiler", "AlertLayout", "AlertMotion", "AlertSpec", "Diagnostics", "Geometry",
        "TestSupport",
      ]),
    .testTarget(
      name: "AlertCompilerTests",
      dependencies: ["AlertCompiler", "DiagnosticRenderers", "Diagnostics", "TestSupport"]),
    .testTarget(name: "alertcTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "DocsTests",
      dependencies: [
        "AlertCompiler", "AlertSpec", "Diagnostics", "Geometry", "TestSupport", "Typography",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
