import AlertSpec
import Foundation
import Geometry
import TestSupport
import Testing

@testable import AlertMotion

@Suite("Springs")
struct SpringTests {
  @Test("Exponential, sine and cosine are those of the C library to a few units in the last place")
  func elementaryFunctions() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let x = Double(random.next() % 2_000_000) / 1_000_000 - 1
      let power = x * 690
      #expect(abs(Elementary.exp(power) / exp(power) - 1) < 4e-15)
      let angle = x * 10_000
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < 1e-15)
      #expect(abs(cosine - cos(angle)) < 1e-15)
    }
  }
}
