// Simulates scripts: PresenterBenchmark SCRIPTS EVENTS prints the processor time in seconds.
import AlertLayout
import AlertMotion
import AlertSpec
import Diagnostics
import Geometry

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The numbers of a seed (SplitMix64), the same on every machine.
struct Numbers {
  var state: UInt64

  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }
}

func staged(_ name: String, _ keys: String) -> StagedAlert? {
  let file = SourceFile(path: "\(name).alert.yaml", text: "alert: \(name)\n" + keys)
  let resolver = Resolver { _, _ in .failure(LoadFailure(sentence: "there is no such file")) }
  var alerts: [LaidOutAlert] = []
  for orientation in Orientation.allCases {
    let environment = Environment(orientation: orientation, locale: "ko")
    guard let alert = resolver.resolve(file, in: environment).value else { return nil }
    alerts.append(alert.layOut(in: environment).value)
  }
  return StagedAlert(alerts[0], turned: alerts[1])
}

let alerts = [
  staged(
    "photo", "extends: two-button\nmessage: 사진을 삭제할까요?\nactions: { cancel: 취소, confirm: 삭제 }\n"),
  staged("terms", "extends: builder\ntitle: 약관\nmessage: 약관이 바뀌었습니다\nactions: { confirm: 확인 }\n"),
  staged("news", "extends: popup\ntitle: 새로운 기능\nactions: { cancel: 닫기, confirm: 완료 }\n"),
  staged(
    "languages",
    "extends: bottom-sheet\nheight: 400\nviews: { languages: { list: [한국어, English, 日本語] } }\nactions: { confirm: 완료 }\n"
  ),
].compactMap { $0 }

/// Presents an alert and does so many random things to it.
func simulate(_ seed: Int, events: Int) -> Int {
  var numbers = Numbers(state: UInt64(seed))
  var presenter = Presenter()
  presenter.present(alerts[numbers.below(alerts.count)])
  for _ in 0..<events {
    presenter.advance(to: presenter.time + Rational(Int64(numbers.below(600)), 1000))
    switch numbers.below(10) {
    case 0...4:
      let name = ["confirm", "cancel", "languages.2", "title"][numbers.below(4)]
      let point =
        presenter.place(of: name)
        ?? Point(x: Rational(Int64(numbers.below(393))), y: Rational(Int64(numbers.below(852))))
      presenter.tap(at: point, on: name)
    case 5: presenter.press(Step.Key.allCases[numbers.below(Step.Key.allCases.count)])
    case 6, 7: presenter.present(alerts[numbers.below(alerts.count)])
    case 8: presenter.rotate(to: numbers.below(2) == 0 ? .portrait : .landscape)
    default:
      presenter.drag(
        .down, at: presenter.place(of: "alert") ?? .zero,
        distance: Rational(Int64(numbers.below(400))), duration: Rational(1, 4))
    }
  }
  presenter.advance(to: presenter.time + 10)
  return presenter.trace.count
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let scripts = arguments.first ?? 10_000
let events = arguments.dropFirst().first ?? 20
let start = clock()
var happenings = 0
for seed in 0..<scripts { happenings += simulate(seed, events: events) }
// POSIX has a million of these units in a second.
let seconds = Double(clock() - start) / 1_000_000
print("\(scripts) scripts of \(events) events, \(happenings) happenings: \(seconds) s")
