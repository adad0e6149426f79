#!/usr/bin/env python3
"""What must hold of every built image, read from its files with LLVM's tools.

    image_checks.py LLVM_BIN KIND LIBC_SO LIBC_A     KIND: ifunc, static, or any

libc.so has no undefined symbol, no text relocation, no interpreter, no soname, no PT_TLS, is full RELRO, and each IRELATIVE addend is the address of a resolver
(riscv64: lld 19 computes wrong ones under relaxation). A static profile has no IRELATIVE relocation at all; an ifunc one has some.
"""

import re
import subprocess
import sys


def main():
    llvm, kind, shared, archive = sys.argv[1:]

    def tool(name, *args):
        return subprocess.run([llvm + "llvm-" + name, *args], check=True, stdout=subprocess.PIPE, text=True).stdout

    failures = []

    def check(ok, what):
        print(("ok: " if ok else "FAILED: ") + what)
        if not ok:
            failures.append(what)

    undefined = [line.split()[-1] for line in tool("nm", "-D", "--undefined-only", shared).splitlines() if line.strip()]
    check(not undefined, "no undefined symbol %s" % " ".join(undefined))
    headers = tool("readelf", "-lW", shared)
    dynamic = tool("readelf", "-dW", shared)
    check("INTERP" not in headers, "no interpreter")
    check(not re.search(r"^\s*TLS\s", headers, re.M), "no PT_TLS")
    check("GNU_RELRO" in headers and "BIND_NOW" in dynamic, "full RELRO")
    check("TEXTREL" not in dynamic, "no text relocation")
    check("SONAME" not in dynamic and "(NEEDED)" not in dynamic, "no DT_SONAME, no DT_NEEDED")
    stack = re.search(r"^\s*GNU_STACK.*$", headers, re.M)
    check(bool(stack) and "RWE" not in stack.group(), "stack not executable")

    symbols = {}
    for line in tool("nm", "--defined-only", shared).splitlines():
        address, _, name = line.split()[:3]
        symbols.setdefault(int(address, 16), []).append(name)
    relocations = tool("readelf", "-rW", shared)
    addends = [int(m.group(1), 16) for m in re.finditer(r"R_\w*IRELATIV\w*\s+([0-9a-f]+)\s*$", relocations, re.M)]
    if kind == "static":
        check(not addends, "no IRELATIVE relocation (%d)" % len(addends))
    else:
        # Where every function has one variant for the machine (any), nothing is dispatched.
        check(bool(addends) or kind == "any", "%d IRELATIVE relocations" % len(addends))
        wrong = [hex(a) for a in addends if not any(n.startswith("tn_resolve_") for n in symbols.get(a, []))]
        check(not wrong, "each IRELATIVE addend is a resolver's address %s" % " ".join(wrong))
        # Start-up runs them all: platforms/start.order lets them lie on one page.
        far = [symbols[a][0] for a in addends if a in symbols and a - min(addends) > 0x1000]
        check(not far, "resolvers lie together; platforms/start.order lacks: %s" % " ".join(far))

    # Libc's own use of tn_x pulls the member in that publishes x too, so a program's own x must win. Reserved names are nobody else's.
    functions = [line.split() for line in tool("nm", "--defined-only", archive).splitlines() if len(line.split()) == 3]
    strong = sorted({n for _, t, n in functions if t == "T" and not n.startswith(("tn_", "_"))})
    check(not strong, "every public function in libc.a is weak %s" % " ".join(strong))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
