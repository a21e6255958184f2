#!/usr/bin/env python3
"""Makes the web fonts from the whole typefaces by the rules of src/styles/fonts.css.

A rule with `unicode-range` gets the characters of its range, a rule without it the remaining characters of the typeface.
Weights and widths are limited to those of the rule. Needed only after a change of fonts.css or a typeface. Requires
fontTools with brotli (Debian: python3-fonttools, python3-brotli), which saves a seventh of the bytes by leaving out
movements of points that follow from neighbouring points.
"""

import io
import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

STYLES = Path(__file__).parent.parent / "src/styles"
WHOLE = {"Radio Canada": "radio-canada-latin-wdth.woff2", "B612 Mono": "b612-mono-latin-400.woff2"}
REST = " Rest"
# Hints, which browsers ignore at these sizes, and tables for font menus of applications.
NEEDLESS = ["STAT", "MVAR", "gasp", "prep", "fpgm", "cvt "]


def rules():
    """Yields family, file, range and axes of each rule that has a file."""
    css = re.sub(r"/\*.*?\*/", "", (STYLES / "fonts.css").read_text(), flags=re.S)
    for body in re.findall(r"@font-face\s*{(.*?)}", css, flags=re.S):
        value = dict(re.findall(r"([\w-]+):\s*(.*?);", body, flags=re.S))
        address = re.search(r'url\("\./(.*?)"\)', value["src"])
        if address:
            yield value["font-family"].strip('"'), STYLES / address[1], value.get("unicode-range"), axes_of(value)


def axes_of(value):
    weights = [float(number) for number in value["font-weight"].split()]
    widths = [float(number.rstrip("%")) for number in value.get("font-stretch", "").split()]
    return {tag: tuple(ends) for tag, ends in (("wght", weights), ("wdth", widths)) if len(ends) == 2}


def characters(ranges):
    ends = [part.strip()[2:].split("-") for part in ranges.split(",")]
    return {code for end in ends for code in range(int(end[0], 16), int(end[-1], 16) + 1)}


def cut(whole, codes, axes):
    font = TTFont(whole)
    options = subset.Options(layout_features=["kern"], hinting=False, name_IDs=[1, 2], drop_tables=NEEDLESS)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    if axes:
        plain = io.BytesIO()
        font.flavor = None
        font.save(plain)
        font = instancer.instantiateVariableFont(TTFont(plain), axes, optimize=True)
        for table in NEEDLESS:
            if table in font:
                del font[table]
    font.flavor = "woff2"
    return font


def main():
    declared = list(rules())
    rests = {family.removesuffix(REST): characters(ranges) for family, _, ranges, _ in declared if ranges}
    for family, file, ranges, axes in declared:
        typeface = family.removesuffix(REST)
        whole = STYLES / "fonts" / WHOLE[typeface]
        rest = rests[typeface] & set(TTFont(whole).getBestCmap())
        codes = rest if ranges else set(TTFont(whole).getBestCmap()) - rest
        font = cut(whole, codes, axes)
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(file)
        print(f"{file.name}: {len(codes)} characters, {file.stat().st_size:,} bytes")


main()
