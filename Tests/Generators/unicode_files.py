"""What unicode-tables.py reads: the pinned files of the Unicode Character Database."""

import hashlib
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
UNICODE = pathlib.Path("/usr/share/unicode")
PINS = {
    "UnicodeData.txt":
        "806e9aed65037197f1ec85e12be6e8cd870fc5608b4de0fffd990f689f376a73",
    "PropList.txt":
        "e05c0a2811d113dae4abd832884199a3ea8d187ee1b872d8240a788a96540bfd",
    "CompositionExclusions.txt":
        "3b019c0a33c3140cbc920c078f4f9af2680ba4f71869c8d4de5190667c70b6a3",
    "extracted/DerivedLineBreak.txt":
        "3f4f32ed2a577344a508114527e721d7a8b633d32f38945d47fe0c743650c585",
    "extracted/DerivedEastAsianWidth.txt":
        "d62e6950f086e53f47c593a38342621f8838f48c49a1de070cf83d3959bd1688",
    "emoji/emoji-data.txt":
        "29071dba22c72c27783a73016afb8ffaeb025866740791f9c2d0b55cc45a3470",
    "emoji/emoji-variation-sequences.txt":
        "731a630518c4a51c480c407ec10f3476ebe0afc582c7c20c7304f966133cf118",
    "auxiliary/GraphemeBreakProperty.txt":
        "5a0f8748575432f8ff95e1dd5bfaa27bda1a844809e17d6939ee912bba6568a1",
    "auxiliary/LineBreakTest.txt":
        "371bde4052aa593b108684ae292d8ea2dbb93c19990e0cdf416fa7239557aac3",
    "auxiliary/GraphemeBreakTest.txt":
        "0d2080d0def294a4b7660801cc03ddfe5866ff300c789c2cc1b50fd7802b2d97",
}
LAST = 0x110000

# The line-breaking classes after rule LB1 has resolved AI, SG, XX (to AL), SA (to CM or AL) and
# CJ (to NS). OW and CW are the wide, full-width and half-width OP and CP that rule LB30 leaves
# out; EX_PICT_CN is LB30b's unassigned pictograph.
LINE_CLASSES = (
    "AL BK CR LF NL SP ZW WJ ZWJ CM GL CL CP EX IS SY OP QU NS B2 BA BB HY HL NU PR PO "
    "IN ID EB EM CB RI H2 H3 JL JV JT CW OW PN"
).split()
LINE_INDEX = {name: index for index, name in enumerate(LINE_CLASSES)}

GRAPHEME_CLASSES = (
    "Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT "
    "Extended_Pictographic"
).split()
GRAPHEME_INDEX = {name: index for index, name in enumerate(GRAPHEME_CLASSES)}

# Unicode's short names of the classes that the derived file spells out.
LONG_LINE_NAMES = {
    "Unknown": "XX", "Prefix_Numeric": "PR", "Ideographic": "ID", "Wide": "W", "Neutral": "N",
}


def digest(name):
    return hashlib.sha256((UNICODE / name).read_bytes()).hexdigest()


def read(name):
    return (UNICODE / name).read_text(encoding="utf-8").splitlines()


def code_range(text):
    first, _, last = text.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def fields(name):
    for line in read(name):
        line = line.partition("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def property_map(name):
    """The values of a property for all code points, with the file's own @missing defaults."""
    values = [None] * LAST
    for line in read(name):
        if line.startswith("# @missing:"):
            span, value = [part.strip() for part in line[len("# @missing:"):].split(";")]
            value = LONG_LINE_NAMES.get(value, value)
            for code in code_range(span):
                values[code] = value
    for span, value, *_ in fields(name):
        for code in code_range(span):
            values[code] = value
    return values


def binary_property(name, wanted):
    found = set()
    for span, value, *_ in fields(name):
        if value == wanted:
            found.update(code_range(span))
    return found


def unicode_data():
    """General category, canonical combining class and decomposition of every assigned code."""
    category = ["Cn"] * LAST
    combining = [0] * LAST
    decomposition = {}
    first = None
    for entry in fields_with_empty("UnicodeData.txt"):
        code = int(entry[0], 16)
        span = [code]
        if entry[1].endswith(", First>"):
            first = code
            continue
        if entry[1].endswith(", Last>"):
            span = range(first, code + 1)
        for member in span:
            category[member] = entry[2]
            combining[member] = int(entry[3])
        if entry[5] and not entry[5].startswith("<"):
            decomposition[code] = [int(part, 16) for part in entry[5].split()]
    return category, combining, decomposition


def fields_with_empty(name):
    for line in read(name):
        if line and not line.startswith("#"):
            yield line.split(";")
