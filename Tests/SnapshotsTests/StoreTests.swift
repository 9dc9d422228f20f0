import Diagnostics
import TestSupport
import Testing

@testable import Snapshots

@Suite("Store files")
struct StoreTests {
  private func read(_ texts: [[UInt8]], name: String) -> Diagnosed<Baseline> {
    StoreReader.read(texts.map { SourceFile(path: "a.snap", bytes: $0) }, name: name)
  }

  private func variant(_ text: String) -> Variant {
    Variant(text.split(separator: " ").map(String.init))
  }

  @Test("What was written is read, and written again with the same bytes", arguments: 0..<300)
  func roundTrip(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let baseline = randomBaseline(&random)
    let limit = [600, 2000, StoreWriter.limit].randomElement(using: &random) ?? 0
    let writer = StoreWriter(known: sampleAxes, limit: limit)
    let files = writer.write(baseline)
    let found = read(files, name: baseline.name)
    #expect(found.diagnostics == [])
    #expect(found.value.numbers.count == baseline.numbers.count)
    for variant in baseline.numbers.keys {
      #expect(found.value[variant] == baseline[variant], "\(variant)")
    }
    #expect(writer.write(found.value) == files)
  }

  @Test("The order in which variants came makes no difference")
  func order() {
    var random = SplitMix64(seed: 7)
    let baseline = randomBaseline(&random)
    var other = Baseline(name: baseline.name)
    for variant in baseline.numbers.keys.sorted(by: { $0.description > $1.description }) {
      other[variant] = baseline[variant]
    }
    let writer = StoreWriter(known: sampleAxes)
    #expect(writer.write(baseline) == writer.write(other))
  }

  @Test("A store reads as it was designed to")
  func form() {
    var baseline = Baseline(name: "greeting")
    for size in ["s", "m", "l"] {
      baseline[variant("small light en \(size)")] = sampleText()
      baseline[variant("large light en \(size)")] = sampleText()
      baseline[variant("small dark en \(size)")] = sampleText(fill: "#000000")
    }
    let files = StoreWriter(known: sampleAxes).write(baseline)
    #expect(
      String(decoding: files.first ?? [], as: UTF8.self) == """
        snapshots of greeting
        \(StoreWriter.explanation)
        device: small, large
        appearance: light, dark
        locale: en
        textSize: s < m < l

        [device=* appearance=light textSize=*]
          ┌──────────┐
          │  Hello   │
          ├──────────┤
          │    OK    │
          └──────────┘
          screen                  0 0              390 × 844
          panel                   45 339.333       300 × 165.333    fill #FFFFFF  corners 16
            title                 20 30            260 × 19.333       16 bold  "Hello"
            confirm               0 115.333        300 × 50           button  14 bold  "OK"

          show fade, 0.5 s
          confirm → event ok, dismiss before

        [device=small appearance=dark textSize=*]
        like small light s
        ~ panel                   45 339.333       300 × 165.333    fill #000000  corners 16

        end

        """)
    #expect(files.count == 1)
  }

  @Test("Every file stays below the limit and stands alone")
  func split() throws {
    var baseline = Baseline(name: "greeting")
    for locale in 0..<60 {
      baseline[variant("small light l\(locale) s")] = sampleText(title: "Title \(locale)")
    }
    let files = StoreWriter(known: sampleAxes, limit: 4000).write(baseline)
    #expect(files.count > 2)
    #expect(files.allSatisfy { $0.count <= 4000 })
    for file in files { #expect(read([file], name: "greeting").diagnostics == []) }
    #expect(read(files, name: "greeting").value.numbers.count == 60)
    #expect(StoreWriter(known: sampleAxes).write(Baseline(name: "greeting")) == [])
  }

  @Test("Numbers written for a set of variants hold exactly that set", arguments: 0..<100)
  func boxes(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var variants: Set<[Int]> = []
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      variants.insert((0..<3).map { _ in Int.random(in: 0...3, using: &random) })
    }
    var held: [[Int]] = []
    for box in VariantBox.covering(Array(variants), axes: 3) {
      box.forEach {
        held.append($0)
        return true
      }
    }
    #expect(held.count == variants.count)
    #expect(Set(held) == variants)
  }
}
