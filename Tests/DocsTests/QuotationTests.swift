import AlertCompiler
import Diagnostics
import TestSupport
import Testing

/// A quoted file is a fenced block whose first line is `# ` and the file's path; a picture is one
/// whose first line is that of a text snapshot, `alert NAME · …`.
@Suite("What pages quote")
struct QuotationTests {
  @Test("A quoted file is the file, or lines of it that follow each other")
  func files() throws {
    var count = 0
    for page in MarkdownPage.all {
      for block in page.blocks {
        guard let path = quotedPath(of: block) else { continue }
        count += 1
        let place: Comment = "\(page.path):\(block.line)"
        let file = try packageText(path).split(separator: "\n", omittingEmptySubsequences: false)
        let quoted: [Substring] = block.lines[1...].map { $0[...] }
        #expect(!quoted.isEmpty, place)
        #expect(file.contains(quoted), place)
      }
    }
    #expect(count > 10)
  }

  @Test("Every block of a spec's language says which file it quotes")
  func sources() {
    // The pages of diagnostics have specs of their own, which their test compiles.
    for page in MarkdownPage.all where page.path != "docs/diagnostics.md" {
      for block in page.blocks where block.language == "yaml" {
        #expect(quotedPath(of: block) != nil, "\(page.path):\(block.line)")
      }
    }
  }

  @Test("A picture is what the compiler prints for the spec of that name")
  func pictures() throws {
    var count = 0
    for page in MarkdownPage.all {
      for block in page.blocks {
        guard let first = block.lines.first, first.hasPrefix("alert ") else { continue }
        count += 1
        let name = first.dropFirst("alert ".count).prefix { $0 != " " }
        let expected = try snapshot(ofSpec: String(name))
          .split(separator: "\n", omittingEmptySubsequences: false)
        let shown: [Substring] = block.lines.map { $0[...] }
        #expect(expected.contains(shown), "\(page.path):\(block.line)")
      }
    }
    #expect(count > 1)
  }

  @Test("An explanation is what the compiler says")
  func explanations() throws {
    var count = 0
    for page in MarkdownPage.all {
      for block in page.blocks {
        guard let first = block.lines.first, first.hasPrefix("$ alertc explain ") else { continue }
        count += 1
        let words = first.split(separator: " ")
        let compiler = try Compiler(options: CompileOptions()) { _, _ in
          .failure(LoadFailure(sentence: "there is no such file"))
        }
        let path = String(words[3])
        let source = SourceFile(path: path, text: try packageText(path))
        guard case .text(let text) = compiler.explain(String(words[4]), in: source).value else {
          Issue.record("\(page.path):\(block.line) has no answer")
          continue
        }
        #expect(
          block.lines.dropFirst().joined(separator: "\n") + "\n" == text,
          "\(page.path):\(block.line)")
      }
    }
    #expect(count > 1)
  }

  @Test("A film strip is what --at prints")
  func filmStrips() throws {
    var count = 0
    for page in MarkdownPage.all {
      for block in page.blocks {
        guard let words = block.lines.first?.split(separator: " "), words.count > 6,
          words.starts(with: ["$", "alertc", "compile"]), words[6] == "--at"
        else { continue }
        count += 1
        var options = CompileOptions()
        options.emit = "text"
        options.moments = String(words[7])
        let source = SourceFile(path: String(words[3]), text: try packageText(String(words[3])))
        let artifact = try #require(try Compiler(options: options).compile(source).value.first)
        let strip = "\n" + block.lines.dropFirst(2).joined(separator: "\n") + "\n"
        #expect(String(decoding: artifact.bytes, as: UTF8.self).hasSuffix("\n" + strip))
      }
    }
    #expect(count > 0)
  }

  private func quotedPath(of block: MarkdownPage.Block) -> String? {
    guard let first = block.lines.first, first.hasPrefix("# "), first.hasSuffix(".yaml") else {
      return nil
    }
    let path = first.dropFirst(2)
    return path.contains("/") && !path.contains(" ") ? String(path) : nil
  }

  /// The artifact beside the spec where there is one, else a compilation of it.
  private func snapshot(ofSpec name: String) throws -> String {
    let stem = "specs/gallery/\(name)"
    if let recorded = try? packageText(stem + ".txt") { return recorded }
    var options = CompileOptions()
    options.emit = "text"
    let compiler = try Compiler(options: options) { _, _ in
      .failure(LoadFailure(sentence: "the gallery stands on presets alone"))
    }
    let path = stem + ".alert.yaml"
    let compiled = compiler.compile(SourceFile(path: path, bytes: try packageFile(path)))
    return String(decoding: try #require(compiled.value.first).bytes, as: UTF8.self)
  }
}
