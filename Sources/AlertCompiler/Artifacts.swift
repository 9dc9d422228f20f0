import AlertBackends
import AlertLayout
import AlertSpec
import Diagnostics

public typealias NamedPicture = AlertBackends.NamedPicture

/// One file to be written.
public struct Artifact: Sendable, Equatable {
  /// Relative to the output folder: `builder.json`, `builder/iphone-14.dark.json`.
  public var path: String
  public var mediaType: String
  public var bytes: [UInt8]
  /// Not nil where the bytes are an SVG that is still to be turned into pixels, so many to the point.
  public var pixelsPerPoint: Int64?
  /// Where the pictures in it are named, in the order in which they are drawn; of such an SVG alone.
  public var pictures: [NamedPicture] = []

  public init(path: String, mediaType: String, bytes: [UInt8], pixelsPerPoint: Int64? = nil) {
    self.path = path
    self.mediaType = mediaType
    self.bytes = bytes
    self.pixelsPerPoint = pixelsPerPoint
  }
}

/// What is to be written for one spec: some of it made, the rest made when it is asked for.
public struct Artifacts: Sendable {
  /// An environment whose artifacts are made again.
  struct Unmade: Sendable {
    var alert: Alert
    var environment: Environment
    /// The values of the axes that vary.
    var name: [String]
  }

  /// The first ones, in the order of environments.
  public internal(set) var kept: [Artifact] = []
  var rest: [Unmade] = []
  /// What a page shows of the spec; nil where no page is made.
  public internal(set) var page: PageContent?
  private let backends: [any Backend]

  init(backends: [any Backend]) {
    self.backends = backends
  }

  public var isEmpty: Bool { kept.isEmpty && rest.isEmpty }

  /// Puts others in the places of those made so far, each made of the one there.
  public mutating func replaceKept(_ replacement: (Artifact) -> Artifact) {
    for index in kept.indices { kept[index] = replacement(kept[index]) }
  }

  var keptBytes: Int { kept.reduce(0) { $0 + $1.bytes.count } }

  /// Hands over each artifact in the order of environments, until `body` returns false.
  public func forEach(_ body: (Artifact) -> Bool) {
    for artifact in kept {
      guard body(artifact) else { return }
    }
    for unmade in rest {
      let laidOut = unmade.alert.layOut(in: unmade.environment).value
      for artifact in render(laidOut, unmade.name).value {
        guard body(artifact) else { return }
      }
    }
  }

  /// One environment's artifacts, of every backend.
  func render(_ alert: LaidOutAlert, _ variant: [String]) -> Diagnosed<[Artifact]> {
    var artifacts: [Artifact] = []
    var diagnostics: [Diagnostic] = []
    let stem = variant.isEmpty ? "" : "/" + variant.joined(separator: ".")
    for backend in backends {
      let rendered = backend.render(alert)
      diagnostics += rendered.diagnostics
      for rendering in rendered.value {
        var artifact = Artifact(
          path: alert.alert.name + stem + rendering.suffix, mediaType: rendering.mediaType,
          bytes: rendering.bytes, pixelsPerPoint: rendering.pixelsPerPoint)
        artifact.pictures = rendering.pictures
        artifacts.append(artifact)
      }
    }
    return Diagnosed(artifacts, diagnostics)
  }
}
