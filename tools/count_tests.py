#!/usr/bin/env python3
"""Counts the test cases of Bazel runs: count_tests.py CODE EVENTS [CODE EVENTS]…, each run's exit code and its build events (JSON lines).

Prints every failed and skipped case, `N skipped`, and as the last line `N passed, N failed`. A target that failed to build, timed out or
crashed counts as one failure; exit status 0 only if nothing failed and something ran in each run.
"""

import json
import os
import sys
import urllib.parse
import xml.etree.ElementTree as ElementTree


def local(uri):
    return urllib.parse.unquote(urllib.parse.urlparse(uri).path)


def cases(path):
    """[(name, verdict)] of a JUnit file; verdict is passed, failed or skipped."""
    try:
        root = ElementTree.parse(path).getroot()
    except (OSError, ElementTree.ParseError):
        return []
    found = []
    for case in root.iter("testcase"):
        name = "%s.%s" % (case.get("classname") or case.get("classname", ""), case.get("name", ""))
        if case.find("failure") is not None or case.find("error") is not None:
            verdict = "failed"
        elif case.find("skipped") is not None or case.get("status") == "notrun":
            verdict = "skipped"
        else:
            verdict = "passed"
        found.append((name.lstrip("."), verdict))
    return found


def run(code, lines, count):
    """Adds the cases of one run of Bazel to count."""
    before = dict(count)
    for line in lines:
        try:
            event = json.loads(line)
        except json.JSONDecodeError:
            continue
        identity = event.get("id", {})
        if "targetCompleted" in identity and event.get("aborted"):
            count["failed"] += 1
            print("failed: %s (not built)" % identity["targetCompleted"]["label"])
        if "targetCompleted" in identity and "completed" in event and not event["completed"].get("success"):
            count["failed"] += 1
            print("failed: %s (does not build)" % identity["targetCompleted"]["label"])
        if "testResult" not in identity or "testResult" not in event:
            continue
        label, result = identity["testResult"]["label"], event["testResult"]
        found = []
        for output in result.get("testActionOutput", []):
            if output.get("name") == "test.xml":
                found = cases(local(output.get("uri", "")))
        ok = result.get("status") == "PASSED"
        for name, verdict in found:
            if verdict != "passed":
                print("%s: %s %s" % (verdict, label, name))
            count[verdict] += 1
        if not found and ok:
            count["passed"] += 1
        if not ok and not any(verdict == "failed" for _, verdict in found):
            count["failed"] += 1
            print("failed: %s (%s)" % (label, result.get("status", "unknown").lower()))
    if code and count["failed"] == before["failed"]:
        count["failed"] += 1
        print("failed: bazel exited with status %d" % code)
    elif count == before:
        count["failed"] += 1
        print("failed: no test ran")


def main():
    count = {"passed": 0, "failed": 0, "skipped": 0}
    for code, path in zip(sys.argv[1::2], sys.argv[2::2]):
        with open(path) as lines:
            run(int(code), lines, count)
    print("%d skipped" % count["skipped"])
    print("%d passed, %d failed" % (count["passed"], count["failed"]))
    sys.exit(1 if count["failed"] or not count["passed"] else 0)


if __name__ == "__main__":
    main()
