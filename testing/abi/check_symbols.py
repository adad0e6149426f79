#!/usr/bin/env python3
"""The symbols of a built libc.so against two lists: check_symbols.py SYSROOT ARCH [LIBC_ABI]

1. The ABI data (check_abi): what is exported must have the right kind, size, aliases and GOT use. What is missing is counted, not wrong.
2. platforms/libc.abi, the reviewed list of what we export: `name kind [architectures]` a line. Both must be equal; `--write` as a fourth argument writes the lines of this architecture's
   symbols to standard output instead.
"""

import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
LLVM_NM = "/usr/lib/llvm-19/bin/llvm-nm"
# libc itself never calls these, so no dynamic relocation of its own refers to them (check_abi's README, Limits).
NO_OWN_USE = {"memalign"}


def exports(library):
    out = subprocess.run([LLVM_NM, "-D", "--defined-only", "--format=posix", library], check=True, stdout=subprocess.PIPE, text=True).stdout
    kinds = {}
    for line in out.splitlines():
        name, kind = line.split()[:2]
        kinds[name] = "func" if kind in "TtWi" else "data" if kind in "BbDdRrVv" else kind
    return kinds


def main():
    sysroot, arch = sys.argv[1:3]
    library = os.path.join(sysroot, "lib/libc.so")
    bad = 0
    out = subprocess.run([sys.executable, HERE + "/check_abi", "--arch", arch, "--lib", library, "--only", "symbols,elf", "--json", "--limit", "100000"],
                         stdout=subprocess.PIPE, text=True).stdout
    differences = json.loads(out)["differences"]
    missing = 0
    for d in differences:
        if "missing symbol" in json.dumps(d):
            missing += 1
        elif not NO_OWN_USE & set(re.split(r"[ ,]+", str(d.get("name", "")))):
            bad += 1
            print("wrong:", json.dumps(d))
    print("%s: %d of the ABI's symbols are missing so far, %d are wrong" % (arch, missing, bad))
    if len(sys.argv) > 3:
        ours = exports(library)
        if "--write" in sys.argv:
            for name, kind in sorted(ours.items()):
                print(name, kind)
            return
        listed = {}
        for line in open(sys.argv[3]):
            fields = line.split("#")[0].split()
            if fields and (len(fields) < 3 or arch in fields[2].split(",")):
                listed[fields[0]] = fields[1]
        for name in sorted(set(ours) - set(listed)):
            print("exported but not in libc.abi: %s %s" % (name, ours[name]))
        for name in sorted(set(listed) - set(ours)):
            print("in libc.abi but not exported: %s" % name)
        for name in sorted(n for n in set(ours) & set(listed) if ours[n] != listed[n]):
            print("%s is %s, libc.abi says %s" % (name, ours[name], listed[name]))
        bad += ours != listed
        print("%s: %d symbols exported, %d listed" % (arch, len(ours), len(listed)))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
