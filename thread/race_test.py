#!/usr/bin/env python3
"""The algorithms of thread/ under ThreadSanitizer: race_test.py COMPILER_FLAG...

Compiles thread/, the base it stands on and sync_test.cc with -fsanitize=thread, in the flavour that runs inside the host's libc, and
runs the tests: no race may be found. Then once more with the unlock of a mutex made relaxed: that one must be found, or the first run
would prove nothing. A locked test is run by the host's threads, so what is checked is the library's memory order alone.
"""

import concurrent.futures
import glob
import os
import subprocess
import sys
import tempfile

CLANG = "clang-19"
GTEST = "/usr/src/googletest/googletest"
INCLUDE = ["-nostdlibinc", "-iquote", ".", "-isystem", "include", "-isystem", "include/arch/" + os.uname().machine]
SANITIZE = ["-fsanitize=thread", "-g1"]
BROKEN = "thread/pthread_mutex_unlock.c"


def run(*command):
    subprocess.run(["nice", *command], check=True)


def main():
    flags = sys.argv[1:]
    sources = sorted(glob.glob("thread/*.c") + glob.glob("thread/internal/*.c")) + \
        ["base/%s.c" % name for name in ("cancel", "hooks", "lock", "process", "signal", "tls", "vdso", "port/abort_raw", "port/tls_hosted")]
    with tempfile.TemporaryDirectory() as folder:
        def place(source):
            return os.path.join(folder, os.path.basename(source).replace(".", "_") + "_" + str(abs(hash(source))) + ".o")

        def compile_c(source, out, *more):
            run(CLANG, *flags, *SANITIZE, *more, *INCLUDE, "-DTN_HOSTED", "-c", source, "-o", out)

        def compile_test(source):
            run(CLANG, "-std=gnu++20", "-O1", *SANITIZE, "-fno-builtin", "-w", "-I.", "-idirafter", "include", "-I" + GTEST, "-I" + GTEST + "/include",
                "-c", source, "-o", place(source))

        assembly = "base/arch/%s/syscall_cp.S" % os.uname().machine
        tests = ["thread/sync_test.cc", GTEST + "/src/gtest-all.cc", GTEST + "/src/gtest_main.cc"]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            jobs = [pool.submit(compile_test, s) for s in tests]
            jobs += [pool.submit(compile_c, s, place(s)) for s in sources + [assembly]]
            for job in jobs:
                job.result()

        def link(name, objects):
            exe = os.path.join(folder, name)
            # What the tests do not reach may lack the system beneath it.
            run("clang++-19", "-fuse-ld=lld", "-fsanitize=thread", "-Wl,--gc-sections", *map(place, tests), *objects, "-o", exe)
            return exe

        objects = [place(s) for s in sources + [assembly]]
        run(link("whole", objects))
        relaxed = os.path.join(folder, "relaxed.o")
        compile_c(BROKEN, relaxed, "-Wno-error", "-w", "-D__ATOMIC_RELEASE=__ATOMIC_RELAXED")
        exe = link("relaxed", [relaxed if o == place(BROKEN) else o for o in objects])
        broken = subprocess.run(["nice", exe, "--gtest_filter=Mutex.Exclusion"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if broken.returncode == 0 or "data race" not in broken.stdout:
            sys.exit("a relaxed unlock was not found:\n" + broken.stdout)
        print("no race; a relaxed unlock is found")


if __name__ == "__main__":
    main()
