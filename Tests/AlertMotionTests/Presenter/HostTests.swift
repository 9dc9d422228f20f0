import AlertMotion
import Testing

@Suite("The screen that presents")
struct HostTests {
  @Test("A plain screen presents itself, and nothing does before it has appeared")
  func plain() {
    #expect(Screen("home").topmostVisible?.id == "home")
    #expect(Screen("home", isVisible: false).topmostVisible == nil)
  }

  @Test("A navigation gives the top of its stack, tabs the selected one, and both nest")
  func containers() {
    let stack = Screen("stack", .navigation([Screen("list"), Screen("detail")]))
    #expect(stack.topmostVisible?.id == "detail")
    let tabs = Screen("tabs", .tabs([stack, Screen("search")], selected: 0))
    #expect(tabs.topmostVisible?.id == "detail")
    #expect(
      Screen("tabs", .tabs([stack, Screen("search")], selected: 1)).topmostVisible?.id == "search")
    #expect(Screen("root", .navigation([tabs])).topmostVisible?.id == "detail")
  }

  @Test("What is presented covers what presents it, on every level")
  func presented() {
    let camera = Screen("camera", presents: Screen("crop", .navigation([Screen("editor")])))
    #expect(camera.topmostVisible?.id == "editor")
    let stack = Screen(
      "stack", .navigation([Screen("list", presents: Screen("filter")), Screen("detail")]))
    #expect(stack.topmostVisible?.id == "detail")
    let covered = Screen("tabs", .tabs([stack], selected: 0), presents: camera)
    #expect(covered.topmostVisible?.id == "editor")
  }

  @Test("A screen that is being dismissed presents nothing more")
  func going() {
    let home = Screen("home", presents: Screen("camera", isGoing: true))
    #expect(home.topmostVisible?.id == "home")
  }

  @Test(
    "Nothing presents while the top-most screen has not appeared, and an empty container is a screen"
  )
  func appearing() {
    let pushed = Screen("stack", .navigation([Screen("list"), Screen("detail", isVisible: false)]))
    #expect(pushed.topmostVisible == nil)
    #expect(Screen("home", presents: Screen("camera", isVisible: false)).topmostVisible == nil)
    #expect(Screen("stack", .navigation([])).topmostVisible?.id == "stack")
    #expect(Screen("tabs", .tabs([], selected: 0)).topmostVisible?.id == "tabs")
    #expect(Screen("tabs", .tabs([Screen("one")], selected: 4)).topmostVisible?.id == "tabs")
  }

  @Test("A screen is found and set wherever it is")
  func setting() {
    var root = Screen(
      "tabs", .tabs([Screen("stack", .navigation([Screen("list")]))], selected: 0),
      presents: Screen("camera"))
    let isFound = root.setVisible(false, "list")
    #expect(isFound && !root.isVisible("list"))
    let isPresentedFound = root.setVisible(false, "camera")
    #expect(isPresentedFound && root.topmostVisible == nil)
    let isNowhere = root.setVisible(true, "nowhere")
    #expect(!isNowhere)
    #expect(!root.isVisible("nowhere"))
  }
}
