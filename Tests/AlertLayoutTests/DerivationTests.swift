import AlertSpec
import Geometry
import Testing

@testable import AlertLayout

/// Explanations add up.
@Suite struct DerivationTests {
  /// Every attribute of every node, explained.
  static func derivations(of alert: Box, in environment: Environment) -> [Derivation] {
    var pass = LayoutPass(alert: alert, backdrop: backdrop, absent: [], in: environment)
    pass.run()
    return pass.tree.nodes.indices.flatMap { node in
      DerivedAttribute.names.compactMap(DerivedAttribute.init).map {
        pass.derivation(of: $0, ofNode: node) { _ in nil }
      }
    }
  }

  @Test("The steps of every number add up to it", arguments: ["en", "ar"])
  func sums(locale: String) {
    let alerts = [
      ReferenceAlertTests.builder(message: "메시지"), ReferenceAlertTests.explicitBuilder,
      ReferenceAlertTests.builder(message: GivingWayTests.long),
      ButtonAreaTests.alert(area([button("ok", "확인"), button("no", "취소")], divider: 1, cancel: 1)),
      StackTests.alert(.row, .fillProportionally), StackTests.alert(.row, .equalCentering),
      StackTests.alert(.column, .equalSpacing, .trailing),
    ]
    for (place, alert) in alerts.enumerated() {
      for found in Self.derivations(of: alert, in: environment(locale: locale)) {
        let sum = found.steps.reduce(Rational.zero) { $0 + $1.amount }
        #expect(sum == found.exact, "\(place): \(found.name)")
      }
    }
  }

  @Test("Of stacks at random too", arguments: 0..<8)
  func randomSums(seed: UInt64) {
    var random = SeededGenerator(state: seed &+ 9000)
    var alert = PixelTests.stack("alert", depth: 1, &random)
    alert.kind = "alert"
    for found in Self.derivations(of: alert, in: environment()) {
      let sum = found.steps.reduce(Rational.zero) { $0 + $1.amount }
      #expect(sum == found.exact, "\(found.name)")
    }
  }

  @Test("Many numbers at once are explained as each of them alone", arguments: 0..<4)
  func together(seed: UInt64) throws {
    var random = SeededGenerator(state: seed &+ 9100)
    var alert = PixelTests.stack("alert", depth: 1, &random)
    alert.kind = "alert"
    var pass = LayoutPass(alert: alert, backdrop: backdrop, absent: [], in: environment())
    pass.run()
    let questions = pass.tree.nodes.indices.flatMap { node in
      ["x", "y", "width", "height"].compactMap(DerivedAttribute.init).map {
        LayoutPass.Question(wanted: $0, node: node)
      }
    }
    let together = pass.derivations(of: questions) { _ in nil }
    try #require(together.count == questions.count)
    for (question, found) in zip(questions, together) {
      let alone = pass.derivation(of: question.wanted, ofNode: question.node) { _ in nil }
      #expect("\(found)" == "\(alone)")
    }
  }

  @Test("An account has the constraints as lines between boxes, in the spec's words")
  func account() throws {
    var pass = LayoutPass(
      alert: ReferenceAlertTests.explicitBuilder, backdrop: backdrop, absent: [],
      in: environment("iphone-14", locale: "ko"))
    pass.run()
    let account = pass.account { _ in nil }
    #expect(account.nodes.map(\.id) == pass.tree.nodeNames)
    #expect(account.nodes.allSatisfy { $0.numbers.count == 4 })
    #expect(account.relations.allSatisfy { $0.holds })
    let top = try #require(account.relations.first { $0.text == "'title.top == alert.top + 30'" })
    #expect(!top.isHorizontal)
    #expect(top.ends == [.init(node: "title", part: 0), .init(node: "alert", part: 0)])
    let width = try #require(account.relations.first { $0.text == "'alert.width == 300'" })
    #expect(width.isHorizontal)
    #expect(width.ends == [.init(node: "alert", part: nil)])
  }

  @Test("The value is the frame's, on the pixel grid", arguments: ["iphone-14", "iphone-se"])
  func values(device: String) throws {
    let environment = environment(device, locale: "ar")
    let alert = ReferenceAlertTests.builder(message: "메시지")
    var pass = LayoutPass(alert: alert, backdrop: backdrop, absent: [], in: environment)
    pass.run()
    let frames = pass.frames()
    for node in frames.all {
      let index = try #require(pass.tree.index(ofNode: node.id))
      func value(_ name: String) throws -> Rational {
        let wanted = try #require(DerivedAttribute(name))
        return pass.derivation(of: wanted, ofNode: index) { _ in nil }.value
      }
      #expect(try value("x") == node.frame.minX, "\(node.id)")
      #expect(try value("y") == node.frame.minY, "\(node.id)")
      #expect(try value("width") == node.frame.width, "\(node.id)")
      #expect(try value("height") == node.frame.height, "\(node.id)")
      #expect(try value("left") == node.absoluteFrame.minX, "\(node.id)")
      #expect(try value("bottom") == node.absoluteFrame.maxY, "\(node.id)")
    }
  }

  @Test("A number that hangs on a wide alert in a row that gave way names what gave way")
  func givenUp() throws {
    let alert = StackTests.alert(.row, .fill) {
      $0.arrangement?.width = 120
      $0.children[2].compression.x = 700
    }
    let found = Self.derivations(of: alert, in: environment())
    let width = try #require(found.first { $0.name == "c.width" })
    #expect(width.exact == 14)
    #expect(width.givenUp.map(\.amount) == [46])
    #expect(width.givenUp.map(\.priority) == [700])
    #expect(width.givenUp.map(\.text) == ["'c' is 60 wide of itself"])
  }
}
