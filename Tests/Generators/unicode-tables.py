#!/usr/bin/env python3
"""Generates Sources/CUnicodeTables from the Unicode Character Database.

    apt-get install unicode-data        # 15.0.0-1
    python3 Tests/Generators/unicode-tables.py            # rewrites the tables and test data
    python3 Tests/Generators/unicode-tables.py --check    # fails when they would differ

The input files are pinned by SHA-256 below; another version is refused. The same input always
gives the same bytes. Only Python's standard library is used.
"""

import sys

from unicode_files import *  # noqa: F403


def line_breaking_and_cells(category):
    line = property_map("extracted/DerivedLineBreak.txt")
    width = property_map("extracted/DerivedEastAsianWidth.txt")
    presentation = binary_property("emoji/emoji-data.txt", "Emoji_Presentation")
    pictographic = binary_property("emoji/emoji-data.txt", "Extended_Pictographic")
    prepended = binary_property("PropList.txt", "Prepended_Concatenation_Mark")
    listed = {
        int(sequence.split()[0], 16)
        for sequence, *_ in fields("emoji/emoji-variation-sequences.txt")
        if sequence.split()[1] == "FE0F"
    }
    values = bytearray(LAST)
    for code in range(LAST):
        name = line[code]
        if name in ("AI", "SG", "XX"):
            name = "AL"
        elif name == "SA":
            name = "CM" if category[code] in ("Mn", "Mc") else "AL"
        elif name == "CJ":
            name = "NS"
        if name == "OP" and width[code] in ("F", "W", "H"):
            name = "OW"
        elif name == "CP" and width[code] in ("F", "W", "H"):
            name = "CW"
        elif category[code] == "Cn" and code in pictographic:
            name = "PN"
        # Cells: 0, 1, 2, or 3 for one cell that a variation selector 16 makes two.
        invisible = category[code] in ("Cc", "Cf", "Mn", "Me", "Zl", "Zp")
        if invisible and code not in prepended:
            cells = 0
        elif width[code] in ("F", "W") or code in presentation:
            cells = 2
        else:
            cells = 3 if code in listed else 1
        values[code] = LINE_INDEX[name] | cells << 6
    return values


def graphemes(combining, decomposition, composites):
    """Bits 0 to 3: the grapheme-breaking class. Bit 4: may change under NFC. Bit 5: has a
    canonical combining class above zero."""
    names = property_map("auxiliary/GraphemeBreakProperty.txt")
    pictographic = binary_property("emoji/emoji-data.txt", "Extended_Pictographic")
    unstable = {second for _, second in composites}
    unstable |= {code for code in decomposition if code not in composites.values()}
    values = bytearray(LAST)
    for code in range(LAST):
        name = names[code]
        if name == "Other" and code in pictographic:
            name = "Extended_Pictographic"
        flags = GRAPHEME_INDEX[name]
        if code in unstable or combining[code] or name in ("V", "T"):
            flags |= 0x10
        if combining[code]:
            flags |= 0x20
        values[code] = flags
    return values


def primary_composites(combining, decomposition):
    excluded = {code for entry in fields("CompositionExclusions.txt")
                for code in code_range(entry[0])}
    pairs = {}
    for code, parts in decomposition.items():
        starter = combining[code] == 0 and combining[parts[0]] == 0
        if len(parts) == 2 and starter and code not in excluded:
            pairs[tuple(parts)] = code
    return pairs


def two_stages(values):
    """The block size that makes the two tables smallest, with the tables."""
    best = None
    for shift in range(4, 10):
        blocks, order, stage1 = {}, [], []
        for start in range(0, LAST, 1 << shift):
            block = bytes(values[start:start + (1 << shift)])
            if block not in blocks:
                blocks[block] = len(order)
                order.append(block)
            stage1.append(blocks[block])
        width = 1 if len(order) <= 256 else 2
        size = len(stage1) * width + (len(order) << shift)
        if best is None or size < best[0]:
            best = (size, shift, width, stage1, b"".join(order))
    return best


def rows(numbers, per_line=24):
    numbers = list(numbers)
    lines = []
    for start in range(0, len(numbers), per_line):
        lines.append("  " + ",".join(str(n) for n in numbers[start:start + per_line]) + ",")
    return "\n".join(lines)


def emit_two_stage(name, values):
    _, shift, width, stage1, stage2 = two_stages(values)
    kind = "uint8_t" if width == 1 else "uint16_t"
    header = f"""
extern const {kind} {name}_stage1[{len(stage1)}];
extern const uint8_t {name}_stage2[{len(stage2)}];

static inline uint8_t {name}(uint32_t scalar) {{
  if (scalar > 0x10FFFF) return 0;
  uint32_t block = {name}_stage1[scalar >> {shift}];
  return {name}_stage2[block << {shift} | (scalar & {(1 << shift) - 1})];
}}
"""
    source = f"""
const {kind} {name}_stage1[{len(stage1)}] = {{
{rows(stage1)}
}};

const uint8_t {name}_stage2[{len(stage2)}] = {{
{rows(stage2)}
}};
"""
    return header, source


def emit_normalisation(combining, decomposition, composites):
    """Canonical decompositions in code order, and the pairs that compose, in pair order."""
    full = sorted((code, parts) for code, parts in decomposition.items()
                  if not 0xF900 <= code <= 0xFAFF and not 0x2F800 <= code <= 0x2FA1F)
    pairs = sorted((first, second, code) for (first, second), code in composites.items())
    ccc = sorted((code, value) for code, value in enumerate(combining) if value)
    spans = []
    for code, value in ccc:
        if spans and spans[-1][1] == code - 1 and spans[-1][2] == value:
            spans[-1][1] = code
        else:
            spans.append([code, code, value])
    header = f"""
/// A canonical decomposition of one step; `second` is 0 where it is a single scalar. Compatibility
/// ideographs are left out: their forms measure and break alike.
typedef struct {{ uint32_t scalar, first, second; }} unicode_decomposition;
enum {{ unicode_decomposition_count = {len(full)} }};
extern const unicode_decomposition unicode_decompositions[{len(full)}];

/// Two scalars that compose to a third; sorted by the two.
typedef struct {{ uint32_t first, second, composite; }} unicode_composition;
enum {{ unicode_composition_count = {len(pairs)} }};
extern const unicode_composition unicode_compositions[{len(pairs)}];

/// Scalars of one canonical combining class above zero.
typedef struct {{ uint32_t first, last, combining_class; }} unicode_combining_span;
enum {{ unicode_combining_span_count = {len(spans)} }};
extern const unicode_combining_span unicode_combining_spans[{len(spans)}];

/// Null, or the entry of the scalar. O(log n).
static inline const unicode_decomposition *unicode_find_decomposition(uint32_t scalar) {{
  int low = 0, high = unicode_decomposition_count - 1;
  while (low <= high) {{
    int middle = (low + high) / 2;
    uint32_t found = unicode_decompositions[middle].scalar;
    if (found == scalar) return &unicode_decompositions[middle];
    if (found < scalar) low = middle + 1; else high = middle - 1;
  }}
  return 0;
}}

/// The scalar that the two compose to, or 0. O(log n).
static inline uint32_t unicode_find_composite(uint32_t first, uint32_t second) {{
  int low = 0, high = unicode_composition_count - 1;
  uint64_t wanted = (uint64_t)first << 32 | second;
  while (low <= high) {{
    int middle = (low + high) / 2;
    const unicode_composition *entry = &unicode_compositions[middle];
    uint64_t found = (uint64_t)entry->first << 32 | entry->second;
    if (found == wanted) return entry->composite;
    if (found < wanted) low = middle + 1; else high = middle - 1;
  }}
  return 0;
}}

/// The canonical combining class, 0 for starters. O(log n).
static inline uint8_t unicode_combining_class(uint32_t scalar) {{
  int low = 0, high = unicode_combining_span_count - 1;
  while (low <= high) {{
    int middle = (low + high) / 2;
    const unicode_combining_span *span = &unicode_combining_spans[middle];
    if (scalar < span->first) high = middle - 1;
    else if (scalar > span->last) low = middle + 1;
    else return (uint8_t)span->combining_class;
  }}
  return 0;
}}
"""
    def triples(entries):
        cells = [f"{{{a},{b},{c}}}" for a, b, c in entries]
        return "\n".join("  " + ",".join(cells[i:i + 6]) + "," for i in range(0, len(cells), 6))

    source = f"""
const unicode_decomposition unicode_decompositions[{len(full)}] = {{
{triples((code, *(parts + [0])[:2]) for code, parts in full)}
}};

const unicode_composition unicode_compositions[{len(pairs)}] = {{
{triples(pairs)}
}};

const unicode_combining_span unicode_combining_spans[{len(spans)}] = {{
{triples(spans)}
}};
"""
    return header, source


def compact_test(name, notice):
    """A Unicode test file with its notice but without the comment of each case."""
    lines = [line.partition("#")[0].strip() for line in read(name)]
    cases = [line for line in lines if line]
    head = [line for line in read(name)[:6]]
    return "\n".join(head + [notice] + cases) + "\n"


def outputs():
    for name, pin in PINS.items():
        actual = digest(name)
        if actual != pin:
            sys.exit(f"{UNICODE / name}: SHA-256 {actual} is not the pinned {pin or '(none)'}")
    category, combining, decomposition = unicode_data()
    composites = primary_composites(combining, decomposition)
    parts = [
        emit_two_stage("unicode_line_and_cells", line_breaking_and_cells(category)),
        emit_two_stage("unicode_grapheme_flags",
                       graphemes(combining, decomposition, composites)),
        emit_normalisation(combining, decomposition, composites),
    ]
    provenance = "\n".join(f"//   {pin}  {name}" for name, pin in PINS.items()
                           if "Test" not in name)
    preamble = f"""// Generated by Tests/Generators/unicode-tables.py; do not edit.
//
// Facts of the Unicode Character Database 15.0.0 (Debian's unicode-data 15.0.0-1),
// Copyright 1991-2022 Unicode, Inc., used under the Unicode License
// (https://www.unicode.org/license.txt). SHA-256 of the inputs:
{provenance}
"""
    line_enum = ", ".join(f"unicode_line_{name} = {i}" for i, name in enumerate(LINE_CLASSES))
    grapheme_enum = ", ".join(
        f"unicode_grapheme_{name} = {i}" for i, name in enumerate(GRAPHEME_CLASSES))
    header = f"""{preamble}
#ifndef CUNICODE_TABLES_H
#define CUNICODE_TABLES_H

#include <stdint.h>

/// Line-breaking classes of UAX #14 after rule LB1: bits 0 to 5 of unicode_line_and_cells. OW and
/// CW are OP and CP of East Asian width F, W or H; PN is an unassigned pictograph. Bits 6 and 7
/// are terminal cells: 0, 1, 2, or 3 for one cell that variation selector 16 makes two.
enum {{ {line_enum} }};

/// Grapheme-breaking classes of UAX #29: bits 0 to 3 of unicode_grapheme_flags. Bit 4: NFC may
/// change the scalar or join it to the one before. Bit 5: combining class above zero.
enum {{ {grapheme_enum} }};
{"".join(part[0] for part in parts)}
#endif
"""
    source = f"""{preamble}
#include "CUnicodeTables.h"
{"".join(part[1] for part in parts)}"""
    terms = "# Comments of the cases left out. Unicode License: https://www.unicode.org/license.txt"
    return {
        "Sources/CUnicodeTables/include/CUnicodeTables.h": header,
        "Sources/CUnicodeTables/tables.c": source,
        "Tests/TypographyTests/Resources/LineBreakTest.txt":
            compact_test("auxiliary/LineBreakTest.txt", terms),
        "Tests/TypographyTests/Resources/GraphemeBreakTest.txt":
            compact_test("auxiliary/GraphemeBreakTest.txt", terms),
    }


def main():
    check = "--check" in sys.argv[1:]
    stale = []
    for name, text in outputs().items():
        path = ROOT / name
        if check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(name)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale:
        sys.exit("not what the generator gives: " + ", ".join(stale))


if __name__ == "__main__":
    main()
