#!/usr/bin/env python3
"""Widths of texts shaped by HarfBuzz, to hold the built-in tables to.

    apt-get install fonts-inter fonts-noto-cjk fonts-noto-core
    pip install uharfbuzz fonttools
    # Once more over the strings of the repository's own test:
    python3 Tests/Benchmarks/TextWidths/harfbuzz-widths.py \\
      < Tests/TypographyTests/Resources/UIStrings.txt \\
      > Tests/TypographyTests/Resources/HarfBuzzWidths.tsv
    # Over the translations of message catalogues, some of each language: see compare.
    python3 Tests/Benchmarks/TextWidths/harfbuzz-widths.py --catalogues DIR de ko … > /tmp/widths.tsv
    TEXT_WIDTHS=/tmp/widths.tsv swift test --disable-xctest --filter HarfBuzzTests

Reads a text a line, with `#` for comments; with --catalogues, the translations in the .mo files
below DIR in the languages named, a comment `# language` before each. Writes weight, width in
1/352000 em and text, with tabs between. A text is cut where the
font changes: each grapheme takes the first font that has all of it. Ligatures and contextual
alternates are off everywhere, kerning is off for CJK.
"""

import gettext
import pathlib
import random
import sys
import unicodedata

import uharfbuzz as hb
from fontTools.ttLib import TTCollection, TTFont

FONTS = pathlib.Path("/usr/share/fonts")
UNITS = 352000
WEIGHTS = ("regular", "medium", "semibold", "bold")
INTER = ("Regular", "Medium", "SemiBold", "Bold")
SCRIPTS = ("Hebrew", "Thai", "Lao", "Arabic", "Armenian", "Georgian", "Devanagari", "Tamil")
PER_LANGUAGE = 160


class Face:
    def __init__(self, name, index=0, is_cjk=False):
        path = FONTS / name
        face = hb.Face(hb.Blob.from_file_path(str(path)), index)
        self.font = hb.Font(face)
        self.units = face.upem
        self.is_cjk = is_cjk
        file = TTCollection(str(path)).fonts[index] if name.endswith("ttc") else TTFont(str(path))
        self.covered = set(file.getBestCmap())

    def covers(self, grapheme):
        return all(ord(c) in self.covered or unicodedata.category(c) in ("Mn", "Me", "Cf")
                   for c in grapheme)

    def width(self, text):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self.font, buffer, {
            "kern": not self.is_cjk, "liga": False, "clig": False, "calt": False, "dlig": False})
        total = sum(position.x_advance for position in buffer.glyph_positions)
        return total * UNITS // self.units


def faces(weight):
    """The weights that a family lacks are not compared."""
    found = [Face(f"opentype/inter/Inter-{INTER[weight]}.otf")]
    master = {0: "Regular", 3: "Bold"}.get(weight)
    cjk = master or "Regular"
    found.append(Face(f"opentype/noto/NotoSansCJK-{cjk}.ttc", 1, is_cjk=True))
    if master:
        found += [Face(f"truetype/noto/NotoSans{script}-{master}.ttf") for script in SCRIPTS]
    return found


def clusters(text):
    """A scalar with the marks after it: enough to keep a grapheme in one font."""
    result = []
    for character in unicodedata.normalize("NFC", text):
        if result and unicodedata.category(character) in ("Mn", "Mc", "Me"):
            result[-1] += character
        else:
            result.append(character)
    return result


def width(text, stack):
    """None when no font of the stack has a grapheme."""
    total, run, current = 0, "", None
    for grapheme in clusters(text):
        face = next((face for face in stack if face.covers(grapheme)), None)
        if face is None:
            return None
        if face is not current and run:
            total += current.width(run)
            run = ""
        run, current = run + grapheme, face
    return total + (current.width(run) if run else 0)


def catalogue_texts(folder, languages):
    for language in languages:
        texts = set()
        for path in sorted(folder.rglob(f"{language}/LC_MESSAGES/*.mo")):
            try:
                with path.open("rb") as file:
                    catalogue = gettext.GNUTranslations(file)._catalog
            except (IndexError, ValueError):
                continue  # a header without plural forms
            texts |= {text for key, text in catalogue.items() if key and "\n" not in text}
        texts = sorted(text for text in texts if text and "\t" not in text)
        random.Random(language).shuffle(texts)
        yield language, texts[:PER_LANGUAGE]


def main():
    if len(sys.argv) > 3 and sys.argv[1] == "--catalogues":
        groups = list(catalogue_texts(pathlib.Path(sys.argv[2]), sys.argv[3:]))
    else:
        texts = [line.rstrip("\n") for line in sys.stdin]
        groups = [("", [text for text in texts if text and not text.startswith("#")])]
    print("# Widths by HarfBuzz", hb.version_string(), "in 1/352000 em; see harfbuzz-widths.py.")
    for weight, name in enumerate(WEIGHTS):
        stack = faces(weight)
        for language, texts in groups:
            if language:
                print("#", language)
            for text in texts:
                units = width(text, stack)
                if units is not None:
                    print(name, units, text, sep="\t")


if __name__ == "__main__":
    main()
