"""`alertc preview` as a process, and in Chromium."""

import os
import pathlib
import signal
import socket
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

    def start(self, *arguments, folder=None, **how):
        preview = Preview(folder or self.folder, *(arguments or ["specs"]), **how)
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

    def test_what_can_be_read_in_two_ways_is_refused(self):
        preview = self.start()
        own = f"Host: 127.0.0.1:{preview.port}\r\n"
        for head in (
                f"GET / HTTP/1.1\r\n{own}Host: evil.example\r\n",
                f"GET / HTTP/1.1\r\nHost: evil.example\r\n{own}", f"GET / HTTP/1.1\r\n{own}{own}",
                f"GET / HTTP/1.1\r\n{own}Origin: http://127.0.0.1:{preview.port}\r\nOrigin: null\r\n",
                f"GET /\0x HTTP/1.1\r\n{own}", f"GET /%00x HTTP/1.1\r\n{own}",
                f"GET /changes?after=0%00 HTTP/1.1\r\n{own}"):
            self.assertIn(" 400 ", preview.raw(head + "\r\n").split("\r\n")[0] + " ", repr(head))
        self.assertIn(" 200 ", preview.raw(f"GET / HTTP/1.1\r\n{own}\r\n").split("\r\n")[0])

    def test_connections_that_say_next_to_nothing_keep_no_page_away(self):
        preview = self.start()
        head = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\nX: "
        slow = []
        self.addCleanup(lambda: [connection.close() for connection in slow])
        for _ in range(200):
            connection = socket.create_connection(("127.0.0.1", preview.port), timeout=10)
            connection.sendall(head.encode())
            slow.append(connection)
            if len(slow) % 50 == 0:
                for other in slow:
                    try:
                        other.sendall(b"x")
                    except OSError:
                        pass
                self.assertEqual(preview.ask(wait=5)[0], 200)
        # Those that are left are not waited for: no byte that still comes keeps one open.
        end = time.monotonic() + 20
        rest = slow[-10:]
        while rest and time.monotonic() < end:
            time.sleep(0.5)
            for connection in rest[:]:
                try:
                    connection.sendall(b"x")
                except OSError:
                    rest.remove(connection)
        self.assertEqual(rest, [])

    def test_pages_that_wait_keep_no_page_away(self):
        preview = self.start()
        count = preview.count()
        waiting = []
        self.addCleanup(lambda: [connection.close() for connection in waiting])
        for number in range(200):
            connection = socket.create_connection(("127.0.0.1", preview.port), timeout=10)
            connection.sendall(
                f"GET /changes?after={count}&tab={number} HTTP/1.1\r\n"
                f"Host: 127.0.0.1:{preview.port}\r\n\r\n".encode())
            waiting.append(connection)
        self.assertEqual(preview.ask(wait=5)[0], 200)

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

    def test_the_file_that_a_link_leads_to_counts(self):
        (self.folder / "far" / "away").mkdir(parents=True)
        for name in ("old", "new"):
            (self.folder / "far" / "away" / f"{name}.yaml").write_text(spec("three", name))
        (self.folder / "far" / "link.yaml").symlink_to("away/old.yaml")
        link = self.specs / "three.alert.yaml"
        link.symlink_to("../far/link.yaml")
        preview = self.start()
        count = preview.count()
        for number, save in enumerate((pathlib.Path.write_text, save_atomically)):
            save(self.folder / "far" / "away" / "old.yaml", spec("three", f"saved {number}."))
            news = preview.changed(count, "specs/three.alert.yaml")
            self.assertIn(f"saved {number}.", str(news))
            count = news["count"]
        # The link in the middle leads elsewhere.
        (self.folder / "far" / "other").symlink_to("away/new.yaml")
        os.replace(self.folder / "far" / "other", self.folder / "far" / "link.yaml")
        self.assertIn("new", str(preview.changed(count, "specs/three.alert.yaml")))
        count = preview.count()
        save_atomically(self.folder / "far" / "away" / "new.yaml", spec("three", "the last"))
        self.assertIn("the last", str(preview.changed(count, "specs/three.alert.yaml")))

    def test_a_folder_above_may_be_renamed(self):
        above = self.folder / "above"
        inner = above / "project" / "specs"
        inner.mkdir(parents=True)
        (inner / "three.alert.yaml").write_text(spec("three", "as it was"))
        for folder, path, shown in (
                (above / "project", "specs", "specs/three.alert.yaml"),
                (self.folder, above / "project" / "specs", str(inner / "three.alert.yaml"))):
            preview = self.start(path, folder=folder)
            self.assertIn("as it was", preview.ask()[2])
            os.rename(above, self.folder / "renamed")
            moved = self.folder / "renamed" / "project" / "specs" / "three.alert.yaml"
            if path == "specs":
                # Its own folder goes along.
                time.sleep(1.5)
                count = preview.count()
                save_atomically(moved, spec("three", "saved there"))
                self.assertIn("saved there", str(preview.changed(count, shown)))
                save_atomically(moved, spec("three", "as it was"))
                os.rename(self.folder / "renamed", above)
            else:
                end = time.monotonic() + 10
                while "as it was" in preview.ask()[2] and time.monotonic() < end:
                    time.sleep(0.1)
                self.assertNotIn("as it was", preview.ask()[2])
                count = preview.count()
                os.rename(self.folder / "renamed", above)
                self.assertIn("as it was", str(preview.changed(count, shown)))
            preview.end()

    @unittest.skipUnless(ON_LINUX and os.geteuid() == 0, "takes rights from another user")
    def test_rights_that_are_taken_and_given_are_seen(self):
        os.chmod(self.folder, 0o755)
        preview = self.start(user=65534, group=65534, extra_groups=[])
        path = self.specs / "one.alert.yaml"
        count = preview.count()
        os.chmod(path, 0o600)
        news = preview.changed(count, "specs/one.alert.yaml")
        self.assertIn("no permission to read", str(news["head"]["messages"]))
        self.assertIn("as it was", str(news["body"]["pictures"]))
        count = preview.count()
        os.chmod(path, 0o644)
        self.assertEqual(preview.changed(count, "specs/one.alert.yaml")["head"]["messages"], [])

    def test_a_spec_that_cannot_be_read_is_shown_with_its_error(self):
        (self.specs / "gone.alert.yaml").symlink_to("nowhere.yaml")
        (self.specs / "large.alert.yaml").write_bytes(b"#" * (2 << 20))
        preview = self.start()
        text = preview.ask()[2]
        self.assertIn("is a symbolic link to a file that isn't there", text)
        self.assertIn("has more than 1 MiB", text)
        count = preview.count()
        (self.specs / "nowhere.yaml").write_text(spec("gone", "it came"))
        self.assertIn("it came", str(preview.changed(count, "specs/gone.alert.yaml")))
        count = preview.count()
        (self.specs / "nowhere.yaml").unlink()
        news = preview.changed(count, "specs/gone.alert.yaml")
        self.assertIn("isn't there", str(news["head"]["messages"]))
        self.assertIn("it came", str(news["body"]["pictures"]))

    @unittest.skipUnless(ON_LINUX, "macOS refuses such names")
    def test_a_name_that_is_not_utf_8_is_told(self):
        name = os.fsencode(self.specs) + b"/caf\xe9.alert.yaml"
        with open(name, "w", encoding="utf-8") as file:
            file.write(spec("three", "hello"))
        errors = self.folder / "errors"
        with open(errors, "w", encoding="utf-8") as file:
            preview = self.start(stderr=file)
        sentence = "'specs/caf\\xE9.alert.yaml' can't be shown: its name isn't UTF-8"
        self.assertIn(sentence, errors.read_text())
        self.assertIn(sentence.replace("\\", "\\\\"), preview.ask()[2])
        count = preview.count()
        os.rename(name, self.specs / "café.alert.yaml")
        self.assertIn("hello", str(preview.changed(count, "specs/café.alert.yaml")))
        self.assertNotIn("xE9", preview.ask()[2])
        result = subprocess.run(
            [str(ALERTC), "preview", b"caf\xe9.alert.yaml"], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False, timeout=30)
        self.assertEqual(result.returncode, 2)
        self.assertIn("its name isn't UTF-8", result.stderr)

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

    @unittest.skipUnless(ON_LINUX, "asks /proc")
    def test_no_compile_outlives_it(self):
        """Of a preview that is killed while it compiles for long."""
        views = "\n".join(f"  v{number}: {{ text: {'long words ' * 200} }}" for number in range(40))
        for number in range(20):
            (self.specs / f"slow{number}.alert.yaml").write_text(
                f"alert: slow{number}\nextends: two-button\nviews:\n{views}\n")
        children = []
        process = subprocess.Popen(
            [str(ALERTC), "preview", "specs", "--device", "all", "--text-size", "all"],
            cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        listing = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children")
        end = time.monotonic() + 10
        while not children and time.monotonic() < end:
            time.sleep(0.01)
            children = listing.read_text().split()
        time.sleep(0.2)
        self.assertTrue(children)
        self.assertTrue(self.runs(children[0]))
        process.kill()
        process.wait()
        end = time.monotonic() + 2
        while self.runs(children[0]) and time.monotonic() < end:
            time.sleep(0.01)
        self.assertFalse(self.runs(children[0]))

    def runs(self, process):
        try:
            text = pathlib.Path(f"/proc/{process}/stat").read_text()
        except OSError:
            return False
        return text.rsplit(")", 1)[1].split()[0] != "Z"

    @unittest.skipUnless(ON_LINUX and os.geteuid() == 0, "takes a right from another user")
    def test_where_listening_is_forbidden_that_is_the_reason(self):
        os.chmod(self.folder, 0o755)
        lowest = int(pathlib.Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text())
        if lowest < 2:
            self.skipTest("every port is free to everyone here")
        result = subprocess.run(
            [str(ALERTC), "preview", "--port", "1", "specs"], cwd=self.folder, user=65534,
            group=65534, extra_groups=[], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            check=False, timeout=30)
        self.assertEqual(result.returncode, 2)
        self.assertIn("it can't listen at port 1: Permission denied", result.stderr)
        self.assertNotIn("taken", result.stderr)

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
