"""axe-core, the checker of accessibility by Deque: fetched, checked and kept under build."""

import hashlib
import pathlib
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "axe"
# A package of PyPI that holds axe.min.js as npm's axe-core has it.
PACKAGE = "axe-playwright-python==0.1.8"
WHEEL = "axe_playwright_python-0.1.8-py3-none-any.whl"
DIGEST = "84494fec757e4710dc751c8d7a636e457f4532f08f85c86dc9070133fbff53bc"


def script():
    """The text of axe.min.js."""
    file = FOLDER / "axe.min.js"
    if not file.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest",
             str(FOLDER), PACKAGE], check=True)
        with zipfile.ZipFile(FOLDER / WHEEL) as wheel:
            file.write_bytes(wheel.read("axe_playwright_python/axe.min.js"))
    data = file.read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != DIGEST:
        file.unlink()
        raise RuntimeError(f"axe.min.js is another one: {found}")
    return data.decode()


def faults(page):
    """Every fault of the page as it is now, in a line each."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(script() + "\n;0")
    found = page.evaluate("""axe.run(document, { resultTypes: ['violations'] }).then((result) =>
        result.violations.map(({ id, help, nodes }) => id + ': ' + help + ': '
            + nodes.map((node) => node.html.slice(0, 160)).join(' | ')))""")
    return found
