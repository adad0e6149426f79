"""--against: is a row slower than in an earlier run, or is it noise?

The rows of the first peer are compared. Where both runs have other peers in common, its figures are divided
by theirs (their geometric mean), which takes out what the machine does to all. The rounds of a run are dealt
to BLOCKS blocks in turn, and the fastest of each block stands for it: most blocks have met a quiet moment,
and how much they differ tells what a figure is uncertain by. A row counts as changed if its fastest changed
by more than that, and at least by LEAST, and if a rank-sum test tells the blocks of the two runs apart
(Holm's correction over all rows: one false alarm in a hundred comparisons).
"""

import json
import math
import statistics
import sys

import stats

LEAST = 0.06
ALPHA = 0.01
BLOCKS = 10


def load(path):
    try:
        with open(path) as file:
            result = json.load(file)
    except (OSError, ValueError) as error:
        sys.exit("compare: cannot read %s: %s" % (path, error))
    if not isinstance(result, dict) or result.get("format") != 1:
        sys.exit("compare: %s was not written by bench/compare.py" % path)
    return result


def blocks(rounds):
    return [min(rounds[i::BLOCKS]) for i in range(BLOCKS)]


def relative(row, subject, others):
    """Logarithms of the subject's blocks, relative to the others'."""
    logs = [math.log(b) for b in blocks(row["results"][subject]["rounds"])]
    for peer in others:
        logs = [
            mine - math.log(their) / len(others) for mine, their in zip(logs, blocks(row["results"][peer]["rounds"]))
        ]
    return logs


def uncertain(row, subject, others):
    """How far the lower quartile of the blocks lies over the fastest, of the subject and of the others on average."""

    def one(peer):
        ordered = sorted(blocks(row["results"][peer]["rounds"]))
        return stats.quantile(ordered, 0.25) / ordered[0] - 1

    return one(subject) + (sum(one(p) for p in others) / len(others) if others else 0.0)


def fastest(row, subject, others):
    value = math.log(row["results"][subject]["fastest"])
    return value - sum(math.log(row["results"][p]["fastest"]) for p in others) / len(others) if others else value


def compare(old, new, name="the earlier run"):
    """{"rows": [{suite, name, change, uncertain, p, verdict: slower | faster | same}], "same_machine",
    "subject", "name"}
    """
    subject = new["peers"][0]
    before = {(row["suite"], row["name"]): row for row in old["rows"]}
    out = []
    for row in new["rows"]:
        earlier = before.get((row["suite"], row["name"]))
        if not earlier or subject not in row["results"] or subject not in earlier["results"]:
            continue
        others = [p for p in row["results"] if p != subject and p in earlier["results"]]
        if min(len(r["results"][p]["rounds"]) for r in (earlier, row) for p in [subject] + others) < BLOCKS:
            continue
        a, b = relative(earlier, subject, others), relative(row, subject, others)
        out.append(
            {
                "suite": row["suite"],
                "name": row["name"],
                "change": math.exp(fastest(row, subject, others) - fastest(earlier, subject, others)) - 1,
                "middle": math.exp(statistics.median(b) - statistics.median(a)) - 1,
                "uncertain": max(uncertain(r, subject, others) for r in (earlier, row)),
                "p": stats.mann_whitney(a, b),
            }
        )
    for one, real in zip(out, stats.holm([one["p"] for one in out], ALPHA)):
        least = max(LEAST, one["uncertain"])
        agrees = abs(one["change"]) > least and (one["change"] > 0) == (one["middle"] > 0)
        one["verdict"] = "same" if not (real and agrees) else "slower" if one["change"] > 0 else "faster"
    same = all(old["machine"].get(key) == new["machine"].get(key) for key in ["cpu", "arch", "kernel"])
    return {"rows": out, "same_machine": same, "subject": subject, "name": name}


def changed(verdict):
    """The rows that are slower or faster, the worst first."""
    return sorted([row for row in verdict["rows"] if row["verdict"] != "same"], key=lambda row: -row["change"])


def text(verdict):
    lines = ["", "%s against %s, %d rows:" % (verdict["subject"], verdict["name"], len(verdict["rows"]))]
    if not verdict["same_machine"]:
        lines.append("another processor or kernel: only ratios to the same peers mean anything")
    for row in changed(verdict):
        lines.append(
            "%-8s %-44s %+6.1f %%   (uncertain by %.1f %%, p = %.1g)"
            % (
                row["verdict"],
                "%s/%s" % (row["suite"], row["name"]),
                100 * row["change"],
                100 * row["uncertain"],
                row["p"],
            )
        )
    if not changed(verdict):
        lines.append("no row changed beyond the noise")
    return "\n".join(lines)
