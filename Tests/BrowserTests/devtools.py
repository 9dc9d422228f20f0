"""Chromium without a window, driven through its DevTools protocol over a pipe.

https://chromedevtools.github.io/devtools-protocol/ says what can be asked. Only the standard
library is used, so that no driver has to fit the browser.
"""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"


def program():
    """The browser at hand; None without one."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = next((shutil.which(name) for name in NAMES if shutil.which(name)), None)
    return found or (MAC if os.path.exists(MAC) else None)


class Browser:
    """One browser with a profile of its own that goes with it."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="alertc-browser-")
        into, self.output = os.pipe()
        self.input, outof = os.pipe()

        # The browser reads from 3 and writes to 4.
        def move():
            reading, writing = os.dup(into), os.dup(outof)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program(), "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe",
             "--user-data-dir=" + self.profile],
            preexec_fn=move, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(into)
        os.close(outof)
        self.buffer = b""
        self.number = 0
        self.events = []

    def close(self):
        try:
            self.call("Browser.close")
        except (OSError, RuntimeError, TimeoutError):
            self.process.kill()
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, wait=30, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        end = time.monotonic() + wait
        while True:
            answer = self.read(end)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def read(self, end):
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.input], [], [], left)[0]:
                raise TimeoutError("the browser says nothing")
            chunk = os.read(self.input, 1 << 20)
            if not chunk:
                raise OSError("the browser has gone")
            self.buffer += chunk
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def page(self, width=1280, height=900, scheme="light"):
        return Page(self, width, height, scheme)


class Page:
    """A tab, and what it said and asked for since it was opened."""

    def __init__(self, browser, width, height, scheme):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "DOM"):
            self.call(domain + ".enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme}])
        browser.events.clear()

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def open(self, url):
        self.call("Page.navigate", url=url)
        self.until("document.documentElement && document.documentElement.dataset.ready === 'true'")

    def evaluate(self, text):
        result = self.call("Runtime.evaluate", expression=text, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", str(details)))
        return result["result"].get("value")

    def until(self, text, wait=10):
        end = time.monotonic() + wait
        while time.monotonic() < end:
            try:
                if self.evaluate(f"Boolean({text})"):
                    return
            except RuntimeError:
                pass
            time.sleep(0.005)
        raise TimeoutError(f"never came true: {text}")

    KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, "Space": 32, "ArrowLeft": 37, "ArrowUp": 38,
            "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35}

    def press(self, key, shift=False):
        text = {"Enter": "\r", "Space": " "}.get(key, key if len(key) == 1 else "")
        code = self.KEYS.get(key, ord(key[0].upper()))
        name = " " if key == "Space" else key
        common = {"key": name, "code": key, "windowsVirtualKeyCode": code,
                  "modifiers": 8 if shift else 0}
        kind = "keyDown" if text else "rawKeyDown"
        self.call("Input.dispatchKeyEvent", type=kind, text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def screenshot(self, path):
        import base64
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def heard(self):
        """Every message of the console, and every exception."""
        said = []
        self.evaluate("0")
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            method, parameters = event["method"], event["params"]
            if method == "Runtime.consoleAPICalled":
                said.append(str(parameters["args"]))
            elif method == "Runtime.exceptionThrown":
                said.append(str(parameters["exceptionDetails"]))
            elif method == "Log.entryAdded":
                said.append(parameters["entry"]["text"])
        return said

    def requests(self):
        """Everything that was asked for, by address."""
        self.evaluate("0")
        return [event["params"]["request"]["url"] for event in self.browser.events
                if event.get("sessionId") == self.session
                and event["method"] == "Network.requestWillBeSent"]
