#!/usr/bin/env python3
"""A gdb session with a program that opens a library: gdb_session.py SYSROOT. A breakpoint that waits for the library stops in it, the stack is walked
through libc (the library is called back by qsort), and the library is gone from gdb's list after dlclose. Without gdb, or where it may not trace, it says so and passes."""

import os
import platform
import shutil
import subprocess
import sys
import tempfile

LIBRARY = """
int calls;
int library_compare(const void *a, const void *b) { calls++; return *(const char *)a - *(const char *)b; }
"""
PROGRAM = """
#include <dlfcn.h>
#include <stdlib.h>
int (*compare)(const void *, const void *);
void closed(void) { __asm__ volatile(""); }
int main(int argc, char **argv)
{
    char text[] = "gdb";
    void *h = dlopen(argv[1], RTLD_NOW);
    if (!h)
        return 2;
    compare = (int (*)(const void *, const void *))dlsym(h, "library_compare");
    qsort(text, 3, 1, compare);
    dlclose(h);
    closed();
    return text[0] != 'b';
}
"""


def main():
    sysroot = os.path.abspath(sys.argv[1])
    if not shutil.which("gdb"):
        print("no gdb here: nothing to test")
        return
    with tempfile.TemporaryDirectory() as work:
        os.environ["TENON_INTERPRETER"] = "%s/lib/ld-musl-%s.so.1" % (sysroot, platform.machine())
        for name, text, options in [("library", LIBRARY, ["-shared", "-fPIC"]), ("program", PROGRAM, [])]:
            with open("%s/%s.c" % (work, name), "w") as f:
                f.write(text)
            subprocess.run(
                [
                    sysroot + "/bin/tenon-clang",
                    "-g",
                    "-O0",
                    *options,
                    "%s/%s.c" % (work, name),
                    "-o",
                    "%s/%s" % (work, name),
                ],
                check=True,
            )
        commands = [
            "set breakpoint pending on",
            "set confirm off",
            "break library_compare",
            "run",
            "backtrace",
            "info sharedlibrary",
            "delete",
            "break closed",
            "continue",
            "info sharedlibrary",
            "continue",
        ]
        result = subprocess.run(
            ["gdb", "-nx", "-q", "-batch"]
            + [a for c in commands for a in ("-ex", c)]
            + ["--args", work + "/program", work + "/library"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            universal_newlines=True,
        )
        out = result.stdout
        print(out)
        if "ptrace" in out and "not permitted" in out:
            print("gdb may not trace here: nothing to test")
            return
        stop = out.find("Breakpoint 1, library_compare")
        closed = out.find("Breakpoint 2, closed")
        checks = {
            "stops in the library": stop >= 0,
            "walks through libc to main": any(
                " in main " in line or "main (" in line for line in out[stop:].splitlines() if line.startswith("#")
            ),
            "names qsort": "qsort" in out[stop:closed],
            "lists the library": "/library" in out[stop:closed],
            "stops after dlclose": closed > stop,
            "lists it no more": "/library" not in out[closed:].replace(work + "/library.c", ""),
            "ends well": "exited normally" in out,
        }
        for what, ok in checks.items():
            print("%s %s" % ("ok:" if ok else "FAILED:", what))
        sys.exit(0 if all(checks.values()) else 1)


if __name__ == "__main__":
    main()
