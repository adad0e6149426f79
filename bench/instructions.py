#!/usr/bin/env python3
"""Instructions per call and per byte of the kernels on other architectures, counted under qemu-user.

    bazel run //bench:instructions -- [FUNCTION[_LEVEL]]… [--arch=aarch64] [--json FILE]
    bazel run //bench:instructions -- --check     NEON scans of 4 KB take at most half of the instructions of words

Compiles a variant as the library does, links it with a few lines that call it once, and lets qemu log each instruction that runs in the variant's
text. No instruction has a price here: the figures tell variants of one algorithm apart, not processors. The lengths of SVE and RVV vectors are
those given as --vectors (bytes, 16 without it).
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.environ.get("BUILD_WORKSPACE_DIRECTORY") or os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tools"))
import build_data

LLVM = "/usr/lib/llvm-19/bin/"
ARCHS = {
    "aarch64": {"qemu": lambda v: ["qemu-aarch64", "-cpu", "max,sve-default-vector-length=%d" % v], "flags": ["-mno-outline-atomics"]},
    "riscv64": {"qemu": lambda v: ["qemu-riscv64", "-cpu", "rv64,v=true,vext_spec=v1.0,vlen=%d" % (8 * v)], "flags": ["-march=rv64gc"]},
}
# How each function is called: a and b hold n bytes that are the same and not 0.
CALLS = {
    "memcpy": "tn_memcpy(a, b, n)", "memset": "tn_memset(a, 1, n)", "memcmp": "tn_memcmp(a, b, n)", "memmove": "tn_memmove(a, a + 9, n)",
    "memchr": "tn_memchr(a, 7, n)", "memrchr": "tn_memrchr(a, 7, n)", "strlen": "tn_strlen(a)", "strnlen": "tn_strnlen(a, n)",
    "strchr": "tn_strchr(a, 7)", "strrchr": "tn_strrchr(a, 7)", "strcmp": "tn_strcmp(a, b)", "strncmp": "tn_strncmp(a, b, n)",
    "strcpy": "tn_strcpy(a, b)",
}
SCANS = ["memchr", "memrchr", "memcmp", "strlen", "strnlen", "strchr", "strrchr", "strcmp", "strncmp"]
SIZES = [16, 64, 256, 4096]
DRIVER = """
#include <tenon/mem.h>
#include <tenon/string.h>
#define CALLED(f) tn_##f##_%(level)s
%(prototype)s
static char left[8192] __attribute__((aligned(4096))), right[8192] __attribute__((aligned(4096)));
void work(void)
{
    char *volatile from = left, *volatile to = right;
    char *a = from, *b = to;
    size_t n = %(size)d;
    for (size_t i = 0; i < n; i++) {
        ((volatile char *)a)[i] = 3;
        ((volatile char *)b)[i] = 3;
    }
    (void)%(call)s;
#ifdef __aarch64__
    __asm__ volatile("mov x8, #94; mov x0, #0; svc #0");
#else
    __asm__ volatile("li a7, 94; li a0, 0; ecall");
#endif
}
__asm__(".globl _start; _start:"
#ifdef __aarch64__
        " bl work");
#else
        " .option push; .option norelax; la gp, __global_pointer$; .option pop; call work");
#endif
"""


def run(command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
    if done.returncode:
        sys.exit("%s\n%s" % (" ".join(command), done.stderr))
    return done.stdout


def compiled(source, arch, level, out, extra=()):
    flags = level["flags"] if any(f.startswith("-march") for f in level["flags"]) else ARCHS[arch]["flags"] + level["flags"]
    run([LLVM + "clang", "--target=%s-linux-gnu" % arch, *build_data.package_flags(ROOT)[0], *flags, "-DTN_LEVEL=" + level["name"],
         "-DTN_LEVEL_IS_%s=1" % level["name"], "-falign-functions=64", "-DTN_HOSTED", "-nostdlibinc", "-iquote", ROOT, "-isystem", ROOT + "/include",
         "-isystem", ROOT + "/include/arch/" + arch, *extra, "-c", source, "-o", out])


def count(function, source, arch, level, size, vectors):
    """Instructions that the variant's own text runs in one call."""
    with tempfile.TemporaryDirectory() as tmp:
        at = lambda name: os.path.join(tmp, name)
        with open(at("driver.c"), "w") as out:
            name = "tn_%s_%s" % (function, level["name"])
            out.write(DRIVER % {"level": level["name"], "size": size, "prototype": "extern typeof(tn_%s) %s;" % (function, name),
                                "call": CALLS[function].replace("tn_" + function, name)})
        compiled(at("driver.c"), arch, level, at("driver.o"), ["-O1"])
        compiled(os.path.join(ROOT, source), arch, level, at("kernel.o"))
        run([LLVM + "ld.lld", "--no-relax", "--unresolved-symbols=ignore-all", "-static", at("driver.o"), at("kernel.o"), "-o", at("program")])
        names = {line.split()[-1] for line in run([LLVM + "llvm-nm", "--defined-only", at("kernel.o")]).splitlines()}
        ranges = []
        for line in run([LLVM + "llvm-nm", "--defined-only", "--print-size", at("program")]).splitlines():
            fields = line.split()
            if len(fields) == 4 and int(fields[1], 16) and fields[2] in "tT" and fields[3] in names:
                ranges.append("0x%s+0x%s" % (fields[0], fields[1]))
        run([*ARCHS[arch]["qemu"](vectors), "-singlestep", "-d", "exec,nochain", "-dfilter", ",".join(ranges), "-D", at("log"), at("program")], timeout=60)
        with open(at("log")) as log:
            return sum(line.startswith("Trace ") for line in log)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", help="memchr, strlen_neon …; all that it can call without")
    parser.add_argument("--arch", choices=ARCHS, action="append")
    parser.add_argument("--vectors", type=int, default=16, metavar="BYTES")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    levels = {level["name"]: level for level in build_data.levels(ROOT)}
    rows, wrong = [], []
    sizes = SIZES[-1:] if args.check else SIZES
    print("%-20s %-8s" % ("kernel", "arch") + "".join("%9d B" % size for size in sizes) + "   per byte at %d B" % SIZES[-1])
    for arch in ["aarch64"] if args.check else args.arch or ARCHS:
        for package, functions in build_data.functions(ROOT, ["mem", "string"]).items():
            for function, variants in functions.items():
                for level, source in variants.items():
                    name = function + "_" + level
                    if function not in CALLS or level == "portable" or arch not in levels[level]["archs"] or args.kernels and not {function, name} & set(args.kernels):
                        continue
                    if args.check and (function not in SCANS or level not in ("word", "neon")):
                        continue
                    counts = [count(function, os.path.join(package, source), arch, levels[level], size, args.vectors) for size in sizes]
                    rows.append({"function": function, "level": level, "arch": arch, "vectors": args.vectors, "instructions": dict(zip(sizes, counts))})
                    print("%-20s %-8s" % (name, arch) + "".join("%11d" % c for c in counts) + "   %.3f" % (counts[-1] / SIZES[-1]), flush=True)
    if not rows or any(not n for row in rows for n in row["instructions"].values()):
        sys.exit("nothing was counted")
    if args.json:
        with open(args.json, "w") as out:
            json.dump(rows, out, indent=1)
    if args.check:
        at = {(row["function"], row["level"]): row["instructions"][SIZES[-1]] for row in rows if row["arch"] == "aarch64"}
        wrong = ["%s: %d with NEON, %d with words" % (f, at[f, "neon"], at[f, "word"]) for f in SCANS
                 if (f, "neon") in at and (f, "word") in at and 2 * at[f, "neon"] > at[f, "word"]]
        print("\n".join(wrong) or "NEON scans take at most half of the instructions of words")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
