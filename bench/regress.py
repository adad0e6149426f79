"""--against: is a row slower than in an earlier run, or is it noise?

What makes equal builds differ, and what is done about it:

- Others on the same core. Only rounds that the probes call quiet count (bench/measure.py).
- Where things lie, and what the branch predictor makes of it: luck that a process keeps, so that a row has several
  modes, up to a third apart, and how often it meets the slow ones depends on the load. Each round is a process of
  its own, at addresses of its own. What is compared is the third fastest round: the fast mode, which
  a run of 75 quiet rounds has met if one in twenty does. How far it could be off by itself is known (stats.fast_error).
- The machine's day. What the other libcs changed by, which have not changed, is taken off: their median over all
  rows; and a row must also have changed beside the others' own figures in it, which takes the kernel's part out.
- A build that placed functions elsewhere. Entering one takes a cycle more or less then: what is below
  CYCLE nanoseconds is not called a change. For the seed rows layouts.json says what orders of functions make
  (bench/layouts.py); a row that changed by less has moved, which is said and is no regression.

A row is slower or faster if it changed by LEAST, which is half of the 15 % that a comparison must find, by
three standard errors and by a cycle; and if a rank-sum test, which assumes nothing of the modes, tells all rounds of the
two runs apart (Holm's correction over all rows: one false alarm in a hundred comparisons).
"""

import json
import math
import os
import statistics
import sys

import stats

LEAST = 0.075
CYCLE = 0.33
ERRORS = 3
AGREE = 1.1
ALPHA = 0.01
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "layouts.json")) as _file:
    LAYOUTS = json.load(_file)  # logarithms, the largest of seven orders over the smallest
PLACED = 1.15  # times as much may be due to another order
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
    """{"rows": [{suite, name, change, beside, least, p, verdict: slower | faster | moved | same}], "drift", "agree": {peer: [rows whose
    ratios to it are within AGREE of each other, rows]}, "unknown": rows
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
    agree = {}
    for row, _ in pairs:
        for peer, ratio in row["ratios"].items():
            if peer in before[row["suite"], row["name"]]["ratios"]:
                counts = agree.setdefault(peer, [0, 0])
                off = ratio / before[row["suite"], row["name"]]["ratios"][peer]
                counts[0] += 1 / AGREE <= off <= AGREE
                counts[1] += 1
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
                "layout": LAYOUTS.get("%s/%s" % (row["suite"], row["name"]), 0.0),
                "p": stats.rank_sum(a, [value / math.exp(drift) for value in b]),
            }
        )
    for row, real in zip(rows, stats.holm([row["p"] for row in rows], ALPHA)):
        low, high = sorted(math.log1p(row[key]) for key in ("change", "beside"))
        row["verdict"] = "same"
        if real and max(low, -high) >= math.log1p(row["least"]):
            sign = "slower" if low > 0 else "faster"
            row["verdict"] = sign if max(low, -high) > PLACED * row["layout"] else "moved"
    comparable = abs(new["probe"] / old["probe"] - 1) < 0.15
    if not comparable:
        rows = [dict(row, verdict="same") for row in rows]
    return {
        "rows": rows,
        "agree": agree,
        "unknown": unknown,
        "drift": math.exp(drift) - 1,
        "comparable": comparable,
        "same_machine": all(old["machine"].get(key) == new["machine"].get(key) for key in ["cpu", "arch", "kernel"]),
        "subject": subject,
        "name": name,
    }


def changed(verdict):
    """The rows that are slower or faster, or moved, the worst first."""
    return sorted([row for row in verdict["rows"] if row["verdict"] != "same"], key=lambda row: -row["change"])


def text(verdict):
    lines = [
        "",
        "%s against %s, %d rows (the other libcs: %+.1f %%):"
        % (verdict["subject"], verdict["name"], len(verdict["rows"]), 100 * verdict["drift"]),
    ]
    for peer, (same, rows) in verdict["agree"].items():
        lines.append("ratios to %s within %.0f %% of that run's: %d of %d" % (peer, 100 * AGREE - 100, same, rows))
    if not verdict["same_machine"]:
        lines.append("WARNING: another processor or kernel")
    if not verdict["comparable"]:
        lines.append("no verdict: another clock, or in one of the runs others shared the core all the time")
        return "\n".join(lines)
    for row in changed(verdict):
        told = (
            "another order of functions makes up to %.1f %%" % (100 * math.expm1(row["layout"]))
            if row["verdict"] == "moved"
            else "at least %.1f %% tell, p = %.1g" % (100 * row["least"], row["p"])
        )
        lines.append(
            "%-8s %-44s %+6.1f %%   (%s)"
            % (row["verdict"], "%s/%s" % (row["suite"], row["name"]), 100 * row["change"], told)
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
