import Foundation
import TestSupport
import Testing

@Suite("Links and pages")
struct LinkTests {
  @Test("Every relative link leads to a file, and its anchor to a heading there")
  func links() {
    let pages = Dictionary(uniqueKeysWithValues: MarkdownPage.all.map { ($0.path, $0) })
    var count = 0
    for page in MarkdownPage.all {
      for link in page.links where !link.target.contains("://") {
        count += 1
        let parts = link.target.split(
          separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? page.path : path(String(parts[0]), from: page.path)
        let url = packageRoot.appendingPathComponent(target)
        #expect(
          FileManager.default.fileExists(atPath: url.path),
          "\(page.path):\(link.line): \(link.target)")
        if parts.count > 1 {
          #expect(
            pages[target]?.anchors.contains(String(parts[1])) == true,
            "\(page.path):\(link.line): \(link.target)")
        }
      }
    }
    #expect(count > 10)
  }

  @Test("The page of the house names every module and every preset's file")
  func house() throws {
    let house = try packageText("docs/architecture.md")
    let language = try packageText("docs/language.md")
    for module in try folders(in: "Sources") {
      #expect(house.contains("`\(module)`"), "\(module)")
    }
    for preset in packageFiles(in: "Sources/AlertSpec/Presets/Data", endings: [".yaml"]) {
      #expect(language.contains("(../\(preset))"), "\(preset)")
    }
  }

  @Test("Every decision is listed beside the others")
  func decisions() throws {
    let list = try packageText("docs/decisions/README.md")
    for path in packageFiles(in: "docs/decisions", endings: [".md"])
    where !path.hasSuffix("README.md") {
      let name = path.dropFirst("docs/decisions/".count)
      #expect(list.contains("(\(name))"), "\(path)")
    }
  }

  private func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: packageRoot.appendingPathComponent(folder).path
    ).filter { !$0.hasPrefix(".") }
  }

  /// A link's path, relative to the package.
  private func path(_ link: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." {
        if !parts.isEmpty { parts.removeLast() }
      } else if part != "." {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
