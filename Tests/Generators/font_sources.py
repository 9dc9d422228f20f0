"""What font-tables.py reads: the pinned fonts, their advances, forms and kerning."""

import hashlib
import pathlib
import sys

import uharfbuzz
from fontTools.ttLib import TTCollection, TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONTS = pathlib.Path("/usr/share/fonts")
UNICODE = pathlib.Path("/usr/share/unicode")
WEIGHTS = ("Regular", "Medium", "SemiBold", "Bold")
INTER = "opentype/inter/Inter-{}.otf"
CJK = "opentype/noto/NotoSansCJK-{}.ttc"
CJK_KOREAN = 1
NOTO = "truetype/noto/NotoSans{}-{}.ttf"
NOTO_SCRIPTS = (
    "Hebrew Thai Lao Arabic Armenian Georgian Devanagari Bengali Gurmukhi Gujarati Tamil Telugu "
    "Kannada Malayalam Sinhala Khmer Myanmar Ethiopic"
).split()
#: Scripts whose fonts kern.
KERNED_SCRIPTS = "Hebrew Thai Lao Armenian Georgian Arabic".split()
#: Where Arabic letters have forms in the tables.
FORMS = range(0x0620, 0x0700)
JOINER = "\u200D"
PINS = {
    "opentype/inter/Inter-Regular.otf":
        "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc",
    "opentype/inter/Inter-Medium.otf":
        "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4",
    "opentype/inter/Inter-SemiBold.otf":
        "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457",
    "opentype/inter/Inter-Bold.otf":
        "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1",
    "opentype/noto/NotoSansCJK-Regular.ttc":
        "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
    "opentype/noto/NotoSansCJK-Bold.ttc":
        "faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb",
    "truetype/noto/NotoSansHebrew-Regular.ttf":
        "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7",
    "truetype/noto/NotoSansHebrew-Bold.ttf":
        "d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3",
    "truetype/noto/NotoSansThai-Regular.ttf":
        "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93",
    "truetype/noto/NotoSansThai-Bold.ttf":
        "97bbc8ea98328325285f2f552228c7aac1db39d8f38f0096a61ba7df1f1f780e",
    "truetype/noto/NotoSansLao-Regular.ttf":
        "6c3de7db369e85cba20255d161eeeb3d934ea3c4c51e2574c2ddcce79a25025c",
    "truetype/noto/NotoSansLao-Bold.ttf":
        "b87a8592f1cdd8b15e1e827967afd45a8c5ffc1123773bc4bd023fe1ccecd321",
    "truetype/noto/NotoSansArabic-Regular.ttf":
        "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e",
    "truetype/noto/NotoSansArabic-Bold.ttf":
        "ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952",
    "truetype/noto/NotoSansArmenian-Regular.ttf":
        "9636c32c121f4fc1fc6963dfad60ea32c41889507118a46f83a818eacf40348e",
    "truetype/noto/NotoSansArmenian-Bold.ttf":
        "a0f398d0205f0b96d6637ac66d92e6e42b230f8ed3853a050d0aa5792eb9b7f7",
    "truetype/noto/NotoSansGeorgian-Regular.ttf":
        "ba75f2154fef9beac8439f94c631dc37ef9c708d32f9254bb019afdfa9aa3138",
    "truetype/noto/NotoSansGeorgian-Bold.ttf":
        "2cee22513f5c94b5577fe1a91df94836dc9825ac78e5b3a9f3c49d1f038a5f11",
    "truetype/noto/NotoSansDevanagari-Regular.ttf":
        "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f",
    "truetype/noto/NotoSansDevanagari-Bold.ttf":
        "77ad688cfe1dc55185bf4edb4db3c614202c65dd23a1463ad0e23fc52bcc9a5c",
    "truetype/noto/NotoSansBengali-Regular.ttf":
        "9bb35b3547829ecc42041b6017e87fd4c5f1da1edcd00f59171777050f346018",
    "truetype/noto/NotoSansBengali-Bold.ttf":
        "22c9ff99baca4d31c531ce450a1369beed889467e1ad964f4b8a6f810aa46955",
    "truetype/noto/NotoSansGurmukhi-Regular.ttf":
        "1db960ff6f506a98f5b3ece78f54618388c6187e7edf8ceee5ab63389c0db3ab",
    "truetype/noto/NotoSansGurmukhi-Bold.ttf":
        "ded9c1f56a7ed0b835cfef5dd642f26cfc0f41a16fbc08008d376ddcc91d606e",
    "truetype/noto/NotoSansGujarati-Regular.ttf":
        "4468a3a24516831874fb4a867b760a22257944584e478d32a97e3c4d4bfc6400",
    "truetype/noto/NotoSansGujarati-Bold.ttf":
        "db2b642c28b021da8cb0f3463bf41376549c850aa718ca863ec3ff5d5df0f2f7",
    "truetype/noto/NotoSansTamil-Regular.ttf":
        "a7bb7f92f165479af2f0556c4fd669b74c5959f464f603e18389b532f4d07a71",
    "truetype/noto/NotoSansTamil-Bold.ttf":
        "7ef7071ba2fad67dcae397dc7f5bfd4dbce69d86cdc453c2cc4abe640df0b442",
    "truetype/noto/NotoSansTelugu-Regular.ttf":
        "cb3165071121b1e80c55a041d0c1f79b3bbc68e4b0eab37b0d881958dfc3ed7a",
    "truetype/noto/NotoSansTelugu-Bold.ttf":
        "34e3a81c02ea8474f00b1046cbb183461648fd253a56475140d6b025db828b5b",
    "truetype/noto/NotoSansKannada-Regular.ttf":
        "892b841b0b87ca3c2702bdc78d3031c8220f53e8f5f496ec5e37ccf0ca03ddf7",
    "truetype/noto/NotoSansKannada-Bold.ttf":
        "fcb9918669a24e33b1464b33eeac24e9a0f54a50393dfdaeb1e596cfcf2dac47",
    "truetype/noto/NotoSansMalayalam-Regular.ttf":
        "5433f4a642b4325aa169a55c4c6b8d1c4a45c4e08bcd9cbe72888229709a8f2d",
    "truetype/noto/NotoSansMalayalam-Bold.ttf":
        "abe54dff7c6539899f1208672ae4235207b3e6b8d49594e9ff02d972d5975a81",
    "truetype/noto/NotoSansSinhala-Regular.ttf":
        "31f83eec724a27779d1434afc84beabee239c0ff77dc8d04bee9f49c60b23fdd",
    "truetype/noto/NotoSansSinhala-Bold.ttf":
        "9ac3c2da2562fd3ce449e600a9954a3c5dad982145c85159449fe1c31f648a6e",
    "truetype/noto/NotoSansKhmer-Regular.ttf":
        "bc9a5e2afcee249849e409aabe6e22330c479b878ea3e59bf5e7c84482d7ee53",
    "truetype/noto/NotoSansKhmer-Bold.ttf":
        "cc74e7ac685da9a84e18b773ec8d80d06765aa1754bb14acc390c3620023c4dc",
    "truetype/noto/NotoSansMyanmar-Regular.ttf":
        "3fe9a4babc12081adc979e0313433e6ec85bb3ad069681c23ee8d8ea8b91332b",
    "truetype/noto/NotoSansMyanmar-Bold.ttf":
        "e37e2ef189431020b1eaf4fb8d43252666dc24265d628145fff119613afea174",
    "truetype/noto/NotoSansEthiopic-Regular.ttf":
        "58bc43b062961b38ee45757d2e74e6a991a12011aa0399fb03004ac432e5c852",
    "truetype/noto/NotoSansEthiopic-Bold.ttf":
        "cc16f0c43be76a2ecb5f6d08de4fe6705886b9be90251bfb5959a90955be7f1d",
}
UNICODE_PINS = {
    "UnicodeData.txt":
        "806e9aed65037197f1ec85e12be6e8cd870fc5608b4de0fffd990f689f376a73",
    "ArabicShaping.txt":
        "eb840f36e0a7446293578c684a54c6d83d249abde7bdd4dfa89794af1d7fe9e9",
    "DerivedCoreProperties.txt":
        "d367290bc0867e6b484c68370530bdd1a08b6b32404601b8c7accaf83e05628d",
    "EastAsianWidth.txt":
        "743e7bc435c04ab1a8459710b1c3cad56eedced5b806b4659b6e69b85d0adf2a",
    "emoji/emoji-data.txt":
        "29071dba22c72c27783a73016afb8ffaeb025866740791f9c2d0b55cc45a3470",
}

INTER_UNITS = 2816
OTHER_UNITS = 1000
#: An emoji is 1.25 em wide, as in the colour fonts of the large platforms (1000 of 800 units).
EMOJI_ADVANCE = 1250
#: What a scalar without a glyph in any source is given, per 1000 em.
MISSING_ADVANCE = 600
MISSING, TRANSPARENT = 0, 1
LAST = 0x110000
BLOCK = 16


def pinned(name, folder=FONTS, pins=PINS):
    path = folder / name
    actual = hashlib.sha256(path.read_bytes()).hexdigest()
    if pins.get(name) != actual:
        sys.exit(f"{path}: SHA-256 {actual} is not the pinned {pins.get(name)}")
    return path


def unicode_lines(name):
    path = pinned(name, UNICODE, UNICODE_PINS)
    return path.read_text(encoding="utf-8").splitlines()


def unicode_set(name, wanted):
    found = set()
    for line in unicode_lines(name):
        parts = [part.strip() for part in line.partition("#")[0].split(";")]
        if len(parts) == 2 and parts[1] == wanted:
            first, _, last = parts[0].partition("..")
            found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def general_categories():
    found, first = {}, 0
    for line in unicode_lines("UnicodeData.txt"):
        code, name, category = line.split(";")[:3]
        code = int(code, 16)
        if name.endswith(", First>"):
            first = code
        elif name.endswith(", Last>"):
            found.update(dict.fromkeys(range(first, code + 1), category))
        else:
            found[code] = category
    return found


def is_private(code):
    return 0xE000 <= code <= 0xF8FF or code >= 0xF0000


def kerning_matrix(font, glyphs):
    """Rows of effective pair adjustments: the first subtable that knows the pair decides."""
    lookups = {
        index
        for record in font["GPOS"].table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    position = {name: index for index, name in enumerate(glyphs)}
    rows = [[0] * len(glyphs) for _ in glyphs]
    for index in sorted(lookups):
        lookup = font["GPOS"].table.LookupList.Lookup[index]
        for table in reversed(lookup.SubTable):
            if table.LookupType == 9:
                table = table.ExtSubTable
            if table.ValueFormat1 != 4 or table.ValueFormat2 != 0:
                sys.exit("kerning other than an advance of the first glyph is not modelled")
            if table.Format == 1:
                for name, pairs in zip(table.Coverage.glyphs, table.PairSet):
                    if name in position:
                        row = rows[position[name]]
                        for record in pairs.PairValueRecord:
                            if record.SecondGlyph in position:
                                row[position[record.SecondGlyph]] = record.Value1.XAdvance
            else:
                second = table.ClassDef2.classDefs
                columns = [second.get(name, 0) for name in glyphs]
                for name in table.Coverage.glyphs:
                    if name in position:
                        first = table.ClassDef1.classDefs.get(name, 0)
                        values = [r.Value1.XAdvance if r.Value1 else 0
                                  for r in table.Class1Record[first].Class2Record]
                        rows[position[name]] = [values[c] for c in columns]
    return rows


def distinct(sequences):
    """Each sequence's number among the distinct ones, number 0 for all zeros, with those."""
    zero = tuple([0] * len(sequences[0]))
    numbers, order = {zero: 0}, [zero]
    result = []
    for sequence in map(tuple, sequences):
        if sequence not in numbers:
            numbers[sequence] = len(order)
            order.append(sequence)
        result.append(numbers[sequence])
    return result, order


class Kerning:
    """One weight's matrix, packed."""

    def __init__(self, rows):
        self.left, kept = distinct(rows)
        self.right, columns = distinct(list(zip(*kept)))
        matrix = list(zip(*columns))
        # The most frequent values first, 0 at index 0.
        palette = sorted({value for row in matrix for value in row} - {0})
        self.palette = [0] + palette
        if max(len(self.palette), len(kept), len(columns)) > 256:
            sys.exit("the kerning no longer fits in bytes")
        code = {value: index for index, value in enumerate(self.palette)}
        self.blocks_in_row = -(-len(columns) // BLOCK)
        blocks, self.index, self.blocks = {}, [], []
        for row in matrix:
            codes = [code[value] for value in row]
            codes += [0] * (self.blocks_in_row * BLOCK - len(codes))
            for start in range(0, len(codes), BLOCK):
                block = tuple(codes[start:start + BLOCK])
                if block not in blocks:
                    blocks[block] = len(blocks)
                    self.blocks.extend(block)
                self.index.append(blocks[block])


def third(regular, bold, step):
    """Weights between two masters lie on the line between them: 500 and 600 of 400 to 700."""
    return round(regular + (bold - regular) * step / 3)


def fallback_advances(categories):
    """Advances per 1000 em in the four weights of all scalars that Inter lacks, and by script the
    scalars that its font gave."""
    found, owned = {}, {}
    faces = [TTCollection(str(pinned(CJK.format(w)))).fonts[CJK_KOREAN]
             for w in ("Regular", "Bold")]
    add_fallback(found, faces)
    for script in NOTO_SCRIPTS:
        faces = [TTFont(str(pinned(NOTO.format(script, w)))) for w in ("Regular", "Bold")]
        owned[script] = add_fallback(found, faces)
    return found, owned


def add_fallback(found, faces):
    maps = [face.getBestCmap() for face in faces]
    added = []
    for code in sorted(maps[0]):
        if code in found or is_private(code) or code not in maps[1]:
            continue
        regular, bold = (
            face["hmtx"][cmap[code]][0] * OTHER_UNITS / face["head"].unitsPerEm
            for face, cmap in zip(faces, maps))
        found[code] = weights_between(round(regular), round(bold))
        added.append(code)
    return added


def weights_between(regular, bold):
    return regular, third(regular, bold, 1), third(regular, bold, 2), bold


class Shaper:
    """Widths of texts in the two masters of a script's font, per 1000 em."""

    def __init__(self, script):
        self.fonts = []
        for weight in ("Regular", "Bold"):
            blob = uharfbuzz.Blob.from_file_path(str(pinned(NOTO.format(script, weight))))
            face = uharfbuzz.Face(blob)
            if face.upem != OTHER_UNITS:
                sys.exit("the units per em have changed")
            self.fonts.append(uharfbuzz.Font(face))
        self.known = {}

    def widths(self, text):
        if text not in self.known:
            self.known[text] = tuple(self.width(font, text) for font in self.fonts)
        return self.known[text]

    @staticmethod
    def width(font, text):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer, {"liga": False, "clig": False, "calt": False, "dlig": False})
        return sum(position.x_advance for position in buffer.glyph_positions)

    def kerning(self, entries):
        """A matrix for each of the four weights; an entry is a text before, one after, a scalar
        and a name, as `forms` gives them."""
        masters = [[[0] * len(entries) for _ in entries] for _ in self.fonts]
        for row, first in enumerate(entries):
            for column, second in enumerate(entries):
                if not first.may_precede(second):
                    continue
                pair = self.widths(first.before + first.letter + second.letter + second.after)
                alone = zip(self.widths(first.text), self.widths(second.text))
                for number, (both, (one, two)) in enumerate(zip(pair, alone)):
                    masters[number][row][column] = both - one - two
        count = range(len(entries))
        regular, bold = masters
        return [
            [[weights_between(regular[i][j], bold[i][j])[weight] for j in count] for i in count]
            for weight in range(4)]


class Form:
    """A scalar as it stands between its neighbours: 0 isolated, 1 final, 2 initial, 3 medial."""

    def __init__(self, code, joining="U", form=0):
        self.code, self.letter, self.joining, self.form = code, chr(code), joining, form
        self.before = JOINER if form in (1, 3) else ""
        self.after = JOINER if form in (2, 3) else ""
        self.text = self.before + self.letter + self.after

    def may_precede(self, other):
        joins = self.joining in "DC" and other.joining in "DRC"
        if self.form in (2, 3):
            return joins and other.form in (1, 3)
        return not joins and other.form in (0, 2)


def joining_types():
    found = {}
    for line in unicode_lines("ArabicShaping.txt"):
        parts = [part.strip() for part in line.partition("#")[0].split(";")]
        if len(parts) >= 3:
            found[int(parts[0], 16)] = parts[2]
    return found
