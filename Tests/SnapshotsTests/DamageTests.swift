import Diagnostics
import TestSupport
import Testing

@testable import Snapshots

@Suite("Damaged store files")
struct DamageTests {
  /// What is said of a store in which one stretch of text was replaced: the code and the text of
  /// its range.
  private func said(
    replacing old: String, with new: String, count: Int = 1
  ) throws -> (code: String, text: String) {
    var baseline = Baseline(name: "greeting")
    baseline[Variant(["small", "light", "en", "s"])] = sampleText()
    baseline[Variant(["small", "dark", "en", "s"])] = sampleText(fill: "#000000")
    baseline[Variant(["small", "light", "ko", "s"])] = sampleText(title: "안녕", width: 200)
    let bytes = StoreWriter(known: sampleAxes).write(baseline).flatMap { $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    let place = try #require(text.range(of: old), "\(text)")
    let damaged = text.replacingCharacters(in: place, with: new)
    let file = SourceFile(path: "greeting.snap", text: damaged)
    let found = StoreReader.read([file], name: "greeting").diagnostics
    #expect(found.count == count, "\(found)")
    let first = try #require(found.first)
    #expect(first.help.count == 1)
    return (first.code.description, first.range.text)
  }

  @Test("Each kind of damage has its code, and its place")
  func kinds() throws {
    let rows: [(old: String, new: String, code: String, text: String)] = [
      ("snapshots of", "snapshot of", "not-a-store", "snapshot of greeting"),
      ("of greeting", "of farewell", "other-name", "snapshots of farewell"),
      ("\nend\n", "", "torn", ""),
      ("\nend\n", "\nend\nmore\n", "unknown-line", "more"),
      ("appearance: light", "appearance light", "axis", "appearance light, dark"),
      ("appearance=light", "appearance=lite", "variants", "lite locale=en]"),
      ("  ┌", "┌", "unknown-line", "┌──────────┐"),
      ("like light en", "like light fr", "no-base", "like light fr"),
      (
        "~ panel", "~ panels", "edit",
        "~ panels"
      ),
      (
        "~ panel", "? panel", "unknown-line",
        "? panel"
      ),
      ("appearance=dark", "appearance=light", "twice", "[appearance=light locale=en]"),
      ("  screen", "<<<<<<< HEAD\n  screen", "merge-conflict", "<<<<<<< HEAD"),
      ("greeting\n", "greeting\r\n", "line-end", "\r"),
    ]
    for row in rows {
      let said = try said(replacing: row.old, with: row.new)
      #expect(said.code == "snapshot/" + row.code, "\(row.new)")
      #expect(row.text.isEmpty ? said.text.isEmpty : said.text.hasPrefix(row.text), "\(row.new)")
    }
  }

  @Test("Bytes that are no UTF-8 are found where they are")
  func encoding() {
    let file = SourceFile(path: "a.snap", bytes: Array("snapshots of a\n".utf8) + [0xFF, 0x0A])
    let found = StoreReader.read([file], name: "a").diagnostics
    #expect(found.map(\.code) == ["snapshot/encoding"])
    #expect(found.first?.range.span == 15..<16)
  }

  @Test("A file cut anywhere is never taken for whole", arguments: [0, 1])
  func cut(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let baseline = randomBaseline(&random)
    let bytes = StoreWriter(known: sampleAxes).write(baseline).flatMap { $0 }
    for length in stride(from: 0, to: bytes.count - 1, by: 7) {
      let file = SourceFile(path: "a.snap", bytes: Array(bytes[..<length]))
      #expect(StoreReader.read([file], name: baseline.name).hasErrors, "\(length)")
    }
  }

  @Test("No damaged file ends the program", arguments: 0..<200)
  func mutations(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let baseline = randomBaseline(&random)
    var bytes = StoreWriter(known: sampleAxes).write(baseline).flatMap { $0 }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.insert(bytes[bytes.count - 1 - place], at: place)
      }
    }
    let found = StoreReader.read([SourceFile(path: "a", bytes: bytes)], name: baseline.name)
    for diagnostic in found.diagnostics {
      #expect(diagnostic.range.span.upperBound <= bytes.count)
    }
  }
}

@Suite("Lock files")
struct LockFileTests {
  private var sample: VariantHashes {
    var sample = VariantHashes(name: "a b")
    for (size, locale) in [("s", "en"), ("m", "en"), ("s", "x y")] {
      sample.hashes[Variant([size, locale])] = RenderingHash(of: Array((size + locale).utf8))
    }
    return sample
  }

  private func read(_ text: String) -> Diagnosed<VariantHashes> {
    VariantHashes.read(SourceFile(path: "a.lock", text: text), name: "a b", axes: 2)
  }

  @Test("What was written is read, and lines are sorted")
  func roundTrip() {
    let bytes = sample.write()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(read(text).diagnostics == [])
    #expect(read(text).value == sample)
    #expect(
      text.split(separator: "\n").map { $0.prefix(4) } == ["hash", "m en", "s \"x", "s en", "end"])
    #expect(VariantHashes(name: "a").write() == [])
  }

  @Test("A hash is the beginning of the text's SHA-256")
  func hash() {
    let hash = RenderingHash(of: Array("abc".utf8))
    #expect(hash.hexadecimal == "ba7816bf8f01cfea414140de5dae2223")
    #expect(RenderingHash(hash.hexadecimal) == hash)
    #expect(RenderingHash("+a7816bf8f01cfea414140de5dae2223") == nil)
    #expect(RenderingHash("ba78") == nil)
  }

  @Test("Each kind of damage has its code, and its place")
  func damage() {
    let text = String(decoding: sample.write(), as: UTF8.self)
    let rows: [(old: String, new: String, code: String)] = [
      ("hashes of", "hash of", "other-name"), ("\"a b\"", "other", "other-name"),
      ("\nend\n", "\n", "torn"), ("\nend\n", "\nend", "unknown-line"),
      ("s en", "s", "unknown-line"), ("s en", "m en", "unknown-line"),
      ("m en", "<<<<<<< HEAD\nm en", "merge-conflict"), ("\nend\n", "\nend\nend\n", "unknown-line"),
    ]
    for row in rows {
      let damaged = text.replacing(row.old, with: row.new, maxReplacements: 1)
      #expect(
        read(damaged).diagnostics.map(\.code.description) == ["snapshot/" + row.code], "\(row)")
    }
  }
}
