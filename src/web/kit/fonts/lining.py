"""Makes lining figures of one width the figures of a font, so that no style can forget to ask for them: lining.py IN OUT."""

import sys

from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
gsub = font["GSUB"].table


def substitutions(tag):
    lookups = {i for record in gsub.FeatureList.FeatureRecord if record.FeatureTag == tag for i in record.Feature.LookupListIndex}
    pairs = {}
    for index in sorted(lookups):
        for table in gsub.LookupList.Lookup[index].SubTable:
            pairs.update(getattr(table, "ExtSubTable", table).mapping)
    return pairs


lining, tabular = substitutions("lnum"), substitutions("tnum")
for cmap in font["cmap"].tables:
    for code in range(0x30, 0x3A):
        if code in cmap.cmap:
            glyph = lining.get(cmap.cmap[code], cmap.cmap[code])
            cmap.cmap[code] = tabular.get(glyph, glyph)
font.save(sys.argv[2])
