import AlertLayout
import AlertSpec
import Digests
import Foundation
import Geometry
import TestSupport
import Testing

@testable import AlertBackends

@Suite("The page")
struct PageTests {
  private func body(of alert: LaidOutAlert, in appearances: [Appearance]) throws -> PageContent {
    var body = PageBody()
    for appearance in appearances {
      var shown = alert
      shown.environment.appearance = appearance
      body.add(
        shown, account: { alert.alert.account(in: alert.environment) },
        picture: Array("<svg>\(appearance)</svg>".utf8))
    }
    return try #require(body.finish())
  }

  private func json(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func entry(_ text: String) throws -> PageEntry {
    let message = PageHead.Message(
      severity: "warning", code: "a/b", sentence: text, path: text, line: 1, column: 2, text: text)
    return PageEntry(
      PageHead(
        path: text, content: try body(of: Specimens.builder, in: [.light]), files: [text],
        messages: [message]))
  }

  @Test("What light and dark have in common is there once")
  func shared() throws {
    let content = try body(of: Specimens.builder, in: [.light, .dark, .light])
    let page = try json(content.body)
    func count(_ key: String) -> Int? { (page[key] as? [Any])?.count }
    #expect(count("environments") == 3)
    #expect(count("pictures") == 2)
    #expect(count("scenes") == 1)
    #expect(count("accounts") == 1)
    #expect(count("motions") == 1)
  }

  @Test("A scene has every node in drawing order, in the screen's coordinates")
  func scene() throws {
    let page = try json(try body(of: Specimens.builder, in: [.light]).body)
    let scenes = try #require(page["scenes"] as? [[String: Any]])
    let nodes = try #require(scenes[0]["nodes"] as? [[Any]])
    #expect(
      nodes.map { "\($0[0])" }
        == ["screen", "backdrop", "alert", "title", "message", "divider", "confirm"])
    let title = nodes[3].dropFirst(2).prefix(5).map { "\($0)" }
    #expect(title == ["2", "65", "369.333", "260", "19.333"])
    #expect(scenes[0]["safeArea"] as? [Int] == [47, 0, 34, 0])
  }

  @Test("A motion begins and ends as its timelines do")
  func motion() throws {
    let page = try json(try body(of: Specimens.builder, in: [.light]).body)
    let motions = try #require(page["motions"] as? [[String: [String: Any]]])
    let show = try #require(motions[0]["show"])
    let hide = try #require(motions[0]["hide"])
    let opacity = try #require(show["opacity"] as? [Double])
    #expect(opacity.first == 0 && opacity.last == 1)
    #expect(opacity.count == 31)
    #expect((hide["opacity"] as? [Double])?.last == 0)
    #expect(show["x"] == nil, "what never differs from rest is left out")
  }

  @Test(
    "No text ends a script, begins a comment or breaks a line",
    arguments: ["</script>", "<!--", "]]>\r\n", "\u{2028}", "\"\\", "{{script}}", "{{specs}}"])
  func hostile(text: String) throws {
    let entry = try entry(text)
    for line in [entry.head, entry.body] {
      #expect(!line.contains(UInt8(ascii: "<")))
      #expect(!line.contains(UInt8(ascii: "\n")))
    }
    #expect(try json(entry.head)["path"] as? String == text)
    let page = AlertPage.document([entry])
    let plain = AlertPage.document([try self.entry("plain")])
    let lines = [page, plain].map { $0.split(separator: UInt8(ascii: "\n")) }
    #expect(lines[0].count == lines[1].count)
    #expect(zip(lines[0], lines[1]).filter { $0 != $1 }.count == 1)
  }

  @Test("Only the page's own script may run, and nothing may be loaded")
  func policy() throws {
    let page = String(decoding: AlertPage.document([]), as: UTF8.self)
    let start = try #require(page.range(of: "<script>"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let digest = SHA256.hash(Array(page[start.upperBound..<end.lowerBound].utf8)).bytes
    #expect(page.contains("script-src 'sha256-\(Data(digest).base64EncodedString())'"))
    #expect(page.contains("content=\"default-src 'none'; "))
    #expect(page[end.upperBound...].range(of: "<script") == nil)
    #expect(!page.contains("http://") || page.contains("http://www.w3.org/2000/svg"))
    #expect(!page.contains("{{"))
  }

  @Test(
    "Base64 is that of RFC 4648",
    arguments: zip(
      ["", "f", "fo", "foo", "foob", "fooba", "foobar"],
      ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]))
  func encoding(text: String, encoded: String) {
    #expect(base64(Array(text.utf8)) == encoded)
  }
}
