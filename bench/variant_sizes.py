#!/usr/bin/env python3
"""Bytes of code and constants that mem and string take in libc.so, by function and level.

    bazel run //bench:variant_sizes [-- PACKAGE…]

From the linker's map: what is in the archive of a variant (rules/libc.bzl names it FUNCTION__LEVEL) is the level's, all else is shared.
"""

import argparse
import re

LINE = re.compile(r"^\s*[0-9a-f]+\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+\s+(\S+)/lib(\w+)\.a\(.*\):\(\.(text|rodata)[^)]*\)$")


def variants(lines, packages):
    """{function: {level: bytes}}; the level of what is no variant is `-`."""
    found = {}
    for line in lines:
        match = LINE.match(line)
        if not match or not set(match.group(2).split("/")) & set(packages):
            continue
        function, _, level = match.group(3).partition("__")
        sizes = found.setdefault(function, {})
        sizes[level or "-"] = sizes.get(level or "-", 0) + int(match.group(1), 16)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--map", required=True, help=argparse.SUPPRESS)
    parser.add_argument("packages", nargs="*", default=["mem", "string"])
    args = parser.parse_args()
    with open(args.map) as lines:
        found = variants(lines, args.packages or ["mem", "string"])
    levels = sorted({level for sizes in found.values() for level in sizes})
    total = {level: sum(sizes.get(level, 0) for sizes in found.values()) for level in levels}
    for name, sizes in [("function", None), *sorted(found.items(), key=lambda item: -sum(item[1].values())), ("all", total)]:
        cells = [level if sizes is None else sizes.get(level, "") for level in levels]
        print("%-16s" % name + "".join("%9s" % cell for cell in cells) + "%9s" % ("sum" if sizes is None else sum(sizes.values())))


if __name__ == "__main__":
    main()
