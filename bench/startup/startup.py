#!/usr/bin/env python3
"""How programs start: tenon beside musl (Debian's musl-tools) and glibc (the machine's).

    bench/startup/startup.py SYSROOT [--rounds N] [--cases WORD…] [--keep DIR] [--table | --tsv]

Cases: an empty program; hello in three link modes; a program with 20 libraries; 32 MB position-independent programs with 95,000
relative relocations, the same packed (RELR), and 7,920 symbolic ones; hello in Rust where rustc knows the musl target. Dynamic cases are one program
each, linked once and given the loader of either library; static ones are the same object linked with either library under the same flags.
startup.c, which measures, says what the columns are. --table (the default) shows the fastest time from spawn to exit and to the first byte with
tenon's ratio to each peer (below 1 is faster), CPU time, minor faults and system calls; --tsv shows all that was measured. Pin it to one processor.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
MACHINE = platform.machine()
MUSL_LOADER = "/lib/ld-musl-%s.so.1" % MACHINE
MUSL_LIB = "/usr/lib/%s-linux-musl" % MACHINE
LIBRARIES = 20
SYMBOLS = 7920

HELLO = '#include <stdio.h>\nint main(void) { puts("hello, world"); return 0; }\n'
TRUE = "int main(void) { return 0; }\n"
# 32 MB of file, and pointers into it in read-only-after-relocation data.
BIG = """
#include <stdio.h>
__attribute__((used)) const char filler[32 << 20] = {1};
%s
int main(void) { puts("hello, world"); return !relocated(); }
"""
POINTERS = """
__asm__(".pushsection .data.rel.ro,\\"aw\\"\\n.p2align 3\\n.globl pointers\\npointers:\\n.set n, 0\\n.rept 95000\\n"
        ".quad filler + n\\n.set n, n + 64\\n.endr\\n.popsection\\n");
extern const void *const pointers[];
static int relocated(void) { return *(const void *const volatile *)&pointers[1] == filler + 64; }
"""


def symbol(i):
    return "library_function_of_a_realistic_length_%d" % i


class Builder:
    def __init__(self, sysroot, work):
        self.sysroot, self.work = sysroot, work
        self.clang = sysroot + "/bin/tenon-clang"
        self.loader = "%s/lib/ld-musl-%s.so.1" % (sysroot, MACHINE)
        self.musl = os.path.exists(MUSL_LOADER) and os.path.exists(MUSL_LIB + "/libc.a")

    def path(self, name):
        return os.path.join(self.work, name)

    def run(self, *command):
        subprocess.run(command, check=True, cwd=self.work)

    def object(self, name, text, *flags):
        with open(self.path(name + ".c"), "w") as f:
            f.write(text)
        self.run(self.clang, "-O2", "-fPIC", *flags, "-c", name + ".c", "-o", name + ".o")
        return name + ".o"

    def library(self, name, text, *flags):
        self.run(
            "ld.lld-19",
            "-shared",
            "-z",
            "relro",
            "-z",
            "now",
            "--hash-style=gnu",
            "-soname",
            "lib%s.so" % name,
            *flags,
            self.object(name, text),
            "-o",
            "lib%s.so" % name
        )
        return "lib%s.so" % name

    def dynamic(self, name, parts, *flags):
        """{peer: program}: one link per loader."""
        programs = {}
        lib = MUSL_LIB if self.musl else self.sysroot + "/lib"
        for peer, loader in [("tenon", self.loader)] + ([("musl", MUSL_LOADER)] if self.musl else []):
            out = "%s.%s" % (name, peer)
            self.run(
                "ld.lld-19",
                "-pie",
                "-z",
                "relro",
                "-z",
                "now",
                "--hash-style=gnu",
                "--eh-frame-hdr",
                "--dynamic-linker=" + loader,
                *flags,
                lib + "/Scrt1.o",
                lib + "/crti.o",
                *parts,
                "-rpath",
                self.work,
                "-L" + lib,
                "-lc",
                lib + "/crtn.o",
                "-o",
                out
            )
            programs[peer] = self.path(out)
        out = name + ".glibc"
        # Its own toolchain's way: the start files of glibc want no other.
        subprocess.run(
            [
                "clang-19",
                "-fuse-ld=lld",
                "-pie",
                "-Wl," + ",".join(["-z,relro,-z,now,--hash-style=gnu", *flags]),
                *parts,
                "-Wl,-rpath," + self.work,
                "-o",
                out,
            ],
            check=True,
            cwd=self.work,
        )
        programs["glibc"] = self.path(out)
        return programs

    def static(self, name, part, pie):
        programs = {}
        mode = ["-pie", "--no-dynamic-linker", "-z", "text"] if pie else []
        crt = "/rcrt1.o" if pie else "/crt1.o"
        for peer, lib in [("tenon", self.sysroot + "/lib")] + ([("musl", MUSL_LIB)] if self.musl else []):
            out = "%s.%s" % (name, peer)
            self.run(
                "ld.lld-19",
                "-static",
                "-z",
                "noseparate-code",
                "-z",
                "relro",
                "-z",
                "now",
                *mode,
                lib + crt,
                lib + "/crti.o",
                part,
                lib + "/libc.a",
                lib + "/crtn.o",
                "-o",
                out
            )
            programs[peer] = self.path(out)
        out = name + ".glibc"
        subprocess.run(["gcc", "-static-pie" if pie else "-static", part, "-o", out], check=True, cwd=self.work)
        programs["glibc"] = self.path(out)
        return programs


def cases(b):
    """(name, maker of {peer: program})."""

    def libraries():
        names = [
            b.library(
                "twenty%d" % i,
                "int value%d = %d; int *where%d = &value%d; int twenty%d(void) { return *where%d; }" % ((i,) * 6),
            )
            for i in range(LIBRARIES)
        ]
        text = "#include <stdio.h>\n" + "".join("int twenty%d(void);\n" % i for i in range(LIBRARIES))
        text += 'int main(void) { if (%s) puts("hello, world"); return 0; }\n' % "+".join(
            "twenty%d()" % i for i in range(LIBRARIES)
        )
        return b.dynamic("libs20", [b.object("libs20", text), *names])

    def symbolic():
        library = b.library(
            "symbols", "".join("int %s(void) { return %d; }\n" % (symbol(i), i) for i in range(SYMBOLS))
        )
        table = "".join("int %s(void);\n" % symbol(i) for i in range(SYMBOLS))
        table += (
            "int (*const volatile pointers[])(void) = {%s};\nstatic int relocated(void) { return pointers[1]() == 1; }\n"
            % ", ".join(symbol(i) for i in range(SYMBOLS))
        )
        return b.dynamic("symbolic", [b.object("symbolic", BIG % table), library])

    def rust():
        with open(b.path("rust.rs"), "w") as f:
            f.write('fn main() { println!("hello, world"); }\n')
        target = "%s-unknown-linux-musl" % MACHINE
        programs = {}
        for peer, loader in [("tenon", b.loader)] + ([("musl", MUSL_LOADER)] if b.musl else []):
            command = [
                "rustc",
                "-O",
                "--target",
                target,
                "-C",
                "target-feature=-crt-static",
                "-C",
                "linker=" + b.clang,
                "-C",
                "link-arg=-Wl,--dynamic-linker=" + loader,
                "rust.rs",
                "-o",
                "rust." + peer,
            ]
            if subprocess.run(command, cwd=b.work, stderr=subprocess.DEVNULL).returncode:
                return None
            programs[peer] = b.path("rust." + peer)
        return programs

    yield "true", lambda: b.dynamic("true", [b.object("true", TRUE)])
    yield "hello-static", lambda: b.static("static", b.object("hello", HELLO), False)
    yield "hello-static-pie", lambda: b.static("static-pie", b.object("hello", HELLO), True)
    yield "hello-dynamic", lambda: b.dynamic("dynamic", [b.object("hello", HELLO)])
    yield "libs20", libraries
    yield "pie-relative", lambda: b.dynamic("relative", [b.object("big", BIG % POINTERS)])
    yield "pie-packed", lambda: b.dynamic("packed", [b.object("big", BIG % POINTERS)], "-z", "pack-relative-relocs")
    yield "pie-symbolic", symbolic
    if shutil.which("rustc"):
        yield "rust", rust


def runs(case, peer, program):
    """Debian 12's musl knows no packed relocations, for one."""
    right = subprocess.run([program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    if not right:
        print("%s does not run on %s" % (case, peer))
    return right


def measure(startup, rounds, programs):
    out = subprocess.run(
        [startup, str(rounds)]
        + ["%s/%s=%s" % (case, peer, program) for case, by_peer in programs for peer, program in by_peer.items()],
        check=True,
        stdout=subprocess.PIPE,
        universal_newlines=True,
    ).stdout
    lines = [line.split("\t") for line in out.splitlines()]
    return out, {line[0]: dict(zip(lines[0], line)) for line in lines[1:]}


def table(rows, programs):
    print(
        "%-17s %-6s %9s %9s %7s %7s %6s %s"
        % (
            "case",
            "libc",
            "exit µs",
            "byte µs",
            "cpu µs",
            "faults",
            "calls",
            "tenon's time / this one's, exit and first byte",
        )
    )
    for case, by_peer in programs:
        for peer in by_peer:
            r, t = rows["%s/%s" % (case, peer)], rows[case + "/tenon"]
            ratio = (
                ""
                if peer == "tenon"
                else "  ".join(
                    "%.2f" % (float(t[k]) / float(r[k]))
                    for k in ("exit_min", "first_min")
                    if r[k] != "-" and t[k] != "-"
                )
            )
            print(
                "%-17s %-6s %9s %9s %7s %7s %6s %s"
                % (case, peer, r["exit_min"], r["first_min"], r["cpu_us"], r["faults"], r["calls"], ratio)
            )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sysroot")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--cases", nargs="*", default=[], help="only those whose name contains a word")
    parser.add_argument("--keep", help="folder in which the programs stay")
    parser.add_argument("--tsv", action="store_true")
    parser.add_argument("--table", action="store_true")
    args = parser.parse_args()
    work = os.path.abspath(args.keep) if args.keep else tempfile.mkdtemp()
    os.makedirs(work, exist_ok=True)
    b = Builder(os.path.abspath(args.sysroot), work)
    b.run("cc", "-O2", "-o", "startup", HERE + "/startup.c")
    programs = []
    for case, make in cases(b):
        if args.cases and not any(word in case for word in args.cases):
            continue
        by_peer = {peer: program for peer, program in (make() or {}).items() if runs(case, peer, program)}
        if by_peer:
            programs.append((case, by_peer))
    text, rows = measure(b.path("startup"), args.rounds, programs)
    if args.tsv:
        sys.stdout.write(text)
    else:
        table(rows, programs)
    if not args.keep:
        shutil.rmtree(work)


if __name__ == "__main__":
    main()
