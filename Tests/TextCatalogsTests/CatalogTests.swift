import Diagnostics
import TestSupport
import Testing

@testable import TextCatalogs

@Suite("Catalogues") struct CatalogTests {
  private func read(_ text: String, _ path: String) -> Diagnosed<Catalog> {
    read(Array(text.utf8), path)
  }

  private func read(_ bytes: [UInt8], _ path: String) -> Diagnosed<Catalog> {
    Catalog.read(
      SourceFile(path: path, bytes: bytes), as: Catalog.Form(path: path) ?? .strings,
      baseLocale: "en")
  }

  private func text(
    _ catalog: Catalog, _ key: String, _ locale: String, _ samples: [String] = [],
    device: String = "iphone"
  ) -> String {
    let arguments = samples.enumerated().map { SampleArgument(name: "a\($0)", text: $1) }
    switch catalog[key]?.localizations[locale]?.text(
      arguments, locale: locale, devices: [device])
    {
    case .success(let text): return text
    case .failure(let fault): return "\(fault)"
    case nil: return "none"
    }
  }

  @Test("String catalogues: plural forms, devices, substitutions, keys that are texts")
  func stringCatalog() {
    let result = read(
      #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "Cancel": {},
        "photos": { "localizations": {
          "en": { "variations": { "plural": {
            "zero": { "stringUnit": { "state": "translated", "value": "No photos" } },
            "one": { "stringUnit": { "state": "translated", "value": "One photo" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld photos" } } } } },
          "ru": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld фото" } },
            "few": { "stringUnit": { "state": "translated", "value": "%lld фоты" } },
            "many": { "stringUnit": { "state": "translated", "value": "%lld фот" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld фото" } } } } },
          "de": { "stringUnit": { "state": "new" } } } },
        "tap": { "localizations": { "en": { "variations": { "device": {
          "ipad": { "stringUnit": { "state": "translated", "value": "Tap the pad" } },
          "other": { "stringUnit": { "state": "translated", "value": "Tap" } } } } } } },
        "both": { "localizations": { "en": {
          "stringUnit": { "state": "translated", "value": "%2$@ has %#@photos@ \u0026 more" },
          "substitutions": { "photos": { "argNum": 1, "formatSpecifier": "lld", "variations": {
            "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg photo" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg photos" } } } } } } } } }
      } }
      """#, "a/Localizable.xcstrings")
    #expect(result.diagnostics == [])
    let catalog = result.value
    #expect(text(catalog, "Cancel", "en") == "Cancel")
    #expect(text(catalog, "photos", "en", ["0"]) == "No photos")
    #expect(text(catalog, "photos", "en", ["1"]) == "One photo")
    #expect(text(catalog, "photos", "en", ["2"]) == "2 photos")
    #expect(text(catalog, "photos", "en") == "missingPlace(1)")
    #expect(text(catalog, "photos", "en", ["x"]) == "notANumber(\"a0\")")
    #expect(text(catalog, "photos", "ru", ["21"]) == "21 фото")
    #expect(text(catalog, "photos", "ru", ["22"]) == "22 фоты")
    #expect(text(catalog, "photos", "ru", ["25"]) == "25 фот")
    #expect(text(catalog, "photos", "de") == "none")
    #expect(text(catalog, "tap", "en", device: "ipad") == "Tap the pad")
    #expect(text(catalog, "tap", "en") == "Tap")
    #expect(catalog["tap"]?.localizations["en"]?.dependsOnDevice == true)
    #expect(text(catalog, "both", "en", ["1", "Ann"]) == "Ann has 1 photo & more")
    #expect(text(catalog, "both", "en", ["4", "Ann"]) == "Ann has 4 photos & more")
    #expect(catalog["both"]?.localizations["en"]?.signature == ["1: %lld", "2: %@"])
  }

  @Test("Strings files: comments, escapes, keys without quotes, both encodings")
  func strings() {
    let content = """
      /* A comment; "x" = "y"; */
      "title" = "Say \\"hi\\"\\n\\U00e9"; // the rest
      plain.key = value;
      "same";
      """
    let result = read(content, "res/ko.lproj/Localizable.strings")
    #expect(result.diagnostics == [])
    #expect(text(result.value, "title", "ko") == "Say \"hi\"\né")
    #expect(text(result.value, "plain.key", "ko") == "value")
    #expect(text(result.value, "same", "ko") == "same")
    for isBig in [false, true] {
      var bytes: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
      for unit in content.utf16 {
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += isBig ? pair : pair.reversed()
      }
      let wide = read(bytes, "Base.lproj/Localizable.strings")
      #expect(wide.diagnostics == [])
      #expect(text(wide.value, "title", "en") == "Say \"hi\"\né")
    }
    #expect(read([0xFF, 0xFE, 0x00, 0xD8], "a.strings").diagnostics.count == 1)
  }

  @Test("Strings dictionaries: parts by plural rule, texts by device")
  func stringsDictionary() {
    let result = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <!-- one of them -->
        <key>photos</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%2$@ &amp; %1$#@n@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>&#x41; photo</string>
            <key>other</key><string><![CDATA[%d <photos>]]></string>
          </dict>
        </dict>
        <key>tap</key>
        <dict>
          <key>NSStringDeviceSpecificRuleType</key>
          <dict><key>ipad</key><string>Pad</string><key>iphone</key><string>Phone</string></dict>
        </dict>
      </dict>
      </plist>
      """, "fr.lproj/Localizable.stringsdict")
    #expect(result.diagnostics == [])
    #expect(text(result.value, "photos", "fr", ["1", "x"]) == "x & A photo")
    #expect(text(result.value, "photos", "fr", ["3", "x"]) == "x & 3 <photos>")
    #expect(text(result.value, "tap", "fr", device: "ipad") == "Pad")
  }

  @Test(
    "A broken file gives one diagnostic and no texts",
    arguments: [
      ("a.xcstrings", "{"), ("a.xcstrings", "[1,]"), ("a.xcstrings", "{\"a\":1,\"a\":2}"),
      ("a.xcstrings", "{\"a\":01}"), ("a.xcstrings", "{\"a\":\"\\x\"}"), ("a.xcstrings", ""),
      ("a.xcstrings", "{\"a\":\"\\ud800\"}"), ("a.xcstrings", "{} x"), ("a.xcstrings", "nul"),
      ("a.xcstrings", "{\"a\":\"\n\"}"),
      ("a.xcstrings", LongText(String(repeating: "[", count: 100_000))),
      ("a.strings", "\"a\" = \"b\""), ("a.strings", "\"a"), ("a.strings", "/* x"),
      ("a.strings", "\"a\" = \"b\"; \"a\" = \"c\";"), ("a.strings", "= 1;"),
      ("a.stringsdict", "<plist><dict>"), ("a.stringsdict", "<dict/>"),
      ("a.stringsdict", "<plist><foo/></plist>"), ("a.stringsdict", "bplist00"),
      ("a.stringsdict", "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>"),
      ("a.stringsdict", "<plist><string>&bomb;</string></plist>"),
      ("a.stringsdict", "<plist><dict><key>a</key></dict></plist>"),
      ("a.stringsdict", "<plist><dict/></plist>x"),
      ("a.stringsdict", LongText("<plist>" + String(repeating: "<array>", count: 100_000))),
    ] as [(String, LongText)])
  func broken(path: String, content: LongText) {
    let result = read(content.text, path)
    #expect(result.diagnostics.map(\.code) == ["catalog/syntax"])
    #expect(result.value.entries.isEmpty)
  }

  @Test(
    "A catalogue that lacks something says so and keeps the rest",
    arguments: [
      #"{ "strings": {} }"#, #"{ "sourceLanguage": "en" }"#,
      #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": { "en": { "variations": { "plural": { "one": { "stringUnit": { "value": "x" } } } } } } } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": { "en": { "variations": { "width": {} } } } } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": { "en": { "stringUnit": { "state": "translated" } } } } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "t": null } }"#,
      #"{ "sourceLanguage": "en", "strings": { "t": { "localizations": 3 } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "t": { "localizations": { "en": 3 } } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "t": { "localizations": { "en": { "unit": {} } } } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "t": { "localizations": { "en": { "stringUnit": 3 } } } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "t": { "localizations": { "en": { "stringUnit": { "state": "new", "value": 3 } } } } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "t": { "localizations": { "en": { "variations": [] } } } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "t": { "localizations": { "en": { "variations": { "device": 3 } } } } } }"#,
      #"{ "sourceLanguage": "en", "strings": { "t": { "localizations": { "en": { "variations": { "device": { "mac": { "stringUnit": { "value": "x" } } } } } } } } }"#,
    ])
  func incomplete(text: String) {
    #expect(read(text, "a.xcstrings").diagnostics.map(\.code) == ["catalog/malformed"])
  }

  @Test("A fault of a string catalogue stands where the wrong value begins")
  func places() {
    let text =
      #"{ "sourceLanguage": "en", "strings": { "t": null, "u": { "localizations": { "en": 3 } } } }"#
    let starts = read(text, "a.xcstrings").diagnostics.map { $0.range.text }
    #expect(starts == ["n", "3"])
  }

  @Test("What is still to be translated, or has no text yet, is no fault")
  func unfinished() {
    let text =
      #"{ "sourceLanguage": "en", "strings": { "t": {}, "u": { "localizations": { "en": {}, "ko": { "stringUnit": { "state": "new" } }, "ja": { "variations": { "device": { "other": { "stringUnit": { "state": "new" } } } } } } } } }"#
    #expect(read(text, "a.xcstrings").diagnostics == [])
  }

  @Test("A control character in a text of JSON is called by its name")
  func controlCharacters() {
    func help(_ character: String) -> String? {
      read("{\"a\":\"\(character)\"}", "a.xcstrings").diagnostics.first?.help.first?.message
    }
    #expect(help("\t") == "write \\t for a tab in a text")
    #expect(help("\n") == "write \\n for a line end in a text")
    #expect(help("\u{7}") == "delete it, or write \\u0007")
  }

  @Test("Mutated files never trap")
  func mutated() {
    var random = SplitMix64(seed: 11)
    let seeds: [(String, String)] = [
      (
        "a.xcstrings",
        #"{ "sourceLanguage": "en", "strings": { "a\u00e9": { "localizations": { "en": { "variations": { "plural": { "other": { "stringUnit": { "state": "x", "value": "%lld" } } } } } } } } }"#
      ),
      ("a.strings", "/* c */ \"k\" = \"v\\n\"; plain = x; // end"),
      (
        "a.stringsdict",
        "<?xml?><!DOCTYPE plist><plist version='1'><dict><key>a</key><string>&lt;<![CDATA[x]]></string><key>b</key><true/></dict></plist>"
      ),
    ]
    for (path, text) in seeds {
      for _ in 0..<3000 {
        var bytes = Array(text.utf8)
        bytes.damage(&random)
        _ = read(bytes, path)
      }
    }
  }

  @Test("Locales that no one speaks change letters, length or direction")
  func pseudoLocales() {
    #expect(PseudoLocale(locale: "en_xa") == .accented)
    #expect(PseudoLocale(locale: "en") == nil)
    #expect(PseudoLocale.accented.text(of: "Zoo 사진 3") == "[Žöö 사진 3]")
    #expect(PseudoLocale.doubled.text(of: "OK") == "OK OK")
    #expect(PseudoLocale.rightToLeft.text(of: "a\nb") == "\u{202E}a\u{202C}\n\u{202E}b\u{202C}")
    for pseudo in PseudoLocale.allCases { #expect(pseudo.text(of: " ") == " ") }
  }
}
