#!/usr/bin/env python3
"""A program linked with Debian's musl-gcc, unmodified, runs on our libc.so as its interpreter: musl_program.py SYSROOT PROGRAM_C…

Each program is linked by musl-gcc against musl's own libc.so, naming our loader as the interpreter (what a system does that puts our libc.so in musl's place), and once more
with musl's default interpreter and our libc.so on the command line."""

import os
import platform
import subprocess
import sys
import tempfile


def main():
    sysroot, sources = os.path.abspath(sys.argv[1]), sys.argv[2:]
    loader = sysroot + "/lib/ld-musl-%s.so.1" % platform.machine()
    bad = 0
    with tempfile.TemporaryDirectory() as work:
        for source in sources:
            exe = work + "/program"
            for flags, command in [(["-Wl,--dynamic-linker=" + loader], [exe]), ([], [loader, exe]), (["-no-pie", "-Wl,--dynamic-linker=" + loader], [exe])]:
                subprocess.run(["musl-gcc", "-O2", "-w", "-D_GNU_SOURCE", *flags, "-I", os.path.dirname(os.path.abspath(__file__)), source, "-o", exe, "-lm", "-lpthread"], check=True)
                folder = tempfile.mkdtemp(dir=work)
                result = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                ok = result.returncode in (0, 77)
                print("%s %s %s" % ("PASS" if ok else "FAIL", os.path.basename(source), " ".join(flags).replace(sysroot, "SYSROOT") or "as an argument of libc.so"))
                if not ok:
                    print(result.stdout)
                    bad += 1
    sys.exit(1 if bad or not sources else 0)


if __name__ == "__main__":
    main()
