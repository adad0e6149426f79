#!/usr/bin/python3
"""What a build gains or loses by where the linker puts its functions: libc.so linked again with its sections in
random orders, the seed rows of all these timed side by side.

    bench/layouts.py [--record] [BAZEL-OPTION…]      after bazel build //platforms:sysroot_<arch>

Prints how much each row differs between the orders; --record writes bench/layouts.json, below which --against
calls nothing a change. The figures are one machine's, but what they depend on (lines of the instruction cache, entries of predictors)
is much the same on others.
"""

import json
import math
import os
import platform
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ORDERS = 6


def link_command(options):
    """(the shell command that links libc.so, the folder it runs in)"""
    sysroot = "//platforms:sysroot_" + platform.machine()

    def bazel(*arguments):
        return subprocess.run(
            ["bazel", *options, *arguments], cwd=HERE, stdout=subprocess.PIPE, text=True, check=True
        ).stdout

    said = bazel("aquery", "--noshow_progress", 'mnemonic("LibcShared", deps(%s))' % sysroot)
    command = re.search(r"^\s+'(\S*ld\.lld .*)'\)?$", said, re.M).group(1)
    return (
        command,
        bazel("info", "execution_root").strip(),
        os.path.join(bazel("info", "bazel-bin").strip(), "platforms", sysroot.split(":")[1]),
    )


def main():
    options = [a for a in sys.argv[1:] if a != "--record"]
    command, root, sysroot = link_command(options)
    with tempfile.TemporaryDirectory(prefix="tenon-layouts.") as work:
        peers = []
        for order in range(1, ORDERS + 1):
            out = os.path.join(work, "order%d.so" % order)
            again = re.sub(r" -Map=\S+", "", re.sub(r" -o \S+", " -o " + out, command))
            again += " --shuffle-sections=.text*=%d" % order
            subprocess.run(again, shell=True, cwd=root, check=True)
            peers += ["--peer", "order%d=%s" % (order, out)]
        found = os.path.join(work, "result.json")
        run = [
            os.path.join(HERE, "compare.py"),
            "--sysroot",
            sysroot,
            "--without",
            "musl",
            "--without",
            "glibc",
            "--rounds",
            "60",
        ]
        subprocess.run([sys.executable, *run, *peers, "--json", found], check=True, stdout=subprocess.DEVNULL)
        with open(found) as file:
            result = json.load(file)
    # Any two builds differ by less than the two that differ most.
    spread = {}
    for row in result["rows"]:
        values = [one["fastest"] for one in row["results"].values()]
        spread["%s/%s" % (row["suite"], row["name"])] = round(math.log(max(values) / min(values)), 3)
    for name, value in sorted(spread.items(), key=lambda item: -item[1]):
        print("%-36s %5.1f %%" % (name, 100 * math.expm1(value)))
    if "--record" in sys.argv:
        with open(os.path.join(HERE, "layouts.json"), "w") as file:
            json.dump(spread, file, indent=1, sort_keys=True)
            file.write("\n")


if __name__ == "__main__":
    sys.exit(main())
