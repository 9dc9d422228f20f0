import AlertLayout
import AlertSpec
import Geometry

/// Alerts of every family, placed by hand.
enum Specimens {
  private static let third = Rational(1, 3)

  static let builder = Build.alert(
    "builder", backdrop: 0xFFFF_FF80,
    Build.node(
      "alert", Build.rect(45, 339 + third, 300, 165 + third), fill: 0xF2F2_F7FF, corners: 16,
      [
        Build.text(
          "title", Build.rect(20, 30, 260, 19 + third), "알럿창", size: 16, weight: .bold),
        Build.text(
          "message", Build.rect(20, 69 + third, 260, 15 + 2 * third), "알럿창의 메시지입니다",
          size: 13),
        Build.node("divider", Build.rect(0, 115, 300, third), fill: 0xAAAA_AAFF),
        Build.button(
          "confirm", Build.rect(0, 115 + third, 300, 50), "확인", size: 14, weight: .bold,
          color: 0x0000_00FF),
      ]),
    actions: [Build.action("confirm", "확인", dismissal: .after)])

  /// The family of one text and two buttons, each of which rounds its own corner.
  static let twoButton = Build.alert(
    "two-button", device: "iphone-se",
    Build.node(
      "alert", Build.rect(Rational(47, 2), 249, 328, 169), fill: 0xFFFF_FFFF, corners: 20,
      [
        Build.text(
          "message", Build.rect(24, 40, 280, 38), "작성 중인 글이 있습니다. 정말로 나가시겠습니까?",
          size: 16),
        Build.button(
          "cancel", Build.rect(0, 119, 164, 50), "계속 쓰기", size: 14, color: 0x5555_55FF,
          fill: 0xE5E5_EAFF, style: { $0.corners.bottomLeft = 20 }),
        Build.button(
          "confirm", Build.rect(164, 119, 164, 50), "나가기", size: 14, color: 0xFFFF_FFFF,
          fill: 0x007A_FFFF, style: { $0.corners.bottomRight = 20 }),
      ]),
    actions: [
      Build.action("cancel", "계속 쓰기", event: "exit"),
      Build.action("confirm", "나가기", event: "action"),
    ])

  /// A popup that fills its parent, with a card in the middle.
  static let popup = Build.alert(
    "popup", backdrop: 0x0000_004D,
    Build.node(
      "alert", Build.rect(0, 0, 390, 844),
      [
        Build.node(
          "card", "group", Build.rect(35, 292, 320, 260), fill: 0xFFFF_FFFF, corners: 12,
          style: {
            $0.shadowColor = Color(rgba: 0x0000_0033)
            $0.shadowRadius = 12
            $0.shadowOffset.y = 4
          },
          [
            Build.node(
              "chart", "custom", Build.rect(20, 20, 280, 120), content: .custom("WeeklyChart"),
              accessibility: Accessibility()),
            Build.text(
              "title", Build.rect(20, 152, 280, 20), "이번 주 걸음 수", weight: .semibold),
            Build.node(
              "goal", "progress", Build.rect(20, 180, 280, 4), fill: 0xE5E5_EAFF,
              [Build.node("goal.bar", "bar", Build.rect(0, 0, 182, 4), fill: 0x34C7_59FF)]),
            Build.button(
              "cancel", Build.rect(20, 200, 134, 44), "닫기", fill: 0xF2F2_F7FF,
              style: { $0.corners.topLeft = 8 }),
            Build.button(
              "complete", Build.rect(166, 200, 134, 44), "완료", color: 0xFFFF_FFFF,
              fill: 0x007A_FFFF),
          ])
      ]),
    actions: [Build.action("cancel", "닫기"), Build.action("complete", "완료", role: .confirm)]
  ) {
    $0.presentation.show.kind = .move
    $0.presentation.show.edge = .bottom
    $0.presentation.hide = $0.presentation.show
    $0.presentation.backdrop.duration = Rational(1, 4)
    $0.presentation.dismissal.outsideTap = true
  }

  /// A popup with everything that a presentation can say.
  static let inMotion = {
    var alert = popup
    var presentation = Presentation()
    presentation.show.kind = [.move, .scale, .fade]
    presentation.show.edge = .left
    presentation.show.scale = Rational(1, 2)
    presentation.show.delay = Rational(1, 10)
    presentation.show.spring = .init()
    presentation.show.spring?.response = .bounce(Rational(7, 10))
    presentation.show.spring?.velocity = 20
    presentation.hide.kind = .move
    presentation.hide.edge = .right
    presentation.hide.fades = false
    presentation.hide.curve = TimingCurve(0, -1, 1, 2)
    presentation.backdrop.isInTurn = true
    presentation.backdrop.curve = TimingCurve(Rational(1, 5), 0, 0, 1)
    presentation.detents = [.medium, .large, .height(Rational(641, 2))]
    presentation.dismissal.swipe = true
    presentation.keyboard.avoids = false
    presentation.reducedMotion = .none
    alert.alert.presentation = presentation
    return alert
  }()

  /// A sheet with a grabber and a list.
  static let sheet = Build.alert(
    "sheet", backdrop: nil,
    Build.node(
      "alert", Build.rect(0, 544, 390, 300), fill: 0xFFFF_FFFF,
      style: {
        $0.corners.topLeft = 14
        $0.corners.topRight = 14
      },
      [
        Build.node("grabber", "group", Build.rect(177, 6, 36, 5), fill: 0xC7C7_CCFF),
        Build.text("title", Build.rect(16, 24, 358, 20), "앨범 선택", weight: .semibold),
        list,
        Build.button("cancel", Build.rect(16, 222, 358, 44), "취소", fill: 0xF2F2_F7FF),
      ]),
    actions: [Build.action("cancel", "취소")]
  ) {
    $0.presentation.show.kind = .move
    $0.presentation.show.edge = .bottom
    $0.presentation.hide = $0.presentation.show
    $0.presentation.dismissal.drag = true
  }

  private static let list: FrameNode = {
    let rows = [("오늘", "12장"), ("어제", "3장"), ("가족 여행, 제주도 2박 3일", "1,204장")]
    var children: [FrameNode] = []
    for (index, row) in rows.enumerated() {
      let y = Rational(Int64(44 * index))
      if index > 0 {
        children.append(
          Build.node(
            "photos.divider-\(index + 1)", "divider", Build.rect(16, y, 342, third),
            fill: 0x3C3C_434A))
      }
      children.append(
        Build.node(
          "photos.\(index + 1)", "row", Build.rect(0, y, 358, 44),
          accessibility: Accessibility(),
          [
            Build.text(
              "photos.\(index + 1).title", Build.rect(16, 12, 240, 20), row.0, alignment: .leading),
            Build.text(
              "photos.\(index + 1).detail", Build.rect(262, 12, 80, 20), row.1,
              color: 0x3C3C_4399, alignment: .trailing),
          ]))
    }
    return Build.node(
      "photos", "list", Build.rect(16, 60, 358, 132), accessibility: Accessibility(), children)
  }()

  /// Three buttons below one another, as UIKit stacks them.
  static let threeButtons = Build.alert(
    "three-buttons", locale: "en",
    Build.node(
      "alert", Build.rect(60, 320, 270, 222), fill: 0xF2F2_F7F0, corners: 14,
      [
        Build.text(
          "title", Build.rect(16, 20, 238, 20 + third), "Delete 3 Photos?", weight: .semibold),
        Build.text(
          "message", Build.rect(16, 42, 238, 47),
          "These photos will be removed from all your devices. You can recover them for 30 days.",
          size: 13, lines: 2),
        Build.node("divider", Build.rect(0, 89, 270, third), fill: 0x3C3C_434A),
        Build.button(
          "delete", Build.rect(0, 89 + third, 270, 44), "Delete", color: 0xFF3B_30FF),
        Build.node(
          "divider-archive", "divider", Build.rect(0, 133 + third, 270, third),
          fill: 0x3C3C_434A),
        Build.button("archive", Build.rect(0, 133 + 2 * third, 270, 44), "Archive"),
        Build.node(
          "divider-cancel", "divider", Build.rect(0, 177 + 2 * third, 270, third),
          fill: 0x3C3C_434A),
        Build.button("cancel", Build.rect(0, 178, 270, 44), "Cancel", weight: .semibold),
      ]),
    actions: [
      Build.action("delete", "Delete", role: .destructive, event: "photo.delete"),
      Build.action("archive", "Archive"), Build.action("cancel", "Cancel"),
    ])

  /// UIKit's own alert: dividers above and between two buttons in a row.
  static let system = Build.alert(
    "system", device: "iphone-15",
    Build.node(
      "alert", Build.rect(61 + 2 * third, 354, 270, 144), fill: 0xF2F2_F7F0, corners: 14,
      [
        Build.text(
          "title", Build.rect(16, 20, 238, 20 + third), "연결할 수 없습니다", weight: .semibold),
        Build.text(
          "message", Build.rect(16, 42 + third, 238, 31 + third),
          "네트워크 연결을 확인한 후 다시 시도하세요. 문제가 계속되면 고객", size: 13),
        Build.node("divider", Build.rect(0, 99 + 2 * third, 270, third), fill: 0x3C3C_434A),
        Build.button("cancel", Build.rect(0, 100, 134 + 2 * third, 44), "취소"),
        Build.node(
          "divider-confirm", "divider", Build.rect(134 + 2 * third, 100, third, 44),
          fill: 0x3C3C_434A),
        Build.button(
          "confirm", Build.rect(135, 100, 135, 44), "다시 시도", weight: .semibold),
      ]),
    actions: [Build.action("cancel", "취소"), Build.action("confirm", "다시 시도")])

  /// A picture, a field, a checkbox and filled buttons with room between them.
  static let form = Build.alert(
    "form", locale: "en", appearance: .dark, caseName: "empty",
    Build.node(
      "alert", Build.rect(45, 240, 300, 364), fill: 0x1C1C_1EFF, corners: 16,
      [
        Build.node(
          "icon", "image", Build.rect(126, 24, 48, 48), content: .image("trash"),
          accessibility: {
            var accessibility = Accessibility()
            accessibility.label = "Trash"
            accessibility.identifier = "form.icon"
            return accessibility
          }()),
        Build.text(
          "title", Build.rect(20, 88, 260, 20), "Empty “Old stuff”?", weight: .semibold,
          color: 0xFFFF_FFFF),
        Build.node(
          "name", "field", Build.rect(20, 124, 260, 36), fill: 0x7676_803D, corners: 8,
          [
            Build.text(
              "name.placeholder", Build.rect(12, 8, 236, 20), "Type the folder’s name",
              color: 0xEBEB_F54D, alignment: .leading, accessibility: nil)
          ]),
        Build.node(
          "forever", "checkbox", Build.rect(20, 172, 260, 24), accessibility: Accessibility(),
          [
            Build.node(
              "forever.mark", "checkmark", Build.rect(0, 0, 24, 24),
              content: .image("checkmark.square.fill")),
            Build.text(
              "forever.title", Build.rect(32, 2, 228, 20), "Also from backups",
              color: 0xFFFF_FFFF, alignment: .leading, accessibility: nil),
          ]),
        Build.node(
          "preview", "image", Build.rect(20, 208, 260, 64), content: .image("folder-preview")),
        Build.button(
          "confirm", Build.rect(20, 276, 260, 36), "Empty", color: 0xFFFF_FFFF,
          fill: 0xFF45_3AFF, style: { $0.corners.topLeft = 8 }),
        Build.button(
          "cancel", Build.rect(20, 320, 260, 36), "Cancel", fill: 0x2C2C_2EFF,
          style: {
            $0.borderWidth = 1
            $0.borderColor = Color(rgba: 0x3838_3AFF)
          }),
      ]),
    actions: [
      Build.action("confirm", "Empty", role: .destructive), Build.action("cancel", "Cancel"),
    ]
  ) {
    $0.presentation.show.spring = .init()
    $0.presentation.hide.duration = Rational(1, 5)
    $0.presentation.hide.curve = .easeIn
    $0.presentation.dismissal.after = 3
  }

  /// Hebrew: frames are mirrored, texts in logical order.
  static let hebrew = Build.alert(
    "hebrew", locale: "he",
    Build.node(
      "alert", Build.rect(60, 340, 270, 150), fill: 0xF2F2_F7FF, corners: 14,
      [
        Build.text(
          "title", Build.rect(16, 20, 238, 20), "למחוק את התמונה?", weight: .semibold,
          alignment: .natural, direction: .rightToLeft),
        Build.text(
          "message", Build.rect(16, 44, 238, 32), "אי אפשר לבטל את הפעולה הזאת.", size: 13,
          alignment: .natural, direction: .rightToLeft),
        Build.node("divider", Build.rect(0, 106, 270, third), fill: 0x3C3C_434A),
        Build.button("delete", Build.rect(0, 106 + third, 135, 44), "מחיקה", color: 0xFF3B_30FF),
        Build.node(
          "divider-delete", "divider", Build.rect(135, 106 + third, third, 44),
          fill: 0x3C3C_434A),
        Build.button("cancel", Build.rect(135 + third, 106 + third, 134 + 2 * third, 44), "ביטול"),
      ]),
    actions: [Build.action("cancel", "ביטול"), Build.action("delete", "מחיקה", role: .destructive)])

  /// Long text in two languages, part of which scrolls.
  static let terms = Build.alert(
    "terms",
    Build.node(
      "alert", Build.rect(45, 250, 300, 300), fill: 0xFFFF_FFFF, corners: 14,
      [
        Build.text("title", Build.rect(20, 20, 260, 20), "이용 약관 👩‍👩‍👧‍👦", weight: .bold),
        {
          var body = Build.text(
            "body", Build.rect(20, 52, 260, 166),
            "제1조(목적) 이 약관은 회사가 제공하는 서비스의 이용과 관련하여 필요한 사항을 규정합니다. Article 2."
              + " Definitions follow the wording of the Act (“the Act”). 제3조 회원은 언제든지 탈퇴할 수 "
              + "있습니다. 自由に退会できます。 보이지 않는 줄이 그 아래에 이어집니다.",
            size: 16, alignment: .leading)
          body.scrolledHeight = 200
          if case .text(var text) = body.content {
            for index in text.lineFrames.indices {
              text.lineFrames[index].origin.y = Rational(Int64(index)) * 20
            }
            body.content = .text(text)
          }
          return body
        }(),
        Build.node("divider", Build.rect(0, 250, 300, third), fill: 0xAAAA_AAFF),
        Build.button("confirm", Build.rect(0, 250 + third, 300, 49 + 2 * third), "동의합니다"),
      ]),
    actions: [Build.action("confirm", "동의합니다", dismissal: .never)])

  static let all: [LaidOutAlert] = [
    builder, twoButton, popup, sheet, threeButtons, system, form, hebrew, terms,
  ]
}
