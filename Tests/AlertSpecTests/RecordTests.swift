import Geometry
import Testing

@testable import AlertSpec

@Suite("Records")
struct RecordTests {
  @Test("A key for one corner or side leaves the others alone")
  func oneOfSeveral() {
    let alert = resolve(
      """
      alert: a
      title: x
      corners: { bottomLeft: 20, topRight: 4 }
      layout: { insets: { leading: 8 } }
      """
    ).value
    #expect(alert?.surface.corners.bottomLeft == 20)
    #expect(alert?.surface.corners.bottomRight == 0)
    #expect(alert?.surface.corners.topLeft == 0)
    #expect(alert?.surface.corners.topRight == 4)
    #expect(alert?.layout?.insets.leading == 8)
    #expect(alert?.layout?.insets.trailing == 0)
  }

  @Test("A key for two of them sets both, in the order written")
  func twoOfSeveral() {
    let alert = resolve(
      """
      alert: a
      title: x
      corners: { bottom: 20, bottomRight: 6 }
      layout: { insets: { sides: 8, trailing: 2 } }
      """
    ).value
    #expect(alert?.surface.corners.bottomLeft == 20)
    #expect(alert?.surface.corners.bottomRight == 6)
    #expect(alert?.layout?.insets.leading == 8)
    #expect(alert?.layout?.insets.trailing == 2)
  }

  @Test("Walking the rows of any record without reading changes nothing")
  func walkingChangesNothing() {
    var corners = Corners()
    corners.topLeft = 1
    corners.bottomRight = 2
    var insets = Insets()
    insets.leading = 3
    var collector = KeyCollector()
    let (before, insetsBefore) = (corners, insets)
    corners.visitKeys(&collector)
    insets.visitKeys(&collector)
    #expect(corners == before)
    #expect(insets == insetsBefore)
    #expect(collector.keys.count == 11)
  }

  @Test("Maps merge over what is extended; lists and scalars replace")
  func merging() {
    let base = """
      alert: base
      views:
        title: { text: A, font: { size: 20, weight: bold }, constraints: [ width == 10 ] }
      corners: { top: 14 }
      """
    let alert = resolve(
      """
      alert: a
      extends: base.yaml
      views:
        title: { font: { size: 12 }, constraints: [ height == 5, width == 6 ] }
      corners: { bottomLeft: 3 }
      """, files: ["base.yaml": base])
    #expect(alert.diagnostics == [])
    let title = alert.value?.view(named: "title")
    let text = title?.content as? TextView
    #expect(text?.text == "A")
    #expect(text?.attributes.font.size == 12)
    #expect(text?.attributes.font.weight == .bold)
    #expect(title?.constraints.count == 2)
    #expect(alert.value?.surface.corners.topRight == 14)
    #expect(alert.value?.surface.corners.bottomLeft == 3)
    #expect(alert.value?.name == "a")
    #expect(alert.value?.origin(of: ["corners", "top"])?.file.path == "base.yaml")
  }

  @Test("Specs that extend each other in a circle name the chain")
  func cycle() {
    let text = complaints(
      "alert: a\nextends: b.yaml\ntitle: x\n",
      files: ["b.yaml": "alert: b\nextends: c.yaml\n", "c.yaml": "alert: c\nextends: b.yaml\n"])
    #expect(text.contains("error[extends/cycle]"))
    #expect(text.contains("b.yaml → c.yaml → b.yaml"))
  }

  @Test("More than 32 specs in a chain are refused")
  func depth() {
    var files: [String: String] = [:]
    for index in 0..<60 {
      files["\(index).yaml"] = "alert: s\(index)\nextends: \(index + 1).yaml\n"
    }
    #expect(
      complaints("alert: a\nextends: 0.yaml\n", files: files).contains("error[extends/too-deep]"))
  }
}
