#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the tables of unicode.h from the Unicode Character Database (Debian package unicode-data), each between #ifdef TN_UNICODE_x
and #endif.

    unicode_table.py [DIRECTORY]

Sets of characters are bitmaps of 128 under two levels of indexes (16 bitmaps, then 2048 characters), equal parts shared. Case mappings
are runs with one distance: every character or every other one from `first` on.
"""
import sys

UCD = (sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode") + "/"
LIMIT = 0x110000
BITMAP, GROUP = 128, 16


def rows(name):
    for line in open(UCD + name, encoding="utf-8"):
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def span(text):
    ends = text.split("..")
    return range(int(ends[0], 16), int(ends[-1], 16) + 1)


def having(name, *values):
    return {c for row in rows(name) if row[1] in values for c in span(row[0])}


category = ["Cn"] * LIMIT
upper_of, lower_of = {}, {}
first = None
for row in rows("UnicodeData.txt"):
    c = int(row[0], 16)
    if row[1].endswith(", First>"):
        first = c
        continue
    for x in range(first if first is not None else c, c + 1):
        category[x] = row[2]
    first = None
    if row[12]:
        upper_of[c] = int(row[12], 16)
    if row[13]:
        lower_of[c] = int(row[13], 16)


def of(*categories):
    return {c for c in range(LIMIT) if category[c] in categories}


# POSIX has only the ten ASCII digits in class digit; those of other scripts are letters, so that they are alnum.
alpha = having("DerivedCoreProperties.txt", "Alphabetic") | {c for c in of("Nd") if c > 127}
sets = {
    "ALPHA": alpha,
    "UPPER": having("DerivedCoreProperties.txt", "Uppercase"),
    "LOWER": having("DerivedCoreProperties.txt", "Lowercase"),
    "PRINT": set(range(LIMIT)) - of("Cn", "Cs", "Cc", "Zl", "Zp"),
    # Marks and format characters take no column, nor do the vowels and final consonants of conjoining Hangul; a
    # soft hyphen and the signs that embrace what follows them do.
    "ZERO": (of("Mn", "Me", "Cf") - {0xAD} - having("PropList.txt", "Prepended_Concatenation_Mark"))
    | having("HangulSyllableType.txt", "V", "T"),
    "WIDE": having("EastAsianWidth.txt", "W", "F"),
}


def shared(sequence):
    """The distinct items, and the sequence as indexes of them."""
    number = {}
    return [number.setdefault(item, len(number)) for item in sequence], list(number)


def numbers(name, kind, values, form):
    print(f"static const {kind} {name}[] = {{")
    per = 24 if kind == "tn_u8" else 6
    for i in range(0, len(values), per):
        print("    " + ", ".join(form(v) for v in values[i : i + per]) + ",")
    print("};")


for name, members in sets.items():
    words = [sum(1 << i for i in range(BITMAP) if c + i in members) for c in range(0, LIMIT, BITMAP)]
    low, bitmaps = shared(words)
    high, groups = shared(tuple(low[i : i + GROUP]) for i in range(0, len(low), GROUP))
    while len(high) > 1 and not any(bitmaps[b] for b in groups[high[-1]]):
        high.pop()
    assert len(bitmaps) <= 256 and len(groups) <= 256
    print(f"#ifdef TN_UNICODE_{name}")
    numbers("high", "tn_u8", high, str)
    numbers("low", "tn_u8", [b for g in groups for b in g], str)
    numbers("bits", "tn_u64", [b >> s & (1 << 64) - 1 for b in bitmaps for s in (0, 64)], "0x{:x}".format)
    print("#endif")

for name, mapping in ("TO_UPPER", upper_of), ("TO_LOWER", lower_of):
    runs = []  # first, last, step, distance
    for c in sorted(mapping):
        distance = mapping[c] - c
        if runs and runs[-1][3] == distance and c - runs[-1][1] in ({1, 2} if runs[-1][0] == runs[-1][1] else {runs[-1][2]}):
            runs[-1][2] = c - runs[-1][1]
            runs[-1][1] = c
        else:
            runs.append([c, c, 1, distance])
    assert all(last - first < 1 << 10 and abs(distance) < 1 << 19 for first, last, _, distance in runs)
    print(f"#ifdef TN_UNICODE_{name}")
    numbers(
        "runs",
        "struct tn_unicode_run",
        [(first, last - first, step - 1, distance) for first, last, step, distance in runs],
        lambda r: "{{0x{:x}, {}, {}, {}}}".format(*r),
    )
    print("#endif")
