/// A number of things for a sentence: `1 spec`, `2 specs`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
