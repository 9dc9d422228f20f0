#!/usr/bin/env python3
"""Writes Sources/TextCatalogs/PluralRuleTable.swift from CLDR's cardinal plural rules, and their
samples to Tests/TextCatalogsTests/Resources/plural-samples.txt.

Reads common/supplemental/plurals.xml of CLDR 41, as Debian's package unicode-cldr-core has it.
"""

import hashlib
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = pathlib.Path(
    sys.argv[1] if len(sys.argv) > 1
    else "/usr/share/unicode/cldr/common/supplemental/plurals.xml")
PIN = (
    "c0345021eaff7a0e38ee7e8fc58532e2e36ec5137b6c2497905e2bcf1be1b5b3")

data = SOURCE.read_bytes()
digest = hashlib.sha256(data).hexdigest()
if digest != PIN:
    sys.exit(f"{SOURCE} is not the pinned file: {digest}")
root = ElementTree.fromstring(data)
cardinal = next(each for each in root.findall("plurals") if each.get("type") == "cardinal")

lines = [
    "// Made by Tests/Generators/plural-rules.py from CLDR 41 (common/supplemental/plurals.xml),",
    "// under the Unicode License. Not by hand.",
    "",
    "/// CLDR's cardinal plural rules in the syntax of UTS #35, part 3: a line of languages, then a",
    "/// line for each category, its name before its rule. `other` is what is left.",
    'let pluralRuleTable = """',
]


def add(text, indent):
    """Adds a line of the table, folded where it is long."""
    words = text.split(" ")
    line = ""
    while words:
        word = words.pop(0)
        if len(line) + len(word) > 88:
            lines.append("  " + indent + line + "\\")
            line = ""
            indent = ""
        line += word + (" " if words else "")
    lines.append("  " + indent + line)


for group in cardinal:
    rules = []
    for rule in group:
        condition = (rule.text or "").split("@")[0].strip()
        if rule.get("count") != "other":
            rules.append(rule.get("count") + " " + condition)
    if not rules:
        continue
    add(group.get("locales"), "")
    for rule in rules:
        add(rule, "- ")
lines.append('  """')
path = ROOT / "Sources" / "TextCatalogs" / "PluralRuleTable.swift"
path.write_text("\n".join(lines) + "\n")

samples = [
    "# CLDR 41's samples of cardinal plurals, made by Tests/Generators/plural-rules.py:",
    "# a language, a category, numbers. Compact numbers (1c6) are left out.",
]
for group in cardinal:
    for rule in group:
        numbers = []
        for part in (rule.text or "").split("@")[1:]:
            for item in part.split(" ", 1)[1].replace("\u2026", "").split(","):
                numbers += [each for each in item.strip().split("~") if each and "c" not in each]
        if numbers:
            for locale in group.get("locales").split():
                samples.append(f"{locale} {rule.get('count')} {' '.join(numbers)}")
path = ROOT / "Tests" / "TextCatalogsTests" / "Resources" / "plural-samples.txt"
path.write_text("\n".join(samples) + "\n")
