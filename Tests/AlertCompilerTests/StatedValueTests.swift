import AlertCompiler
import Diagnostics
import Foundation
import Testing

/// What a layout tree tells beside what is drawn, for those who build the alert from it.
@Suite("What is stated, in the layout tree") struct StatedValueTests {
  private func compile(_ spec: String, _ emit: String = "json", dark: Bool = false) throws -> String
  {
    var options = CompileOptions()
    options.emit = emit
    if dark { options.environments.appearances = "dark" }
    let compiled = try Compiler(options: options).compile(
      SourceFile(path: "a.alert.yaml", text: spec))
    #expect(compiled.diagnostics.filter { $0.severity == .error } == [])
    return String(decoding: try #require(compiled.value.first).bytes, as: UTF8.self)
  }

  /// The line of a node, without those of its children.
  private func line(_ id: String, _ views: String, dark: Bool = false) throws -> Substring {
    let json = try compile(
      "alert: a\nextends: system\ntitle: T\nactions: { confirm: OK }\nviews:\n  \(views)\n",
      dark: dark)
    return try #require(
      json.split(separator: "\n").first { $0.contains("\"id\": \"\(id)\", \"kind\"") })
  }

  @Test("A switch says whether it is on, and its colour then in either case and appearance")
  func switches() throws {
    #expect(
      try line("s", "s: { switch: true }").contains(
        ##""control": { "on": true, "onColor": "#34C759" }"##))
    #expect(
      try line("s", "s: { switch: false, color: { light: red, dark: '#00FF00' } }", dark: true)
        .contains(##""control": { "on": false, "onColor": "#00FF00" }"##))
  }

  @Test("A checkbox says whether it is ticked, and its parts say nothing")
  func checkboxes() throws {
    let ticked = "c: { checkbox: { title: Again, on: true }, font: footnote }"
    #expect(try line("c", ticked).contains(#""control": { "on": true }"#))
    #expect(!(try line("c.title", ticked)).contains("control"))
    #expect(try line("c.title", ticked).contains(#""style": "footnote""#))
    #expect(
      try line("c", "c: { checkbox: { title: Again } }").contains(#""control": { "on": false }"#))
  }

  @Test("A field says what it holds and how it is filled in, of that what is stated")
  func fields() throws {
    #expect(
      try line(
        "f",
        "f: { field: { placeholder: Mail, text: a\"b, secure: true, keyboard: emailAddress } }"
      ).contains(
        #""control": { "placeholder": "Mail", "text": "a\"b", "secure": true, "#
          + #""keyboard": "emailAddress" }"#))
    #expect(
      try line("f", "f: { field: { placeholder: Mail } }").contains(
        #""control": { "placeholder": "Mail" }"#))
    #expect(!(try line("f", "f: { field: {} }")).contains("control"))
    #expect(
      try line("f.text", "f: { field: { text: A }, font: body }").contains(#""style": "body""#))
  }

  @Test("A progress bar says how far it has come")
  func bars() throws {
    #expect(try line("p", "p: { progress: 0.4 }").contains(#""control": { "value": 0.4 }"#))
    #expect(try line("p", "p: { progress: 0 }").contains(#""control": { "value": 0 }"#))
  }

  @Test("A text says its limits where they are not those of a text that states none")
  func limits() throws {
    let plain = try line("t", "t: Short")
    for key in ["numberOfLines", "truncate\"", "minimumScale", "whole"] {
      #expect(!plain.contains(key), "\(key)")
    }
    #expect(
      try line("t", "t: { text: Short, lines: 2, truncate: middle, minimumScale: 0.5 }").contains(
        #""numberOfLines": 2, "truncate": "middle", "minimumScale": 0.5 }"#))
  }

  @Test("A text that is cut or broken has its words as they were")
  func wholeTexts() throws {
    let words = Array(repeating: "alpha", count: 20).joined(separator: " ")
    let cut = try line("t", "t: { text: \(words), lines: 1 }")
    #expect(cut.contains("\"truncated\": true, \"whole\": \"\(words)\""))
    let broken = try line("t", "t: { text: \(words) }")
    #expect(broken.contains("\"truncated\": false, \"whole\": \"\(words)\""))
    let marked = try line("t", "t: { text: '**\(words)** omega', markup: true }")
    #expect(marked.contains("\"whole\": \"\(words) omega\""))
  }

  @Test("A font names its text style unless it has a size of its own")
  func textStyles() throws {
    #expect(
      try line("t", "t: { text: A, font: headline }").contains(
        #""size": 17, "weight": "semibold", "style": "headline" }"#))
    #expect(
      try line("t", "t: { text: A, font: { style: headline, weight: bold } }").contains(
        #""weight": "bold", "style": "headline" }"#))
    #expect(!(try line("t", "t: { text: A, font: { size: 17 } }")).contains(#"", "style": "#))
    let marked = try line(
      "t", "t: { text: 'A [B](b) C', font: body, markup: { b: { font: headline } } }")
    #expect(marked.components(separatedBy: #""style": "body""#).count == 4)
    #expect(marked.components(separatedBy: #""style": "headline""#).count == 2)
    let rows = "l: { list: [{ title: A, detail: B }], font: body, detailFont: footnote }"
    #expect(try line("l.1.title", rows).contains(#""style": "body""#))
    #expect(try line("l.1.detail", rows).contains(#""style": "footnote""#))
  }

  @Test("A button's title names the text style of the button, of its role or of all buttons")
  func buttons() throws {
    let json = try compile(
      """
      alert: a
      extends: system
      title: T
      buttons: { font: body, cancel: { font: headline } }
      actions:
        cancel: No
        later: Later
        confirm: { title: OK, style: { font: { size: 15 } } }

      """)
    func line(_ id: String) -> Substring? {
      json.split(separator: "\n").first { $0.contains("\"id\": \"\(id)\", \"kind\"") }
    }
    #expect(line("cancel")?.contains(#""style": "headline""#) == true)
    #expect(line("later")?.contains(#""style": "body""#) == true)
    #expect(line("confirm")?.contains(#""weight": "regular" }"#) == true)
  }

  @Test("The queue is told where it is not that of every alert, in the text as one line")
  func queues() throws {
    let spec = "alert: a\nextends: system\ntitle: T\nactions: { confirm: OK }\n"
    let json = try compile(spec)
    let text = try compile(spec, "text")
    #expect(!json.contains("\"queue\"") && !text.contains("queue"))
    #expect(try compile(spec + "queue: { priority: normal, repeated: drop }\n") == json)
    for (queue, members, line) in [
      (
        "priority: low, repeated: replace", #""low", "repeated": "replace""#,
        "queue priority low, repeated replace"
      ),
      ("repeated: wait", #""normal", "repeated": "wait""#, "queue repeated wait"),
      ("priority: urgent", #""urgent", "repeated": "drop""#, "queue priority urgent"),
    ] {
      let stated = spec + "queue: { \(queue) }\n"
      #expect(try compile(stated).contains("\n  \"queue\": { \"priority\": \(members) },\n"))
      let listed = try compile(stated, "text").split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(listed.contains(line[...]))
      #expect(
        listed.filter { $0 != line }
          == text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }
}
