"""The page that `--emit html` makes, in Chromium."""

import unittest

import axe
from devtools import Browser
from specimens import ENVIRONMENTS, GALLERY, Folder, compile_specs, copy_of_gallery, frames, layout

# What a node's own shapes and lines take of the screen, in points, by node: the parts of its group
# that belong to no other node. Shadows lie outside of frames, and are no part of them.
PLACES = """(() => {
  const svg = detail.host.shadowRoot.querySelector("svg");
  const frame = detail.stage.getBoundingClientRect();
  const scale = detail.environment.scene.screen[0] / frame.width;
  const found = {};
  for (const group of svg.querySelectorAll("g[data-node]")) {
    const shapes = [], lines = [];
    for (const part of group.children) {
      if (part.localName === "g" || part.hasAttribute("filter")) continue;
      const box = part.getBoundingClientRect();
      const place = [(box.x - frame.x) * scale, (box.y - frame.y) * scale, box.width * scale,
        box.height * scale];
      if (part.localName === "text") lines.push(place);
      else if (["rect", "path", "image", "svg"].includes(part.localName)) shapes.push(place);
    }
    found[group.dataset.node] = { shapes, lines };
  }
  return found;
})()"""


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Folder()
        cls.path = cls.folder.__enter__()
        copy_of_gallery(cls.path)
        compile_specs(".", "--emit", "html", "--out", "page", *ENVIRONMENTS, folder=cls.path)
        compile_specs(".", "--emit", "json", "--out", "trees", "--device", "iphone-15",
                      folder=cls.path)
        cls.url = (cls.path / "page" / "index.html").as_uri()
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.folder.__exit__()

    def open(self, fragment="", **look):
        page = self.browser.page(**look)
        self.addCleanup(page.close)
        page.open(self.url + fragment)
        return page

    def assert_silent(self, page):
        self.assertEqual(page.heard(), [])
        outside = [url for url in page.requests() if not url.startswith(("data:", self.url))]
        self.assertEqual(outside, [])

    def test_every_node_is_drawn_at_its_frame(self):
        page = self.open()
        compared = 0
        for spec in sorted(self.path.glob("*.alert.yaml")):
            name = spec.name.removesuffix(".alert.yaml")
            page.evaluate(f"location.hash = 'spec={spec.name}'")
            page.until(f"detail.path === '{spec.name}' && document.querySelector('.stage')")
            # Where the alert rests, whatever it shows on the way.
            places = page.evaluate(PLACES)
            for id, (x, y, width, height, node) in frames(layout(
                    self.path / "trees" / f"{name}.json")).items():
                drawn = places.get(id)
                if not drawn:
                    continue
                if "fill" in node.get("style", {}):
                    left, top, wide, high = drawn["shapes"][0]
                    for seen, stated in ((left, x), (top, y), (wide, width), (high, height)):
                        self.assertLess(abs(seen - stated), 1, f"{name}: {id}")
                    compared += 1
                lines = node.get("text", {}).get("lines", [])
                # Words of several looks are drawn piece by piece.
                if any("pieces" in line for line in lines) or "text" not in node:
                    continue
                self.assertEqual(len(drawn["lines"]), len(lines), f"{name}: {id}")
                for (left, top, wide, high), line in zip(drawn["lines"], lines):
                    stated = line["frame"]
                    self.assertLess(abs(left - x - stated["x"]), 1, f"{name}: {id}")
                    self.assertLess(abs(wide - stated["width"]), 1, f"{name}: {id}")
                    compared += 1
        self.assertGreater(compared, 150)
        self.assert_silent(page)

    def test_nothing_is_asked_for_and_nothing_is_said(self):
        page = self.open()
        self.assertEqual(page.evaluate("document.querySelectorAll('#gallery > li').length"),
                         len(list(GALLERY.glob("*.alert.yaml"))))
        page.evaluate("document.querySelector('#gallery li:last-child').scrollIntoView()")
        page.until("document.querySelector('#gallery li:last-child .picture')")
        self.assert_silent(page)

    def test_only_what_is_near_to_sight_is_drawn(self):
        page = self.open(height=400)
        page.until("document.querySelector('#gallery .picture')")
        cards = page.evaluate("document.querySelectorAll('#gallery > li').length")
        self.assertLess(page.evaluate("document.querySelectorAll('#gallery .picture').length"),
                        cards)
        # What is not drawn has not been parsed either.
        parsed = page.evaluate(
            "[...specs.values()].filter((spec) => spec.parsed !== undefined).length")
        self.assertLess(parsed, cards)

    def test_a_script_that_is_not_the_page_s_own_does_not_run(self):
        page = self.open()
        page.evaluate("""(() => {
          const script = document.createElement('script');
          script.textContent = 'document.documentElement.dataset.bad = 1';
          document.body.append(script);
        })()""")
        self.assertFalse(page.evaluate("'bad' in document.documentElement.dataset"))

    def test_pickers_work_by_keyboard(self):
        page = self.open("#spec=delete-photos.alert.yaml")
        for axis, index in (("device", 0), ("orientation", 1), ("appearance", 2), ("locale", 3),
                            ("textSize", 4), ("case", 5)):
            page.evaluate(f"document.getElementById('pick-{axis}').focus()")
            before = page.evaluate(f"detail.environment.row[{index}]")
            for letter in page.evaluate(
                    f"document.getElementById('pick-{axis}').options[1].text"):
                page.press(letter)
            page.until(f"detail.environment.row[{index}] !== '{before}'")
            self.assertEqual(page.evaluate("document.activeElement.id"), f"pick-{axis}")
        self.assert_silent(page)

    def test_the_scrubber_moves_the_alert_by_keyboard(self):
        page = self.open("#spec=daily-reward.alert.yaml")
        alert = """(() => {
          const style = detail.host.shadowRoot.querySelector('[data-node=alert]').style;
          return style.transform + ' ' + style.opacity;
        })()"""
        self.assertEqual(page.evaluate(alert), " ")
        page.evaluate("document.getElementById('scrubber').focus()")
        page.press("Home")
        page.until(f"({alert}).startsWith('translate')")
        start = page.evaluate(alert)
        page.press("ArrowRight")
        page.until(f"({alert}) !== '{start}'")
        self.assertIn("of 0.500 seconds", page.evaluate(
            "document.getElementById('scrubber').getAttribute('aria-valuetext')"))
        page.press("End")
        page.until(f"({alert}) === ' '")
        # Hidden it ends where shown it began.
        page.evaluate("document.querySelector('input[value=hide]').focus()")
        page.press("Space")
        page.until("state.motion === 'hide'")
        page.evaluate("document.getElementById('scrubber').focus()")
        page.press("End")
        page.until(f"({alert}) === '{start}'")
        self.assert_silent(page)

    def test_motion_plays_and_ends(self):
        page = self.open("#spec=daily-reward.alert.yaml&motion=show&time=0")
        page.evaluate("document.querySelector('.play').click()")
        self.assertEqual(page.evaluate("document.querySelector('.play').textContent"), "Pause")
        page.until("document.querySelector('.play').textContent === 'Play'")
        self.assertEqual(page.evaluate("document.getElementById('scrubber').value"), "0.5")

    def test_every_overlay_draws_and_the_link_keeps_it(self):
        page = self.open("#spec=choose-language.alert.yaml")
        for name in page.evaluate("overlayNames"):
            page.evaluate(f"document.querySelector('input[value={name}]').focus()")
            page.press("Space")
            page.until(f"document.querySelector('.overlay .{name}')")
            shapes = page.evaluate(f"document.querySelector('.overlay .{name}').childElementCount")
            self.assertGreater(shapes, 0, name)
        link = page.evaluate("location.hash")
        again = self.open(link)
        self.assertEqual(again.evaluate("[...state.overlays].length"), 6)
        self.assert_silent(page)

    def test_numbers_are_explained_by_keyboard(self):
        page = self.open("#spec=delete-photo.alert.yaml")
        page.evaluate("document.querySelector('.layers [data-node=alert]').focus()")
        page.press("Enter")
        page.until("state.node === 'alert'")
        page.evaluate("document.querySelector('[data-number=y]').focus()")
        page.press("Enter")
        page.until("document.querySelector('.sum')")
        caption = page.evaluate("document.querySelector('.sum caption').textContent")
        self.assertEqual(caption, "alert.y is 351.333 pt")
        # The steps add up.
        total = page.evaluate("""[...document.querySelectorAll('.sum')[0].tBodies[0].rows]
          .map((row) => Number(row.cells[0].textContent.replace(/[ +]/g, '').replace('−', '-')))
          .reduce((sum, amount) => sum + amount, 0)""")
        exact = page.evaluate(
            "Number(document.querySelector('.sum tfoot td').textContent.slice(2))")
        self.assertAlmostEqual(total, exact, places=2)
        self.assertEqual(page.evaluate("document.activeElement.dataset.number"), "y")

    def test_a_place_leads_to_its_line(self):
        page = self.open("#spec=delete-photo.alert.yaml&node=message")
        page.evaluate("document.querySelector('#inspector .place').click()")
        self.assertIn("삭제할까요", page.evaluate(
            "document.querySelector('.line.marked').textContent"))

    def test_search_finds_words_of_the_alert(self):
        page = self.open()
        page.press("/")
        for letter in "membership":
            page.press(letter)
        page.until("document.querySelectorAll('#gallery > li').length === 1")
        self.assertEqual(page.evaluate("document.querySelector('.name').textContent"),
                         "join-membership")

    def test_escape_and_back_lead_to_the_list(self):
        page = self.open()
        page.evaluate("document.querySelectorAll('#gallery a')[2].focus()")
        page.press("Enter")
        page.until("document.querySelector('.stage')")
        page.press("Escape")
        page.until("document.querySelector('#gallery')")
        self.assertIn("choose-language", page.evaluate("document.activeElement.textContent"))

    def test_axe_finds_no_fault(self):
        for scheme in ("light", "dark"):
            for fragment in (
                    "", "#spec=delete-photo.alert.yaml&node=message&number=height"
                    "&overlays=frames,insets,constraints,safe,targets,focus",
                    "#spec=delete-photos.alert.yaml&locale=ar", "#view=alert"):
                page = self.open(fragment, scheme=scheme)
                self.assertEqual(axe.faults(page), [], f"{scheme} {fragment}")

    def test_axe_finds_no_fault_in_a_narrow_window(self):
        page = self.open("#spec=choose-language.alert.yaml", width=400, height=800)
        self.assertEqual(axe.faults(page), [])
        wide = page.evaluate("""[...document.querySelectorAll('body *')]
          .filter((part) => part.getBoundingClientRect().right > innerWidth)
          .map((part) => part.outerHTML.slice(0, 80))""")
        self.assertEqual(wide, [])


class BrokenSpecTests(unittest.TestCase):
    def test_what_is_wrong_is_shown_and_does_no_harm(self):
        with Folder() as folder:
            bad = folder / "bad.alert.yaml"
            bad.write_text("alert: bad\nextends: two-button\n"
                           "mesage: </script><script>document.title='x'</script><!--\n")
            good = folder / "good.alert.yaml"
            good.write_text("alert: good\nextends: two-button\n"
                            "message: '</script><script>document.title=1</script><!-- <script>'\n"
                            "actions: { confirm: '<b>OK</b>' }\n")
            code = compile_specs(".", "--emit", "html", "--out", "page", folder=folder)
            self.assertEqual(code, 1)
            browser = Browser()
            try:
                page = browser.page()
                page.open((folder / "page" / "index.html").as_uri() + "#spec=bad.alert.yaml")
                self.assertIn("mesage", page.evaluate(
                    "document.querySelector('.messages').textContent"))
                self.assertEqual(page.evaluate("document.title"), "bad – Alerts")
                self.assertEqual(axe.faults(page), [])
                page.evaluate("location.hash = 'spec=good.alert.yaml'")
                page.until("document.querySelector('.stage')")
                self.assertIn("<script>", page.evaluate(
                    "detail.host.shadowRoot.textContent"))
                self.assertEqual(page.heard(), [])
            finally:
                browser.close()


if __name__ == "__main__":
    unittest.main()
