"""How long a page of 300 specs takes to open, and a save to be seen; see docs/benchmarks."""

import shutil
import time

from devtools import Browser
from serving import Preview, save_atomically
from specimens import Folder, compile_specs, copy_of_gallery

SPECS = 300
SAVES = 100


def quantiles(times):
    times = sorted(times)
    return " ".join(f"{name} {times[min(len(times) - 1, int(part * len(times)))] * 1000:.0f} ms"
                    for name, part in (("50 %", 0.5), ("95 %", 0.95), ("most", 1)))


def many(folder):
    """The gallery's specs until there are enough, each under a name of its own."""
    copy_of_gallery(folder)
    originals = sorted(folder.glob("*.alert.yaml"))
    for number in range(SPECS - len(originals)):
        original = originals[number % len(originals)]
        name = f"{original.name.removesuffix('.alert.yaml')}-{number}"
        text = original.read_text().replace(
            "alert: " + original.name.removesuffix(".alert.yaml"), "alert: " + name, 1)
        (folder / f"{name}.alert.yaml").write_text(text)


def opening(browser, folder):
    many(folder)
    for label, options in (("one environment", []), ("18 environments", [
            "--device", "all", "--appearance", "all", "--locale", "all"])):
        start = time.monotonic()
        compile_specs(".", "--emit", "html", "--out", "page", *options, folder=folder)
        compiled = time.monotonic() - start
        file = folder / "page" / "index.html"
        times = []
        for _ in range(5):
            page = browser.page()
            start = time.monotonic()
            page.open(file.as_uri())
            page.until("document.querySelectorAll('#gallery .picture').length > 0")
            times.append(time.monotonic() - start)
            page.close()
        print(f"{SPECS} specs, {label}: compiled in {compiled:.2f} s, "
              f"{file.stat().st_size / 1e6:.1f} MB; open: {quantiles(times)}")


def saves(browser, folder, label, *options):
    preview = Preview(folder, ".", *options)
    path = folder / "delete-photo.alert.yaml"
    text = path.read_text()
    page = browser.page()
    page.open(preview.url + "#spec=delete-photo.alert.yaml")
    times = []
    for number in range(SAVES):
        start = time.monotonic()
        save_atomically(path, text.replace("삭제할까요?", f"{number}번"))
        page.until("detail.host && detail.host.shadowRoot.textContent"
                   f".includes('{number}번')")
        times.append(time.monotonic() - start)
        # Nobody saves in the middle of a frame.
        time.sleep(0.05)
    print(f"a save is seen, {label}: {quantiles(times)}")
    page.close()
    server = []
    count = preview.count()
    for number in range(SAVES):
        start = time.monotonic()
        save_atomically(path, text.replace("삭제할까요?", f"또 {number}번"))
        count = preview.changed(count, "delete-photo.alert.yaml")["count"]
        server.append(time.monotonic() - start)
    print(f"a save is compiled and answered, {label}: {quantiles(server)}")
    print(f"memory of the server: {preview.memory() / 1024:.1f} MB")
    save_atomically(path, text)
    preview.end()


browser = Browser()
try:
    with Folder() as folder:
        opening(browser, folder)
        shutil.rmtree(folder / "page")
        saves(browser, folder, f"{SPECS} specs in 18 environments")
    with Folder() as folder:
        copy_of_gallery(folder)
        saves(browser, folder, "22 specs in one environment", "--device", "iphone-15",
              "--appearance", "light", "--locale", "en", "--case", "base")
finally:
    browser.close()
