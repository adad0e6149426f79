#!/usr/bin/env python3
"""A short table: sizes, start-up and a few operations of tenon beside musl (Debian's) and glibc (the machine's).

    bench/quick.py SYSROOT [--rounds N]

Every figure is the fastest of interleaved runs on one pinned processor; the ratio is tenon's time over the peer's, so below 1 is faster. A peer that is missing is left out.
"""

import argparse
import os
import platform
import re
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def cpu_name():
    try:
        return re.search(r"model name\s*: (.*)", open("/proc/cpuinfo").read()).group(1)
    except (OSError, AttributeError):
        return platform.machine()


def start_time(command, runs):
    """Microseconds from vfork to exit, the fastest of some runs."""
    best = 1e300
    null = os.open(os.devnull, os.O_WRONLY)
    for _ in range(runs):
        started = time.perf_counter()
        pid = os.posix_spawn(command[0], command, {}, file_actions=[(os.POSIX_SPAWN_DUP2, null, 1)])
        _, status = os.waitpid(pid, 0)
        best = min(best, time.perf_counter() - started)
        if status:
            raise RuntimeError("%s failed" % command[0])
    os.close(null)
    return best * 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sysroot")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    sysroot = os.path.abspath(args.sysroot)
    machine = platform.machine()
    musl = "/lib/ld-musl-%s.so.1" % machine
    clang = sysroot + "/bin/tenon-clang"
    try:
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    except OSError:
        pass

    with tempfile.TemporaryDirectory() as work:
        def build(out, compiler, *flags, source="quick.c", interpreter=None):
            env = dict(os.environ)
            if interpreter:
                env["TENON_INTERPRETER"] = interpreter
            subprocess.run([compiler, "-O2", "-w", "-fno-builtin", *flags, HERE + "/" + source, "-o", work + "/" + out, "-lm", "-lpthread"], check=True, env=env)
            return work + "/" + out

        ours = sysroot + "/lib/ld-musl-%s.so.1" % machine
        peers = {"tenon": [build("tenon", clang, interpreter=ours)]}
        hello = {"tenon": {"static": build("hello-tenon-static", clang, "-static", source="hello.c"),
                           "dynamic": build("hello-tenon", clang, source="hello.c", interpreter=ours)}}
        if os.path.exists(musl) and subprocess.run(["which", "musl-gcc"], stdout=subprocess.DEVNULL).returncode == 0:
            peers["musl"] = [build("musl", clang, interpreter=musl)]
            hello["musl"] = {"static": build("hello-musl-static", "musl-gcc", "-static", source="hello.c"),
                             "dynamic": build("hello-musl", clang, source="hello.c", interpreter=musl)}
        if subprocess.run(["which", "gcc"], stdout=subprocess.DEVNULL).returncode == 0:
            peers["glibc"] = [build("glibc", "gcc")]
            hello["glibc"] = {"static": build("hello-glibc-static", "gcc", "-static", source="hello.c"),
                              "dynamic": build("hello-glibc", "gcc", source="hello.c")}

        rows, order = {}, []
        for _ in range(args.rounds):
            for name, command in peers.items():
                out = subprocess.run(command + ["6"], check=True, stdout=subprocess.PIPE, text=True).stdout
                for line in out.splitlines():
                    row, value = line.split("\t")
                    if value == "wrong":
                        sys.exit("quick: %s computes a wrong result in row '%s'" % (name, row))
                    if row not in rows:
                        rows[row] = {}
                        order.append(row)
                    rows[row][name] = min(float(value), rows[row].get(name, 1e300))
        starts = {}
        for kind in ["static", "dynamic"]:
            for _ in range(args.rounds):
                for name in peers:
                    key = (kind, name)
                    starts[key] = min(start_time([hello[name][kind]], 40), starts.get(key, 1e300))

        names = list(peers)
        head = "%-22s" % "" + "".join("%12s" % n for n in names) + "".join("%14s" % ("tenon/" + n) for n in names[1:])
        print("CPU: %s; fastest of %d interleaved runs, one processor\n" % (cpu_name(), args.rounds))
        print(head)

        def line(label, values, form):
            ratios = "".join("%14s" % ("%.2f" % (values[0] / v) if v else "") for v in values[1:])
            print("%-22s" % label + "".join("%12s" % (form % v if v else "") for v in values) + ratios)

        def stripped(path):
            subprocess.run(["strip", "-o", work + "/stripped", path], check=True)
            return os.path.getsize(work + "/stripped")

        print("-- bytes")
        line("static hello", [stripped(hello[n]["static"]) for n in names], "%d")
        library = {"tenon": sysroot + "/lib/libc.so", "musl": musl}
        line("libc.so with loader", [os.path.getsize(os.path.realpath(library[n])) if n in library else 0 for n in names], "%d")
        print("-- process start to exit, µs")
        for kind in ["static", "dynamic"]:
            line(kind + " hello", [starts[kind, n] for n in names], "%.0f")
        print("-- ns per call")
        for row in order:
            line(row, [rows[row].get(n, 0) for n in names], "%.1f")


if __name__ == "__main__":
    main()
