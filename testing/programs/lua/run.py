#!/usr/bin/env python3
"""Runs the scripts under our Lua in three link modes and under Debian's lua5.4, and compares every byte of output and the exit status.

    run.py SYSROOT BUILT SOURCES HERE      RUNNER (environment): an emulator
"""

import os
import shlex
import subprocess
import sys
import tempfile
import time
from xml.sax.saxutils import quoteattr

TEXT = "/usr/share/common-licenses/GPL-3"  # Debian's base-files


def main():
    sysroot, built, sources, here = [os.path.abspath(p) for p in sys.argv[1:5]]
    runner = shlex.split(os.environ.get("RUNNER", ""))
    scripts = sorted(f for f in os.listdir(here + "/scripts") if f.endswith(".lua"))
    environment = {"PATH": "/usr/bin:/bin", "HOME": "/", "TZ": "Europe/Berlin", "LC_ALL": "C"}
    failures, cases = 0, []
    with tempfile.TemporaryDirectory() as work:
        # The reference's module is built with the machine's compiler for the machine's Lua.
        with open(work + "/lua5.4-deb-multiarch.h", "w") as header:
            header.write('#define DEB_HOST_MULTIARCH "tenon"\n')
        subprocess.run(["gcc", "-w", "-shared", "-fPIC", "-I", sources + "/src", "-I", work, here + "/tnmod.c", "-o", work + "/tnmod.so"], check=True)

        def run(command, script, modules):
            process = subprocess.run(
                command + [script, TEXT], cwd=here + "/scripts", env=dict(environment, LUA_CPATH=modules + "/?.so"), stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=1200)
            return process.returncode, process.stdout

        loader = sysroot + "/lib/libc.so"
        modes = {
            "static": runner + [built + "/lua-static"],
            "static-pie": runner + [built + "/lua-static-pie"],
            "dynamic": runner + [loader, built + "/lua-dynamic"],
        }
        for script in scripts:
            expected = run(["lua5.4"], script, work)
            for mode, command in modes.items():
                started = time.time()
                try:
                    got = run(command, script, built)
                except subprocess.TimeoutExpired:
                    got = (None, b"timed out")
                same = got == expected
                cases.append((script, mode, same, time.time() - started))
                print("%s %s %s (%.1f s)" % ("PASS" if same else "FAIL", script, mode, cases[-1][3]), flush=True)
                if not same:
                    failures += 1
                    print("  exit status %s, expected %s" % (got[0], expected[0]))
                    ours, theirs = got[1].split(b"\n"), expected[1].split(b"\n")
                    different = [i for i in range(max(len(ours), len(theirs))) if ours[i:i + 1] != theirs[i:i + 1]]
                    for i in different[:5]:
                        print("  line %d: %r\n  expected %r" % (i + 1, b"".join(ours[i:i + 1])[:300], b"".join(theirs[i:i + 1])[:300]))
    xml = os.environ.get("XML_OUTPUT_FILE")
    if xml:
        with open(xml, "w") as f:
            f.write('<testsuites><testsuite name="lua" tests="%d" failures="%d">\n' % (len(cases), failures))
            for script, mode, same, seconds in cases:
                f.write('<testcase name=%s time="%.2f">%s</testcase>\n' % (quoteattr(script + "/" + mode), seconds, "" if same else '<failure message="output differs"/>'))
            f.write("</testsuite></testsuites>\n")
    print("%d passed, %d failed" % (len(cases) - failures, failures))
    sys.exit(1 if failures or not cases else 0)


if __name__ == "__main__":
    main()
