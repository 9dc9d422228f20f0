import AlertMotion
import Geometry

extension JSONWriter {
  /// How an alert comes and goes, as poses at even distances of time: what a page needs to play it
  /// without knowing of curves and springs.
  mutating func motion(_ motion: Motion) {
    beginObject()
    key("show")
    timeline(motion.show, of: motion)
    key("hide")
    timeline(motion.hide, of: motion)
    endObject()
  }

  /// Poses in a second, and in a timeline however long it is.
  private static let (rate, most): (Rational, Int64) = (60, 600)

  private mutating func timeline(_ timeline: Timeline, of motion: Motion) {
    let wanted = timeline.completion * JSONWriter.rate
    let count = max(1, wanted < Rational(JSONWriter.most) ? wanted.rounded : JSONWriter.most)
    let poses = (0...count).map { step in
      motion.pose(in: timeline, at: timeline.completion * Rational(step, count))
    }
    beginObject()
    key("completion")
    number(timeline.completion)
    key("phases")
    list(timeline.phases) { writer, phase in
      writer.beginArray()
      writer.element()
      writer.string(phase.subject.rawValue)
      writer.element()
      writer.number(phase.start)
      writer.element()
      writer.number(phase.end)
      writer.endArray()
    }
    let own = motion.stage.alertOpacity
    column("opacity", poses.map { own.isZero ? 1 : $0.opacity / own }, at: 1)
    column("x", poses.map(\.translation.x), at: 0)
    column("y", poses.map(\.translation.y), at: 0)
    column("scale", poses.map(\.scale), at: 1)
    column("backdrop", poses.map(\.backdropPart), at: 1)
    endObject()
  }

  /// Left out where nothing ever differs from rest.
  private mutating func column(_ name: StaticString, _ values: [Rational], at rest: Rational) {
    guard values.contains(where: { $0 != rest }) else { return }
    key(name)
    list(values) { $0.number($1) }
  }
}
