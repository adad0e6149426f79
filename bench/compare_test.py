#!/usr/bin/python3
"""The logic of bench/compare.py on made-up figures: statistics, comparison of runs, rounds, tables, the report."""

import html.parser
import json
import math
import os
import random
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import html_report
import measure
import peers
import regress
import sizes
import stats
import table

NAMES = ["tenon", "musl", "glibc"]
ROWS = (
    [("seed", name, 0) for name in table.PUBLISHED]
    + [("mem", "memcpy %d B" % n, n) for n in (1, 16, 256)]
    + [("startup", "without libc", 0), ("startup", "static hello", 0), ("startup", "dynamic hello", 0)]
)


def made_up(seed, slower=(), factor=1.0, rounds=60, machine=1.0, noise=0.02):
    """A result with plausible noise: rounds are never faster than the true cost, a quarter is disturbed a
    lot; the machine is a little faster or slower each time.
    """
    pick = random.Random(seed)
    rows = []
    for suite, name, size in ROWS + [("control", "arithmetic", 0)]:
        row = measure.Row(suite, name, size)
        for number, peer in enumerate(NAMES):
            cost = (10 + len(name)) * (1 + number) * machine if suite != "control" else 100 * machine
            cost *= factor if name in slower and peer == NAMES[0] else 1
            row.samples[peer] = [
                cost * (1 + pick.expovariate(1 / noise)) * (1 + (pick.random() < 0.25) * pick.random())
                for _ in range(rounds)
            ]
        if suite == "startup":
            row.usage = {peer: {"faults": 30, "resident_kb": 400} for peer in NAMES}
        rows.append(row)
    described = {
        "cpu": "A <CPU>",
        "arch": "x86_64",
        "kernel": "6.1",
        "cpus": 2,
        "pinned_to": 1,
        "glibc": "glibc 2.36",
        "date": "today",
        "load_average": 0.1,
        "stolen": 0.0,
    }
    made = {
        "rows": [{"name": "libc.so", "bytes": {"tenon": 1000, "musl": 2000}}],
        "components": [{"name": "string", "bytes": 600}, {"name": "mem", "bytes": 400}],
    }
    result = table.result(rows, NAMES, described, True, {"glibc": ["no <suite>"]}, made)
    result["variants"] = [
        {
            "function": "memcpy",
            "range": str(n),
            "bytes": n,
            "results": {"host": {"fastest": 2.0 + n}, "memcpy_avx2": {"fastest": 1.0 + n}},
        }
        for n in (8, 64, 512)
    ]
    result["levels"] = [
        dict(row, results={"sse2": row["results"]["host"], "avx2": row["results"]["memcpy_avx2"]})
        for row in result["variants"]
    ]
    return json.loads(json.dumps(result))


class Statistics(unittest.TestCase):
    def test_summary(self):
        self.assertEqual(stats.summary([3.0, 1.0, 2.0]), {"fastest": 1.0, "median": 2.0, "spread": 0.5})
        self.assertEqual(stats.summary([4.0])["spread"], 0.0)

    def test_geometric_mean(self):
        self.assertAlmostEqual(stats.geometric_mean([0.5, 2.0, 1.0]), 1.0)
        self.assertIsNone(stats.geometric_mean([]))

    def test_published_mean_is_the_published_one(self):
        self.assertEqual(len(table.PUBLISHED), 30)
        self.assertEqual("%.2f" % stats.geometric_mean(table.PUBLISHED.values()), "0.53")

    def test_confirmed(self):
        self.assertTrue(stats.confirmed([1.0, 1.01, 1.02, 5.0]))
        self.assertFalse(stats.confirmed([1.0, 1.2, 1.2, 1.2]))

    def test_rank_sum(self):
        # By hand: of the C(8,4) = 70 orders one has all of a below all of b, and one the reverse; one
        # pair turned round: two each.
        self.assertAlmostEqual(stats.mann_whitney([1, 2, 3, 4], [5, 6, 7, 8]), 2 / 70)
        self.assertAlmostEqual(stats.mann_whitney([8, 7, 6, 5], [1, 2, 3, 4]), 2 / 70)
        self.assertAlmostEqual(stats.mann_whitney([1, 2, 3, 5], [4, 6, 7, 8]), 4 / 70)
        self.assertAlmostEqual(stats.mann_whitney(range(10), range(10, 20)), 2 / 184756)
        self.assertEqual(stats.mann_whitney([1.0] * 5, [1.0] * 5), 1.0)
        self.assertGreater(stats.mann_whitney([1, 3, 5, 7], [2, 4, 6, 8]), 0.5)

    def test_holm(self):
        # 0.01 passes 0.05/3, 0.02 passes 0.05/2, 0.04 passes 0.05/1; without the first two it would
        # not have been asked.
        self.assertEqual(stats.holm([0.02, 0.01, 0.04], 0.05), [True, True, True])
        self.assertEqual(stats.holm([0.03, 0.03, 0.03], 0.05), [False, False, False])


class Against(unittest.TestCase):
    def verdicts(self, old, new):
        return {row["name"]: row["verdict"] for row in regress.compare(old, new)["rows"] if row["verdict"] != "same"}

    def test_planted_regression_is_found_and_nothing_else(self):
        for seed in range(10):
            old, new = made_up(seed), made_up(1000 + seed, slower=["getenv"], factor=1.15, machine=1.02)
            self.assertEqual(self.verdicts(old, new), {"getenv": "slower"}, "seed %d" % seed)

    def test_two_equal_builds_show_none(self):
        for seed in range(10):
            self.assertEqual(self.verdicts(made_up(seed), made_up(2000 + seed, machine=0.97)), {}, "seed %d" % seed)

    def test_gain_is_named_too(self):
        self.assertEqual(
            self.verdicts(made_up(1), made_up(2, slower=["sin", "exp"], factor=0.8)), {"sin": "faster", "exp": "faster"}
        )

    def test_a_slower_machine_is_no_regression_where_peers_show_it(self):
        self.assertEqual(self.verdicts(made_up(1), made_up(2, machine=1.5)), {})

    def test_noisy_rows_need_more(self):
        self.assertEqual(
            self.verdicts(made_up(1, noise=0.5), made_up(2, noise=0.5, slower=["getenv"], factor=1.05)), {}
        )

    def test_text_names_row_and_size(self):
        text = regress.text(regress.compare(made_up(1), made_up(2, slower=["stat"], factor=1.3)))
        self.assertRegex(text, r"slower +seed/stat +\+(2[5-9]|3[0-5])\.\d %")

    def test_foreign_file_is_one_line(self):
        for content in ["{}", "[]", "no JSON"]:
            with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
                file.write(content)
                file.flush()
                with self.assertRaisesRegex(SystemExit, "^compare: .*%s" % file.name):
                    regress.load(file.name)


class Rounds(unittest.TestCase):
    """measure.py with programs that answer from a list."""

    def setUp(self):
        self.kept, self.asked, case = measure.Program, [], self

        class Fake:
            def __init__(self, command):
                self.command = command

            def time(self, index, calls, batches):
                case.asked.append((self.command[0], index))
                return case.answer(self.command[0], index, calls, batches)

            def end(self):
                pass

        measure.Program = Fake
        self.rows = [measure.Row("seed", name) for name in "abc"]
        for index, row in enumerate(self.rows):
            row.sources = {peer: ((peer,), index) for peer in NAMES}
        with open(os.devnull, "w") as null:
            self.progress = measure.Progress(null)

    def tearDown(self):
        measure.Program = self.kept
        self.progress.stream.close()

    def answer(self, peer, index, calls, batches):
        return 7, [10.0 + NAMES.index(peer) + i / 10 for i in range(batches)]

    def test_each_round_gives_each_peer_a_figure(self):
        self.assertTrue(measure.measure(self.rows, NAMES, 4, 10, self.progress, seed=1))
        for row in self.rows:
            self.assertEqual(row.samples, {peer: [10.0 + n] * 4 for n, peer in enumerate(NAMES)})
            self.assertEqual(row.calls, {peer: 7 for peer in NAMES})

    def test_peers_take_turns_in_random_order(self):
        measure.measure(self.rows, NAMES, 20, 20, self.progress, seed=1)
        first = [self.asked[i][0] for i in range(0, len(self.asked), 9)]
        self.assertEqual(set(first), set(NAMES))

    def test_a_wrong_or_dead_peer_loses_the_row_only(self):
        good = self.answer

        def answer(peer, index, calls, batches):
            if peer == "musl" and index == 1:
                raise measure.Broken("wrong result")
            if peer == "glibc" and index == 2:
                raise measure.Broken("ended by signal 11")
            return good(peer, index, calls, batches)

        self.answer = answer
        self.assertTrue(measure.measure(self.rows, NAMES, 3, 3, self.progress, seed=1))
        self.assertEqual(
            [row.errors for row in self.rows], [{}, {"musl": "wrong result"}, {"glibc": "ended by signal 11"}]
        )
        self.assertEqual(
            [sorted(row.samples) for row in self.rows],
            [["glibc", "musl", "tenon"], ["glibc", "tenon"], ["musl", "tenon"]],
        )

    def test_unconfirmed_rows_get_more_rounds(self):
        value = iter(range(10000, 0, -1))
        good = self.answer
        self.answer = (
            lambda peer, index, calls, batches: (7, [float(next(value))] * batches)
            if index == 0 and peer == "tenon"
            else good(peer, index, calls, batches)
        )
        measure.measure(self.rows, NAMES, 3, 9, self.progress, seed=1)
        self.assertEqual([len(row.samples["musl"]) for row in self.rows][1:], [3, 3])
        self.assertGreaterEqual(len(self.rows[0].samples["tenon"]), 3)

    def test_interrupt_keeps_what_is_there(self):
        good, count = self.answer, iter(range(10**6))

        def answer(*question):
            if next(count) > 60:
                raise KeyboardInterrupt
            return good(*question)

        self.answer = answer
        self.assertFalse(measure.measure(self.rows, NAMES, 100, 100, self.progress, seed=1))
        self.assertTrue(all(len(row.samples[peer]) >= 1 for row in self.rows for peer in NAMES))


class Tables(unittest.TestCase):
    def test_ratios_and_means(self):
        result = made_up(1)
        for row in result["rows"]:
            for peer, ratio in row["ratios"].items():
                self.assertAlmostEqual(ratio, row["results"]["tenon"]["fastest"] / row["results"][peer]["fastest"])
        ratios = [row["ratios"]["musl"] for row in result["rows"] if row["suite"] == "seed"]
        self.assertEqual(len(ratios), 30)
        self.assertAlmostEqual(result["means"]["seed"]["musl"]["mean"], math.exp(sum(map(math.log, ratios)) / 30))
        self.assertNotIn("control", {row["suite"] for row in result["rows"]})

    def test_text_has_every_row(self):
        result = made_up(1)
        text = table.text(result)
        for row in result["rows"]:
            self.assertIn(row["name"][:35], text)
        self.assertNotIn("WARNING", text)

    def test_busy_machine_is_said(self):
        result = made_up(1, noise=0.8)
        self.assertTrue(result["noise"]["busy"])
        self.assertIn("WARNING: the machine is too busy", table.text(result))

    def test_slower_rows_are_named(self):
        self.assertRegex(table.text(made_up(1, slower=["stat"], factor=3)), r"slower than musl: stat \(1\.[45]\d\)")

    def test_shown(self):
        self.assertEqual(
            [table.shown(v) for v in (1.234, 12.34, 123.4, 12345, 12345678)],
            ["1.23", "12.3", "123", "12.3 µs", "12.3 ms"],
        )
        self.assertEqual([table.two(v) for v in (0.0123, 0.5, 1.0)], ["0.012", "0.50", "1.00"])


class Peers(unittest.TestCase):
    def test_parse(self):
        peer = peers.parse_peer("old=/a/libc.so:/a/lib")
        self.assertEqual((peer.name, peer.interpreter, peer.libdir), ("old", "/a/libc.so", "/a/lib"))
        self.assertIsNone(peers.parse_peer("old=/a/libc.so").libdir)
        for wrong in ["old", "=/a", "old="]:
            with self.assertRaises(peers.PeerError):
                peers.parse_peer(wrong)

    def test_interpreter_is_all_that_differs(self):
        with tempfile.TemporaryDirectory() as work:
            builder = peers.Builder("/none", work)
            image = b"\x7fELF before" + peers.PLACE.encode() + b"\0after"
            builder.built["any-x"] = None
            with open(builder.path("any-x"), "wb") as file:
                file.write(image)
            out = builder.for_interpreter(peers.Peer("p", "/lib/ld.so"), "x", None)
            with open(out, "rb") as file:
                copy = file.read()
            self.assertEqual(len(copy), len(image))
            self.assertEqual(copy.replace(b"/lib/ld.so" + b"\0" * (len(peers.PLACE) - 10), peers.PLACE.encode()), image)

    def test_missing_peer_is_one_line(self):
        peer = peers.Peer("gone", "/nonexistent/ld.so")
        peers.Builder("/none", "/none").prepare(peer, ["seed"])
        self.assertEqual(peer.errors, ["/nonexistent/ld.so does not exist"])

    def test_components_from_a_map(self):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(
                """             VMA              LMA     Size Align Out     In      Symbol
          100          100       40    64 .text
          100          100       20    64         bazel-out/k8/bin/platforms/libc_x86_64/string/libstrlen.a(strlen.o):(.text.tn_strlen)
          120          120       10     1                 tn_strlen
          120          120       20    64         bazel-out/k8/bin/platforms/libc_x86_64/math/exp/libexp.a(exp.o):(.text.tn_exp)
          200          200       10     8         /usr/lib/gcc/x86_64-linux-gnu/12/libgcc.a(_mulxc3.o):(.text)
          300          300        8     8         <internal>:(.dynsym)
            0            0        9     1         <internal>:(.comment)
            0            0       99     1         bazel-out/k8/bin/platforms/libc_x86_64/string/libstrlen.a(strlen.o):(.debug_info)
"""
            )
            file.flush()
            self.assertEqual(
                sizes.components(file.name),
                [
                    {"name": "string", "bytes": 32},
                    {"name": "math", "bytes": 32},
                    {"name": "libgcc", "bytes": 16},
                    {"name": "tables", "bytes": 8},
                ],
            )


class Numbers(html.parser.HTMLParser):
    """The numbers of a report with the places they come from, its JSON, and what it loads from elsewhere."""

    def __init__(self):
        super().__init__()
        self.numbers, self.place, self.data, self.in_data, self.foreign = [], None, "", False, []

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.place = attributes.get("data-at")
        self.in_data = attributes.get("id") == "result"
        self.foreign += [
            value
            for name, value in attributes.items()
            if name in ("src", "href") and not value.startswith(("#", "data:"))
        ]

    def handle_endtag(self, tag):
        self.place, self.in_data = None, False

    def handle_data(self, data):
        if self.place:
            self.numbers.append((self.place, data))
        if self.in_data:
            self.data += data


class Report(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.result = made_up(3, slower=["stat"], factor=3)
        cls.result["against"] = json.loads(json.dumps(regress.compare(made_up(1), cls.result, "<old>.json")))
        with tempfile.NamedTemporaryFile("r", suffix=".html") as file:
            html_report.write(cls.result, file.name)
            cls.text = file.read()
        cls.page = Numbers()
        cls.page.feed(cls.text)

    def test_numbers_are_the_results(self):
        forms = [
            table.three,
            table.two,
            table.shown,
            html_report.percent,
            html_report.signed_percent,
            html_report.microseconds,
            html_report.thousands,
            str,
        ]
        for place, text in self.page.numbers:
            value = html_report.lookup(self.result, place)
            self.assertIn(
                text,
                [form(value) for form in forms if not (form is html_report.thousands and isinstance(value, float))],
                place,
            )

    def test_every_row_is_there(self):
        places = {place for place, _ in self.page.numbers}
        for index, row in enumerate(self.result["rows"]):
            for peer in NAMES:
                self.assertIn("rows.%d.results.%s.fastest" % (index, peer), places)
            for peer in NAMES[1:]:
                self.assertIn("rows.%d.ratios.%s" % (index, peer), places)
        self.assertIn("means.seed.published.mean", places)

    def test_changes_are_there(self):
        self.assertRegex(self.text, r"Against &lt;old&gt;\.json.*seed/stat</td><td class=\"slower\">slower")

    def test_data_is_the_result(self):
        self.assertEqual(json.loads(self.page.data), html_report.without_rounds(self.result))

    def test_one_file(self):
        self.assertEqual(self.page.foreign, [])
        self.assertNotIn("@import", self.text)
        self.assertNotRegex(self.text, r"url\((?!#)")

    def test_text_is_escaped(self):
        self.assertIn("A &lt;CPU&gt;", self.text)
        self.assertNotIn("no <suite>", self.text.split('<script type="application/json"')[0])

    def test_pictures(self):
        self.assertEqual(self.text.count("<svg"), 5)  # curve of memcpy, by level, its variants, start-up, components
        ids = [part.split('"')[0] for part in self.text.split(' id="')[1:]]
        self.assertEqual(len(ids), len(set(ids)))


if __name__ == "__main__":
    unittest.main()
