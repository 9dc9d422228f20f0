import Foundation
import TestSupport
import Testing

@Suite("House rules")
struct HouseRuleTests {
  @Test("No banned word stands where it is banned", arguments: bans.indices)
  func bannedWords(index: Int) throws {
    let ban = bans[index]
    for source in try swiftSources() where ban.modules.contains(source.module) {
      let text = ban.sparesComments ? source.code : source.text
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        for word in ban.words where line.contains(word) {
          Issue.record("\(source.path):\(number + 1): '\(word)': \(ban.reason)")
        }
      }
    }
  }

  @Test("No optional is unwrapped by force")
  func forceUnwraps() throws {
    for source in try swiftSources() {
      for (number, line) in source.code.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let bytes = Array(line.utf8)
        for index in bytes.indices.dropFirst() where bytes[index] == UInt8(ascii: "!") {
          let before = bytes[index - 1]
          let isPostfix =
            before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
            || before == UInt8(ascii: "_") || before >= 0x80
            || Character(Unicode.Scalar(before)).isLetter
            || Character(Unicode.Scalar(before)).isNumber
          let isComparison = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "=")
          if isPostfix && !isComparison {
            Issue.record("\(source.path):\(number + 1): \(line)")
          }
        }
      }
    }
  }

  @Test(
    "Nothing is taken from the library of regular expressions, which releases are built without")
  func stringProcessing() throws {
    let calls =
      /\.(replacing|replace|firstRange|trimmingPrefix|wholeMatch|firstMatch|matches)\((of: |")/
    let textInText = /\.contains\("(?:[^"\\]|\\[^(u])(?:[^"\\]|\\[^(])+"\)/
    for source in try swiftSources() {
      for (number, line) in source.withoutComments.split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .enumerated() where line.contains(calls) || line.contains(textInText) {
        Issue.record("\(source.path):\(number + 1): \(line)")
      }
    }
  }

  @Test("No file of Sources and Tests is longer than 400 lines")
  func lengths() throws {
    let files =
      packageFiles(in: "Sources", endings: [".swift"])
      + packageFiles(in: "Tests", endings: [".swift", ".c", ".py"])
    #expect(files.count > 30)
    for path in files {
      let lines = try packageFile(path).reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      if lines > 400 { Issue.record("\(path) has \(lines) lines") }
    }
  }

  @Test("The top level holds the house and nothing else")
  func topLevel() throws {
    let allowed: Set<String> = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "specs", "docs", "README.md",
      "LICENSE", "CHANGELOG.md", "Makefile",
      // What a build leaves, and git keeps out.
      "build",
    ]
    for name in try FileManager.default.contentsOfDirectory(atPath: packageRoot.path)
    where !name.hasPrefix(".") {
      #expect(allowed.contains(name), "\(name)")
    }
  }

  @Test("No file names a place outside of the package")
  func foreignPaths() throws {
    // Put together here, so that this file doesn't hold them.
    let words = ["/wo" + "rk/", "/wo" + "rk\"", "../sha" + "red", ".lib" + "rary/"]
    var files = ["Package.swift", "Makefile", "README.md", "CHANGELOG.md", ".gitignore"]
    for folder in ["Sources", "Tests", "docs", "specs", ".ci"] {
      files += packageFiles(in: folder, endings: [""])
    }
    for path in files {
      // Folders, and what isn't there yet, have no text.
      guard let bytes = try? Data(contentsOf: packageRoot.appendingPathComponent(path)) else {
        continue
      }
      for word in words where bytes.range(of: Data(word.utf8)) != nil {
        Issue.record("\(path) names '\(word)'")
      }
    }
  }

  @Test("Placeholders go when their module comes")
  func placeholders() throws {
    for source in try swiftSources() where source.path.hasSuffix("/Empty.swift") {
      let siblings = packageFiles(in: "Sources/\(source.module)", endings: [".swift"])
      #expect(siblings.count == 1, "\(source.path) is left beside \(siblings.count - 1) files")
    }
  }
}
