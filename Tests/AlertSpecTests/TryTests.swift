import Testing
import Diagnostics

@testable import AlertSpec

@Suite struct TryTests {
  @Test func ten() {
    print(complaints("""
      alert: ten
      extend: builder
      title: No
      messge: 안녕하세요 👋
      cornres: 16
      fill: sytemRed
      opacity: 50%
      height: 010
      layout: { width: 300pt, aligment: centre, spacing: 1_000 }
      views:
        icon: { image: trash, width: .inf, hidden: yes }
        empty: { width: 3 }
        both: { text: a, image: b }
        alert: { text: x }
      actions:
        cancel:
        confirm: { title: OK, role: destroy }
        stop: { title: A, role: cancel }
      constraints:
        - width = 300
        - top == title.botom + 20
        - heigth >= 44
        - width == alert.width * ,5
        - center == screen @hihg
        - edges == alert inset (top 30, side 20)
        - width: 300
      """))
    print(complaints("title: x\nextends: bilder\n"))
    print(complaints("alert: x\nextends: base.yaml\n", files: ["base.yaml": "alert: base\nextends: other.yaml", "other.yaml": "alert: o\nextends: base.yaml"]))
    print(complaints("- a\n"))
    print(complaints("alert: x\n"))
    for p in Preset.all { print(p.name, TerminalLike(p.alert.diagnostics)) }
    print(resolve("alert: x\nextends: two-button\nmessage: 사진\nactions: {cancel: 취소, confirm: 삭제}").value!)
  }
}
import DiagnosticRenderers
func TerminalLike(_ d: [Diagnostic]) -> String { TerminalRenderer(isColored: false).render(d) }
