// Times laying texts out: `TextBenchmark message [ROUNDS]` prints the nanoseconds that a Korean
// message of 100 characters takes, `TextBenchmark lengths` the milliseconds of texts up to 4 MB.
import Geometry
import Typography

let message =
  "네트워크 연결이 불안정하여 사진 10장을 올리지 못했습니다. 와이파이 또는 모바일 데이터 연결 상태를 "
  + "확인한 뒤 다시 시도해 주세요. 문제가 계속되면 고객센터로 문의해 주시기 바랍니다. 감사합니다."
let font = Font(size: 13)
let grid = PixelGrid(scale: 3)

/// The seconds that it takes to lay texts out; the number of lines is looked at, so that nothing is
/// left out.
func seconds(_ lines: () -> Int) -> Double {
  var count = 0
  let time = ContinuousClock().measure { count = lines() }
  if count == 0 { print("nothing was laid out") }
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}

func timeMessage(_ rounds: Int) {
  let text = String(message.prefix(100))
  func run() -> Int {
    (0..<rounds).reduce(0) { lines, _ in
      lines + layOut(TextBlock(text, font: font), width: 238, grid: grid).lines.count
    }
  }
  _ = run()
  print(Int(seconds(run) / Double(rounds) * 1e9))
}

func timeLengths(_ name: String, of sentence: String, maximumLines: Int = 0) {
  var row = name + String(repeating: " ", count: 24 - name.count)
  for size in [1, 2, 4] {
    let text = String(repeating: sentence, count: size * 1_000_000 / sentence.utf8.count + 1)
    let block = TextBlock(
      text, font: font, maximumLines: maximumLines, truncation: .middle)
    let time = seconds { layOut(block, width: 238, grid: grid).lines.count }
    let shown = String(Int(time * 1000))
    row += String(repeating: " ", count: 8 - shown.count) + shown
  }
  print(row)
}

switch CommandLine.arguments.dropFirst().first {
case "message":
  timeMessage(CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 20_000)
case "lengths":
  print("milliseconds for            1 MB    2 MB    4 MB")
  timeLengths("Korean with spaces", of: message + " ")
  timeLengths("English", of: "You can restore it within 30 days. ")
  timeLengths("one word of Han", of: "漢字仮名交文")
  timeLengths("one Latin word", of: "antidisestablishmentarianism")
  timeLengths("combining marks", of: "e\u{301}\u{302}a\u{323}\u{302} ")
  timeLengths("one letter's marks", of: "\u{301}")
  timeLengths("Arabic", of: "تعذر الاتصال بالشبكة. ")
  timeLengths("one Thai word", of: "รูปภาพ")
  timeLengths("emoji", of: "👩‍👩‍👧‍👦🇰🇷👍🏽 ")
  timeLengths("soft hyphens", of: "aaaa\u{AD}")
  timeLengths("newlines", of: "a\n")
  timeLengths("digits", of: "1,234.")
  timeLengths("cut to one line", of: message + " ", maximumLines: 1)
  timeLengths("cut to three lines", of: message + " ", maximumLines: 3)
default: print("message [ROUNDS] or lengths")
}
