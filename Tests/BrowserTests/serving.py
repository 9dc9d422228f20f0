"""A preview that runs, and what can be asked of it."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import unittest

from specimens import ALERTC, Folder

ON_LINUX = sys.platform == "linux"


class Preview:
    def __init__(self, folder, *arguments, **how):
        self.folder = folder
        self.process = subprocess.Popen(
            [str(ALERTC), "preview", *map(str, arguments)], cwd=folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, text=True, **{"stderr": subprocess.DEVNULL, **how})
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not found:
            raise RuntimeError(f"no preview: {line!r}")
        self.url = found.group(0)
        self.port = int(found.group(1))

    def end(self, number=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            code = self.process.wait(10)
        finally:
            self.process.stdout.close()
        return code

    def ask(self, path="/", method="GET", body=None, wait=30, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=wait)
        try:
            connection.request(method, path, body=body, headers={
                name.replace("_", "-"): value for name, value in headers.items()})
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read().decode()
        finally:
            connection.close()

    def raw(self, text):
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
            connection.sendall(text.encode())
            return connection.recv(4096).decode()

    def count(self):
        """The number of the last change that the page knows of."""
        return int(re.search(r'data-count="(\d+)"', self.ask()[2]).group(1))

    def news(self, after, wait=30):
        return json.loads(self.ask(f"/changes?after={after}&tab=test", wait=wait)[2])

    def changed(self, after, path, wait=10):
        """The news of a spec; waits for it."""
        end = time.monotonic() + wait
        while time.monotonic() < end:
            news = self.news(after)
            found = [spec for spec in news["changed"] if spec["head"]["path"] == path]
            if found:
                return {"count": news["count"], **found[0]}
        raise TimeoutError(path)

    def memory(self):
        """Of the process, in kilobytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1))

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def children(self):
        path = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        with open(path, encoding="utf-8") as file:
            return file.read().split()


def save_atomically(path, text):
    """As most editors do: a new file in the place of the old one."""
    new = path.with_name(path.name + "~")
    new.write_text(text, encoding="utf-8")
    os.replace(new, path)


def spec(name, message):
    return (f"alert: {name}\nextends: two-button\nmessage: {message}\n"
            "actions: { cancel: No, confirm: Yes }\n")


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
