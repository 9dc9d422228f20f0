import AlertLayout
import AlertMotion
import AlertSpec
import Diagnostics
import Geometry
import Testing

/// A spec laid out as written in a test.
func laidOut(
  _ text: String, orientation: Orientation = .portrait, locale: String = "en"
) throws -> LaidOutAlert {
  let environment = Environment(
    device: Device.named("iphone-14") ?? .standard, orientation: orientation, locale: locale)
  let resolved = Resolver { _, _ in .failure(LoadFailure(sentence: "there is no such file")) }
    .resolve(SourceFile(path: "a.alert.yaml", text: text), in: environment)
  #expect(resolved.diagnostics.isEmpty, "\(resolved.diagnostics.map(\.message))")
  let result = try #require(resolved.value).layOut(in: environment)
  #expect(!result.hasErrors)
  return result.value
}

/// The same as a presenter takes it, ready to be turned.
func staged(_ text: String) throws -> StagedAlert {
  StagedAlert(try laidOut(text), turned: try laidOut(text, orientation: .landscape))
}

/// What comes of the only script of a spec, a line for each happening: `0.5 shown`; without the last
/// line, which says what is there at the end.
func trace(_ text: String) throws -> [String] {
  let run = try #require(try laidOut(text).behaviour.first)
  #expect(run.faults.map(\.message) == [])
  #expect(run.trace.last?.what == .rest)
  return lines(run.trace.dropLast())
}

func lines(_ trace: some Sequence<TraceEntry>, besides name: String = "a") -> [String] {
  trace.map { "\($0.time.decimal(places: 3)) \($0.words(besides: name))" }
}

/// The four families of the reference, and a toast.
enum Family {
  static let builder = """
    alert: a
    extends: builder
    title: 알럿창
    message: 알럿창의 메시지입니다
    actions: { confirm: { title: 확인, event: done } }

    """
  static let onlyConfirm = """
    alert: a
    extends: two-button
    message: 저장했습니다.
    actions: { confirm: 확인 }

    """
  static let canCancel = """
    alert: a
    extends: two-button
    message: 사진을 삭제할까요?
    actions: { cancel: 취소, confirm: 삭제 }

    """
  static let popup = """
    alert: a
    extends: popup
    title: 새로운 기능
    message: 배경을 지울 수 있어요.
    actions: { cancel: 닫기, confirm: { title: 완료, event: complete } }

    """
  static let sheet = """
    alert: a
    extends: bottom-sheet
    height: 400
    views:
      title: 언어
      languages: { list: [한국어, English, 日本語] }
    actions: { confirm: 완료 }

    """
  /// A sheet with two detents, and a list that is longer than it.
  static let resizable = """
    alert: a
    extends: bottom-sheet
    detents: [300, large]
    views:
      title: 언어
      languages: { list: [\((1...40).map { "Language \($0)" }.joined(separator: ", "))] }
    actions: { confirm: 완료 }

    """
  static let links = """
    alert: a
    extends: two-button
    message:
      text: "[Terms](terms) and [privacy](privacy) apply to whoever goes on from here."
      align: natural
      markup: { terms: { link: open.terms }, privacy: { link: open.privacy } }
    actions: { cancel: Later, confirm: Agree }

    """
  static let toast = """
    alert: a
    fill: "#1C1C1EE6"
    backdrop: { color: clear }
    constraints: [ top == screen.safeArea.top + 8, centerX == screen, width == 200 ]
    layout: { insets: 12 }
    message: 복사했습니다
    presentation: { kind: move, edge: top, duration: 0.3, dismiss: { after: 2, outsideTap: true } }

    """
}
