#!/usr/bin/env python3
"""Builds self-checking C programs with a sysroot's wrapper and runs them in every link mode.

A program is right when it exits 0, cannot be judged here when it exits 77, and is wrong otherwise. RUNNER (environment) is put before every
program: an emulator. One line per program and mode is printed, and a JUnit file for Bazel's XML_OUTPUT_FILE.
"""

import argparse
import concurrent.futures
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from xml.sax.saxutils import escape, quoteattr

HERE = os.path.dirname(os.path.abspath(__file__))


def directive(source, name):
    """The value of a `//@ name value` line, or None."""
    match = re.search(r"^//@ " + name + r" (.*)$", source, re.M)
    return match.group(1).strip() if match else None


class Runner:
    def __init__(self, sysroot, compiler, out):
        self.sysroot = os.path.abspath(sysroot)
        self.out = out
        self.compiler = os.path.join(self.sysroot, "bin", compiler)
        self.prefix = shlex.split(os.environ.get("RUNNER", ""))
        loader = [f for f in os.listdir(self.sysroot + "/lib") if f.startswith("ld-musl-")][0]
        self.interpreter = os.path.join(self.sysroot, "lib", loader)
        self.arch = loader[len("ld-musl-"):-len(".so.1")]

    def build(self, path, source, mode, exe):
        """Returns the program's extra environment; raises CalledProcessError when something does not build."""
        common = ["-std=gnu17", "-O1", "-fno-builtin", "-w", "-D_GNU_SOURCE", "-I", HERE, "-I", os.path.dirname(path)]
        environment = dict(os.environ, TENON_INTERPRETER=self.interpreter)
        extra = {}

        def cc(*args):
            subprocess.run([self.compiler, *args], check=True, env=environment, cwd=os.path.dirname(exe), stdout=subprocess.PIPE,
                           stderr=subprocess.STDOUT)

        def own_flags(text):
            return [f.replace("$DIR", os.path.dirname(path)) for f in shlex.split(text or "")]

        # Further libraries, each from prog.NAME.so.c, in the order of their `//@ library NAME flags` lines (`library-ARCH` for one
        # architecture); they and the program are linked in the folder that holds them, `$DIR` is that of the sources.
        for arch, name, flags in re.findall(r"^//@ library(?:-(\w+))? (\S+)(.*)$", source, re.M):
            if arch in ("", self.arch):
                cc("-shared", "-fPIC", *common, *own_flags(flags), "-o", "lib%s.so" % name,
                   "%s.%s.so.c" % (path[:-2], name))
        library = path[:-2] + ".so.c"
        if os.path.exists(library):
            flags = own_flags(directive(open(library).read(), "cflags"))
            cc("-shared", "-fPIC", *common, *flags, "-o", exe + ".so", library)
            extra["CASE_SO"] = exe + ".so"
        mode_flags = {"static": ["-static"], "static-pie": ["-static-pie"], "dynamic": [], "no-pie": ["-no-pie"]}[mode]
        flags = own_flags(directive(source, "cflags"))
        libs = own_flags(directive(source, "libs"))
        cc(*mode_flags, *common, *flags, "-o", exe, path, *libs, "-lm", "-lpthread", "-ldl")
        return extra

    def run(self, path, mode):
        """(verdict, output, seconds) of one program in one mode; verdict is PASS, FAIL or SKIP."""
        source = open(path).read()
        modes, archs = directive(source, "modes"), directive(source, "archs")
        if modes and mode not in re.split(r"[ ,]+", modes):
            return None
        if archs and self.arch not in re.split(r"[ ,]+", archs):
            return None
        started = time.time()
        name = os.path.basename(path)[:-2]
        folder = os.path.join(self.out, name + "-" + mode)
        os.makedirs(folder)
        exe = os.path.join(folder, name)
        try:
            extra = self.build(path, source, mode, exe)
        except subprocess.CalledProcessError as error:
            return "FAIL", "does not build:\n" + error.stdout.decode(errors="replace")[-3000:], time.time() - started
        limit = float(directive(source, "timeout") or 60)
        env = dict(os.environ, **extra)
        process = subprocess.Popen(
            [*self.prefix, exe], cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True)
        try:
            output = process.communicate(timeout=limit)[0].decode(errors="replace")
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return "FAIL", "still running after %g s\n" % limit + process.communicate()[0].decode(errors="replace")[-3000:], time.time() - started
        code = process.returncode
        verdict = {0: "PASS", 77: "SKIP"}.get(code, "FAIL")
        if verdict == "FAIL":
            output = ("killed by signal %d\n" % -code if code < 0 else "exit status %d\n" % code) + output[-3000:]
        return verdict, output, time.time() - started


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sysroot", required=True)
    parser.add_argument("--modes", default="static,dynamic")
    parser.add_argument("--compiler", default="tenon-clang")
    parser.add_argument("--programs", required=True, help="paths, separated by spaces")
    parser.add_argument("only", nargs="*", help="run only programs whose name contains one of these")
    args = parser.parse_args()
    programs = [p for p in args.programs.split() if p.endswith(".c") and not p.endswith(".so.c")]
    if args.only:
        programs = [p for p in programs if any(o in p for o in args.only)]
    if not programs:
        sys.exit("no program to run")
    results = []
    with tempfile.TemporaryDirectory() as out:
        runner = Runner(args.sysroot, args.compiler, out)
        jobs = [(p, m) for p in programs for m in args.modes.split(",")]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for (path, mode), result in zip(jobs, pool.map(lambda job: runner.run(os.path.abspath(job[0]), job[1]), jobs)):
                if result is None:
                    continue
                verdict, output, seconds = result
                name = os.path.basename(path)[:-2]
                results.append((name, mode, *result))
                print("%s %s %s (%.1f s)" % (verdict, name, mode, seconds))
                if verdict != "PASS":
                    print("".join("    " + line + "\n" for line in output.splitlines()), end="")
    xml = os.environ.get("XML_OUTPUT_FILE")
    if xml:
        with open(xml, "w") as f:
            bad = sum(r[2] == "FAIL" for r in results)
            skipped = sum(r[2] == "SKIP" for r in results)
            f.write('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites><testsuite name=%s tests="%d" failures="%d" skipped="%d">\n'
                    % (quoteattr(os.environ.get("TEST_TARGET", "image")), len(results), bad, skipped))
            for name, mode, verdict, output, seconds in results:
                f.write('<testcase name=%s time="%.2f">' % (quoteattr("%s/%s" % (name, mode)), seconds))
                if verdict == "FAIL":
                    f.write("<failure>%s</failure>" % escape(re.sub(r"[^\t\n\x20-\x7e]", "?", output)))
                elif verdict == "SKIP":
                    f.write("<skipped/>")
                f.write("</testcase>\n")
            f.write("</testsuite></testsuites>\n")
    failed = sum(r[2] == "FAIL" for r in results)
    passed = sum(r[2] == "PASS" for r in results)
    print("%d passed, %d failed, %d skipped" % (passed, failed, len(results) - passed - failed))
    sys.exit(1 if failed or not results else 0)


if __name__ == "__main__":
    main()
