"""`alertc preview` as a process, and in Chromium."""

import os
import pathlib
import signal
import subprocess
import sys
import time
import unittest

from devtools import Browser
from serving import Preview, save_atomically, spec
from specimens import ALERTC, Folder, copy_of_gallery

ON_LINUX = sys.platform == "linux"


class PreviewCase(unittest.TestCase):
    def setUp(self):
        folder = Folder()
        self.folder = folder.__enter__()
        self.addCleanup(folder.__exit__)
        self.specs = self.folder / "specs"
        self.specs.mkdir()
        for name in ("one", "two"):
            (self.specs / f"{name}.alert.yaml").write_text(spec(name, "as it was"))

    def start(self, *arguments, folder=None):
        preview = Preview(folder or self.folder, *(arguments or ["specs"]))
        self.addCleanup(preview.end)
        return preview

    def assert_settles(self, preview, descriptors):
        """Connections that have ended are closed soon, and nothing else is left open."""
        end = time.monotonic() + 10
        while preview.descriptors() > descriptors and time.monotonic() < end:
            time.sleep(0.1)
        self.assertLessEqual(preview.descriptors(), descriptors)


class RequestTests(PreviewCase):
    def test_only_its_own_page_is_answered(self):
        preview = self.start()
        own = f"127.0.0.1:{preview.port}"
        for headers, status in (
                ({}, 200), ({"Host": f"localhost:{preview.port}"}, 200),
                ({"Host": "evil.example"}, 403), ({"Host": f"evil.example:{preview.port}"}, 403),
                ({"Host": "127.0.0.1"}, 403), ({"Origin": "http://" + own}, 200),
                ({"Origin": "null"}, 403), ({"Origin": "http://evil.example"}, 403),
                ({"Origin": f"https://{own}"}, 403), ({"Sec_Fetch_Site": "same-origin"}, 200),
                ({"Sec_Fetch_Site": "none"}, 200), ({"Sec_Fetch_Site": "cross-site"}, 403),
                ({"Sec_Fetch_Site": "same-site"}, 403)):
            for path in ("/", "/changes?after=0"):
                self.assertEqual(preview.ask(path, **headers)[0], status, f"{path} {headers}")
        self.assertNotIn("200", preview.raw("GET / HTTP/1.0\r\n\r\n").split("\r\n")[0])

    def test_only_get_is_answered(self):
        preview = self.start()
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
            status, headers, _ = preview.ask(method=method, body="x" * 100_000)
            self.assertEqual(status, 405, method)
            self.assertEqual(headers["Allow"], "GET, HEAD")
        self.assertEqual(preview.ask(method="HEAD")[0], 200)

    def test_no_file_is_served(self):
        (self.folder / "secret").write_text("secret")
        preview = self.start()
        for path in ("/secret", "/../secret", "/specs/one.alert.yaml", "/%2e%2e/secret",
                     "//etc/passwd", "/etc/passwd", "/changes/../secret", "/index.html"):
            status, _, text = preview.ask(path)
            self.assertEqual(status, 404, path)
            self.assertNotIn("secret", text)

    def test_the_page_may_ask_for_news_and_nothing_else(self):
        preview = self.start()
        status, headers, text = preview.ask()
        policy = headers["Content-Security-Policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertIn("connect-src 'self'", policy)
        self.assertIn("frame-ancestors 'none'", policy)
        self.assertNotIn("unsafe-inline' 'sha", policy)
        self.assertEqual(headers["Cache-Control"], "no-store")
        self.assertNotIn("Content-Security-Policy", text.split("<style>")[0])

    @unittest.skipUnless(ON_LINUX, "asks /proc")
    def test_it_listens_to_this_machine_alone(self):
        preview = self.start()
        port = f"{preview.port:04X}"
        found = []
        for table in ("tcp", "tcp6"):
            for line in pathlib.Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
                local, state = line.split()[1], line.split()[3]
                if local.endswith(":" + port) and state == "0A":
                    found.append(local)
        self.assertEqual(found, ["0100007F:" + port])


class SaveTests(PreviewCase):
    def test_every_way_of_saving_is_seen(self):
        preview = self.start()
        path = self.specs / "one.alert.yaml"

        def in_place(text):
            path.write_text(text)

        def atomically(text):
            save_atomically(path, text)

        def by_deleting(text):
            path.unlink()
            path.write_text(text)

        def by_a_backup(text):
            os.replace(path, path.with_name("one.alert.yaml.bak"))
            path.write_text(text)

        def by_a_link(text):
            new = path.with_name(".new")
            new.write_text(text)
            path.unlink()
            os.link(new, path)
            new.unlink()

        for number, save in enumerate((in_place, atomically, by_deleting, by_a_backup, by_a_link)):
            before = preview.count()
            save(spec("one", f"saved {number}"))
            end = time.monotonic() + 10
            while f"saved {number}" not in preview.ask()[2] and time.monotonic() < end:
                time.sleep(0.01)
            news = preview.news(before)
            self.assertIn(f"saved {number}", str(news["changed"]), save.__name__)
            self.assertEqual(news["saved"], "specs/one.alert.yaml")

    def test_specs_come_and_go(self):
        preview = self.start()
        count = preview.count()
        (self.specs / "inner").mkdir()
        (self.specs / "inner" / "three.alert.yaml").write_text(spec("three", "hello"))
        preview.changed(count, "specs/inner/three.alert.yaml")
        count = preview.count()
        (self.specs / "one.alert.yaml").unlink()
        news = preview.news(count)
        self.assertEqual(news["removed"], ["specs/one.alert.yaml"])
        self.assertEqual(news["order"], ["specs/inner/three.alert.yaml", "specs/two.alert.yaml"])

    def test_what_a_spec_is_made_from_counts(self):
        base = self.folder / "base.alert.yaml"
        base.write_text(spec("base", "of the base"))
        (self.specs / "one.alert.yaml").write_text(
            "alert: one\nextends: ../base.alert.yaml\n")
        (self.folder / "alertc.yaml").write_text("specs: specs\n")
        preview = self.start()
        count = preview.count()
        save_atomically(base, spec("base", "of the new base"))
        self.assertIn("of the new base", str(preview.changed(count, "specs/one.alert.yaml")))

    def test_a_base_that_was_missing_is_found_when_it_comes(self):
        (self.specs / "one.alert.yaml").write_text("alert: one\nextends: base.yaml\n")
        preview = self.start()
        count = preview.count()
        (self.specs / "base.yaml").write_text(spec("base", "at last"))
        self.assertIn("at last", str(preview.changed(count, "specs/one.alert.yaml")))

    def test_an_error_leaves_the_last_good_picture(self):
        preview = self.start()
        count = preview.count()
        save_atomically(self.specs / "one.alert.yaml", "alert: one\nmesage: oh\n")
        broken = preview.changed(count, "specs/one.alert.yaml")
        self.assertIn("mesage", str(broken["head"]["messages"]))
        self.assertIsNone(broken["head"]["axes"])
        self.assertIn("as it was", str(broken["body"]["pictures"]))
        # A page that is loaded now sees the same.
        self.assertIn("as it was", preview.ask()[2])
        count = preview.count()
        save_atomically(self.specs / "one.alert.yaml", spec("one", "mended"))
        self.assertEqual(preview.changed(count, "specs/one.alert.yaml")["head"]["messages"], [])

    def test_a_save_that_changes_nothing_is_no_news(self):
        preview = self.start()
        count = preview.count()
        save_atomically(self.specs / "one.alert.yaml", spec("one", "as it was"))
        save_atomically(self.specs / "two.alert.yaml", spec("two", "second"))
        preview.changed(count, "specs/two.alert.yaml")
        paths = [changed["head"]["path"] for changed in preview.news(count)["changed"]]
        self.assertEqual(paths, ["specs/two.alert.yaml"])

    def test_a_thousand_quick_saves_lose_nothing_and_leak_nothing(self):
        preview = self.start()
        path = self.specs / "one.alert.yaml"

        def save_often(first, last):
            for number in range(first, last):
                save_atomically(path, spec("one", f"save {number}."))
            end = time.monotonic() + 30
            while f"save {last - 1}." not in preview.ask()[2] and time.monotonic() < end:
                time.sleep(0.02)
            self.assertIn(f"save {last - 1}.", preview.ask()[2])

        # What is made once is made in the first hundred.
        save_often(0, 100)
        if ON_LINUX:
            memory, descriptors = preview.memory(), preview.descriptors()
        save_often(100, 1000)
        self.assertIsNone(preview.process.poll())
        if ON_LINUX:
            self.assertLess(preview.memory() - memory, 4096)
            self.assert_settles(preview, descriptors)
            self.assertEqual(preview.children(), [])

    @unittest.skipUnless(ON_LINUX, "asks /proc")
    def test_pages_that_go_away_leave_nothing(self):
        preview = self.start()
        count = preview.count()
        descriptors = preview.descriptors()
        for number in range(200):
            try:
                preview.ask(f"/changes?after={count}&tab={number}", wait=0.01)
            except OSError:
                pass
        self.assert_settles(preview, descriptors)
        self.assertEqual(preview.ask()[0], 200)


class ProcessTests(PreviewCase):
    def test_it_ends_cleanly(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            preview = self.start()
            self.assertEqual(preview.ask()[0], 200)
            self.assertEqual(preview.end(number), 0)
            with self.assertRaises(OSError):
                preview.ask(wait=1)

    def test_two_projects_side_by_side(self):
        with Folder() as other:
            (other / "three.alert.yaml").write_text(spec("three", "elsewhere"))
            here, there = self.start(), self.start(".", folder=other)
            self.assertNotEqual(here.port, there.port)
            count = there.count()
            save_atomically(other / "three.alert.yaml", spec("three", "saved there"))
            there.changed(count, "three.alert.yaml")
            self.assertNotIn("saved there", here.ask()[2])
            self.assertNotIn("as it was", there.ask()[2])

    def test_a_port_can_be_chosen_and_may_be_taken(self):
        first = self.start()
        result = subprocess.run(
            [str(ALERTC), "preview", "--port", str(first.port), "specs"], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False, timeout=30)
        self.assertEqual(result.returncode, 2)
        self.assertIn(f"port {first.port} is taken", result.stderr)

    def test_what_makes_no_sense_is_said(self):
        for arguments, words in (
                (["-"], "standard input"), (["nowhere"], "nowhere"), ([], "no spec is named"),
                (["specs", "--port", "0"], "--port"), (["specs", "--device", "nokia"], "nokia")):
            result = subprocess.run(
                [str(ALERTC), "preview", *arguments], cwd=self.folder, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, text=True, check=False, timeout=30)
            self.assertEqual(result.returncode, 2, arguments)
            self.assertIn(words, result.stderr)


class BrowserTests(PreviewCase):
    def setUp(self):
        super().setUp()
        self.browser = Browser()
        self.addCleanup(self.browser.close)

    def test_the_spec_saved_last_is_shown_and_follows_saves(self):
        newest = self.specs / "two.alert.yaml"
        os.utime(newest, (time.time() + 5, time.time() + 5))
        preview = self.start()
        page = self.browser.page()
        page.open(preview.url)
        page.until("detail.path === 'specs/two.alert.yaml'")
        save_atomically(self.specs / "one.alert.yaml", spec("one", "now this"))
        page.until("detail.path === 'specs/one.alert.yaml'"
                   " && detail.host.shadowRoot.textContent.includes('now this')")
        page.evaluate("document.querySelector('.follow input').click()")
        save_atomically(self.specs / "two.alert.yaml", spec("two", "not that"))
        page.until("JSON.stringify(specs.get('specs/two.alert.yaml').body).includes('not that')")
        self.assertEqual(page.evaluate("detail.path"), "specs/one.alert.yaml")
        self.assertEqual(page.heard(), [])
        for url in page.requests():
            self.assertTrue(url.startswith((preview.url, "data:")), url)

    def test_errors_are_shown_over_the_last_good_picture(self):
        preview = self.start()
        page = self.browser.page()
        page.open(preview.url + "#spec=specs/one.alert.yaml&node=message")
        save_atomically(self.specs / "one.alert.yaml", "alert: one\nmesage: oh\n")
        page.until("document.querySelector('.messages .error')")
        self.assertIn("as it was", page.evaluate("detail.host.shadowRoot.textContent"))
        self.assertIn("last good picture", page.evaluate(
            "document.querySelector('.heading').textContent"))
        save_atomically(self.specs / "one.alert.yaml", spec("one", "mended"))
        page.until("!document.querySelector('.messages')")
        # What was chosen still is.
        self.assertEqual(page.evaluate("state.node"), "message")
        self.assertEqual(page.heard(), [])

    def test_the_list_is_renewed_card_by_card(self):
        with Folder() as folder:
            copy_of_gallery(folder)
            preview = self.start(".", "--appearance", "light", "--case", "base", "--locale", "en",
                                 "--device", "iphone-15", folder=folder)
            page = self.browser.page()
            page.open(preview.url + "#view=alert")
            page.evaluate("document.querySelectorAll('#gallery a')[1].focus()")
            page.evaluate("window.kept = document.querySelector('#gallery li')")
            path = folder / "delete-photo.alert.yaml"
            save_atomically(path, path.read_text().replace("삭제할까요", "지울까요"))
            page.until("""[...document.querySelectorAll('#gallery .picture')]
              .some((host) => host.shadowRoot.textContent.includes('지울까요'))""")
            self.assertTrue(page.evaluate("window.kept.isConnected"))
            self.assertEqual(page.evaluate(
                "document.activeElement === document.querySelectorAll('#gallery a')[1]"), True)


if __name__ == "__main__":
    unittest.main()
