#!/usr/bin/python3
"""Where tenon stands: the same operations on this tree's libc, musl and glibc, timed by turns on one processor.

    bazel run //bench:compare -- [--suite seed,mem,…|all] [--only TEXT] [--peer NAME=INTERP[:LIBDIR]]… [--json F] [--html F] [--against OLD.json]
    bench/compare.py --sysroot DIR …        the same for a sysroot that ./install made

A figure is nanoseconds per call of the fastest of many short batches, but for accidents; a ratio is the first
peer's figure over another's, so below 1 is faster. See docs/performance.md for the method.
"""

import argparse
import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile

ROOT = os.environ.get("BUILD_WORKSPACE_DIRECTORY") or os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "bench"))
import machine
import markdown
import measure
import peers as libcs
import regress
import sizes
import stats
import table

SUITES = ["seed", "mem", "string", "malloc", "stdio", "stdlib", "math", "time", "thread", "startup"]
ROUNDS, MOST = 150, 300
QUICK_ROUNDS, QUICK_MOST = 30, 60


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0], usage=__doc__.split("\n\n")[1].strip(), epilog=__doc__.split("\n\n")[2]
    )
    parser.add_argument(
        "--suite", default="seed", help="one or several of %s, or all; default: seed" % ", ".join(SUITES)
    )
    parser.add_argument(
        "--only", action="append", default=[], metavar="TEXT", help="only rows whose `suite/name` contains it"
    )
    parser.add_argument(
        "--peer",
        action="append",
        default=[],
        metavar="NAME=INTERP[:LIBDIR]",
        help="another musl-ABI libc, or another one of that name: its loader, and the folder of its libc.a for static programs",
    )
    parser.add_argument("--without", action="append", default=[], metavar="NAME", help="leave a default peer out")
    parser.add_argument("--json", metavar="F", help="write all figures")
    parser.add_argument(
        "--html", metavar="F", help="write a report to look at (Debian: apt-get install python3-matplotlib)"
    )
    parser.add_argument(
        "--against",
        metavar="OLD.json",
        help="compare with an earlier --json; a row that is slower beyond the noise makes the exit status 3",
    )
    parser.add_argument(
        "--markdown", metavar="F", help="write the figures into a page, in place of what follows its line `## Figures`"
    )
    parser.add_argument("--sysroot", help="a folder that ./install made; default: this tree's build")
    # What `bazel run` passes: this tree's sysroot, its linker map, the package benches.
    parser.add_argument("--built", help=argparse.SUPPRESS)
    parser.add_argument("--map", help=argparse.SUPPRESS)
    parser.add_argument("--bench", action="append", default=[], help=argparse.SUPPRESS)
    parser.add_argument("--cpu", type=int, default=-1, help="the processor to run on; default: the highest")
    parser.add_argument(
        "--rounds", type=int, help="rounds of each row; default %d, and up to %d where they disagree" % (ROUNDS, MOST)
    )
    parser.add_argument("--quick", action="store_true", help="sizes, start-up and the seed rows in under a minute")
    parser.add_argument(
        "--from-json",
        action="append",
        default=[],
        metavar="F",
        help="measure nothing: tables, report and comparison of an earlier --json, or of the suites of several",
    )
    return parser.parse_args()


def chosen_suites(text):
    names = SUITES if text == "all" else text.split(",")
    for name in names:
        if name not in SUITES:
            sys.exit("compare: no suite '%s'; there are %s, all" % (name, ", ".join(SUITES)))
    return names


def chosen_peers(args, sysroot):
    peers = [p for p in libcs.default_peers(sysroot) if p.name not in args.without]
    for text in args.peer:
        peer = libcs.parse_peer(text)
        same = [i for i, p in enumerate(peers) if p.name == peer.name]
        if same:
            peers[same[0]] = peer
        else:
            peers.append(peer)
    return peers


def find_sysroot(args):
    for folder in [args.sysroot, args.built, os.path.join(ROOT, "out")]:
        if folder and os.path.exists(os.path.join(folder, "bin", "tenon-clang")):
            return os.path.abspath(folder)
        if folder and folder == args.sysroot:
            break
    sys.exit(
        "compare: %s; run `bazel run //bench:compare`, or `./install DIR` and --sysroot DIR"
        % ("%s is no sysroot" % args.sysroot if args.sysroot else "no sysroot")
    )


def collect_rows(peers, suites, builder):
    """The rows of the suites, each with the programs of the peers that have it. A peer that cannot even
    list its rows loses the suite.
    """
    rows = {}
    with_control = next((s for s in suites if s != "startup"), None)
    for suite in suites:
        for peer in peers:
            if suite not in peer.programs:
                continue
            program = measure.Program((peer.programs[suite],))
            try:
                listed = program.rows()
            except measure.Broken as error:
                peer.errors.append("suite %s: %s" % (suite, error))
                continue
            finally:
                program.end()
            for index, (of, name, size) in enumerate(listed):
                if of == "control" and suite != with_control:
                    continue
                row = rows.setdefault((of, name), measure.Row(of, name, size))
                row.sources[peer.name] = ((peer.programs[suite],), index)
    starts = [(kind, path) for peer in peers for kind, path in peer.starts.items()]
    if starts:
        command = tuple([builder.spawner()] + [path for _, path in starts])
        index = 0
        for peer in peers:
            for kind in peer.starts:
                places = (
                    [("startup", next(name for name, _, k in libcs.STARTS if k == kind))] if "startup" in suites else []
                )
                if kind == "dynamic" and "seed" in suites:
                    places.append(("seed", "process start"))
                for place in places:
                    row = rows.setdefault(place, measure.Row(*place))
                    row.sources[peer.name] = (command, index)
                index += 1
    order = ["control"] + SUITES
    return sorted(rows.values(), key=lambda row: order.index(row.suite))


def usage_of_starts(rows):
    """Page faults and resident set of the startup suite's programs."""
    for row in rows:
        if row.suite != "startup":
            continue
        for peer, (command, index) in row.sources.items():
            program = measure.Program(command)
            try:
                faults, resident = program.ask("usage %d" % index).split("\t")
                row.usage[peer] = {"faults": int(faults), "resident_kb": int(resident)}
            finally:
                program.end()


def by_level(rows, peer, rounds, progress):
    """The rows over sizes of suites mem and string on the first libc held to each level of this processor,
    as package benches have them: {function, range, bytes, results}.
    """
    levels = machine.levels()
    mine = []
    for row in rows:
        if (
            row.suite in ("mem", "string")
            and row.bytes
            and table.is_curve(row.name)
            and peer in row.sources
            and len(levels) > 1
        ):
            again = measure.Row(row.suite, row.name, row.bytes)
            command, index = row.sources[peer]
            again.sources = {level: (("/usr/bin/env", "TENON_LEVEL=" + level) + command, index) for level in levels}
            mine.append(again)
    _, probes = measure.measure(mine, levels, rounds, rounds, progress)
    return [
        {
            "function": table.function(row.name),
            "range": str(row.bytes),
            "bytes": row.bytes,
            "results": {
                level: stats.summary(sum(row.rounds(level, probes[row.sources[level][0]]), []))
                for level in levels
                if level in row.visits
            },
        }
        for row in mine
    ]


def package_benches(programs, suites):
    """Rows of package benches (bench/candidates.h), all variants of a function side by side."""
    rows = []
    for program in programs:
        name = os.path.basename(program)
        if not set(name.split("_")) & set(suites):
            continue
        print("compare: variants: %s" % name, file=sys.stderr)
        with tempfile.NamedTemporaryFile("r", suffix=".json") as file:
            done = subprocess.run(
                [program, "--json", file.name, "--rounds", "20"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            try:
                rows += json.load(file)["rows"]
            except ValueError:
                print("compare: %s: exit status %d, no figures" % (name, done.returncode), file=sys.stderr)
    return rows


def main():
    args = arguments()
    # `bazel run` starts us elsewhere than where the user stands.
    args.map, args.built = [path and os.path.abspath(path) for path in (args.map, args.built)]
    args.bench = [os.path.abspath(path) for path in args.bench]
    os.chdir(os.environ.get("BUILD_WORKING_DIRECTORY", "."))
    if args.html and not importlib.util.find_spec("matplotlib"):
        sys.exit("compare: --html needs matplotlib (Debian: apt-get install python3-matplotlib)")
    if args.from_json:
        return finish(args, table.merged([regress.load(path) for path in args.from_json]))
    suites = chosen_suites(args.suite)
    if args.quick:
        suites = [s for s in SUITES if s in suites or s == "startup"]
    old = regress.load(args.against) if args.against else None  # before minutes of work
    sysroot = find_sysroot(args)
    try:
        peers = chosen_peers(args, sysroot)
    except libcs.PeerError as error:
        sys.exit("compare: %s" % error)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: what is there is printed
    cpu = machine.pin(args.cpu)
    rounds, most = (QUICK_ROUNDS, QUICK_MOST) if args.quick else (ROUNDS, MOST)
    if args.rounds:
        rounds, most = args.rounds, args.rounds
    with tempfile.TemporaryDirectory(prefix="tenon-bench.") as work:
        builder = libcs.Builder(sysroot, work)
        try:
            builder.spawner()
        except libcs.PeerError as error:
            sys.exit("compare: the sysroot %s cannot build programs: %s" % (sysroot, error))
        for peer in peers:
            builder.prepare(peer, suites)
        rows = [
            row
            for row in collect_rows(peers, suites, builder)
            if row.suite == "control"
            or not args.only
            or any(text in "%s/%s" % (row.suite, row.name) for text in args.only)
        ]
        for peer in peers:
            for error in peer.errors:
                print("compare: %s: %s" % (peer.name, error), file=sys.stderr)
        if not [row for row in rows if row.suite != "control"]:
            sys.exit("compare: nothing to measure")
        names = [p.name for p in peers if p.programs or p.starts]
        watch = machine.Watch(cpu)
        complete, probes = measure.measure(rows, names, rounds, most, measure.Progress())
        load = watch.stop()
        if complete:
            usage_of_starts(rows)
        levels = (
            by_level(rows, names[0], max(4, rounds // 6), measure.Progress())
            if complete and (args.json or args.html)
            else []
        )
        bytes_of = sizes.sizes(peers, builder, args.map) if complete else {"rows": [], "components": []}
    result = table.result(
        rows,
        names,
        probes,
        dict(machine.describe(cpu), **load),
        complete,
        {p.name: p.errors for p in peers if p.errors},
        bytes_of,
    )
    result["levels"] = levels
    if complete and (args.json or args.html):
        result["variants"] = package_benches(args.bench, suites)
    return finish(args, result, old)


def finish(args, result, old=None):
    """Tables, files, comparison; the exit status."""
    print(table.text(result))
    status = 0 if result["complete"] else 130
    if args.against:
        verdict = result["against"] = regress.compare(
            old or regress.load(args.against), result, os.path.basename(args.against)
        )
        print(regress.text(verdict))
        status = 3 if any(v["verdict"] == "slower" for v in verdict["rows"]) else status
    if args.json:
        with open(args.json, "w") as file:
            json.dump(result, file, indent=1)
            file.write("\n")
    if args.markdown:
        markdown.write(result, args.markdown)
    if args.html:
        import html_report

        html_report.write(result, args.html)
    return status


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("compare: interrupted before anything was measured")
