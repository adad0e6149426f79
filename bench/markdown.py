"""The figures of a result as a section of docs/performance.md."""

import table

HEAD = "## Figures\n"


def grid(heads, rows):
    """A table: the first column to the left, numbers to the right."""
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1)] + rows
    return "".join("| %s |\n" % " | ".join(line) for line in lines)


def ratio(value):
    """Bold where the first libc is slower."""
    return "" if value is None else "**%s**" % table.two(value) if value >= table.OVER else table.two(value)


def seed(result):
    names, mean = result["peers"], result["means"]["seed"]
    rows = [
        [row["name"]]
        + [table.shown(row["results"][n]["fastest"]) if n in row["results"] else "" for n in names]
        + [ratio(row["ratios"].get(n)) for n in names[1:]]
        + [table.two(row["published"])]
        for row in result["rows"]
        if row["suite"] == "seed"
    ]
    means = [ratio(mean[n]["mean"]) if n in mean else "" for n in names[1:]]
    rows.append(["**geometric mean**"] + [""] * len(names) + means + [table.two(mean["published"]["mean"])])
    text = grid(["row"] + names + ["/ " + n for n in names[1:]] + ["crabc / musl"], rows)
    for n in names[1:]:
        over = [
            "`%s` %s%s" % (r["name"], table.two(r["ratios"][n]), table.reason(r, n))
            for r in table.slower_than(result, "seed", n)
        ]
        text += "\nOver 1.00 beside %s: %s.\n" % (n, "; ".join(over) or "nothing")
    return text


def suites(result):
    names = result["peers"]
    rows = []
    for suite, mean in result["means"].items():
        if suite == "seed":
            continue
        slowest = []
        for n in names[1:]:
            over = [r for r in table.slower_than(result, suite, n) if r["ratios"][n] >= 1.05]
            slowest.append(", ".join("%s %s" % (r["name"], table.two(r["ratios"][n])) for r in over[:3]))
        count = sum(row["suite"] == suite for row in result["rows"])
        means = [ratio(mean[n]["mean"]) if n in mean else "" for n in names[1:]]
        rows.append(["`%s`" % suite, str(count)] + means + slowest)
    heads = ["suite", "rows"] + ["/ " + n for n in names[1:]] + ["slowest beside " + n for n in names[1:]]
    return (
        "\n### Other suites\nGeometric means, and the rows that are slower by 5 % or more.\n\n" + grid(heads, rows)
        if rows
        else ""
    )


def starts(result):
    rows = [
        [row["name"]]
        + [
            "%s (%d)" % (table.three(one["fastest"] / 1e3), one["faults"]) if one else ""
            for one in (row["results"].get(n) for n in result["peers"])
        ]
        for row in result["rows"]
        if row["suite"] == "startup"
    ]
    said = "\n### Start-up\nMicroseconds from vfork to the end of wait, and page faults.\n\n"
    return said + grid(["program"] + result["peers"], rows) if rows else ""


def sizes(result):
    rows = [
        [row["name"]] + ["{:,}".format(row["bytes"][n]) if n in row["bytes"] else "" for n in result["peers"]]
        for row in result["sizes"]["rows"]
    ]
    text = "\n### Sizes\nBytes, stripped. glibc's library is libc, libm and loader together. Static programs of the musl ABI are linked with the same linker and flags.\n\n"
    text += grid([""] + result["peers"], rows)
    parts = ", ".join("%s %.1f" % (c["name"], c["bytes"] / 1024) for c in result["sizes"]["components"])
    if parts:
        text += "\nOf `libc.so`, KB: %s (tables: symbols, hashes, relocations, strings).\n" % parts
    return text


def section(result):
    """What follows HEAD."""
    text = "%s. Nanoseconds unless a unit is given; ratios below 1 mean that %s is faster.\n" % (
        table.machine_line(result),
        result["peers"][0],
    )
    text += table.noise_line(result)[:1].upper() + table.noise_line(result)[1:] + ".\n"
    for peer, (same, rows) in result.get("against", {}).get("agree", {}).items():
        text += "The ratios to %s in this run and in one before it agree within 10 %% in %d rows of %d.\n" % (
            peer,
            same,
            rows,
        )
    text += "\n" + seed(result) if "seed" in result["means"] else ""
    return text + suites(result) + starts(result) + sizes(result)


def write(result, path):
    with open(path) as file:
        before, head, _ = file.read().partition(HEAD)
    if not head:
        raise SystemExit("compare: %s has no line `## Figures`" % path)
    with open(path, "w") as file:
        file.write(before + head + section(result))
