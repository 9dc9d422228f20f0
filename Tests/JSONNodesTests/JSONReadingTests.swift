import Foundation
import TestSupport
import Testing

@testable import JSONNodes

@Suite("Reading JSON")
struct JSONReadingTests {
  private func parse(_ text: String) throws(JSONFault) -> JSONNode {
    try JSONNode.parse(Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8], in span: Range<Int>? = nil) -> JSONFault? {
    do throws(JSONFault) {
      _ = try JSONNode.parse(bytes, in: span)
      return nil
    } catch {
      return error
    }
  }

  @Test("Every kind of value is read, with its place")
  func values() throws {
    let text = #" {"a": [1, -0.5e+3, "b\n", true], "c": null, "d": {}} "#
    let root = try parse(text)
    let bytes = Array(text.utf8)
    func written(_ span: Range<Int>) -> String { String(decoding: bytes[span], as: UTF8.self) }
    #expect(written(root.span) == text.trimmingCharacters(in: .whitespaces))
    #expect(root.members.map { written($0.keySpan) } == [#""a""#, #""c""#, #""d""#])
    let items = try #require(root["a"]?.items)
    #expect(items.map { written($0.span) } == ["1", "-0.5e+3", #""b\n""#, "true"])
    #expect(items[0].integer == 1 && items[1].integer == nil)
    #expect(items[2].string == "b\n" && items[3].boolean == true)
    #expect(root["a"]?.strings == nil && root["d"]?.members.isEmpty == true)
    #expect(root["x"] == nil && items[0]["x"] == nil)
    guard case .null? = root["c"]?.content else {
      Issue.record("null is a value")
      return
    }
  }

  @Test("Escapes stand for their characters, pairs of surrogates for one")
  func escapes() throws {
    let text = #""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\u0000""#
    #expect(try parse(text).string == "\"\\/\u{8}\u{C}\n\r\té😀\0")
  }

  @Test("A number keeps its digits, of any size")
  func numbers() throws {
    let huge = "1" + String(repeating: "0", count: 10_000)
    for digits in ["0", "-0", "1e400", "-1.5E-400", huge, "9223372036854775808"] {
      guard case .number(digits) = try parse(digits).content else {
        Issue.record("\(digits)")
        continue
      }
    }
    #expect(try parse("9223372036854775807").integer == .max)
    #expect(try parse("9223372036854775808").integer == nil)
  }

  @Test(
    "What RFC 8259 doesn't allow is refused where it breaks off",
    arguments: [
      ("", .ended, 0..<0), (" ", .ended, 1..<1), ("[1,", .ended, 3..<3),
      ("nul", .notAValue, 0..<1), ("NaN", .notAValue, 0..<1), ("[+1]", .notAValue, 1..<2),
      ("[01]", .notAValue, 1..<2), ("[1.]", .notAValue, 1..<2), ("[.5]", .notAValue, 1..<2),
      ("[1e]", .notAValue, 1..<2), ("[-]", .notAValue, 1..<2), ("[0x10]", .notAValue, 1..<2),
      ("[1,]", .lastComma, 2..<3), ("'a'", .notAValue, 0..<1), ("//", .notAValue, 0..<1),
      ("[\u{A0}1]", .notAValue, 1..<2), ("{} x", .excess, 3..<4), ("1 2", .excess, 2..<3),
      ("{\"a\":1,}", .lastComma, 6..<7), ("{a:1}", .notAKey, 1..<2), ("{", .notAKey, 1..<1),
      ("{\"a\"}", .noColon, 4..<5), ("{\"a\":1;}", .objectNotEnded, 6..<7),
      ("[1 2]", .arrayNotEnded, 3..<4), ("[1", .arrayNotEnded, 2..<2),
      ("\"a\nb\"", .controlCharacter(0x0A), 2..<3), ("\"a\0b\"", .controlCharacter(0), 2..<3),
      ("\"a", .stringNotEnded, 0..<1), ("\"\\x\"", .unknownEscape, 1..<2),
      ("\"\\", .unknownEscape, 1..<2), ("\"\\u12\"", .badCodeUnit, 3..<4),
      ("\"\\u+123\"", .badCodeUnit, 3..<4), ("\"\\u１２３４\"", .badCodeUnit, 3..<4),
      ("\"\\u", .badCodeUnit, 3..<3), ("\"\\ud800\"", .loneSurrogate, 1..<7),
      ("\"\\udc00\"", .loneSurrogate, 1..<7), ("\"\\ud800\\u0041\"", .loneSurrogate, 1..<13),
      ("\"\\ud800\\n\"", .loneSurrogate, 1..<7),
      ("{\"a\":1,\"\\u0061\":2}", .repeatedKey("a"), 7..<15),
    ] as [(String, JSONFault.Kind, Range<Int>)])
  func refused(text: String, kind: JSONFault.Kind, span: Range<Int>) throws {
    let found = try #require(fault(Array(text.utf8)))
    #expect(found.kind == kind)
    #expect(found.span == span)
  }

  @Test("Sixty-four brackets are read, and a million more end at the next")
  func depth() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(throws: Never.self) { try parse(nested(JSONNode.deepest)) }
    for text in [nested(JSONNode.deepest + 1), String(repeating: "[", count: 1_000_000)] {
      #expect(fault(Array(text.utf8)) == JSONFault(kind: .tooDeep, span: 64..<65))
    }
    let objects = String(repeating: "{\"a\":", count: 1_000_000)
    #expect(fault(Array(objects.utf8))?.kind == .tooDeep)
  }

  @Test(
    "Bytes that are no UTF-8 are refused at the first of them",
    arguments: [
      [0xFF], [0x80], [0xE2, 0x82], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func invalidUTF8(sequence: [UInt8]) {
    let bytes = Array("[\"é".utf8) + sequence + Array("\"]".utf8)
    #expect(fault(bytes) == JSONFault(kind: .notUTF8, span: 4..<5))
    #expect(fault(Array("\"".utf8) + sequence)?.kind == .notUTF8)
    #expect(fault(sequence)?.kind == .notAValue)
  }

  @Test("What is cut off inside of a replacement character is refused too")
  func cutReplacement() {
    for sequence: [UInt8] in [[0xEF], [0xEF, 0xBF]] {
      for end in ["", "\"", "\"]"] {
        let bytes = Array("[\"".utf8) + sequence + Array(end.utf8)
        let found = fault(bytes)
        #expect(found?.kind == .notUTF8)
        #expect((2...3).contains(found?.span.lowerBound ?? 0))
      }
    }
  }

  @Test("A byte order mark is passed over at the beginning alone")
  func byteOrderMark() throws {
    #expect(try parse("\u{FEFF}[1]").span == 3..<6)
    #expect(fault(Array("[\u{FEFF}1]".utf8))?.kind == .notAValue)
    #expect(fault([0xFF, 0xFE, 0x5B, 0x00])?.kind == .notAValue)
    #expect(fault([0xEF, 0xBB, 0xBF])?.kind == .ended)
  }

  @Test("A stretch is read as if nothing stood around it")
  func stretch() throws {
    let bytes = Array("x[1]y".utf8)
    #expect(try JSONNode.parse(bytes, in: 1..<4).span == 1..<4)
    for end in 1..<4 {
      let found = try #require(fault(bytes, in: 1..<end))
      #expect(found.span == end..<end)
    }
    #expect(fault(bytes, in: 4..<900) == JSONFault(kind: .notAValue, span: 4..<5))
  }

  @Test("What is read of damaged JSON, Foundation reads too", arguments: 0..<20)
  func damaged(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let text = #"{"a\u00e9": [1, -0.5, "b\n\"é", true, {"c": [], "d": {}}], "e": null, "f": "가"}"#
    for _ in 0..<500 {
      var bytes = Array(text.utf8)
      bytes.damage(&random)
      if let fault = fault(bytes) {
        #expect(fault.span.upperBound <= bytes.count)
      } else {
        let written = String(decoding: bytes, as: UTF8.self)
        #expect(throws: Never.self, "\(written)") {
          try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        }
      }
    }
  }
}
