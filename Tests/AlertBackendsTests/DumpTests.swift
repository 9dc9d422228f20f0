import AlertBackends
import Foundation
import Testing

@Test func dump() throws {
  try? FileManager.default.createDirectory(atPath: "/tmp/dump", withIntermediateDirectories: true)
  for alert in Specimens.all + (1...40 as ClosedRange<UInt64>).map({ RandomAlerts.alert(seed: $0, .wild) }) {
    for backend in Backends.all {
      let a = backend.render(alert).value[0]
      try Data(a.bytes).write(to: URL(fileURLWithPath: "/tmp/dump/\(alert.alert.name)\(alert.alert.name == "random" ? "\(alert.screen.children[1].children.count)-\(a.bytes.count)" : "")\(a.suffix)"))
    }
  }
}
