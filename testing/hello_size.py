#!/usr/bin/env python3
"""How large a static hello is, stripped, without any special flag: hello_size.py SYSROOT HELLO_C. Fails over 10,000 bytes with tenon-clang, 13,500 with tenon-gcc.
Prints musl's beside it, under the same linkers and flags, where musl is installed."""

import os
import platform
import subprocess
import sys
import tempfile

LIMITS = {"tenon-clang": 10000, "tenon-gcc": 13500}


def main():
    sysroot, source = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    bad = 0
    with tempfile.TemporaryDirectory() as work:
        def size(*command):
            subprocess.run([*command, source, "-o", work + "/hello"], check=True)
            out = subprocess.run([work + "/hello"], check=True, stdout=subprocess.PIPE).stdout
            assert out == b"hello, world\n", out
            subprocess.run(["strip", work + "/hello"], check=True)
            return os.path.getsize(work + "/hello")

        for compiler, limit in LIMITS.items():
            bytes_ = size(sysroot + "/bin/" + compiler, "-O2", "-static")
            print("%s %d bytes, limit %d" % (compiler, bytes_, limit))
            bad += bytes_ > limit
        musl = "/usr/lib/%s-linux-musl" % platform.machine()
        if os.path.exists(musl + "/libc.a"):
            objects = ["-nostdlib", "-static", "-fno-pie", musl + "/crt1.o", musl + "/crti.o"]
            tail = [musl + "/libc.a", musl + "/crtn.o"]
            for linker, command in {"lld": ["clang-19", "-fuse-ld=lld"], "GNU ld": ["gcc", "-no-pie"]}.items():
                for note, flags in {"-z noseparate-code": ["-Wl,-z,noseparate-code"], "default": []}.items():
                    subprocess.run([*command, "-O2", "-fno-asynchronous-unwind-tables", *objects, source, *flags, *tail, "-o", work + "/musl"], check=True)
                    subprocess.run(["strip", work + "/musl"], check=True)
                    print("musl, %s, %s: %d bytes" % (linker, note, os.path.getsize(work + "/musl")))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
