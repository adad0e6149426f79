#!/usr/bin/env python3
"""llvm-mca's view of the hot loops of kernels.

    bazel run //bench:mca -- [FUNCTION[_LEVEL]]… [--cpu=MODEL] [--timeline]

Compiles variants as the library does, with the comment marks of base/mca.h switched on, and prints for each marked loop: cycles per iteration, micro-operations, the bottleneck.
llvm-mca models neither caches nor branch prediction: it guards an inner loop, a benchmark decides.
"""

import argparse
import json
import os
import platform
import subprocess
import sys

ROOT = os.environ.get("BUILD_WORKSPACE_DIRECTORY") or os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tools"))
import build_data

LLVM = "/usr/lib/llvm-19/bin/"
MODELS = {
    "x86_64": ["skylake-avx512", "icelake-server", "sapphirerapids", "znver3", "znver4"],
    "aarch64": ["neoverse-v1", "neoverse-n2"],
    "riscv64": ["sifive-p670"],
}


def assembly(package, source, level, arch):
    library, by_package = build_data.package_flags(ROOT)
    command = [LLVM + "clang", "--target=%s-linux-gnu" % arch, *library, *by_package.get(package.split("/")[0], []), *level["flags"],
               "-DTN_LEVEL=" + level["name"], "-DTN_LEVEL_%s=1" % level["name"], "-DTN_LEVEL_IS_%s=1" % level["name"], "-DTN_MCA", "-DTN_HOSTED", "-fno-asynchronous-unwind-tables",
               "-nostdlibinc", "-iquote", ROOT, "-isystem", ROOT + "/include", "-isystem", ROOT + "/include/arch/" + arch, "-S", "-o", "-", os.path.join(ROOT, package, source)]
    # clang prints the mark in the comment syntax of AArch64, which llvm-mca 19 does not look into.
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.replace("// LLVM-MCA", "# LLVM-MCA")


def regions(text, arch, cpu, timeline):
    command = [LLVM + "llvm-mca", "-mtriple=%s-linux-gnu" % arch, "-mcpu=" + cpu]
    if timeline:
        subprocess.run([*command, "-timeline", "-bottleneck-analysis"], input=text, text=True, check=True)
        return []
    out = subprocess.run([*command, "-json", "-bottleneck-analysis"], input=text, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if out.returncode:
        sys.exit("llvm-mca: " + out.stderr.strip())
    return json.loads(out.stdout)["CodeRegions"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kernels", nargs="*", help="memcpy, memcpy_avx2 …; all of mem and string without")
    parser.add_argument("--cpu", action="append", help="a model of llvm-mca; default: " + "; ".join("%s: %s" % (a, ", ".join(m)) for a, m in MODELS.items()))
    parser.add_argument("--arch", default=platform.machine(), choices=MODELS)
    parser.add_argument("--timeline", action="store_true")
    args = parser.parse_args()
    levels = {level["name"]: level for level in build_data.levels(ROOT)}
    printed = 0
    print("%-24s %-16s %-16s %8s %6s  %s" % ("kernel", "loop", "cpu", "cycles", "uops", "bottleneck"))
    for package, functions in build_data.functions(ROOT, ["mem", "string"]).items():
        for function, variants in functions.items():
            for level, source in variants.items():
                name = function + "_" + level
                if args.kernels and not {function, name} & set(args.kernels) or args.arch not in levels[level]["archs"]:
                    continue
                text = assembly(package, source, levels[level], args.arch)
                if "LLVM-MCA-BEGIN" not in text:
                    continue
                for cpu in args.cpu or MODELS[args.arch]:
                    for region in regions(text, args.arch, cpu, args.timeline):
                        summary = region["SummaryView"]
                        bottleneck = region.get("BottleneckAnalysis", {}) or {}
                        names = [k for k in ("ResourcePressure", "RegisterDependencies", "MemoryDependencies") if bottleneck.get(k)]
                        print("%-24s %-16s %-16s %8.2f %6.1f  %s" % (
                            name, region["Name"], cpu, summary["BlockRThroughput"], summary["TotaluOps"] / summary["Iterations"], ", ".join(names) or "-"))
                        printed += 1
    if not printed and not args.timeline:
        sys.exit("no marked loop in: %s" % (" ".join(args.kernels) or "any kernel"))


if __name__ == "__main__":
    main()
