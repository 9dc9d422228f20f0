"""`alertc preview` as a process, and in Chromium."""

import os
import pathlib
import signal
import socket
import subprocess
import time
import unittest

from devtools import Browser
from serving import ON_LINUX, PreviewCase, save_atomically, spec
from specimens import ALERTC, Folder, copy_of_gallery


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
