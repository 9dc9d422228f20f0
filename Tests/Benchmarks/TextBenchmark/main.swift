// Times texts, in processor time: `TextBenchmark message [ROUNDS]` prints the nanoseconds from a Korean
// message of 100 characters to the ranges and widths of its lines, `TextBenchmark lengths` the
// milliseconds that laying out texts of up to 4 MB takes.
import Geometry
import Typography

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let message =
  "네트워크 연결이 불안정하여 사진 10장을 올리지 못했습니다. 와이파이 또는 모바일 데이터 연결 상태를 "
  + "확인한 뒤 다시 시도해 주세요. 문제가 계속되면 고객센터로 문의해 주시기 바랍니다. 감사합니다."
let font = Font(size: 13)
let grid = PixelGrid(scale: 3)

func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The seconds that it takes to lay texts out; the number of lines is looked at, so that nothing is
/// left out.
func seconds(_ lines: () -> Int) -> Double {
  let start = processorSeconds()
  let count = lines()
  let time = processorSeconds() - start
  if count == 0 { print("nothing was laid out") }
  return time
}

/// From a string to the ranges and widths of its lines.
func timeMessage(_ rounds: Int) {
  let text = String(message.prefix(100))
  func run() -> Int {
    (0..<rounds).reduce(0) { lines, _ in
      lines + TypesetText(TextBlock(text, font: font)).lines(width: 238).count
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
  timeMessage(CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 200_000)
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
case "lines":
  for line in TypesetText(TextBlock(String(message.prefix(100)), font: font)).lines(width: 238) {
    print("\(line.range) \(line.width.decimal())")
  }
default: print("message [ROUNDS], lines or lengths")
}
