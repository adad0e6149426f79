#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares allocators: compare.py NAME=COMMAND... [--only WORKLOAD...] [--rounds N] [--list]

COMMAND starts a build of allocators.c with the allocator in force, for example

    tenon="$SYSROOT/lib/libc.so $DIR/allocators_musl"
    mimalloc="env LD_PRELOAD=libmimalloc.so.2 $DIR/allocators_glibc"

Rounds alternate between the allocators and the best of each counts, so that other work on the machine shows little;
`chrt -f 1 taskset -c 1` before the whole keeps it away.
Times are CPU nanoseconds per operation of all threads together (kernel included); then ratios of the first allocator's time to each
other's, and memory in MB at the peak and when all is freed.
"""
import argparse
import subprocess

WORKLOADS = [
    "pairs 16", "pairs 256", "pairs 4096", "churn 0", "churn 1024", "churn 30000",
    "crossing 64", "crossing 0", "threads 1", "threads 2", "threads 4",
    "large 65536", "large 262144", "large 1048576", "large_set 262144", "large_set 1048576",
    "grow 67108864", "append 67108864", "zeroed 1024", "zeroed 1048576", "zeroed 2147483648", "tide 1024", "life",
]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("allocators", nargs="*")
    parser.add_argument("--only", action="append")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--list", action="store_true", help="the workloads, one a line")
    options = parser.parse_args()
    if options.list:
        print("\n".join(WORKLOADS))
        return
    allocators = [a.split("=", 1) for a in options.allocators]
    print("| workload | " + " | ".join(name for name, _ in allocators) + " |")
    print("|---" * (len(allocators) + 1) + "|")
    for workload in options.only or WORKLOADS:
        seen = {}
        for _ in range(options.rounds):
            for name, command in allocators:
                run = subprocess.run(["sh", "-c", f"exec {command} {workload}"], capture_output=True, text=True)
                if run.returncode:
                    raise SystemExit(f"{name}: {workload}: status {run.returncode}\n{run.stderr}")
                seen.setdefault(name, []).append([float(x) for x in run.stdout.split()])
        cells = []
        first = None
        for name, _ in allocators:
            wall, cpu, peak, after, switches = [min(x) for x in zip(*seen[name])]
            first = first or cpu
            cells.append(f"{cpu:,.1f} ns{'' if cpu is first else f' ({first / cpu:.2f})'}, {peak / 1024:.1f}/{after / 1024:.1f} MB"
                         + (f", {wall:,.1f} wall, {switches:.0f} sw" if workload.startswith(("threads", "crossing")) else ""))
        print(f"| {workload} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
