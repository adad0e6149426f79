#!/usr/bin/env python3
"""What starting hello costs in counts, which may not rise: budget.py SYSROOT STARTUP_C HELLO_C.

System calls are exact: execve and exit_group among them, plus what an older kernel or processor
needs (the auxiliary vector tells). Pages written are counted at exit; where the stack begins is
chance, so the least of some runs, and one more, counts. Minor faults depend on the kernel's
fault-around and on the alignment that address randomisation chooses: the least of many runs, with an
allowance of half as much again. What a system does not tell (no ptrace) is left out, and it says so.
"""

import mmap
import os
import platform
import resource
import struct
import subprocess
import sys
import tempfile

# link mode: (options, system calls, pages written, minor faults)
BUDGET = {
    "static": (["-static"], 5, 4, 4),
    "static-pie": (["-static-pie"], 6, 5, 6),
    "dynamic": ([], 7, 8, 11),
    "no-pie": (["-no-pie"], 7, 8, 11),
}


def auxiliary():
    data = open("/proc/self/auxv", "rb").read()
    return dict(struct.iter_unpack("LL", data))


def fault_around(path):
    """Whether the kernel maps neighbours of a file page that is read: not every file system lets it."""
    with open(path, "rb") as f, mmap.mmap(f.fileno(), 32 * 4096, access=mmap.ACCESS_READ) as m:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
        for page in range(32):
            m[page * 4096]
        return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before < 16


def main():
    sysroot, startup, hello = (os.path.abspath(p) for p in sys.argv[1:4])
    auxv = auxiliary()
    more = (0 if auxv.get(26, 0) & 2 else 1)  # no FSGSBASE
    os.environ["TENON_INTERPRETER"] = "%s/lib/ld-musl-%s.so.1" % (sysroot, platform.machine())
    around = fault_around(sysroot + "/lib/libc.so")
    bad = 0
    with tempfile.TemporaryDirectory() as work:
        subprocess.run(["cc", "-O1", startup, "-o", work + "/startup"], check=True)
        for mode, (options, *_) in BUDGET.items():
            subprocess.run([sysroot + "/bin/tenon-clang", "-O2", *options, hello, "-o", work + "/" + mode], check=True)
        out = subprocess.run(
            [work + "/startup", "40"] + ["%s=%s/%s" % (mode, work, mode) for mode in BUDGET],
            check=True,
            stdout=subprocess.PIPE,
            universal_newlines=True,
        ).stdout
    lines = [line.split("\t") for line in out.splitlines()]
    for line in lines[1:]:
        row = dict(zip(lines[0], line))
        _, calls, pages, faults = BUDGET[row["name"]]
        for what, limit in ("calls", calls + more), ("pages", pages + 1), ("faults", faults + faults // 2):
            if row[what] == "-" or (what == "faults" and not around):
                print("%s: %s are not known here, nothing to compare" % (row["name"], what))
                continue
            over = int(row[what]) > limit
            print("%s: %s %s, limit %d%s" % (row["name"], row[what], what, limit, ": TOO MANY" if over else ""))
            bad += over
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
