import Snapshots

/// A run with two kinds of changes, something missing and something obsolete.
func sampleList() -> FindingList {
  var list = FindingList(axes: [
    Axis("device", ["small", "large"]), Axis("textSize", ["s", "m", "l"], isOrdered: true),
  ])
  list.planned = 7
  list.planHash = "0123456789abcdef"
  func text(_ height: String, _ word: String) -> [UInt8] {
    Array(
      "┌──┐\nscreen  0 0  390 × 844\n  title  20 30  260 × \(height)  16 bold  \"\(word) <&> ]]> '\"\n"
        .utf8)
  }
  for number in 0..<7 { list.note(ran: number) }
  func add(
    _ status: Finding.Status, _ number: Int?, _ values: [String], _ old: [UInt8]?, _ new: [UInt8]?
  ) {
    list.findings.append(
      Finding(
        status, number: number, source: number == nil ? "" : "s/a.yaml",
        store: "s/snapshots/a.snap",
        name: "a", variant: Variant(values), expected: old, actual: new))
  }
  add(.changed, 1, ["small", "m"], text("19.333", "one"), text("38.667", "one"))
  add(.changed, 2, ["small", "l"], text("24", "one"), text("48", "one"))
  add(.changed, 4, ["large", "m"], text("24", "one"), text("24", "two\u{1}"))
  add(.missing, 5, ["large", "l"], nil, text("24", "one"))
  add(.obsolete, nil, [], nil, nil)
  return list
}
