"""The report that `alertc verify --html` makes, in Chromium."""

import json
import re
import subprocess
import time
import unittest

from devtools import Browser
from specimens import ALERTC, Folder

SPEC = """alert: {name}
extends: two-button
title: {title}
message: You can't undo this.
actions:
  cancel: {cancel}
  confirm: {{ title: Delete, role: destructive }}
"""


def alertc(folder, *arguments):
    return subprocess.run([str(ALERTC), *arguments], cwd=folder, capture_output=True, text=True)


def write(folder, name, title="Delete?", cancel="Cancel"):
    (folder / "specs").mkdir(exist_ok=True)
    (folder / "specs" / f"{name}.alert.yaml").write_text(
        SPEC.format(name=name, title=title, cancel=cancel), encoding="utf-8")


class ReportTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def open(self, path):
        page = self.browser.page()
        self.addCleanup(page.close)
        # No request leaves, whatever the page would like to do.
        page.call("Network.emulateNetworkConditions", offline=True, latency=0,
                  downloadThroughput=-1, uploadThroughput=-1)
        page.open(path.as_uri())
        return page

    def assert_silent(self, page, path):
        self.assertEqual(page.heard(), [])
        self.assertEqual([url for url in page.requests() if url != path.as_uri()], [])

    def folder(self):
        folder = Folder()
        self.addCleanup(folder.__exit__)
        return folder.__enter__()

    def test_its_accept_commands_do_what_it_says_when_they_are_pasted(self):
        folder = self.folder()
        for name in ("one", "two"):
            write(folder, name)
        pending = "it's $(touch made) pending"
        everywhere = ["--text-size", "all", "--pending", pending]
        self.assertEqual(alertc(folder, "record", "specs", *everywhere[:2]).returncode, 0)
        write(folder, "one", title="Delete <b>it</b>?")
        write(folder, "two", cancel="Close & keep")
        verified = alertc(folder, "verify", "specs", *everywhere, "--html", "report.html")
        self.assertEqual(verified.returncode, 1)
        page = self.open(folder / "report.html")
        count = page.evaluate("document.querySelectorAll('#clusters button').length")
        self.assertEqual(count, 2)
        left = 24
        for index in range(count):
            page.evaluate(f"document.querySelectorAll('#clusters button')[{index}].click()")
            before, now = page.evaluate(
                "[...document.querySelectorAll('.three > section:not(:nth-child(2)) > pre')]"
                ".map((pre) => pre.textContent)")
            self.assertNotEqual(before, now)
            self.assertEqual(page.evaluate("document.querySelectorAll('.three svg').length"), 2)
            command = page.evaluate("document.getElementById('accept').textContent")
            # As a person would paste it, with the program on the path.
            pasted = subprocess.run(
                ["/bin/sh", "-c", f"PATH={ALERTC.parent}:$PATH\n{command}"], cwd=folder,
                capture_output=True, text=True)
            self.assertEqual(pasted.returncode, 0, pasted.stderr)
            left -= 12
            again = alertc(folder, "verify", "specs", *everywhere[:2])
            found = re.search(r"(\d+) changed", again.stderr)
            self.assertEqual(int(found.group(1)) if found else 0, left)
        self.assertFalse((folder / "made").exists())
        self.assertEqual(again.returncode, 0)
        self.assert_silent(page, folder / "report.html")

    def test_ten_thousand_failures_are_shown_page_by_page(self):
        folder = self.folder()
        # Titles of their own, so that there are hundreds of kinds of difference.
        names = [f"a{number:03d}" for number in range(420)]
        for name in names:
            write(folder, name, title=f"Title of {name}")
        axes = ["--text-size", "all", "--appearance", "all"]
        self.assertEqual(alertc(folder, "record", "specs", *axes, "--quiet").returncode, 0)
        for name in names:
            write(folder, name, title=f"Name of {name}")
        self.assertEqual(
            alertc(folder, "verify", "specs", *axes, "--html", "r.html", "--quiet").returncode, 1)
        path = folder / "r.html"
        start = time.monotonic()
        page = self.open(path)
        opened = time.monotonic() - start
        self.assertGreaterEqual(page.evaluate("data.findings.length"), 10_000)
        self.assertGreaterEqual(page.evaluate("data.clusters.length"), 400)
        # A hundred kinds and a button for more; one snapshot of one of them.
        self.assertEqual(page.evaluate("document.querySelectorAll('#clusters button').length"), 101)
        self.assertLess(page.evaluate("document.querySelectorAll('*').length"), 1_000)
        page.evaluate("document.querySelector('#clusters button:last-child').click()")
        self.assertEqual(page.evaluate("document.querySelectorAll('#clusters button').length"), 201)
        # A word that only snapshots have makes the filter look at all of them.
        filtered = page.evaluate("""(() => {
          const start = performance.now();
          const search = document.getElementById("search");
          search.value = "a417 dark accessibility5";
          search.dispatchEvent(new Event("input"));
          document.body.offsetHeight;
          return performance.now() - start;
        })()""")
        self.assertEqual(page.evaluate("document.querySelectorAll('#clusters button').length"), 1)
        shown = page.evaluate("""(() => {
          const start = performance.now();
          document.querySelector("#clusters button").click();
          document.body.offsetHeight;
          return performance.now() - start;
        })()""")
        self.assertIn("a417", page.evaluate("document.querySelector('.three').textContent"))
        page.evaluate("document.getElementById('search').blur()")
        page.press("j")
        self.assertEqual(page.evaluate("place"), 1)
        self.assert_silent(page, path)
        print(json.dumps({
            "failures": page.evaluate("data.findings.length"),
            "kinds": page.evaluate("data.clusters.length"),
            "megabytes": round(path.stat().st_size / 1e6, 1),
            "opened in ms": round(opened * 1000),
            "interactive in ms": round(page.evaluate(
                "performance.getEntriesByType('navigation')[0].domInteractive")),
            "filtered in ms": round(filtered), "shown in ms": round(shown)}))


if __name__ == "__main__":
    unittest.main()
