"""--against: is a row slower than in an earlier run, or is it noise?

What makes equal builds differ, and what is done about it:

- Others on the same core. Only rounds that the probes call quiet count (bench/measure.py).
- Where things lie, and what the branch predictor makes of it: luck that a process keeps, so that a row has several
  modes, up to a third apart, and how often it meets the slow ones depends on the load. Each round is a process of
  its own, at addresses of its own. What is compared is the third fastest round: the fast mode, which
  a run of 75 quiet rounds has met if one in twenty does. How far it could be off by itself is known (stats.fast_error).
- The machine's day. What the other libcs changed by, which have not changed, is taken off: their median over all
  rows; and a row must also have changed beside the others' own figures in it, which takes the kernel's part out.
- A build that placed a function elsewhere. Entering it takes a cycle more or less then; what is below
  CYCLE nanoseconds is not called a change.

A row is slower or faster if it changed by LEAST, which is half of the 15 % that a comparison must find, by
three standard errors and by a cycle; and if a rank-sum test, which assumes nothing of the modes, tells all rounds of the
two runs apart (Holm's correction over all rows: one false alarm in a hundred comparisons).
"""

import json
import math
import statistics
import sys

import stats

LEAST = 0.075
CYCLE = 0.33
ERRORS = 3
ALPHA = 0.01
DULL = 0.12  # a row that tells no smaller change is named
ROUNDS = 30  # as many quiet ones must both runs have


def load(path):
    try:
        with open(path) as file:
            result = json.load(file)
    except (OSError, ValueError) as error:
        sys.exit("compare: cannot read %s: %s" % (path, error))
    if not isinstance(result, dict) or result.get("format") != 2:
        sys.exit("compare: %s was not written by this version of bench/compare.py" % path)
    return result


def compare(old, new, name="the earlier run"):
    """{"rows": [{suite, name, change, beside, least, p, verdict: slower | faster | same}], "drift", "unknown": rows
    without enough quiet rounds, "comparable", "same_machine", "subject", "name"}
    """
    subject = new["peers"][0]
    before = {(row["suite"], row["name"]): row for row in old["rows"]}
    pairs = []
    for row in new["rows"]:
        earlier = before.get((row["suite"], row["name"]))
        if earlier and subject in row["results"] and subject in earlier["results"]:
            rounds = {
                p: (earlier["results"][p]["rounds"], r["rounds"])
                for p, r in row["results"].items()
                if p in earlier["results"]
            }
            pairs.append((row, {p: both for p, both in rounds.items() if min(map(len, both)) >= ROUNDS}))
    shifts = [{p: math.log(stats.fast(b) / stats.fast(a)) for p, (a, b) in rounds.items()} for _, rounds in pairs]
    drift = statistics.median([value for shift in shifts for p, value in shift.items() if p != subject] or [0.0])
    rows, unknown = [], []
    for (row, rounds), shift in zip(pairs, shifts):
        if subject not in shift:
            unknown.append("%s/%s" % (row["suite"], row["name"]))
            continue
        theirs = [value for p, value in shift.items() if p != subject]
        a, b = rounds[subject]
        rows.append(
            {
                "suite": row["suite"],
                "name": row["name"],
                "change": math.exp(shift[subject] - drift) - 1,
                "beside": math.exp(shift[subject] - statistics.median(theirs or [drift])) - 1,
                "least": max(
                    LEAST,
                    CYCLE / stats.fast(a),
                    math.expm1(ERRORS * math.hypot(stats.fast_error(a), stats.fast_error(b))),
                ),
                "p": stats.rank_sum(a, [value / math.exp(drift) for value in b]),
            }
        )
    for row, real in zip(rows, stats.holm([row["p"] for row in rows], ALPHA)):
        low, high = sorted(math.log1p(row[key]) for key in ("change", "beside"))
        row["verdict"] = "same"
        if real and low >= math.log1p(row["least"]):
            row["verdict"] = "slower"
        elif real and high <= -math.log1p(row["least"]):
            row["verdict"] = "faster"
    comparable = abs(new["probe"] / old["probe"] - 1) < 0.15
    if not comparable:
        rows = [dict(row, verdict="same") for row in rows]
    return {
        "rows": rows,
        "unknown": unknown,
        "drift": math.exp(drift) - 1,
        "comparable": comparable,
        "same_machine": all(old["machine"].get(key) == new["machine"].get(key) for key in ["cpu", "arch", "kernel"]),
        "subject": subject,
        "name": name,
    }


def changed(verdict):
    """The rows that are slower or faster, the worst first."""
    return sorted([row for row in verdict["rows"] if row["verdict"] != "same"], key=lambda row: -row["change"])


def text(verdict):
    lines = [
        "",
        "%s against %s, %d rows (the other libcs: %+.1f %%):"
        % (verdict["subject"], verdict["name"], len(verdict["rows"]), 100 * verdict["drift"]),
    ]
    if not verdict["same_machine"]:
        lines.append("WARNING: another processor or kernel")
    if not verdict["comparable"]:
        lines.append("no verdict: another clock, or in one of the runs others shared the core all the time")
        return "\n".join(lines)
    for row in changed(verdict):
        lines.append(
            "%-8s %-44s %+6.1f %%   (at least %.1f %% tell, p = %.1g)"
            % (row["verdict"], "%s/%s" % (row["suite"], row["name"]), 100 * row["change"], 100 * row["least"], row["p"])
        )
    if not changed(verdict):
        lines.append("no row changed beyond the noise")
    dull = [
        "%s/%s (%.0f %%)" % (row["suite"], row["name"], 100 * row["least"])
        for row in verdict["rows"]
        if row["least"] > DULL
    ]
    if dull:
        lines.append("only larger changes would tell in: " + ", ".join(dull))
    if verdict["unknown"]:
        lines.append("too few quiet rounds to compare: " + ", ".join(verdict["unknown"]))
    return "\n".join(lines)
