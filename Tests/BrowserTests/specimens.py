"""Specs to look at, and the program that compiles them."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GALLERY = ROOT / "specs" / "gallery"
ALERTC = pathlib.Path(os.environ.get("ALERTC", ROOT / ".build" / "debug" / "alertc"))

# Enough environments that every picker has something to pick.
ENVIRONMENTS = ["--device", "iphone-15,iphone-se", "--orientation", "all", "--appearance", "all",
                "--locale", "en,ar", "--text-size", "large,xxxLarge", "--case", "all"]


def copy_of_gallery(folder):
    """The gallery without what was made from it."""
    for path in GALLERY.iterdir():
        if path.name.endswith((".yaml", ".xcstrings")):
            shutil.copy(path, folder)
    shutil.copytree(GALLERY / "pictures", pathlib.Path(folder) / "pictures")


def compile_specs(*arguments, folder=None):
    return subprocess.run([str(ALERTC), "compile", "--quiet", *map(str, arguments)],
                          cwd=folder or ROOT, stderr=subprocess.DEVNULL).returncode


class Folder:
    """A folder that goes when it is left."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="alertc-page-")
        return pathlib.Path(self.path)

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


def frames(tree):
    """The frames of all nodes in the screen's coordinates, by id."""
    found = {}

    def visit(node, left, top):
        frame = node["frame"]
        left, top = left + frame["x"], top + frame["y"]
        found[node["id"]] = (left, top, frame["width"], frame["height"], node)
        for child in node.get("children", []):
            visit(child, left, top)

    visit(tree["root"], 0, 0)
    return found


def layout(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
