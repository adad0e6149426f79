#!/usr/bin/env python3
"""llvm-mca's view of the hot loops of kernels.

    bazel run //bench:mca -- [FUNCTION[_LEVEL]]… [--cpu=MODEL]… [--arch=A]     a table
    bazel run //bench:mca -- memcpy_avx2 --timeline                            and what happens in each cycle
    bazel run //bench:mca -- --json out.json --html out.html                   the same as data and as a page
    bazel run //bench:mca -- --record                                          writes bench/mca_budgets.json

Compiles variants as the library does, with the comment marks of base/mca.h switched on, and prints for each marked loop: bytes and block reciprocal
throughput (cycles) of an iteration, cycles per 64 bytes, micro-operations, the bottleneck. llvm-mca models neither caches nor branch prediction:
it guards an inner loop, a benchmark decides. The tests hold each loop to its recorded budget: --check fails when one needs over 5 % more cycles.
"""

import argparse
import html
import json
import os
import platform
import subprocess
import sys

ROOT = os.environ.get("BUILD_WORKSPACE_DIRECTORY") or os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tools"))
import build_data

LLVM = "/usr/lib/llvm-19/bin/"
# Models and the bytes of a vector whose length the instruction set leaves open.
MODELS = {
    "x86_64": {"skylake-avx512": 0, "icelake-server": 0, "sapphirerapids": 0, "znver3": 0, "znver4": 0},
    "aarch64": {"neoverse-v1": 32, "neoverse-n2": 16},
    "riscv64": {"sifive-p670": 16},
}
BUDGETS = os.path.join(ROOT, "bench/mca_budgets.json")
TOLERANCE = 1.05


def assembly(package, source, level, arch):
    library, by_package = build_data.package_flags(ROOT)
    command = [LLVM + "clang", "--target=%s-linux-gnu" % arch, *library, *by_package.get(package.split("/")[0], []), *level["flags"],
               "-DTN_LEVEL=" + level["name"], "-DTN_LEVEL_IS_%s=1" % level["name"], "-DTN_MCA", "-DTN_HOSTED", "-fno-asynchronous-unwind-tables",
               "-nostdlibinc", "-iquote", ROOT, "-isystem", ROOT + "/include", "-isystem", ROOT + "/include/arch/" + arch, "-S", "-o", "-", os.path.join(ROOT, package, source)]
    # clang prints the mark in the comment syntax of AArch64, which llvm-mca 19 does not look into.
    return one_end_a_loop(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.replace("// LLVM-MCA", "# LLVM-MCA"))


def one_end_a_loop(text):
    """Where a loop is left in two places the compiler may write its end mark twice: the first one in the text ends the region."""
    lines, inside = [], False
    for line in text.splitlines(keepends=True):
        if "LLVM-MCA-END" in line and not inside:
            continue
        inside = "LLVM-MCA-BEGIN" in line or inside and "LLVM-MCA-END" not in line
        lines.append(line)
    return "".join(lines)


def simulate(text, arch, cpu, options):
    command = [LLVM + "llvm-mca", "-mtriple=%s-linux-gnu" % arch, "-mcpu=" + cpu, *options]
    out = subprocess.run(command, input=text, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if out.returncode:
        sys.exit("llvm-mca: " + out.stderr.strip())
    return out.stdout


def bottleneck(region, resources):
    """The unit with the most work, as `unit (cycles of work an iteration)`; `latency` where the loop takes longer than its units need."""
    summary, work = region["SummaryView"], {}
    for use in region["ResourcePressureView"]["ResourcePressureInfo"]:
        if use["InstructionIndex"] < len(region["Instructions"]):
            unit = resources[use["ResourceIndex"]].split(".")[0]
            instances = sum(name.split(".")[0] == unit for name in resources)
            work[unit] = work.get(unit, 0) + use["ResourceUsage"] / instances
    unit = max(work, key=work.get, default="none")
    if summary["TotalCycles"] / summary["Iterations"] > 1.15 * max(summary["BlockRThroughput"], 1) and work.get(unit, 0) < 0.85 * summary["TotalCycles"] / summary["Iterations"]:
        return "latency (%.1f)" % (summary["TotalCycles"] / summary["Iterations"])
    return "%s (%.1f)" % (unit, work.get(unit, 0))


def rows_of(name, text, arch, cpu):
    """One row a marked loop. The mark is `loop` or `loop bytes=N`; N < 0 counts vectors of open length."""
    report = json.loads(simulate(text, arch, cpu, ["-json"]))
    for region in report["CodeRegions"]:
        loop, _, size = region["Name"].partition(" bytes=")
        count = int(size or 0)
        size = count if count >= 0 else -count * MODELS[arch].get(cpu, 16)
        summary = region["SummaryView"]
        cycles = summary["BlockRThroughput"]
        yield {
            "kernel": name, "loop": loop, "cpu": cpu, "bytes": size, "cycles": cycles,
            "cycles_per_64": round(cycles * 64 / size, 3) if size else None,
            "uops": summary["TotaluOps"] / summary["Iterations"], "bottleneck": bottleneck(region, report["TargetInfo"]["Resources"]),
        }


def key(row):
    return "%s/%s@%s" % (row["kernel"], row["loop"], row["cpu"])


def print_row(row):
    per = "%8.2f" % row["cycles_per_64"] if row["bytes"] else "       -"
    print("%-24s %-10s %-16s %6d %7.2f %s %6.1f  %s" % (row["kernel"], row["loop"], row["cpu"], row["bytes"], row["cycles"], per, row["uops"], row["bottleneck"]), flush=True)


def page(rows, timelines):
    """A self-contained page: the table, and each loop's timeline folded below."""
    cells = "".join("<tr><td>%s<td>%s<td>%s<td>%d<td>%.2f<td>%s<td>%.1f<td>%s" % (
        html.escape(r["kernel"]), html.escape(r["loop"]), r["cpu"], r["bytes"], r["cycles"],
        "%.2f" % r["cycles_per_64"] if r["bytes"] else "–", r["uops"], r["bottleneck"]) for r in rows)
    folded = "".join("<details><summary>%s</summary><pre>%s</pre></details>" % (html.escape(name), html.escape(text)) for name, text in timelines)
    return """<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width">
<title>tenon: hot loops by llvm-mca</title><style>
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:72rem;margin:2rem auto;padding:0 1rem}
.scroll,pre{overflow-x:auto}table{border-collapse:collapse;white-space:nowrap}td,th{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #8884}
td:nth-child(-n+3),th:nth-child(-n+3),td:last-child,th:last-child{text-align:left}pre{font-size:12px;line-height:1.25}summary{cursor:pointer}
</style><h1>Hot loops by llvm-mca</h1><p>Caches and branch prediction are not modelled: cycles are those of an inner loop whose data is in the first cache.</p>
<div class=scroll><table><tr><th>kernel<th>loop<th>model<th>bytes<th>cycles<th>cycles / 64 B<th>µops<th>bottleneck%s</table></div><h2>Timelines</h2>%s""" % (cells, folded)


def check(rows):
    """Compares with the budgets; returns what is wrong, one line each."""
    budgets, wrong = json.load(open(BUDGETS)), []
    for row in rows:
        budget = budgets.get(key(row))
        if budget is None:
            wrong.append("%s has no budget; after a look at it: bazel run //bench:mca -- --record" % key(row))
        elif row["cycles"] > budget * TOLERANCE:
            wrong.append("%s needs %.2f cycles, its budget is %.2f" % (key(row), row["cycles"], budget))
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", help="memcpy, memcpy_avx2 …; all of mem and string without")
    parser.add_argument("--cpu", action="append", help="a model of llvm-mca; default: " + "; ".join("%s: %s" % (a, ", ".join(m)) for a, m in MODELS.items()))
    parser.add_argument("--arch", choices=MODELS, help="default: this machine's; with --record all")
    parser.add_argument("--timeline", action="store_true")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--html", metavar="FILE")
    parser.add_argument("--check", action="store_true", help="hold each loop to its recorded budget")
    parser.add_argument("--record", action="store_true", help="write the budgets of the kernels named, or of all")
    args = parser.parse_args()
    if args.cpu and (args.record or args.check):
        parser.error("budgets are those of the default models")
    levels = {level["name"]: level for level in build_data.levels(ROOT)}
    rows, timelines = [], []
    print("%-24s %-10s %-16s %6s %7s %8s %6s  %s" % ("kernel", "loop", "cpu", "bytes", "cycles", "per 64 B", "uops", "bottleneck"))
    for arch in [args.arch] if args.arch else list(MODELS) if args.record else [platform.machine()]:
        for package, functions in build_data.functions(ROOT, ["mem", "string"]).items():
            for function, variants in functions.items():
                for level, source in variants.items():
                    name = function + "_" + level
                    if args.kernels and not {function, name} & set(args.kernels) or arch not in levels[level]["archs"]:
                        continue
                    text = assembly(package, source, levels[level], arch)
                    if "LLVM-MCA-BEGIN" not in text:
                        continue
                    for cpu in args.cpu or MODELS[arch]:
                        for row in rows_of(name, text, arch, cpu):
                            rows.append(row)
                            print_row(row)
                        if args.timeline or args.html:
                            timelines.append(("%s on %s" % (name, cpu), simulate(text, arch, cpu, ["-timeline", "-timeline-max-iterations=4", "-bottleneck-analysis"])))
    if not rows:
        sys.exit("no marked loop in: %s" % (" ".join(args.kernels) or "any kernel"))
    if args.timeline:
        for name, text in timelines:
            print("\n== %s\n%s" % (name, text))
    if args.json:
        json.dump(rows, open(args.json, "w"), indent=1)
    if args.html:
        open(args.html, "w").write(page(rows, timelines))
    if args.record:
        known = json.load(open(BUDGETS)) if args.kernels and os.path.exists(BUDGETS) else {}
        known.update({key(row): row["cycles"] for row in rows})
        with open(BUDGETS, "w") as out:
            json.dump(known, out, indent=1, sort_keys=True)
            out.write("\n")
    if args.check:
        wrong = check(rows)
        print("\n".join(wrong) if wrong else "%d loops keep their budgets" % len(rows))
        sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
