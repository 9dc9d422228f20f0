#!/usr/bin/env python3
"""Generates Sources/CFontTables: advance widths and kerning as facts, never outlines.

    apt-get install fonts-inter fonts-noto-cjk fonts-noto-core unicode-data
    pip install fonttools uharfbuzz
    python3 Tests/Generators/font-tables.py            # rewrites the tables
    python3 Tests/Generators/font-tables.py --check    # fails when they would differ

The fonts are pinned by SHA-256 below; another version is refused. The same input always gives the
same bytes.

Every scalar has a *kind*: scalars with the same advance and the same kerning in all four weights
share one. Kind 0 has no glyph, kind 1 is a mark or an invisible character (no advance, looked
through by kerning). A source with kerning (Inter, or Noto Sans for a script) has its kinds in a
row. The kerning of a source in a weight is the matrix of its distinct rows and columns, in
deduplicated blocks of 16 palette indices. Inter's is read from its tables; that of a script's
font is what HarfBuzz adds to the two advances of a pair, ligatures of two included. Arabic letters
have a kind for each of their four forms.
"""

import sys

from font_sources import *  # noqa: F403


def build():
    categories = general_categories()
    emoji = unicode_set("emoji/emoji-data.txt", "Emoji_Presentation")
    ignorable = unicode_set("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    wide = unicode_set("EastAsianWidth.txt", "W") | unicode_set("EastAsianWidth.txt", "F")
    fonts = [TTFont(str(pinned(INTER.format(weight)))) for weight in WEIGHTS]
    maps = [font.getBestCmap() for font in fonts]
    if any(font["head"].unitsPerEm != INTER_UNITS for font in fonts):
        sys.exit("the units per em have changed")

    def is_transparent(code):
        return (categories.get(code) in ("Mn", "Me") or code in ignorable
                or categories.get(code) in ("Cc", "Zl", "Zp"))

    codes = [code for code in sorted(set.intersection(*map(set, maps)))
             if not is_private(code) and not is_transparent(code) and code not in emoji]
    sources = []
    kinds, order, kind_of = {}, [], {}

    def kind(key):
        if key not in kinds:
            kinds[key] = len(order)
            order.append(key[1])
        return kinds[key]

    def add_source(entries, advances, matrices, unit):
        """Kinds for entries; their numbers are in a row, and so are their classes."""
        first, packed = len(order), [Kerning(matrix) for matrix in matrices]
        lefts, rights, result = [], [], []
        for index, advance in enumerate(advances):
            classes = tuple((p.left[index], p.right[index]) for p in packed)
            before = len(order)
            result.append(kind((len(sources), advance, classes)))
            if len(order) > before:
                lefts.append([left for left, _ in classes])
                rights.append([right for _, right in classes])
        sources.append((first, len(order), unit, packed, lefts, rights))
        return dict(zip(entries, result))

    kind(("missing", (MISSING_ADVANCE,) * 4))
    kind(("transparent", (0,) * 4))
    glyphs = [sorted({cmap[code] for code in codes}) for cmap in maps]
    rows = [kerning_matrix(font, names) for font, names in zip(fonts, glyphs)]
    packed = [Kerning(matrix) for matrix in rows]
    positions = [{name: index for index, name in enumerate(names)} for names in glyphs]
    first, lefts, rights = len(order), [], []
    for code in codes:
        places = [position[cmap[code]] for position, cmap in zip(positions, maps)]
        classes = tuple((p.left[i], p.right[i]) for p, i in zip(packed, places))
        advance = tuple(font["hmtx"][cmap[code]][0] for font, cmap in zip(fonts, maps))
        before = len(order)
        kind_of[code] = kind((0, advance, classes))
        if len(order) > before:
            lefts.append([left for left, _ in classes])
            rights.append([right for _, right in classes])
    sources.append((first, len(order), "font_kerned_unit", packed, lefts, rights))

    fallback, owned = fallback_advances(categories)
    joining = joining_types()
    forms = {}
    for script in KERNED_SCRIPTS:
        entries = []
        for code in owned[script]:
            # What Inter has is Inter's.
            if is_transparent(code) or code in emoji or code in kind_of:
                continue
            if script != "Arabic":
                entries.append(Form(code))
            elif code in FORMS:
                type_ = joining.get(code, "U")
                numbers = {"U": (0,), "R": (0, 1), "D": (0, 1, 2, 3), "C": (0, 1, 2, 3)}[type_]
                entries += [Form(code, type_, number) for number in numbers]
        shaper = Shaper(script)
        advances = [weights_between(*shaper.widths(entry.text)) for entry in entries]
        added = add_source(entries, advances, shaper.kerning(entries), "font_other_unit")
        for entry, number in added.items():
            if entry.form == 0:
                kind_of[entry.code] = number
            if entry.joining != "U":
                forms.setdefault(entry.code, [entry.joining, 0, 0, 0, 0])[entry.form + 1] = number

    emoji_kind = kind(("other", (EMOJI_ADVANCE,) * 4))
    hangul_kind = kind(("other", fallback[0xAC00]))
    wide_kind = kind(("other", (OTHER_UNITS,) * 4))
    for code in range(LAST):
        if code in kind_of:
            continue
        if is_transparent(code):
            kind_of[code] = TRANSPARENT
        elif code in emoji:
            kind_of[code] = emoji_kind
        elif code in fallback:
            kind_of[code] = kind(("other", fallback[code]))
        elif code in wide:
            kind_of[code] = wide_kind
    return sources, order, kind_of, emoji_kind, hangul_kind, forms


def two_stages(values):
    best = None
    for shift in range(4, 10):
        blocks, order, stage1 = {}, [], []
        for start in range(0, LAST, 1 << shift):
            block = tuple(values[start:start + (1 << shift)])
            if block not in blocks:
                blocks[block] = len(order)
                order.append(block)
            stage1.append(blocks[block])
        width = 1 if len(order) <= 256 else 2
        size = len(stage1) * width + (len(order) << shift) * 2
        if best is None or size < best[0]:
            best = (size, shift, width, stage1, [v for block in order for v in block])
    return best


def array(kind, name, values, per_line=24, static=True):
    values = list(values)
    lines = [f"{'static ' if static else ''}const {kind} {name}[{len(values)}] = {{"]
    for start in range(0, len(values), per_line):
        lines.append("  " + ",".join(map(str, values[start:start + per_line])) + ",")
    lines.append("};\n")
    return "\n".join(lines)


def outputs():
    sources, order, kind_of, emoji_kind, hangul_kind, forms = build()
    inter_end, kerned = sources[0][1], sources[-1][1]
    _, shift, width, stage1, stage2 = two_stages([kind_of.get(c, MISSING) for c in range(LAST)])
    stage1_type = "uint8_t" if width == 1 else "uint16_t"
    pins = "\n".join(f"//   {pin}  {name}" for name, pin in (PINS | UNICODE_PINS).items())
    preamble = f"""// Generated by Tests/Generators/font-tables.py; do not edit.
//
// Advance widths and pair kerning of Inter (fonts-inter 4.0~beta7+ds-1, self-reported version
// 3.019) for Latin, Greek, Cyrillic and Vietnamese, and the advances of Noto Sans (fonts-noto-cjk
// 1:20220127+repack1-1, fonts-noto-core 20201225-1) elsewhere, all under the SIL Open Font
// License. Facts only; no outline of a font is here. SHA-256 of the inputs:
{pins}
"""
    header = f"""{preamble}
#ifndef CFONT_TABLES_H
#define CFONT_TABLES_H

#include <stdint.h>

/// All advances are given in the common unit of the sources: {INTER_UNITS} and {OTHER_UNITS} units per em
/// meet in 352000.
enum {{
  font_units_per_em = 352000,
  font_kerned_unit = 125,
  font_other_unit = 352,
  font_kind_count = {len(order)},
  font_kerned_unit_end = {inter_end},
  font_kerned_kind_count = {kerned},
  font_kind_missing = {MISSING},
  font_kind_transparent = {TRANSPARENT},
  font_kind_emoji = {emoji_kind},
  font_kind_hangul = {hangul_kind},
}};

/// The kerning of the kinds from first to before end, in units of the source.
typedef struct {{
  uint16_t first, end;
  int32_t unit;
  uint32_t blocks_in_row;
  const uint8_t *left, *right;
  const uint16_t *index;
  const uint8_t *blocks;
  const int16_t *palette;
}} font_kerning_source;

enum {{ font_source_count = {len(sources)} }};

typedef struct {{
  const uint16_t *advances;
  font_kerning_source sources[font_source_count];
}} font_weight_tables;

/// The forms of an Arabic letter that joins its neighbours: isolated, final, initial, medial.
typedef struct {{
  /// Whether it joins the letter before it, and the one after it.
  uint8_t joins_before, joins_after;
  uint16_t kinds[4];
}} font_letter_forms;

/// Regular, medium, semibold, bold.
extern const font_weight_tables font_weights[4];
extern const {stage1_type} font_kinds_stage1[{len(stage1)}];
extern const uint16_t font_kinds_stage2[{len(stage2)}];
extern const font_letter_forms font_forms[{len(FORMS)}];

/// The kind of a scalar, 0 where no source has a glyph.
static inline uint16_t font_kind(uint32_t scalar) {{
  if (scalar > 0x10FFFF) return 0;
  uint32_t block = font_kinds_stage1[scalar >> {shift}];
  return font_kinds_stage2[block << {shift} | (scalar & {(1 << shift) - 1})];
}}

/// The advance of a kind in a weight of 0 to 3, in 1/352000 em.
static inline int32_t font_advance(uint32_t weight, uint32_t kind) {{
  if (weight > 3 || kind >= font_kind_count) return 0;
  int32_t units = font_weights[weight].advances[kind];
  return units * (kind >= 2 && kind < font_kerned_unit_end ? font_kerned_unit
                                                             : font_other_unit);
}}

/// What the pair adds to the advance of the first, in 1/352000 em.
static inline int32_t font_kerning(uint32_t weight, uint32_t first, uint32_t second) {{
  if (weight > 3 || first >= font_kerned_kind_count || second >= font_kerned_kind_count) return 0;
  for (int i = 0; i < font_source_count; i++) {{
    const font_kerning_source *source = &font_weights[weight].sources[i];
    if (first >= source->end) continue;
    if (first < source->first || second < source->first || second >= source->end) return 0;
    uint32_t row = source->left[first - source->first];
    uint32_t column = source->right[second - source->first];
    uint32_t block = source->index[row * source->blocks_in_row + column / {BLOCK}];
    return source->palette[source->blocks[block * {BLOCK} + column % {BLOCK}]] * source->unit;
  }}
  return 0;
}}

/// Null, or the forms of a letter that joins its neighbours.
static inline const font_letter_forms *font_find_forms(uint32_t scalar) {{
  if (scalar < 0x{FORMS[0]:X} || scalar > 0x{FORMS[-1]:X}) return 0;
  const font_letter_forms *forms = &font_forms[scalar - 0x{FORMS[0]:X}];
  return forms->joins_before || forms->joins_after ? forms : 0;
}}

#endif
"""
    parts = [preamble, '#include "CFontTables.h"\n']
    parts.append(array(stage1_type, "font_kinds_stage1", stage1, static=False))
    parts.append(array("uint16_t", "font_kinds_stage2", stage2, static=False))
    entries = []
    for number, name in enumerate(WEIGHTS):
        name = name.lower()
        parts.append(array("uint16_t", f"{name}_advances", (key[number] for key in order)))
        members = []
        for place, (first, end, unit, packed, lefts, rights) in enumerate(sources):
            stem = f"{name}_{place}"
            parts.append(array("uint8_t", f"{stem}_left", (left[number] for left in lefts)))
            parts.append(array("uint8_t", f"{stem}_right", (right[number] for right in rights)))
            parts.append(array("uint16_t", f"{stem}_index", packed[number].index))
            parts.append(array("uint8_t", f"{stem}_blocks", packed[number].blocks))
            parts.append(array("int16_t", f"{stem}_palette", packed[number].palette))
            members.append(
                f"    {{{first}, {end}, {unit}, {packed[number].blocks_in_row}, {stem}_left, "
                f"{stem}_right, {stem}_index, {stem}_blocks, {stem}_palette}},")
        entries.append(f"  {{{name}_advances, {{\n" + "\n".join(members) + "\n  }},")
    parts.append("const font_weight_tables font_weights[4] = {\n" + "\n".join(entries) + "\n};\n")
    letters = []
    for code in FORMS:
        joining, *numbers = forms.get(code, ["U", 0, 0, 0, 0])
        letters.append(f"  {{{int(joining in 'DRC')}, {int(joining in 'DC')}, "
                       f"{{{', '.join(map(str, numbers))}}}}},")
    parts.append(f"const font_letter_forms font_forms[{len(FORMS)}] = {{\n"
                 + "\n".join(letters) + "\n};\n")
    return {
        "Sources/CFontTables/include/CFontTables.h": header,
        "Sources/CFontTables/tables.c": "\n".join(parts),
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
            path.write_text(text, encoding="utf-8")
    if stale:
        sys.exit("not what the generator gives: " + ", ".join(stale))


if __name__ == "__main__":
    main()
