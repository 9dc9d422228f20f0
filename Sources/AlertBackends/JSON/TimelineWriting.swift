import AlertMotion
import AlertSpec
import Geometry

extension JSONWriter {
  /// What happens when, in both directions.
  mutating func timelines(of motion: Motion) {
    beginBlock(.object)
    for direction in Timeline.Direction.allCases {
      line()
      key(direction == .show ? "show" : "hide")
      timeline(motion.timeline(direction))
    }
    endBlock(.object)
  }

  /// Those of an alert that moves less, where they are others.
  mutating func reducedTimelines(of reduced: Motion, besides motion: Motion) {
    let directions = Timeline.Direction.allCases.filter {
      reduced.timeline($0) != motion.timeline($0)
    }
    guard !directions.isEmpty else { return }
    line()
    key("reducedTimeline")
    beginBlock(.object)
    for direction in directions {
      line()
      key(direction == .show ? "show" : "hide")
      timeline(reduced.timeline(direction))
    }
    endBlock(.object)
  }

  private mutating func timeline(_ timeline: Timeline) {
    beginBlock(.object)
    line()
    key("completion")
    number(timeline.completion)
    line()
    key("phases")
    phases(timeline.phases)
    line()
    key("tracks")
    tracks(timeline.tracks)
    endBlock(.object)
  }

  private mutating func phases(_ phases: [Timeline.Phase]) {
    guard !phases.isEmpty else { return emptyArray() }
    beginArray()
    for phase in phases {
      element()
      beginObject()
      key("subject")
      string(phase.subject.rawValue)
      key("start")
      number(phase.start)
      key("end")
      number(phase.end)
      endObject()
    }
    endArray()
  }

  private mutating func tracks(_ tracks: [Track]) {
    guard !tracks.isEmpty else { return emptyArray() }
    beginBlock(.array)
    for track in tracks {
      line()
      beginObject()
      key("node")
      string(track.node.rawValue)
      key("property")
      string(track.property.name)
      if case .constraint(let edge) = track.property {
        key("constraint")
        string(edge.constraint)
      }
      key("keyframes")
      beginArray()
      for keyframe in track.keyframes {
        element()
        self.keyframe(keyframe)
      }
      endArray()
      endObject()
    }
    endBlock(.array)
  }

  private mutating func keyframe(_ keyframe: Keyframe) {
    beginObject()
    key("time")
    number(keyframe.time)
    key("value")
    number(keyframe.value)
    switch keyframe.easing {
    case .hold: break
    case .curve(let curve):
      key("curve")
      self.curve(curve)
    case .spring(let spring):
      key("spring")
      beginObject()
      key("frequency")
      number(Rational(millionths: spring.frequency))
      key("damping")
      number(Rational(millionths: spring.damping))
      key("velocity")
      number(Rational(millionths: spring.velocity))
      endObject()
    }
    endObject()
  }

  /// What is to be seen at moments that were asked for.
  mutating func moments(_ moments: [Moment]) {
    guard !moments.isEmpty else { return emptyArray() }
    beginBlock(.array)
    for moment in moments {
      line()
      beginObject()
      key("direction")
      string(moment.direction.rawValue)
      key("time")
      number(moment.time)
      if !moment.turns.isEmpty {
        key("turns")
        beginArray()
        for turn in moment.turns {
          element()
          number(turn)
        }
        endArray()
      }
      pose(moment.pose)
      endObject()
    }
    endBlock(.array)
  }

  private mutating func pose(_ pose: Pose) {
    if let opacity = pose.backdropOpacity {
      key("backdrop")
      beginObject()
      key("opacity")
      number(opacity)
      endObject()
    }
    key("alert")
    beginObject()
    key("opacity")
    number(pose.opacity)
    key("translation")
    beginObject()
    key("x")
    number(pose.translation.x)
    key("y")
    number(pose.translation.y)
    endObject()
    key("scale")
    number(pose.scale)
    key("frame")
    frame(pose.frame)
    endObject()
  }
}
