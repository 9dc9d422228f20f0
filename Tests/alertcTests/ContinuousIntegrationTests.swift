import Foundation
import TestSupport
import Testing

/// The files that teams copy into their own repositories.
@Suite("Files for continuous integration")
struct ContinuousIntegrationTests {
  private static let names = ["github-actions.yml", "gitlab-ci.yml"]

  private func text(of path: String) throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
  }

  /// The command lines of alertc, each on one line.
  private func commandLines(in text: String) -> [[String]] {
    let joined = text.replacingOccurrences(of: "\\\n", with: " ")
      .replacingOccurrences(
        of: #"(report\.json)\n +--"#, with: "$1 --", options: .regularExpression)
    return joined.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "$ALERTC"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0 == "-" || $0 == "run:" })
      else { return nil }
      return Array(words[(place + 1)...])
    }
  }

  @Test("They run commands that there are, with options that these take", arguments: names)
  func commands(name: String) throws {
    let text = try text(of: "docs/ci/" + name)
    let lines = commandLines(in: text)
    #expect(Set(lines.map { $0[0] }).isSuperset(of: ["verify", "merge"]))
    for line in lines {
      let help = try ProgramStart.alertc("help", line[0]).run()
      #expect(help.exitCode == 0, "\(line)")
      let options = line.filter { $0.hasPrefix("--") }
      #expect(!options.isEmpty)
      for option in options {
        #expect(help.outputText.contains("\n  \(option) "), "\(line[0]) \(option)")
      }
    }
  }

  @Test(
    "They install what the setup of the build asks for, and what it installs exists",
    arguments: names)
  func packages(name: String) throws {
    let text = try text(of: "docs/ci/" + name).replacingOccurrences(of: "\\\n", with: " ")
    let line = try #require(text.firstMatch(of: /apt-get install (.*)/)).1
    let packages = Set(line.split(separator: " ").map(String.init).filter { $0.first != "-" })
    let setup = try self.text(of: ".ci/setup")
    // Those that every build needs on Linux: asked for whatever the setup is for.
    let linux = try #require(setup.range(of: "  *)\n    command -v make"))
    let needed = setup[linux.lowerBound...].split(separator: "\n")
      .filter { !$0.contains("[ -z") && $0.contains("|| need ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(needed.count == 5, "\(needed)")
    #expect(packages.isSuperset(of: needed))
    #expect(text.contains("make -C") && text.contains("install PREFIX="))
    #expect(try self.text(of: "Makefile").contains("\ninstall: build\n"))
  }

  @Test("Each job of GitHub has the program before it runs it")
  func jobs() throws {
    let text = try text(of: "docs/ci/github-actions.yml")
    let bodies = text.split(separator: /\n  (?=\w+:\n    (?:needs|runs-on):)/).dropFirst()
    #expect(bodies.count == 4)
    for body in bodies where body.contains("$ALERTC ") {
      let download = try #require(body.range(of: "name: alertc\n          path: tool\n"))
      let run = try #require(body.range(of: "$ALERTC "))
      #expect(download.upperBound < run.lowerBound)
      #expect(body.contains("chmod +x $ALERTC"))
      #expect(body.contains("needs: build") || body.contains("needs: verify"))
    }
  }
}
