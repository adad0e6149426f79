"""The result of a run: as data, which is what --json writes and everything else reads, and as text."""

import re

import stats

# What rows that call nothing may differ by between peers, and which share of all rounds may be disturbed,
# before the machine counts as too busy.
UNEQUAL, BUSY = 0.04, 0.60

# As many quiet rounds are enough for a row's figures.
FEW = 15

# A row is named as slower from this ratio on; so many of a suite.
OVER, NAMED = 1.01, 12

# The ratio to musl that crabc, a libc in Rust, publishes of itself.
PUBLISHED = {
    "memcpy 64 B": 0.62,
    "memcpy 4 KB": 0.76,
    "memset 4 KB": 0.79,
    "memcmp 4 KB": 0.05,
    "strlen 4 KB": 0.17,
    "strcmp short": 0.47,
    "strstr in 4 KB": 0.15,
    "snprintf": 0.60,
    "fprintf /dev/null": 0.59,
    "malloc+free 16 B": 0.13,
    "malloc+free 256 B": 0.12,
    "calloc 1 KB": 0.15,
    "realloc grow": 0.37,
    "sin": 0.97,
    "exp": 0.99,
    "log": 1.00,
    "pow": 1.10,
    "sqrt": 1.08,
    "getpid": 1.01,
    "clock_gettime": 1.01,
    "gettimeofday": 0.99,
    "time": 1.03,
    "sched_getcpu": 1.00,
    "getrandom 32 B": 0.20,
    "open+close": 0.98,
    "stat": 1.00,
    "getenv": 0.42,
    "mutex lock+unlock": 0.52,
    "thread create+join": 1.14,
    "process start": 1.17,
}


# Why a row is slower than another libc's where it is, as far as that is known, and up to which ratio that explains it.
REASONS = {
    "seed/clock_gettime": (1.05, "the vDSO's time; to ask whether there is a vDSO is a cycle"),
    "seed/gettimeofday": (1.05, "the vDSO's time"),
    "seed/sqrt": (1.05, "one instruction behind a call"),
    "seed/getpid": (1.05, "one system call"),
    "seed/open+close": (1.05, "the kernel's time"),
    "seed/stat": (1.05, "the kernel's time"),
    "seed/realloc grow": (1.6, "glibc grows the last block in place, which is all that this row asks"),
    "seed/strcmp short": (1.25, "a check for the page's end before the first vector, a cycle"),
}


def merged(results):
    """One result of several runs' suites; of a suite that is in several, the first."""
    out = dict(results[0])
    for other in results[1:]:
        have = {row["suite"] for row in out["rows"]}
        more = [row for row in other["rows"] if row["suite"] not in have]
        out["rows"] = out["rows"] + more
        out["means"] = dict(other["means"], **out["means"])
        for key in ("levels", "variants"):
            out[key] = out.get(key) or other.get(key, [])
    return out


def slower_than(result, suite, peer):
    """The suite's rows that are over another libc's, the worst first."""
    rows = [row for row in result["rows"] if row["suite"] == suite and row["ratios"].get(peer, 0) >= OVER]
    return sorted(rows, key=lambda row: -row["ratios"][peer])


def reason(row, peer):
    limit, why = REASONS.get("%s/%s" % (row["suite"], row["name"]), (0, ""))
    return ": " + why if row["ratios"][peer] <= limit else ""


def result(rows, names, probes, machine, complete, errors, sizes):
    """Everything that was found out; the first of the names is the one that the others are compared with.
    `rounds` of a row are the quiet ones, and `disturbed` counts the others, which are used where the quiet are few.
    """
    out = []
    for row in rows:
        one = {
            "suite": row.suite,
            "name": row.name,
            "bytes": row.bytes,
            "results": {},
            "ratios": {},
            "errors": dict(row.errors),
        }
        for peer in names:
            if row.visits.get(peer) and peer not in row.errors:
                quiet, disturbed = row.rounds(peer, probes[row.sources[peer][0]])
                one["results"][peer] = dict(
                    stats.summary(quiet if len(quiet) >= FEW else quiet + disturbed),
                    rounds=quiet,
                    disturbed=len(disturbed),
                    **row.usage.get(peer, {})
                )
        for peer in names[1:]:
            if names[0] in one["results"] and peer in one["results"]:
                one["ratios"][peer] = one["results"][names[0]]["fastest"] / one["results"][peer]["fastest"]
        if row.suite == "seed" and row.name in PUBLISHED:
            one["published"] = PUBLISHED[row.name]
        if one["results"] or one["errors"]:
            out.append(one)
    # A program without libc is a control of its own kind, where there is no other.
    control = [row for row in out if row["suite"] == "control"] or [row for row in out if row["name"] == "without libc"]
    rows = [row for row in out if row["suite"] != "control"]
    return {
        "format": 2,
        "complete": complete,
        "machine": machine,
        "noise": noise(control, rows),
        "probe": min(probes.values()),
        "peers": names,
        "errors": errors,
        "rows": rows,
        "means": means(rows, names),
        "sizes": sizes,
        "control": control,
    }


def noise(control, rows):
    """From the rows that call nothing: by how much peers differ that must not; from all: which share of the
    rounds was disturbed.
    """
    unequal, quiet, disturbed = 0.0, 0, 0
    for row in control:
        fastest = [r["fastest"] for r in row["results"].values()]
        if fastest:
            unequal = max(unequal, max(fastest) / min(fastest) - 1)
    for row in rows:
        quiet += sum(len(r["rounds"]) for r in row["results"].values())
        disturbed += sum(r["disturbed"] for r in row["results"].values())
    share = disturbed / max(1, quiet + disturbed)
    return {"unequal": unequal, "disturbed": share, "busy": unequal > UNEQUAL or share > BUSY}


def means(rows, names):
    """Suite → peer → {"rows": number, "mean": geometric mean of the ratios}; of suite seed also the
    published ones' mean.
    """
    out = {}
    for suite in dict.fromkeys(row["suite"] for row in rows):
        mine = [row for row in rows if row["suite"] == suite]
        out[suite] = {}
        for peer in names[1:]:
            ratios = [row["ratios"][peer] for row in mine if peer in row["ratios"]]
            if ratios:
                out[suite][peer] = {"rows": len(ratios), "mean": stats.geometric_mean(ratios)}
        published = [row["published"] for row in mine if "published" in row]
        if published:
            out[suite]["published"] = {"rows": len(published), "mean": stats.geometric_mean(published)}
    return out


def function(name):
    """What a row over sizes is about: "memcpy" of "memcpy 4 KB"."""
    return re.sub(r" \d+ (B|KB|MB)$", "", name)


def is_curve(name):
    """Whether the row is a point of a curve over sizes: not a mixture of sizes, not a search for needles."""
    return "mixed" not in name and "needle" not in name


def shown(value):
    """A time in nanoseconds as people read it."""
    for limit, scale, unit in [(1e7, 1e6, " ms"), (1e4, 1e3, " µs")]:
        if value >= limit:
            return three(value / scale) + unit
    return three(value)


def three(value):
    """At least three digits."""
    return "%.0f" % value if value >= 100 else "%.1f" % value if value >= 10 else "%.2f" % value


def two(value):
    """A ratio."""
    return "%.0f" % value if value >= 100 else "%.2f" % value if value >= 0.095 else "%.3f" % value


def machine_line(result):
    m = result["machine"]
    return "%s, %d CPUs, Linux %s, %s; pinned to CPU %s; %s" % (
        m["cpu"],
        m["cpus"],
        m["kernel"],
        m["libcs"],
        m["pinned_to"],
        m["date"],
    )


def noise_line(result):
    n, m = result["noise"], result["machine"]
    text = (
        "noise: rows that call nothing differ by %.1f %% between libcs; others disturbed %.0f %% of the rounds, the load was %.1f, %.1f %% stolen"
        % (100 * n["unequal"], 100 * n["disturbed"], m.get("load_average", 0), 100 * m.get("stolen", 0))
    )
    if n["busy"]:
        text += "\nWARNING: the machine is too busy to tell differences below %d %%; run again when it is idle" % max(
            10, round(100 * n["unequal"]) * 2
        )
    return text


def text(result):
    """The table as ./run and the terminal show it."""
    names = result["peers"]
    published = any("published" in row for row in result["rows"])
    lines = [machine_line(result), noise_line(result)]
    head = (
        "%-36s" % "ns per call, fastest"
        + "".join("%11s" % n[:10] for n in names)
        + "".join("%14s" % ("%s/%s" % (names[0], n))[:13] for n in names[1:])
    )
    if published:
        head += "%12s" % "crabc/musl"

    def row_line(label, values, ratios, last=""):
        return "%-36s" % label[:35] + "".join("%11s" % v for v in values) + "".join("%14s" % r for r in ratios) + last

    size_rows = result["sizes"].get("rows", [])
    if size_rows:
        lines += ["", "%-36s" % "bytes" + "".join("%11s" % n[:10] for n in names)]
        for row in size_rows:
            mine = row["bytes"].get(names[0])
            lines.append(
                row_line(
                    row["name"],
                    [row["bytes"].get(n, "") for n in names],
                    [two(mine / row["bytes"][n]) if mine and n in row["bytes"] else "" for n in names[1:]],
                )
            )
    for suite in dict.fromkeys(row["suite"] for row in result["rows"]):
        lines += ["", head.replace("ns per call, fastest", "%s: ns per call, fastest" % suite)]
        for row in result["rows"]:
            if row["suite"] != suite:
                continue
            values = [
                shown(row["results"][n]["fastest"]) if n in row["results"] else row["errors"].get(n, "")[:10]
                for n in names
            ]
            ratios = [two(row["ratios"][n]) if n in row["ratios"] else "" for n in names[1:]]
            lines.append(
                row_line(row["name"], values, ratios, "%12.2f" % row["published"] if "published" in row else "")
            )
        mean = result["means"][suite]
        lines.append(
            row_line(
                "geometric mean",
                ["" for _ in names],
                [two(mean[n]["mean"]) if n in mean else "" for n in names[1:]],
                "%12.2f" % mean["published"]["mean"] if "published" in mean else "",
            )
        )
        for n in names[1:]:
            over = slower_than(result, suite, n)
            if over:
                more = ["and %d more" % (len(over) - NAMED)] if len(over) > NAMED else []
                lines.append(
                    "slower than %s: " % n
                    + "; ".join(
                        ["%s (%.2f%s)" % (row["name"], row["ratios"][n], reason(row, n)) for row in over[:NAMED]] + more
                    )
                )
    wrong = [
        "%s: %s/%s: %s" % (peer, row["suite"], row["name"], error)
        for row in result["rows"]
        for peer, error in row["errors"].items()
    ]
    lines += wrong
    if not result["complete"]:
        lines.append("interrupted: these are the rounds that were made")
    return "\n".join(lines)
