/// Renderings of the specimens as they were looked at and found right. A change that moves one is
/// looked at again and recorded here with it.
enum Goldens {
  static let text: [String: String] = [
    "builder": #"""
    alert builder · iphone-14 · portrait · light · ko · large
    ┌────────────────────────────────────┐
    │               알럿창               │
    │       알럿창의 메시지입니다        │
    ├────────────────────────────────────┤
    │                확인                │
    └────────────────────────────────────┘
    screen                  0 0              390 × 844
    backdrop                0 0              390 × 844          fill #FFFFFF80
    alert                   45 339.333       300 × 165.333      fill #F2F2F7  corners 16
      title                 20 30            260 × 19.333       16 bold  "알럿창"
      message               20 69.333        260 × 15.667       13 regular  "알럿창의 메시지입니다"
      divider               0 115            300 × 0.333        fill #AAAAAA
      confirm               0 115.333        300 × 50           button  14 bold  "확인"

    show and hide fade, 0.5 s, easeInOut
    confirm → event confirm, dismiss after

    reads title: "알럿창"
    reads message: "알럿창의 메시지입니다"
    reads confirm: "확인", button
    focus title first, kept inside, then back; escape does nothing
    """#,
    "two-button": #"""
    alert two-button · iphone-se · portrait · light · ko · large
    ┌───────────────────────────────────────┐
    │    작성 중인 글이 있습니다. 정말로    │
    │            나가시겠습니까?            │
    ├───────────────────┬───────────────────┤
    │     계속 쓰기     │      나가기       │
    └───────────────────┴───────────────────┘
    screen                  0 0              375 × 667
    backdrop                0 0              375 × 667          fill #00000080
    alert                   23.5 249         328 × 169          fill #FFFFFF  corners 20
      message               24 40            280 × 38           16 regular  "작성 중인 글이 있습니다. 정말로" / "나가시겠습니까?"
      cancel                0 119            164 × 50           button  fill #E5E5EA  corners bottomLeft 20  14 regular  color #555555  "계속 쓰기"
      confirm               164 119          164 × 50           button  fill #007AFF  corners bottomRight 20  14 regular  color #FFFFFF  "나가기"

    show and hide fade, 0.5 s, easeInOut
    cancel → event exit, dismiss before
    confirm → event action, dismiss before

    reads message: "작성 중인 글이 있습니다. 정말로 나가시겠습니까?"
    reads cancel: "계속 쓰기", button
    reads confirm: "나가기", button
    focus message first, kept inside, then back; escape cancel
    """#,
    "popup": #"""
    alert popup · iphone-14 · portrait · light · ko · large
    ┌───────────────────────────────────────────────┐
    │                                               │
    │   ┌───────────────────────────────────────┐   │
    │   │  ┌─────────────────────────────────┐  │   │
    │   │  │          ‹WeeklyChart›          │  │   │
    │   │  └─────────────────────────────────┘  │   │
    │   │            이번 주 걸음 수            │   │
    │   │  ███████████████████████░░░░░░░░░░░░  │   │
    │   │  ┌───────────────┐ ┌───────────────┐  │   │
    │   │  │     닫기      │ │     완료      │  │   │
    │   │  └───────────────┘ └───────────────┘  │   │
    │   └───────────────────────────────────────┘   │
    │                                               │
    └───────────────────────────────────────────────┘
    screen                  0 0              390 × 844
    backdrop                0 0              390 × 844          fill #0000004D
    alert                   0 0              390 × 844
      card                  35 292           320 × 260          group  fill #FFFFFF  corners 12  shadow #00000033 radius 12 offset 0 4
        chart               20 20            280 × 120          custom WeeklyChart
        title               20 152           280 × 20           17 semibold  "이번 주 걸음 수"
        goal                20 180           280 × 4            progress  fill #E5E5EA
          goal.bar          0 0              182 × 4            bar  fill #34C759
        cancel              20 200           134 × 44           button  fill #F2F2F7  corners topLeft 8  17 regular  color #007AFF  "닫기"
        complete            166 200          134 × 44           button  fill #007AFF  17 regular  color #FFFFFF  "완료"

    show and hide move bottom, 0.5 s, easeInOut
    backdrop fades 0.25 s
    dismiss by outside tap
    cancel → event cancel, dismiss before
    complete (confirm) → event complete, dismiss before

    reads title: "이번 주 걸음 수"
    reads cancel: "닫기", button
    reads complete: "완료", button
    focus title first, kept inside, then back; escape cancel
    """#,
    "sheet": #"""
    alert sheet · iphone-14 · portrait · light · ko · large
    ┌───────────────────────────────────────────────┐
    │                     ━━━━━                     │
    │                   앨범 선택                   │
    │   오늘                                 12장   │
    │   ─────────────────────────────────────────── │
    │   어제                                  3장   │
    │   ─────────────────────────────────────────── │
    │   가족 여행, 제주도 2박 3일         1,204장   │
    │ ┌───────────────────────────────────────────┐ │
    │ │                   취소                    │ │
    │ └───────────────────────────────────────────┘ │
    └───────────────────────────────────────────────┘
    screen                  0 0              390 × 844
    alert                   0 544            390 × 300          fill #FFFFFF  corners top 14
      grabber               177 6            36 × 5             group  fill #C7C7CC
      title                 16 24            358 × 20           17 semibold  "앨범 선택"
      photos                16 60            358 × 132          list
        photos.1            0 0              358 × 44           row
          photos.1.title    16 12            240 × 20           17 regular  leading  "오늘"
          photos.1.detail   262 12           80 × 20            17 regular  color #3C3C4399  trailing  "12장"
        photos.divider-2    16 44            342 × 0.333        divider  fill #3C3C434A
        photos.2            0 44             358 × 44           row
          photos.2.title    16 12            240 × 20           17 regular  leading  "어제"
          photos.2.detail   262 12           80 × 20            17 regular  color #3C3C4399  trailing  "3장"
        photos.divider-3    16 88            342 × 0.333        divider  fill #3C3C434A
        photos.3            0 88             358 × 44           row
          photos.3.title    16 12            240 × 20           17 regular  leading  "가족 여행, 제주도 2박 3일"
          photos.3.detail   262 12           80 × 20            17 regular  color #3C3C4399  trailing  "1,204장"
      cancel                16 222           358 × 44           button  fill #F2F2F7  17 regular  color #007AFF  "취소"

    show and hide move bottom, 0.5 s, easeInOut
    dismiss by drag
    cancel → event cancel, dismiss before

    reads title: "앨범 선택"
    reads photos.1: "오늘, 12장"
    reads photos.2: "어제, 3장"
    reads photos.3: "가족 여행, 제주도 2박 3일, 1,204장"
    reads cancel: "취소", button
    focus title first, kept inside, then back; escape cancel
    """#,
    "three-buttons": #"""
    alert three-buttons · iphone-14 · portrait · light · en · large
    ┌───────────────────────────────────────────┐
    │             Delete 3 Photos?              │
    │   These photos will be removed from all   │
    │   your devices. You can recover them f…   │
    ├───────────────────────────────────────────┤
    │                  Delete                   │
    ├───────────────────────────────────────────┤
    │                  Archive                  │
    ├───────────────────────────────────────────┤
    │                  Cancel                   │
    └───────────────────────────────────────────┘
    screen                  0 0              390 × 844
    backdrop                0 0              390 × 844          fill #00000080
    alert                   60 320           270 × 222          fill #F2F2F7F0  corners 14
      title                 16 20            238 × 20.333       17 semibold  "Delete 3 Photos?"
      message               16 42            238 × 47           13 regular  "These photos will be removed from all" / "your devices. You can recover them f…" of "These photos will be removed from all your devices. You can recover them for 30 days."
      divider               0 89             270 × 0.333        fill #3C3C434A
      delete                0 89.333         270 × 44           button  17 regular  color #FF3B30  "Delete"
      divider-archive       0 133.333        270 × 0.333        divider  fill #3C3C434A
      archive               0 133.667        270 × 44           button  17 regular  color #007AFF  "Archive"
      divider-cancel        0 177.667        270 × 0.333        divider  fill #3C3C434A
      cancel                0 178            270 × 44           button  17 semibold  color #007AFF  "Cancel"

    show and hide fade, 0.5 s, easeInOut
    delete (destructive) → event photo.delete, dismiss before
    archive → event archive, dismiss before
    cancel → event cancel, dismiss before

    reads title: "Delete 3 Photos?"
    reads message: "These photos will be removed from all your devices. You can recover them for 30 days."
    reads delete: "Delete", button
    reads archive: "Archive", button
    reads cancel: "Cancel", button
    focus title first, kept inside, then back; escape cancel
    """#,
    "system": #"""
    alert system · iphone-15 · portrait · light · ko · large
    ┌────────────────────────────────────────────────────┐
    │                 연결할 수 없습니다                 │
    │     네트워크 연결을 확인한 후 다시 시도하세요.     │
    │                문제가 계속되면 고객                │
    ├─────────────────────────┬──────────────────────────┤
    │          취소           │        다시 시도         │
    └─────────────────────────┴──────────────────────────┘
    screen                  0 0              393 × 852
    backdrop                0 0              393 × 852          fill #00000080
    alert                   61.667 354       270 × 144          fill #F2F2F7F0  corners 14
      title                 16 20            238 × 20.333       17 semibold  "연결할 수 없습니다"
      message               16 42.333        238 × 31.333       13 regular  "네트워크 연결을 확인한 후 다시 시도하세요." / "문제가 계속되면 고객"
      divider               0 99.667         270 × 0.333        fill #3C3C434A
      cancel                0 100            134.667 × 44       button  17 regular  color #007AFF  "취소"
      divider-confirm       134.667 100      0.333 × 44         divider  fill #3C3C434A
      confirm               135 100          135 × 44           button  17 semibold  color #007AFF  "다시 시도"

    show and hide fade, 0.5 s, easeInOut
    cancel → event cancel, dismiss before
    confirm → event confirm, dismiss before

    reads title: "연결할 수 없습니다"
    reads message: "네트워크 연결을 확인한 후 다시 시도하세요. 문제가 계속되면 고객"
    reads cancel: "취소", button
    reads confirm: "다시 시도", button
    focus title first, kept inside, then back; escape cancel
    """#,
    "form": #"""
    alert form · iphone-14 · portrait · dark · en · large · empty
    ┌────────────────────────────────────┐
    │             [ trash ]              │
    │         Empty “Old stuff”?         │
    │  [ Type the folder’s name       ]  │
    │  [x] Also from backups             │
    │ ┌────────────────────────────────┐ │
    │ │       [ folder-preview ]       │ │
    │ └────────────────────────────────┘ │
    │ ┌────────────────────────────────┐ │
    │ │             Empty              │ │
    │ └────────────────────────────────┘ │
    │ ┌────────────────────────────────┐ │
    │ │             Cancel             │ │
    │ └────────────────────────────────┘ │
    └────────────────────────────────────┘
    screen                  0 0              390 × 844
    backdrop                0 0              390 × 844          fill #00000080
    alert                   45 240           300 × 364          fill #1C1C1E  corners 16
      icon                  126 24           48 × 48            image trash  label "Trash"  identifier form.icon
      title                 20 88            260 × 20           17 semibold  "Empty “Old stuff”?"
      name                  20 124           260 × 36           field  fill #7676803D  corners 8
        name.placeholder    12 8             236 × 20           17 regular  color #EBEBF54D  leading  "Type the folder’s name"
      forever               20 172           260 × 24           checkbox
        forever.mark        0 0              24 × 24            checkmark  image checkmark.square.fill
        forever.title       32 2             228 × 20           17 regular  leading  "Also from backups"
      preview               20 208           260 × 64           image folder-preview
      confirm               20 276           260 × 36           button  fill #FF453A  corners topLeft 8  17 regular  "Empty"
      cancel                20 320           260 × 36           button  fill #2C2C2E  border 1 #38383A  17 regular  color #007AFF  "Cancel"

    show fade, 0.5 s, spring damping 1
    hide fade, 0.2 s, easeIn
    dismiss by itself after 3 s
    confirm (destructive) → event confirm, dismiss before
    cancel → event cancel, dismiss before

    reads icon: "Trash", image
    reads title: "Empty “Old stuff”?"
    reads forever: "Also from backups", button
    reads confirm: "Empty", button
    reads cancel: "Cancel", button
    focus icon first, kept inside, then back; escape cancel
    """#,
    "hebrew": #"""
    alert hebrew · iphone-14 · portrait · light · he · large
    ┌────────────────────────────────┐
    │               למחוק את התמונה? │
    │   אי אפשר לבטל את הפעולה הזאת. │
    ├────────────────┬───────────────┤
    │     מחיקה      │     ביטול     │
    └────────────────┴───────────────┘
    screen                  0 0              390 × 844
    backdrop                0 0              390 × 844          fill #00000080
    alert                   60 340           270 × 150          fill #F2F2F7  corners 14
      title                 16 20            238 × 20           17 semibold  "למחוק את התמונה?"
      message               16 44            238 × 32           13 regular  "אי אפשר לבטל את הפעולה הזאת."
      divider               0 106            270 × 0.333        fill #3C3C434A
      delete                0 106.333        135 × 44           button  17 regular  color #FF3B30  "מחיקה"
      divider-delete        135 106.333      0.333 × 44         divider  fill #3C3C434A
      cancel                135.333 106.333  134.667 × 44       button  17 regular  color #007AFF  "ביטול"

    show and hide fade, 0.5 s, easeInOut
    cancel → event cancel, dismiss before
    delete (destructive) → event delete, dismiss before

    reads title: "למחוק את התמונה?"
    reads message: "אי אפשר לבטל את הפעולה הזאת."
    reads delete: "מחיקה", button
    reads cancel: "ביטול", button
    focus title first, kept inside, then back; escape cancel
    """#,
    "terms": #"""
    alert terms · iphone-14 · portrait · light · ko · large
    ┌────────────────────────────────────────────────┐
    │                  이용 약관 👩‍👩‍👧‍👦                  │
    │   제1조(목적) 이 약관은 회사가 제공하는        │
    │   서비스의 이용과 관련하여 필요한              │
    │   사항을 규정합니다. Article 2.                │
    │   Definitions follow the wording of            │
    │   the Act (“the Act”). 제3조 회원은            │
    │   언제든지 탈퇴할 수 있습니다. 自由に退        │
    │   会できます。 보이지 않는 줄이 그             │
    │   아래에 이어집니다.                           │
    │                       ⋮                        │
    ├────────────────────────────────────────────────┤
    │                   동의합니다                   │
    └────────────────────────────────────────────────┘
    screen                  0 0              390 × 844
    backdrop                0 0              390 × 844          fill #00000080
    alert                   45 250           300 × 300          fill #FFFFFF  corners 14
      title                 20 20            260 × 20           17 bold  "이용 약관 👩‍👩‍👧‍👦"
      body                  20 52            260 × 166          16 regular  leading  "제1조(목적) 이 약관은 회사가 제공하는" / "서비스의 이용과 관련하여 필요한" / "사항을 규정합니다. Article 2." / "Definitions follow the wording of" / "the Act (“the Act”). 제3조 회원은" / "언제든지 탈퇴할 수 있습니다. 自由に退" / "会できます。 보이지 않는 줄이 그" / "아래에 이어집니다."  scrolls 200
      divider               0 250            300 × 0.333        fill #AAAAAA
      confirm               0 250.333        300 × 49.667       button  17 regular  color #007AFF  "동의합니다"

    show and hide fade, 0.5 s, easeInOut
    confirm → event confirm, dismiss never

    reads title: "이용 약관 👩‍👩‍👧‍👦"
    reads body: "제1조(목적) 이 약관은 회사가 제공하는 서비스의 이용과 관련하여 필요한 사항을 규정합니다. Article 2. Definitions follow the wording of the Act (“the Act”). 제3조 회원은 언제든지 탈퇴할 수 있습니다. 自由に退会できます。 보이지 않는 줄이 그 아래에 이어집니다."
    reads confirm: "동의합니다", button
    focus title first, kept inside, then back; escape does nothing
    """#,
  ]

  static let builderJSON = #"""
    {
      "format": "alertc.layout/1",
      "alert": "builder",
      "environment": { "device": "iphone-14", "orientation": "portrait", "screen": { "width": 390, "height": 844 }, "scale": 3, "safeArea": { "top": 47, "left": 0, "bottom": 34, "right": 0 }, "appearance": "light", "locale": "ko", "textSize": "large", "case": null },
      "root": {
        "id": "screen", "kind": "screen", "frame": { "x": 0, "y": 0, "width": 390, "height": 844 },
        "children": [
          { "id": "backdrop", "kind": "backdrop", "frame": { "x": 0, "y": 0, "width": 390, "height": 844 }, "style": { "fill": "#FFFFFF80" } },
          { "id": "alert", "kind": "alert", "frame": { "x": 45, "y": 339.333, "width": 300, "height": 165.333 }, "style": { "fill": "#F2F2F7", "corners": { "topLeft": 16, "topRight": 16, "bottomLeft": 16, "bottomRight": 16 } },
            "children": [
              { "id": "title", "kind": "text", "frame": { "x": 20, "y": 30, "width": 260, "height": 19.333 }, "text": { "lines": [ { "text": "알럿창", "frame": { "x": 108.04, "y": 0, "width": 43.92, "height": 19.094 }, "baseline": 15.234 } ], "truncated": false, "font": { "family": "system", "size": 16, "weight": "bold" }, "color": "#000000", "alignment": "center" } },
              { "id": "message", "kind": "text", "frame": { "x": 20, "y": 69.333, "width": 260, "height": 15.667 }, "text": { "lines": [ { "text": "알럿창의 메시지입니다", "frame": { "x": 68.801, "y": 0, "width": 122.398, "height": 15.514 }, "baseline": 12.378 } ], "truncated": false, "font": { "family": "system", "size": 13, "weight": "regular" }, "color": "#000000", "alignment": "center" } },
              { "id": "divider", "kind": "divider", "frame": { "x": 0, "y": 115, "width": 300, "height": 0.333 }, "style": { "fill": "#AAAAAA" } },
              { "id": "confirm", "kind": "button", "frame": { "x": 0, "y": 115.333, "width": 300, "height": 50 }, "text": { "lines": [ { "text": "확인", "frame": { "x": 137.064, "y": 16.5, "width": 25.872, "height": 16.707 }, "baseline": 29.83 } ], "truncated": false, "font": { "family": "system", "size": 14, "weight": "bold" }, "color": "#000000", "alignment": "center", "numberOfLines": 1 } }
            ] }
        ]
      },
      "presentation": {
        "show": { "kind": "fade", "edge": "none", "fades": true, "duration": 0.5, "delay": 0, "curve": "easeInOut" },
        "hide": { "kind": "fade", "edge": "none", "fades": true, "duration": 0.5, "delay": 0, "curve": "easeInOut" },
        "backdrop": { "inTurn": false, "duration": null, "delay": null, "curve": null },
        "detents": [],
        "dismiss": { "outsideTap": false, "drag": false, "swipe": false, "dragDistance": 0.5, "swipeSpeed": 500, "after": null },
        "keyboard": { "avoid": true, "spacing": 8 },
        "reducedMotion": "fade",
        "timeline": {
          "show": {
            "completion": 0.5,
            "phases": [ { "subject": "together", "start": 0, "end": 0.5 } ],
            "tracks": [
              { "node": "backdrop", "property": "opacity", "keyframes": [ { "time": 0, "value": 0, "curve": "easeInOut" }, { "time": 0.5, "value": 1 } ] },
              { "node": "alert", "property": "opacity", "keyframes": [ { "time": 0, "value": 0, "curve": "easeInOut" }, { "time": 0.5, "value": 1 } ] }
            ]
          },
          "hide": {
            "completion": 0.5,
            "phases": [ { "subject": "together", "start": 0, "end": 0.5 } ],
            "tracks": [
              { "node": "backdrop", "property": "opacity", "keyframes": [ { "time": 0, "value": 1, "curve": "easeInOut" }, { "time": 0.5, "value": 0 } ] },
              { "node": "alert", "property": "opacity", "keyframes": [ { "time": 0, "value": 1, "curve": "easeInOut" }, { "time": 0.5, "value": 0 } ] }
            ]
          }
        }
      },
      "actions": [
        { "id": "confirm", "title": "확인", "role": "confirm", "event": "confirm", "dismiss": "after" }
      ],
      "accessibility": [
        { "id": "title", "label": "알럿창", "trait": "staticText", "spoken": "알럿창" },
        { "id": "message", "label": "알럿창의 메시지입니다", "trait": "staticText", "spoken": "알럿창의 메시지입니다" },
        { "id": "confirm", "label": "확인", "trait": "button", "spoken": "확인, 버튼" }
      ],
      "focus": { "modal": true, "initial": "title", "escape": null, "stops": [ "confirm" ] }
    }
    """#
}
