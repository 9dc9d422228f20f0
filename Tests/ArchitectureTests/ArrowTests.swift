import Foundation
import TestSupport
import Testing

@Suite("The arrows between modules")
struct ArrowTests {
  @Test("Every folder of Sources stands on a floor, and every floor's module exists")
  func everyModuleHasAFloor() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: packageRoot.appendingPathComponent("Sources").path
    ).filter { !$0.hasPrefix(".") }
    #expect(Set(folders) == Set(floors.map(\.module)))
    #expect(Set(floors.map(\.module)).count == floors.count)
  }

  @Test("A file imports strictly lower floors only")
  func importsGoDown() throws {
    let numbers = Dictionary(uniqueKeysWithValues: floors.map { ($0.module, $0.number) })
    var seen = 0
    for source in try swiftSources() {
      let own = try #require(numbers[source.module], "\(source.path)")
      for imported in source.imports {
        seen += 1
        if let floor = numbers[imported] {
          #expect(floor < own, "\(source.path) imports \(imported), which is not below it")
        } else if let system = systemModules.first(where: { $0.name == imported }) {
          #expect(
            system.floors.contains(own), "\(source.path) imports \(imported): \(system.reason)")
        } else {
          Issue.record("\(source.path) imports \(imported), which no floor may")
        }
      }
    }
    #expect(seen > 20)
  }

  @Test("C files know nothing but their own headers and the C library")
  func groundStandsAlone() throws {
    for path in packageFiles(in: "Sources", endings: [".c", ".h"]) {
      let module = path.split(separator: "/")[1]
      for line in try packageText(path).split(separator: "\n") where line.hasPrefix("#include \"") {
        #expect(line.contains("\(module)") || !line.contains("/"), "\(path): \(line)")
      }
    }
  }

  @Test("Package.swift asks for the same arrows")
  func manifest() throws {
    let numbers = Dictionary(uniqueKeysWithValues: floors.map { ($0.module, $0.number) })
    let text = try packageText("Package.swift")
    for floor in floors where floor.number >= 0 {
      let start = try #require(
        text.range(of: "arget(name: \"\(floor.module)\"")
          ?? text.range(of: "arget(\n      name: \"\(floor.module)\""), "\(floor.module)")
      let rest = text[start.upperBound...]
      let entry = rest.prefix(upTo: rest.range(of: "arget(")?.lowerBound ?? rest.endIndex)
      guard let list = entry.range(of: "dependencies: [") else { continue }
      let names = entry[list.upperBound...].prefix { $0 != "]" }
        .split { !$0.isLetter }.map(String.init)
      for name in names {
        let below = try #require(numbers[name], "\(floor.module) depends on \(name)")
        #expect(below < floor.number, "\(floor.module) depends on \(name)")
      }
    }
  }

  @Test(
    "Imports are recognised in every form",
    arguments: [
      ("import Glibc", ["Glibc"]), ("@testable import A", ["A"]), ("public import A", ["A"]),
      ("@_exported import A", ["A"]), ("import struct A.B", ["A"]), ("  import A.B", ["A"]),
      ("@preconcurrency public import func A.f", ["A"]), ("// import A", []),
      ("let s = \"\"\"\nimport A\n\"\"\"", []), ("/* import A */", []), ("reimport A", []),
      ("#if canImport(A)\n  import A\n#endif", ["A"]),
    ])
  func importForms(text: String, modules: [String]) {
    #expect(SourceText(path: "Sources/X/a.swift", text: text).imports == modules)
  }
}
