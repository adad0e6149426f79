"""The report of a result: one file without anything outside it, for a phone and a desk, light and dark.

Every number carries the place of its value in the result (data-at), so that a test can compare the two.
"""

import html
import json
import math
import re

import plots
import regress
import table

STYLE = """
:root { color-scheme: light dark;
  --paper: #f6f7f9; --card: #ffffff; --ink: #1b2430; --soft: #5b6675; --faint: #d5dbe3; --good: #00798c; --bad: #c2452d; --warn: #fff3d6;
  --s0: #0072b2; --s1: #d55e00; --s2: #8a63b5; --s3: #009e73; --s4: #b8860b; --s5: #cc4a8b; --s6: #56789a; --s7: #7a7a7a; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #12161c; --card: #1b212a; --ink: #e6ebf2; --soft: #9aa6b6; --faint: #39424f; --good: #3fc1d4; --bad: #ff8a70; --warn: #3d3316;
  --s0: #56b4f5; --s1: #ff9c5a; --s2: #c3a4ee; --s3: #4fd6ac; --s4: #e6c14d; --s5: #f58fc0; --s6: #9cb6d1; --s7: #b0b0b0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; -webkit-text-size-adjust: 100%; }
main { max-width: 1240px; margin: 0 auto; padding: 16px; }
h1 { font-size: 1.7rem; margin: 12px 0 4px; letter-spacing: -.01em; } h2 { font-size: 1.25rem; margin: 36px 0 4px; } h3 { font-size: 1rem; margin: 0 0 6px; }
p { margin: 4px 0 12px; max-width: 75ch; } .soft { color: var(--soft); } small { color: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 10px 0; } a { color: var(--s0); text-decoration: none; } a:hover { text-decoration: underline; }
.warn { background: var(--warn); border-radius: 8px; padding: 8px 12px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 14px 0; }
.tile, .card { background: var(--card); border: 1px solid var(--faint); border-radius: 10px; padding: 12px 14px; }
.tile b { display: block; font-size: 1.9rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 14px; }
.card { min-width: 0; overflow: hidden; } .card svg { display: block; width: 100%; height: auto; font-family: inherit; }
.wide { grid-column: 1 / -1; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 5px 0 5px 10px; white-space: nowrap; vertical-align: middle; } th:first-child, td:first-child { text-align: left; white-space: normal; padding-left: 0; }
thead th { color: var(--soft); font-weight: 500; border-bottom: 1px solid var(--faint); font-size: .86rem; } tbody tr + tr td { border-top: 1px solid color-mix(in srgb, var(--faint) 55%, transparent); }
tfoot td { border-top: 2px solid var(--faint); font-weight: 600; }
.slower { color: var(--bad); font-weight: 600; }
td.bar { width: 34%; min-width: 180px; padding-left: 18px; }
.scale { position: relative; display: block; height: 20px; }
.scale i { position: absolute; height: 7px; border-radius: 2px; background: var(--c); } .scale i:nth-of-type(1) { top: 2px; } .scale i:nth-of-type(2) { top: 11px; }
.scale i:only-of-type { top: 6px; } .scale::after { content: ""; position: absolute; left: 80%; top: -3px; bottom: -3px; width: 1px; background: var(--soft); }
.key { display: inline-block; width: .75em; height: .75em; border-radius: 2px; background: var(--c); margin-right: .35em; }
.legend { display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: .86rem; color: var(--soft); margin: 0 0 8px; }
details { margin: 10px 0; } summary { cursor: pointer; font-weight: 600; } summary span { font-weight: 400; color: var(--soft); }
pre { background: var(--card); border: 1px solid var(--faint); border-radius: 8px; padding: 10px 12px; overflow-x: auto; font-size: .86rem; }
@media (max-width: 700px) {
  main { padding: 12px; } .rows thead, .rows td.time { display: none; } .rows tr { display: grid; grid-template-columns: 1fr auto auto; padding: 6px 0; border-top: 1px solid var(--faint); }
  .rows td { border: 0 !important; padding: 0 0 0 12px; } .rows td:first-child { padding: 0; } .rows td.bar { grid-column: 1 / -1; width: auto; padding: 3px 0 0; } .rows td.published { display: none; }
  .rows td.ratio::before { content: attr(data-peer) " "; color: var(--soft); font-weight: 400; font-size: .8rem; } .rows td.ratio { min-width: 84px; }
  .rows td.times { display: block; grid-column: 1 / -1; text-align: left; color: var(--soft); font-size: .82rem; padding: 0; white-space: normal; }
  th, td { padding-left: 6px; font-size: .9rem; } }
@media (min-width: 701px) { .rows td.times { display: none; } }
"""

MARK = "one file, made by bench/compare.py"


class Page:
    """Builds the page of one result."""

    def __init__(self, result):
        self.result, self.names = result, result["peers"]
        self.subject, self.others = self.names[0], self.names[1:]

    def number(self, at, shown=None):
        """A number of the result by its place, "rows.3.ratios.musl", as the table shows it."""
        value = self.at(at)
        text = shown(value) if shown else table.three(value)
        return '<span data-at="%s">%s</span>' % (html.escape(at), html.escape(text))

    def at(self, path):
        return lookup(self.result, path)

    def colour(self, peer):
        return "var(--s%d)" % (self.names.index(peer) % 8)

    def legend(self, peers, text="%s"):
        return '<div class="legend">%s</div>' % "".join(
            '<span><span class="key" style="--c:%s"></span>%s</span>' % (self.colour(p), html.escape(text % p))
            for p in peers
        )

    def head(self):
        m = self.result["machine"]
        parts = [
            "<h1>%s beside %s</h1>" % (self.subject, " and ".join(self.others) or "nothing"),
            '<p class="soft">%s, %s CPUs, Linux %s; pinned to CPU %s; %s</p>'
            % tuple(html.escape(str(m[k])) for k in ["cpu", "cpus", "kernel", "pinned_to", "date"]),
        ]
        noise = self.result["noise"]
        parts.append(
            '<p class="%s">%sRows that call nothing differ by %s %% between the libcs; others disturbed %s %% of the rounds.</p>'
            % (
                "warn" if noise["busy"] else "soft",
                "<b>The machine was busy</b>: small differences mean nothing. " if noise["busy"] else "",
                self.number("noise.unequal", percent),
                self.number("noise.disturbed", percent),
            )
        )
        if not self.result["complete"]:
            parts.append('<p class="warn">The run was interrupted; these are the rounds that were made.</p>')
        for peer, errors in self.result["errors"].items():
            parts += ['<p class="warn">%s: %s</p>' % (html.escape(peer), html.escape(error)) for error in errors]
        return "".join(parts)

    def tiles(self):
        out = []
        for suite in self.suites():
            mean = self.result["means"][suite]
            for peer in self.others:
                if suite == "seed" and peer in mean:
                    out.append(
                        '<div class="tile"><b>%s ×</b>%s, mean of %d seed rows</div>'
                        % (self.number("means.seed.%s.mean" % peer), html.escape(peer), mean[peer]["rows"])
                    )
            if "published" in mean:
                out.append(
                    '<div class="tile"><b>%s ×</b>musl, the mean that crabc publishes for these rows</div>'
                    % self.number("means.seed.published.mean")
                )
        return '<div class="tiles">%s</div>' % "".join(out) if out else ""

    def suites(self):
        return list(dict.fromkeys(row["suite"] for row in self.result["rows"]))

    def bars(self, row):
        """Ratios as bars from 1, logarithmic: two decades to the left (faster), half a one to the right."""
        out = ""
        for peer in self.others[:2]:
            if peer in row["ratios"]:
                place = 80 + 40 * max(-2.0, min(0.5, math.log10(row["ratios"][peer])))
                out += '<i style="--c:%s;left:%.1f%%;width:%.1f%%"></i>' % (
                    self.colour(peer),
                    min(place, 80),
                    max(abs(place - 80), 0.5),
                )
        return '<span class="scale">%s</span>' % out

    def suite_table(self, suite):
        published = any("published" in row for row in self.result["rows"] if row["suite"] == suite)
        heads = (
            ["<th>%s</th>" % html.escape(n) for n in self.names]
            + ["<th>/ %s</th>" % html.escape(n) for n in self.others]
            + (["<th>crabc / musl</th>"] if published else [])
        )
        body = []
        for index, row in enumerate(self.result["rows"]):
            if row["suite"] != suite:
                continue
            at = "rows.%d." % index
            cells, times = [], []
            for n in self.names:
                if n in row["results"]:
                    shown = self.number("%sresults.%s.fastest" % (at, n), table.shown)
                    cells.append('<td class="time">%s</td>' % shown)
                    times.append("%s %s" % (html.escape(n), shown))
                else:
                    cells.append('<td class="time soft">%s</td>' % html.escape(row["errors"].get(n, "–")))
            for n in self.others:
                if n in row["ratios"]:
                    cells.append(
                        '<td class="ratio%s" data-peer="/ %s">%s</td>'
                        % (
                            " slower" if row["ratios"][n] >= table.OVER else "",
                            html.escape(n),
                            self.number("%sratios.%s" % (at, n), table.two),
                        )
                    )
                else:
                    cells.append('<td class="ratio" data-peer=""></td>')
            if published:
                cells.append(
                    '<td class="published">%s</td>'
                    % (self.number(at + "published", table.two) if "published" in row else "")
                )
            body.append(
                '<tr><td>%s</td>%s<td class="bar">%s</td><td class="times">%s ns</td></tr>'
                % (html.escape(row["name"]), "".join(cells), self.bars(row), " · ".join(times))
            )
        mean = self.result["means"][suite]
        foot = '<tr><td>geometric mean</td>%s%s%s<td class="bar"></td></tr>' % (
            '<td class="time"></td>' * len(self.names),
            "".join(
                '<td class="ratio" data-peer="/ %s">%s</td>'
                % (html.escape(n), self.number("means.%s.%s.mean" % (suite, n), table.two) if n in mean else "")
                for n in self.others
            ),
            '<td class="published">%s</td>' % self.number("means.%s.published.mean" % suite, table.two)
            if published
            else "",
        )
        return (
            '<table class="rows"><thead><tr><th>ns per call</th>%s<th class="bar"></th></tr></thead><tbody>%s</tbody><tfoot>%s</tfoot></table>'
            % ("".join(heads), "".join(body), foot)
        )

    def seed(self):
        if "seed" not in self.suites():
            return ""
        said = ""
        for n in self.others:
            over = table.slower_than(self.result, "seed", n)
            if over:
                said += "<br>Slower than %s: %s." % (
                    html.escape(n),
                    "; ".join(html.escape(row["name"] + table.reason(row, n)) for row in over),
                )
        return (
            '<h2 id="seed">Thirty operations</h2><p class="soft">Bars show time relative to another libc: to the left of the line %s is faster, a decade for each half of the left part. %s</p>%s<div class="card">%s</div>'
            % (
                html.escape(self.subject),
                said,
                self.legend(self.others[:2], self.subject + " / %s"),
                self.suite_table("seed"),
            )
        )

    def against(self):
        if "against" not in self.result:
            return ""
        verdict = self.result["against"]
        places = {(row["suite"], row["name"]): index for index, row in enumerate(verdict["rows"])}
        body = ""
        for row in regress.changed(verdict):
            at = "against.rows.%d." % places[row["suite"], row["name"]]
            body += (
                '<tr><td>%s/%s</td><td class="%s">%s</td><td>%s %%</td><td class="soft">at least %s %% tell</td></tr>'
                % (
                    html.escape(row["suite"]),
                    html.escape(row["name"]),
                    "slower" if row["verdict"] == "slower" else "",
                    row["verdict"],
                    self.number(at + "change", signed_percent),
                    self.number(at + "least", percent),
                )
            )
        said = (
            '<div class="card"><table><tbody>%s</tbody></table></div>' % body
            if body
            else "<p>No row changed beyond the noise.</p>"
        )
        return '<h2 id="against">Against %s</h2><p class="soft">%d rows compared%s.</p>%s' % (
            html.escape(verdict["name"]),
            len(verdict["rows"]),
            "" if verdict["same_machine"] else "; another processor or kernel, so only ratios mean anything",
            said,
        )

    def curves(self):
        """Throughput over size, a picture for each function, all peers in it."""
        groups = {}
        for row in self.result["rows"]:
            if row["bytes"] and row["suite"] in ("mem", "string") and table.is_curve(row["name"]):
                groups.setdefault(table.function(row["name"]), []).append(row)
        cards = []
        for name, rows in groups.items():
            series = [
                (
                    peer,
                    number,
                    sorted(
                        (row["bytes"], row["bytes"] / row["results"][peer]["fastest"])
                        for row in rows
                        if peer in row["results"]
                    ),
                )
                for number, peer in enumerate(self.names)
            ]
            series = [s for s in series if len(s[2]) > 2]
            if series:
                cards.append(
                    '<div class="card"><h3>%s</h3>%s</div>'
                    % (html.escape(name), plots.curves("%s: GB/s over size, by libc" % name, series, "GB/s"))
                )
        return (
            '<h2 id="curves">Throughput over size</h2><p class="soft">One size again and again, aligned; both axes logarithmic.</p><div class="grid">%s</div>'
            % "".join(cards)
            if cards
            else ""
        )

    def variants(self):
        """The same by variant: the library held to each level, and the package benches, where a
        function's variants stand beside other libcs' in one process.
        """
        out = ""
        for key, title, said in [
            (
                "levels",
                "By level",
                "The same program and library, held to each level of this processor by TENON_LEVEL.",
            ),
            ("variants", "Variants in one process", "What the library chooses from, beside other libcs."),
        ]:
            groups = {}
            for row in self.result.get(key, []):
                if row["bytes"] and row["results"]:
                    groups.setdefault(row["function"], []).append(row)
            cards = [card for card in (self.variant_card(function, rows) for function, rows in groups.items()) if card]
            if cards:
                out += '<h2 id="%s">%s</h2><p class="soft">%s</p><div class="grid">%s</div>' % (
                    key,
                    title,
                    said,
                    "".join(cards),
                )
        return out

    def variant_card(self, function, rows):
        # Ranges of sizes beside single ones would make a zigzag.
        single = [row for row in rows if re.fullmatch(r"\d+[KM]?", row["range"])]
        rows = single if len(single) > 2 else rows
        names = list(dict.fromkeys(name for row in rows for name in row["results"]))
        series = []
        for number, name in enumerate(names):
            points = {
                row["bytes"]: row["bytes"] / row["results"][name]["fastest"] for row in rows if name in row["results"]
            }
            if len(points) > 2:
                series.append(
                    (
                        "dispatched" if name == function else name.replace(function + "_", ""),
                        number,
                        sorted(points.items()),
                    )
                )
        return (
            '<div class="card"><h3>%s</h3>%s</div>'
            % (
                html.escape(function),
                plots.curves("%s: GB/s over size, by %s" % (function, ", ".join(names)), series, "GB/s"),
            )
            if series
            else ""
        )

    def start(self):
        rows = {row["name"]: (index, row) for index, row in enumerate(self.result["rows"]) if row["suite"] == "startup"}
        if not rows:
            return ""
        chain = [
            ("kernel", "without libc"),
            ("libc and hello", "static hello"),
            ("dynamic linking", "dynamic hello"),
            ("libraries", next((n for n in rows if "libraries" in n), None)),
        ]
        bars = []
        for last in range(2, 5):
            for peer in self.names:
                values, before = [], 0.0
                for part, name in chain[:last]:
                    fastest = rows[name][1]["results"].get(peer, {}).get("fastest") if name in rows else None
                    if fastest is None:
                        break
                    values.append(max(0.0, fastest - before) / 1e3)
                    before = max(before, fastest)
                if len(values) == last:
                    bars.append(("%s, %s" % (peer, ["static", "dynamic", "+ libraries"][last - 2]), values))
        picture = (
            '<div class="card"><h3>From vfork to the end of wait, µs</h3>%s</div>'
            % plots.stacks("Start-up: microseconds by part", bars, [part for part, _ in chain], "µs")
            if bars
            else ""
        )
        table_rows = []
        for name, (index, row) in rows.items():
            cells = ""
            for n in self.names:
                at = "rows.%d.results.%s." % (index, n)
                faults = (
                    "<br><small>%s faults</small>" % self.number(at + "faults", str)
                    if "faults" in row["results"].get(n, {})
                    else ""
                )
                cells += "<td>%s</td>" % (
                    self.number(at + "fastest", microseconds) + faults if n in row["results"] else "–"
                )
            table_rows.append("<tr><td>%s</td>%s</tr>" % (html.escape(name), cells))
        return (
            '<h2 id="startup">Start-up</h2><p class="soft">What a process costs before and after it says hello. The kernel\'s part is a program without libc.</p><div class="grid">%s<div class="card"><h3>Microseconds, and page faults</h3><table><thead><tr><th></th>%s</tr></thead><tbody>%s</tbody></table></div></div>'
            % (picture, "".join("<th>%s</th>" % html.escape(n) for n in self.names), "".join(table_rows))
        )

    def sizes(self):
        sizes = self.result["sizes"]
        if not sizes["rows"]:
            return ""
        body = ""
        for index, row in enumerate(sizes["rows"]):
            body += "<tr><td>%s</td>%s</tr>" % (
                html.escape(row["name"]),
                "".join(
                    "<td>%s</td>"
                    % (self.number("sizes.rows.%d.bytes.%s" % (index, n), thousands) if n in row["bytes"] else "–")
                    for n in self.names
                ),
            )
        cards = (
            '<div class="card"><h3>Bytes, stripped</h3><table><thead><tr><th></th>%s</tr></thead><tbody>%s</tbody></table></div>'
            % ("".join("<th>%s</th>" % html.escape(n) for n in self.names), body)
        )
        parts = sizes["components"]
        if parts:
            top, rest = parts[:16], parts[16:]
            bars = [(p["name"], [p["bytes"] / 1024]) for p in top] + (
                [("%d others" % len(rest), [sum(p["bytes"] for p in rest) / 1024])] if rest else []
            )
            cards += '<div class="card"><h3>libc.so by component, KB</h3>%s</div>' % plots.stacks(
                "Bytes of libc.so by component", bars, ["KB"], "KB"
            )
        return '<h2 id="sizes">Sizes</h2><div class="grid">%s</div>' % cards

    def others_tables(self):
        out = []
        for suite in self.suites():
            if suite == "seed":
                continue
            mean = self.result["means"][suite]
            means = ", ".join(
                "%s × %s" % (self.number("means.%s.%s.mean" % (suite, n), table.two), html.escape(n))
                for n in self.others
                if n in mean
            )
            count = sum(row["suite"] == suite for row in self.result["rows"])
            out.append(
                '<details class="card"><summary>%s <span>%d rows; %s</span></summary>%s%s</details>'
                % (
                    html.escape(suite),
                    count,
                    means,
                    self.legend(self.others[:2], self.subject + " / %s"),
                    self.suite_table(suite),
                )
            )
        return '<h2 id="rows">All rows</h2>%s' % "".join(out) if out else ""

    def method(self):
        return """<h2 id="method">How it was measured</h2>
<p>The musl-ABI libcs run the same program, byte for byte except for the path of the interpreter; glibc runs the same source, compiled by the machine's compiler. Calls are made in batches of some 50 µs, each after
a shorter one that is not timed, and between two probes that tell whether another thread was on the core. In each round every program starts anew, the rows come in random order, and within a row the libcs take turns in random order.
A figure is the third fastest of the rounds that were quiet, a ratio that of two such figures. Results are checked. Rows that call nothing tell how much of a difference is the machine's.</p>
<pre>bazel run //bench:compare -- --suite all --html report.html --json report.json
bazel run //bench:compare -- --suite all --against report.json</pre>"""

    def write(self):
        sections = [
            ("against", "Changes", self.against()),
            ("seed", "Thirty operations", self.seed()),
            ("curves", "Throughput over size", self.curves()),
            ("levels" if self.result.get("levels") else "variants", "Variants", self.variants()),
            ("startup", "Start-up", self.start()),
            ("sizes", "Sizes", self.sizes()),
            ("rows", "All rows", self.others_tables()),
            ("method", "Method", self.method()),
        ]
        nav = "".join('<a href="#%s">%s</a>' % (name, title) for name, title, text in sections if text)
        data = json.dumps(without_rounds(self.result)).replace("</", "<\\/")
        return (
            '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%s beside %s</title><link rel="icon" href="data:,"><style>%s</style></head>'
            '<body><main>%s<nav>%s</nav>%s%s<p class="soft">%s; its figures are in it as JSON, too.</p></main><script type="application/json" id="result">%s</script></body></html>\n'
        ) % (
            html.escape(self.subject),
            html.escape(", ".join(self.others)),
            STYLE,
            self.head(),
            nav,
            self.tiles(),
            "".join(text for _, _, text in sections),
            MARK,
            data,
        )


def lookup(result, path):
    """The value at "rows.3.ratios.musl"."""
    value = result
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def percent(value):
    return "%.1f" % (100 * value)


def signed_percent(value):
    return "%+.1f" % (100 * value)


def microseconds(value):
    return table.three(value / 1e3)


def thousands(value):
    return "{:,}".format(value)


def without_rounds(result):
    """The result but for the single rounds, which only --against needs."""

    def strip(value):
        if isinstance(value, dict):
            return {k: strip(v) for k, v in value.items() if k != "rounds"}
        return [strip(v) for v in value] if isinstance(value, list) else value

    return strip(result)


def write(result, path):
    text = Page(result).write()
    with open(path, "w") as file:
        file.write(text)
