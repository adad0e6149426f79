#!/usr/bin/env python3
"""The layer order, checked on the objects: no archive refers to a symbol that only a higher layer defines.

    layers_check.py LLVM_NM LAYERS DYNAMIC_LIST ARCHIVE…     LAYERS: package folders, low to high, separated by commas

Archives stand in folders named after their package (…/<image>/<package>/lib<name>.a). BUILD files are checked when Bazel loads them (rules/layers.bzl); this finds what a
declaration hides: a symbol declared by hand. Two kinds of reference are no edges: to a name that a program may replace (platforms/dynamic.list: the malloc family and
public data), and the compiler's own calls to memcpy and its kind.
"""

import os
import re
import subprocess
import sys


def main():
    nm, layers, dynamic_list, *archives = sys.argv[1:]
    text = re.sub(r"#.*", "", open(dynamic_list).read())
    free = set(re.findall(r"\w+", text)) | {
        "tn_" + f + suffix for f in ("memcpy", "memmove", "memset", "memcmp") for suffix in ("", "_portable")}
    order = {name: index for index, name in enumerate(layers.split(","))}
    defined, undefined = {}, []
    for archive in archives:
        parts = os.path.dirname(archive).split("/")
        package = next((p for p in parts[parts.index(next(x for x in parts if x.startswith("libc_"))) + 1:]), None)
        if package not in order:
            continue
        out = subprocess.run([nm, "--format=posix", archive], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
        for line in out.splitlines():
            fields = line.split()
            if len(fields) < 2 or line.endswith(":"):
                continue
            name, kind = fields[:2]
            if kind in "Uwv":
                undefined.append((package, os.path.basename(archive), name, kind))
            else:
                defined.setdefault(name, set()).add(package)
    edges = set()
    for package, archive, name, kind in undefined:
        homes = defined.get(name)
        # A weak reference to a higher layer is the documented way to ask whether something is linked at all.
        if homes and kind == "U" and name not in free and min(order[h] for h in homes) > order[package]:
            edges.add((package, archive, name, sorted(homes)[0]))
    for package, archive, name, home in sorted(edges):
        print("upward: %s (%s) uses %s of %s" % (package, archive, name, home))
    print("%d packages, %d archives, %d upward edges" % (len(order), len(archives), len(edges)))
    sys.exit(1 if edges or not defined else 0)


if __name__ == "__main__":
    main()
