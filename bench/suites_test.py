#!/usr/bin/python3
"""bench/compare.py from end to end, one round: all suites' results are right on the library, peers that are
missing or broken are one line each. suites_test.py SYSROOT
"""

import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def compare(sysroot, work, *arguments):
    """(result, what it said on stderr)"""
    out = os.path.join(work, "result.json")
    done = subprocess.run(
        [
            sys.executable,
            os.path.join(HERE, "compare.py"),
            "--sysroot",
            sysroot,
            "--rounds",
            "1",
            "--json",
            out,
            *arguments,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        sys.exit(
            "compare.py %s: exit status %d\n%s%s" % (" ".join(arguments), done.returncode, done.stdout, done.stderr)
        )
    with open(out) as file:
        return json.load(file), done.stderr


def main():
    sysroot = os.path.abspath(sys.argv[1])
    bad = []
    with tempfile.TemporaryDirectory() as work:
        result, said = compare(sysroot, work, "--suite", "all", "--without", "musl", "--without", "glibc")
        bad += [
            "%s/%s: %s" % (row["suite"], row["name"], error)
            for row in result["rows"]
            for error in row["errors"].values()
        ]
        bad += [
            "%s/%s: no figure" % (row["suite"], row["name"]) for row in result["rows"] if "tenon" not in row["results"]
        ]
        bad += said.splitlines() if result["errors"] else []
        published = [row for row in result["rows"] if "published" in row]
        if len(published) != 30:
            bad.append("%d rows of 30 that crabc publishes" % len(published))
        if not all(row["bytes"].get("tenon") for row in result["sizes"]["rows"]):
            bad.append("sizes: %s" % result["sizes"])

        # The machine's own libc, the same library once more, and what is no libc: not there, no loader, no ELF
        # file, of another architecture, one that crashes at its entry.
        with open(os.path.join(sysroot, "lib", "libc.so"), "rb") as file:
            image = file.read()
        entry = int.from_bytes(image[24:32], "little")  # of the first segment, which begins the file
        spoilt = {
            "text": b"no program\n",
            "foreign": image[:18] + b"\xb7\0" + image[20:],  # e_machine: EM_AARCH64
            "crash": image[:entry] + b"\x0f\x0b" + image[entry + 2 :],  # ud2
        }
        for name, content in spoilt.items():
            with open(os.path.join(work, name), "wb") as file:
                file.write(content)
            os.chmod(os.path.join(work, name), 0o755)
        result, said = compare(
            sysroot,
            work,
            "--suite",
            "time",
            "--only",
            "getpid",
            "--without",
            "musl",
            "--peer",
            "again=%s/lib/libc.so" % sysroot,
            "--peer",
            "gone=/nonexistent/ld.so",
            "--peer",
            "broken=/bin/true",
            *[word for name in spoilt for word in ("--peer", "%s=%s" % (name, os.path.join(work, name)))],
        )
        lines = [line for line in said.splitlines() if line.startswith("compare: ")]
        for name, expected in [
            ("gone", "/nonexistent/ld.so does not exist"),
            *[(name, "cannot run a program") for name in ("broken", *spoilt)],
        ]:
            mine = [line for line in lines if line.startswith("compare: %s: " % name)]
            if len(mine) != 1 or expected not in mine[0]:
                bad.append("%s: expected one line with '%s', got %s" % (name, expected, mine))
        if result["peers"] != ["tenon", "glibc", "again"] or set(result["rows"][0]["ratios"]) != {"glibc", "again"}:
            bad.append("peers %s, ratios %s" % (result["peers"], result["rows"][0]["ratios"]))
    print("\n".join(bad) or "all rows are right")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
