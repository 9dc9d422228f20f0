import AlertLayout
import AlertSpec
import Diagnostics
import Geometry
import TestSupport
import Testing

@testable import AlertMotion

/// The alert of a spec, laid out.
func laidOut(_ spec: String, in environment: Environment = phone) throws -> LaidOutAlert {
  let resolver = Resolver { _, _ in .failure(LoadFailure(sentence: "not at hand")) }
  let resolved = resolver.resolve(SourceFile(path: "a.alert.yaml", text: spec), in: environment)
  let alert = try #require(resolved.value)
  #expect(resolved.diagnostics.isEmpty)
  let result = alert.layOut(in: environment)
  #expect(!result.hasErrors)
  return result.value
}

func motion(_ spec: String, reducesMotion: Bool = false) throws -> Motion {
  Motion(of: try laidOut(spec), reducesMotion: reducesMotion)
}

/// 390 × 844 points.
let phone = Environment(device: Device.named("iphone-14") ?? .standard)

/// A stage of whole numbers: a card of 300 × 200 in the middle of a screen of 400 × 800.
let stage = {
  var stage = Stage(
    screen: Size(width: 400, height: 800), alert: Rect(x: 50, y: 300, width: 300, height: 200))
  stage.backdropOpacity = Rational(3, 10)
  return stage
}()

func motion(_ change: (inout Presentation) -> Void) -> Motion {
  var presentation = Presentation()
  change(&presentation)
  return Motion(presentation, on: stage)
}

extension Presentation {
  /// Both directions alike.
  mutating func both(_ change: (inout Transition) -> Void) {
    change(&show)
    hide = show
  }
}

extension SplitMix64 {
  /// A whole number of parts of `whole` between two bounds.
  mutating func fraction(_ bounds: ClosedRange<Int>, of whole: Int64) -> Rational {
    let count = UInt64(bounds.upperBound - bounds.lowerBound + 1)
    return Rational(Int64(bounds.lowerBound) + Int64(next() % count), whole)
  }
}
