#!/usr/bin/env python3
"""Holds pictures to what layout says, in Chromium and in librsvg: check.py ALERTC

Every spec of the gallery and of the reference, light and dark, in English, Korean and Arabic, is made
into SVG. Each has to be XML; every element that paints has to leave its mark in both; no text may
leave its view's frame by more than 2 % of it. The PNG of each picture in the base environment has to
look as Chromium draws the SVG. Before that, what Sources/CPictures declares is compared with the
libraries' headers.
"""

import base64
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPECS = ["specs/gallery", "specs/reference"]
ENVIRONMENTS = ["--appearance", "light,dark", "--locale", "en,ko,ar"]
SVG = "{http://www.w3.org/2000/svg}"
PAINTING = {"rect", "path", "text", "image", "svg"}
# Beyond its frame, as a part of the frame's width.
OVERFLOW = 0.02
# The part of all pixels that may differ by more than a quarter between our PNG and Chromium's.
DIFFERENCE = 0.005


def compile_into(alertc, folder, *options):
    """Each spec into a folder of its own: two may describe the same alert."""
    for specs in SPECS:
        for spec in sorted((ROOT / specs).glob("*.alert.yaml")):
            subprocess.run(
                [alertc, "compile", spec, "--quiet", "--out", folder / spec.name, *options],
                check=True, stderr=subprocess.DEVNULL)


def frames(tree):
    """The frames of all nodes in the screen's coordinates, by id: x and width."""
    found = {}

    def visit(node, left):
        left += node["frame"]["x"]
        found[node["id"]] = (left, node["frame"]["width"])
        for child in node.get("children", []):
            visit(child, left)

    visit(tree["root"], 0)
    return found


class Picture:
    """An SVG with an id on every element that paints, and what belongs to each."""

    def __init__(self, path):
        self.name = str(path)
        text = path.read_text(encoding="utf-8")
        self.kinds = {}
        self.nodes = {}
        root = xml.etree.ElementTree.fromstring(text)
        self.frames = frames(json.loads(path.with_suffix(".json").read_text()))
        self._number(root, None)
        xml.etree.ElementTree.register_namespace("", SVG[1:-1])
        self.svg = xml.etree.ElementTree.tostring(root, encoding="unicode")

    def _number(self, element, node):
        node = element.get("data-node", node)
        for child in element:
            kind = child.tag.removeprefix(SVG)
            if kind == "clipPath":
                continue
            if kind in PAINTING:
                child.set("id", f"e{len(self.kinds)}")
                self.kinds[child.get("id")] = kind
                self.nodes[child.get("id")] = child.get("data-node", node)
            if kind != "svg":
                self._number(child, node)

    def faults(self, measured, renderer):
        """What is missing or too wide, and the worst overflow as a part of the frame."""
        faults, worst = [], 0.0
        for identifier, kind in self.kinds.items():
            found = measured.get(identifier)
            if found is None or found["marked"] == 0 or (kind == "text" and "x" not in found):
                faults.append(f"{self.name}: {renderer} draws no {kind} of {self.nodes[identifier]}")
            elif kind == "text":
                left, width = self.frames[self.nodes[identifier]]
                before = left - found["x"]
                behind = found["x"] + found["width"] - (left + width)
                overflow = max(before, behind) / width
                worst = max(worst, overflow)
                if overflow > OVERFLOW:
                    faults.append(
                        f"{self.name}: in {renderer} a line of {self.nodes[identifier]} leaves its "
                        f"frame by {overflow:.1%}")
        return faults, worst


def check_declarations(folder):
    """What we declare of the libraries is what their headers declare."""
    flags = subprocess.run(
        ["pkg-config", "--cflags", "librsvg-2.0", "pangocairo"], capture_output=True, text=True,
        check=True).stdout.split()
    source = ROOT / "Tests/Pictures/declarations.c"
    said = []
    for name, options in (("real", ["-DREAL", *flags]), ("own", [])):
        program = folder / name
        subprocess.run(
            ["cc", "-Wno-deprecated-declarations", "-o", program, source, *options], check=True)
        said.append(subprocess.run([program], capture_output=True, text=True, check=True).stdout)
    if said[0] != said[1]:
        sys.exit("Sources/CPictures lays structures out differently from the libraries")


def in_librsvg(pictures, folder):
    program = folder / "measure"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "librsvg-2.0"], capture_output=True, text=True,
        check=True).stdout.split()
    subprocess.run(
        ["cc", "-O2", "-Wno-deprecated-declarations", "-o", program,
         ROOT / "Tests/Pictures/measure.c", *flags], check=True)
    files = []
    for index, picture in enumerate(pictures):
        files.append(folder / f"{index}.svg")
        files[-1].write_text(picture.svg, encoding="utf-8")
    lines = subprocess.run(
        [program, *files], capture_output=True, text=True, check=True).stdout.splitlines()
    measured = []
    for line in lines:
        words = line.split(" ")
        if words[0] == "file":
            measured.append({})
        else:
            x, _, width, _ = map(float, words[1:5])
            measured[-1][words[0]] = {"x": x, "width": width, "marked": int(words[5])}
    return measured


def in_chromium(pictures, pngs, folder):
    entries = []
    for picture in pictures:
        png = pngs.get(picture.name)
        entries.append({"name": picture.name, "svg": picture.svg, "png": png})
    page = folder / "page.html"
    data = json.dumps(entries).replace("</", "<\\/")
    page.write_text(
        f"<!doctype html><meta charset=utf-8><title>Pictures</title><script>const pictures = {data};"
        f"\n{(ROOT / 'Tests/Pictures/page.js').read_text()}</script><body></body>",
        encoding="utf-8")
    for name in ("chromium", "google-chrome", "chrome"):
        try:
            output = subprocess.run(
                [name, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 "--virtual-time-budget=100000000", "--dump-dom", page.as_uri()],
                capture_output=True, text=True, check=True).stdout
            break
        except FileNotFoundError:
            continue
    else:
        sys.exit("no Chromium is at hand: apt install chromium, or brew install --cask chromium")
    found = re.search(r'<pre id="results">(.*?)</pre>', output, re.S)
    if not found:
        sys.exit("Chromium gave no results")
    results = json.loads(html.unescape(found.group(1)))
    for result in results:
        if "error" in result:
            sys.exit("the page failed: " + result["error"])
    return results


def main():
    alertc = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_declarations(folder)
        compile_into(alertc, folder / "all", "--emit", "svg,json", *ENVIRONMENTS)
        pictures = [Picture(path) for path in sorted((folder / "all").rglob("*.svg"))]
        compile_into(
            alertc, folder / "png", "--emit", "png", "--appearance", "light,dark", "--locale",
            "en,ko,ar")
        pngs = {}
        for path in sorted((folder / "png").rglob("*.png")):
            if path.name != "light.ar.png" and path.name != "dark.ko.png":
                continue
            key = str(folder / "all" / path.relative_to(folder / "png").with_suffix(".svg"))
            encoded = base64.b64encode(path.read_bytes()).decode()
            pngs[key] = {"url": "data:image/png;base64," + encoded, "scale": 3}
        faults, texts = [], 0
        worst = {"librsvg": 0.0, "Chromium": 0.0}
        far = 0.0
        librsvg = in_librsvg(pictures, folder)
        chromium = in_chromium(pictures, pngs, folder)
        for picture, rsvg, browser in zip(pictures, librsvg, chromium, strict=True):
            texts += sum(kind == "text" for kind in picture.kinds.values())
            by_id = {element["id"]: element for element in browser["elements"]}
            for renderer, measured in (("librsvg", rsvg), ("Chromium", by_id)):
                found, overflow = picture.faults(measured, renderer)
                faults += found
                worst[renderer] = max(worst[renderer], overflow)
            if browser.get("far", 0) > DIFFERENCE:
                faults.append(f"{picture.name}: {browser['far']:.2%} of the PNG differs")
            far = max(far, browser.get("far", 0))
    for fault in faults:
        print(fault)
    elements = sum(len(picture.kinds) for picture in pictures)
    print(f"{len(pictures)} pictures, {elements} elements, {texts} lines of text; "
          f"the widest leaves its frame by {worst['librsvg']:.2%} in librsvg and "
          f"{worst['Chromium']:.2%} in Chromium; the PNGs ({len(pngs)}) differ in {far:.3%} at most")
    sys.exit(1 if faults else 0)


main()
