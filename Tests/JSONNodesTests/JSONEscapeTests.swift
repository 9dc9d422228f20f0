import Foundation
import JSONNodes
import TestSupport
import Testing

@Suite("Strings of JSON")
struct JSONEscapeTests {
  private func written(_ text: String) -> [UInt8] {
    var out: [UInt8] = []
    appendJSONString(text.utf8, to: &out)
    return out
  }

  @Test("Only what RFC 8259 demands is escaped, the short way where there is one")
  func escapes() {
    #expect(
      String(decoding: written("\"\\/\u{8}\u{C}\n\r\t\0\u{1B}\u{7F}é\u{2028}"), as: UTF8.self)
        == #""\"\\/\b\f\n\r\t\u0000\u001B"# + "\u{7F}é\u{2028}\"")
  }

  @Test("A string is read as it was written, here and by Foundation", arguments: 0..<50)
  func roundTrip(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var text = String.UnicodeScalarView()
    for _ in 0..<100 {
      let limit: UInt32 = [0x30, 0x80, 0x800, 0x11_0000].randomElement(using: &random) ?? 0x80
      text.append(Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) ?? "\u{FFFD}")
    }
    let bytes = written(String(text))
    let own = try #require(try JSONNode.parse(bytes).string)
    let other = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    #expect(Array(own.unicodeScalars) == Array(text))
    #expect((other as? String).map { Array($0.unicodeScalars) } == Array(text))
  }
}
