#!/usr/bin/env python3
"""Builds the four font files of this folder. See README.md.

Usage: python3 build.py <node_modules> <out folder>      (needs fontTools and brotli)
"""
import os, sys, tempfile
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import build as build_variable
from fontTools.varLib.instancer import instantiateVariableFont

MODULES, OUT = sys.argv[1:3]
TMP = tempfile.mkdtemp()
DISPLAY = "@fontsource-variable/noto-serif-display/files/noto-serif-display-%s-standard-normal.woff2"
TEXT = "@fontsource-variable/commissioner/files/commissioner-%s-wght-normal.woff2"

ASCII = set(range(0x20, 0x7F))
PUNCTUATION = set(map(ord, "\u00a0\u2009\u202f“”‘’„‚«»‹›–—…·•№€£©®°×−½→←↗✓"))
FRENCH = set(map(ord, "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ"))
WESTERN = FRENCH | set(map(ord, "ÄÖÜẞäöüßÁÌÍÒÓÚÑáìíòóúñ"))
GREEK = set(map(ord, "΄΅Ά·ΈΉΊΌΎΏΐΪΫάέήίΰϊϋόύώ;")) | set(range(0x391, 0x3CA)) - {0x3A2} | {0x37E}
SETS = {
    "latin": ASCII | PUNCTUATION | WESTERN | set(map(ord, "Ελληνικά")),
    "greek": ASCII | PUNCTUATION | GREEK | set(map(ord, "Français")) | set(map(ord, "é°")),
}
# letters that Google's files keep apart: which file has which
FILES = {"greek": GREEK, "latin": WESTERN | ASCII | PUNCTUATION, "cyrillic": {0x2116}, "latin-ext": {0x1E9E}}


def save(font, name):
    path = os.path.join(TMP, name)
    font.flavor = None
    font.save(path)
    return path


def static(pattern, where, wanted, name):
    """One static font at `where`, with the wanted characters, out of all the split files."""
    parts, have = [], set()
    for file, chars in FILES.items():
        path = os.path.join(MODULES, pattern % file)
        if not os.path.exists(path):
            continue
        font = TTFont(path)
        take = (wanted & chars & set(font.getBestCmap())) - have
        if not take:
            continue
        have |= take
        instantiateVariableFont(font, where, inplace=True)
        subset(font, take)
        for glyph in font["glyf"].glyphs.values():
            glyph.expand(font["glyf"])
        for table in ("STAT", "MVAR", "prep", "fpgm", "cvt ", "gasp", "meta", "DSIG"):
            if table in font:
                del font[table]
        parts.append(save(font, f"{name}-{file}.ttf"))
    font = Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0])
    return font, wanted - have


def subset(font, chars):
    options = Options()
    options.hinting = False
    options.layout_features = ["kern", "liga"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = False
    options.glyph_names = True  # the merger and varLib need them; dropped at the end
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=chars)
    subsetter.subset(font)


def add(font, char, name, width, contours=()):
    pen = TTGlyphPen(None)
    for contour in contours:
        pen.moveTo(contour[0])
        for point in contour[1:]:
            pen.lineTo(point)
        pen.closePath()
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    glyph = pen.glyph()
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(width), glyph.xMin if contours else 0)
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[char] = name


def add_missing(font, missing, stem):
    """Spaces, arrows and a check mark, which neither family draws, in the weight of its minus."""
    upm = font["head"].unitsPerEm
    digit = font["hmtx"]["zero"][0]
    if 0x2009 in missing:
        add(font, 0x2009, "uni2009", upm / 6)
    if 0x202F in missing:
        add(font, 0x202F, "uni202F", upm / 6)
    if not stem:
        return
    s, mid, a = stem / 2, font["OS/2"].sCapHeight / 2, 0.21 * upm
    x0, x1, width = 0.06 * upm, 0.72 * upm, 0.78 * upm
    d = s * 2 ** 0.5

    def arrow(turn):
        bar = [(x0, mid - s), (x0, mid + s), (x1 - s, mid + s), (x1 - s, mid - s)]
        head = [(x1, mid), (x1 - a, mid - a), (x1 - a - d, mid - a + d), (x1 - 2 * d, mid),
                (x1 - a - d, mid + a - d), (x1 - a, mid + a)]
        return [[tuple(map(round, turn(x, y))) for x, y in c] for c in (bar, head)]

    cx = (x0 + x1) / 2
    k = 0.5 ** 0.5
    if 0x2192 in missing:
        add(font, 0x2192, "arrowright", width, arrow(lambda x, y: (x, y)))
    if 0x2190 in missing:
        add(font, 0x2190, "arrowleft", width, [c[::-1] for c in arrow(lambda x, y: (2 * cx - x, y))])
    if 0x2197 in missing:
        add(font, 0x2197, "arrowne", width, arrow(
            lambda x, y: (cx + k * (x - cx) - k * (y - mid), mid + k * (x - cx) + k * (y - mid))))
    if 0x2713 in missing:
        foot = (0.27 * upm, 0.06 * upm)
        left, right = 0.2 * upm, 0.44 * upm
        fx, fy = foot
        check = [(fx, fy), (fx - left, fy + left), (fx - left + d, fy + left + d), (fx, fy + 2 * d),
                 (fx + right * 0.9 - d, fy + right + d * 1.4), (fx + right * 0.9 + d * 0.25, fy + right + d * 0.4)]
        add(font, 0x2713, "uni2713", width, [[tuple(map(round, p)) for p in check]])


def finish(font, family, name):
    for record in list(font["name"].names):
        text = {1: family, 2: "Regular", 3: family + " subset", 4: family, 6: family.replace(" ", "")}.get(record.nameID)
        if text:
            font["name"].setName(text, record.nameID, record.platformID, record.platEncID, record.langID)
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    path = os.path.join(OUT, name)
    font.save(path)
    print(name, os.path.getsize(path), len(font.getBestCmap()), "characters")


def variable(script, wanted):
    """Two masters, 400 and 600, merged from the split files and joined again on the weight axis."""
    document = DesignSpaceDocument()
    # 500 stands where the family's own avar table puts it between 400 and 600
    document.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=600,
                                    map=[(400, 400), (500, 509), (600, 600)]))
    for weight in (400, 600):
        font, missing = static(TEXT, {"wght": weight}, wanted, f"text-{script}-{weight}")
        bar = font["glyf"]["minus"]
        add_missing(font, missing, bar.yMax - bar.yMin)
        source = SourceDescriptor(path=save(font, f"text-{script}-{weight}.ttf"), location={"Weight": weight})
        source.familyName, source.styleName, source.name = "Meltemi Text", str(weight), f"text{weight}"
        document.addSource(source)
    document.write(os.path.join(TMP, f"text-{script}.designspace"))
    font = build_variable(os.path.join(TMP, f"text-{script}.designspace"))[0]
    del font["STAT"]
    return font


for script, wanted in SETS.items():
    font, missing = static(DISPLAY, {"wght": 500, "wdth": float(os.environ.get("WDTH", 87.5))}, wanted, f"display-{script}")
    add_missing(font, missing, 0)
    finish(font, "Meltemi Display", f"display-{script}.woff2")
    finish(variable(script, wanted), "Meltemi Text", f"text-{script}.woff2")
