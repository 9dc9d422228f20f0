import AlertLayout
import AlertMotion
import AlertSpec
import Diagnostics
import Geometry

/// What comes of an alert's scripts: the name of each, and a line for everything that happens.
enum TraceListing {
  static func append(_ laidOut: LaidOutAlert, to buffer: inout ByteBuffer) {
    for run in laidOut.behaviour {
      buffer.append("\nbehaviour ")
      buffer.append(text: escaped(run.script, limit: 200))
      buffer.append(UInt8(ascii: "\n"))
      for entry in run.trace {
        let start = buffer.count
        buffer.append("  ")
        if !buffer.append(entry.time) { buffer.append(UInt8(ascii: "?")) }
        buffer.append(" s")
        buffer.append(UInt8(ascii: " "), times: max(2, timeWidth - (buffer.count - start)))
        buffer.append(text: entry.words(besides: laidOut.alert.name))
        buffer.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Of the column of times, in cells.
  private static let timeWidth = 12
}
