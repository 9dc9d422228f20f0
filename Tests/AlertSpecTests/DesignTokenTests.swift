import Diagnostics
import Geometry
import TestSupport
import Testing
import Typography

@testable import AlertSpec

/// The format is that of the Design Tokens Community Group, Format and Color Modules 2025.10.
@Suite("Design tokens") struct DesignTokenTests {
  private func read(_ text: String) -> Project {
    project("theme: t.tokens.json", files: ["t.tokens.json": text])
  }

  private func value(_ type: String, _ value: String) -> Token.Value? {
    read(#"{ "t": { "$type": "\#(type)", "$value": \#(value) } }"#).theme["t"]?.value
  }

  @Test("Colours: components, alpha, the hex of other spaces, and the earlier form")
  func colors() {
    func color(_ text: String) -> String? {
      guard case .color(let color) = value("color", text) else { return nil }
      return color.light.hexadecimal
    }
    #expect(color(##"{ "colorSpace": "srgb", "components": [1, 0.5, 0] }"##) == "#FF8000")
    #expect(
      color(#"{ "colorSpace": "srgb", "components": [0, 0, "none"], "alpha": 0.5 }"#)
        == "#00000080")
    #expect(
      color(##"{ "colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#ff0a0b" }"##)
        == "#FF0A0B")
    #expect(color(#"{ "colorSpace": "oklch", "components": [0.6, 0.1, 30] }"#) == nil)
    #expect(color(#"{ "colorSpace": "srgb", "components": [1, 2, 0] }"#) == nil)
    #expect(color(#"{ "colorSpace": "srgb", "components": [1, 0] }"#) == nil)
    #expect(color(##""#3366ff""##) == "#3366FF")
    #expect(color(##""#3366ff80""##) == "#3366FF80")
    #expect(color(#""red""#) == nil)
  }

  @Test("Dimensions are px or rem, and nothing else")
  func dimensions() {
    #expect(value("dimension", #"{ "value": 16, "unit": "px" }"#) == .length(16))
    #expect(value("dimension", #"{ "value": 0.5, "unit": "rem" }"#) == .length(8))
    #expect(value("dimension", #""24px""#) == .length(24))
    #expect(value("dimension", #""1.5rem""#) == .length(24))
    #expect(value("dimension", #"{ "value": 16, "unit": "pt" }"#) == nil)
    #expect(value("dimension", "16") == nil)
  }

  @Test("Font weights by number and by name")
  func weights() {
    #expect(value("fontWeight", "700") == .weight(.bold))
    #expect(value("fontWeight", "350") == .weight(.regular))
    #expect(value("fontWeight", "1") == .weight(.ultraLight))
    #expect(value("fontWeight", #""semi-bold""#) == .weight(.semibold))
    #expect(value("fontWeight", #""extra-black""#) == .weight(.black))
    #expect(value("fontWeight", "1001") == nil)
    #expect(value("fontWeight", #""fat""#) == nil)
    #expect(value("fontFamily", #"["Pretendard", "Arial"]"#) == .family("Pretendard"))
    #expect(value("number", "-1.25") == .number(Rational(-5, 4)))
  }

  @Test("Typography takes its parts by value and by name")
  func typography() throws {
    let project = read(
      """
      { "font": { "body": { "$type": "fontFamily", "$value": ["Pretendard", "Helvetica"] } },
        "title": { "$type": "typography", "$value": {
          "fontFamily": "{font.body}", "fontSize": { "value": 20, "unit": "px" },
          "fontWeight": 700, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } }
      """)
    #expect(project.diagnostics == [])
    guard case .text(let style) = project.theme["title"]?.value else {
      Issue.record("no text style")
      return
    }
    #expect(style.font.family == "Pretendard")
    #expect(style.font.size == 20)
    #expect(style.font.weight == .bold)
    #expect(style.lineHeight == 26)
  }

  @Test("The type is the token's own, else that of its target, else the nearest group's")
  func types() {
    let project = read(
      """
      { "$type": "dimension", "$description": "All", "$extensions": { "x.y": { "a": [1] } },
        "m": { "$value": { "value": 8, "unit": "px" } },
        "color": { "$type": "color",
          "red": { "$value": "#ff0000", "$deprecated": true },
          "m": { "$value": "{m}" },
          "inner": { "more": { "$value": "{color.red}" } } } }
      """)
    #expect(project.diagnostics.map(\.code) == [.deprecated])
    #expect(project.theme["m"]?.kind == .length)
    #expect(project.theme["color.red"]?.kind == .color)
    #expect(project.theme["color.m"]?.kind == .length)
    #expect(project.theme["color.inner.more"]?.value == project.theme["color.red"]?.value)
    #expect(project.theme["color.inner.more"]?.aliases == ["color.red"])
  }

  @Test("A group has a root token, and takes over the tokens of one that it extends")
  func groups() {
    let project = read(
      """
      { "accent": { "$type": "color", "$root": { "$value": "#dd0000" },
          "light": { "$value": "#ff2222" } },
        "brand": { "$extends": "{accent}", "light": { "$type": "color", "$value": "#00ff00" } },
        "use": { "$value": "{brand.$root}" } }
      """)
    #expect(project.diagnostics == [])
    #expect(project.theme["use"]?.value == .color(DynamicColor(Color(rgba: 0xDD00_00FF))))
    #expect(project.theme["brand.light"]?.value == .color(DynamicColor(Color(rgba: 0x00FF_00FF))))
    #expect(project.theme["accent.light"]?.value == .color(DynamicColor(Color(rgba: 0xFF22_22FF))))
  }

  @Test(
    "What the format does not allow is an error",
    arguments: [
      (#"{ "a": { "$value": 1 } }"#, "token/no-type"),
      (##"{ "a": { "$type": "colour", "$value": "#000000" } }"##, "token/malformed"),
      (##"{ "a": { "$type": "color", "$vlaue": "#000000" } }"##, "token/malformed"),
      (#"{ "a": { "$type": "number", "$value": 1, "b": { "$value": 2 } } }"#, "token/malformed"),
      (#"{ "a.b": { "$type": "number", "$value": 1 } }"#, "token/bad-name"),
      (#"{ "a": { "$type": "number", "$value": "{b}" } }"#, "token/unknown"),
      (#"{ "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"#, "token/cycle"),
      (#"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"#, "token/cycle"),
      (#"{ "a": { "$extends": "{c}" } }"#, "token/malformed"),
      (##"{ "a": { "$type": "number", "$ref": "#/b" } }"##, "token/malformed"),
      (##"{ "a": { "$type": "number", "$ref": "b" } }"##, "token/malformed"),
      (##"{ "a": { "$type": "number", "$value": { "$ref": 1 } } }"##, "token/malformed"),
      (##"{ "a": { "$ref": "#/b" }, "b": { "$ref": "#/a" } }"##, "token/cycle"),
      (
        ##"{ "a": { "$value": { "$ref": "#/b/$value" } }, "b": { "$value": { "$ref": "#/a/$value" } } }"##,
        "token/cycle"
      ),
      (
        #"{ "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 } }"#,
        "token/wrong-kind"
      ),
      (#"{ "a": { "$type": "typography", "$value": { "fontsize": 1 } } }"#, "token/malformed"),
    ])
  func faults(text: String, code: String) {
    let codes = read(text).diagnostics.map(\.code.description)
    #expect(codes.first == code)
    #expect(Set(codes).count == 1)
  }

  @Test("JSON pointers lead to tokens, to their values and into them, as RFC 6901 says")
  func pointers() {
    let project = read(
      ##"""
      { "base": { "$type": "color", "blue/dark": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 1] } } },
        "size": { "$type": "dimension", "small": { "$value": { "value": 8, "unit": "px" } } },
        "whole": { "$ref": "#/base/blue~1dark" },
        "value": { "$value": { "$ref": "#/base/blue~1dark/$value" } },
        "part": { "$type": "color", "$value": {
          "colorSpace": "srgb", "components": [{ "$ref": "#/base/blue~1dark/$value/components/2" }, 0, 0] } },
        "gap": { "$type": "dimension", "$value": { "value": { "$ref": "#/size/small/$value/value" }, "unit": "rem" } },
        "brand": { "$ref": "#/size" } }
      """##)
    #expect(project.diagnostics == [])
    let blue = Token.Value.color(DynamicColor(Color(rgba: 0x0033_FFFF)))
    #expect(project.theme["whole"]?.value == blue)
    #expect(project.theme["value"]?.value == blue)
    #expect(
      project.theme["part"]?.value == .color(DynamicColor(Color(rgba: 0xFF00_00FF))))
    #expect(project.theme["gap"]?.value == .length(128))
    #expect(project.theme["brand.small"]?.value == .length(8))
  }

  @Test("Types that specs have no use for are read, and refused where they are used")
  func otherTypes() {
    let project = read(
      #"{ "d": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } } }"#)
    #expect(project.diagnostics == [])
    let found = Resolver(project: project) { _, _ in
      .failure(LoadFailure(sentence: ""))
    }.resolve(SourceFile(path: "a.yaml", text: "alert: a\ntitle: b\nfill: $d")).diagnostics
    #expect(found.map(\.code) == ["token/wrong-kind"])
  }
}
