#!/usr/bin/python3
"""The logic of bench/compare.py on made-up figures: statistics, comparison of runs, rounds, tables, the report."""

import html.parser
import itertools
import json
import math
import os
import random
import statistics
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


# Quiet rounds of a getenv of the last of twenty variables, of one build under loads of 7 to 11.
RECORDED = [
    [float(word) for word in run.split()]
    for run in """
16.5 21.7 18 62.6 19.9 19.9 15.5 18.2 17.9 18.9 27.8 41 19.7 16.8 15.3 20.1 30.3 21.4 18.8 18.9 17.3 18.2 16.9 20 36.3
14.7 19.9 16.6 19.9 18.2 17.8 20.7 18.6 15.1 14.2 15.7 15.4 19.6 20.1 15.3 25.9 16.5 16.6 19.2 18.3 16.7 20.2 22.2
17.6 22.3 24 15.4 19.9 16.1 18.2 19.9 14.8 20.1 17.2 20.6 24.7 19 22.1 15.7 19.9 14.3 19 19.9 15 17.7 16.4 18.6 20.5
19.3 20.9

18 16.5 18.3 19.8 18.1 14.3 19.9 19.6 17.3 16.6 14.4 26.3 24.9 24.5 19.7 20.1 18 24.7 16.5 25 19.8 17.8 20.1 25.4 16.8
28.5 15.4 18.1 24.5 16.3 16.5 21.7 14.3 16.4 16.8 22 24.9 18.3 18.3 21.1 19.6 16.2 15 23.9 19.9 16.4 16.4 15.2 17.8
18.7 18.1 15.2 21.9 19.8 22.1 23.4 18.7 28.9 18 18.2 26.1 14.4 15.8 18.5 14.5 22.2 16.8 15.2 15.5 18.3 22.3 20.1 20.1
14.8 18.1

15.4 23.4 18.4 17.2 18.7 16.8 19.9 21.9 19.7 16.5 20 18.1 16.8 20 18.7 16.6 19.4 21.5 20.1 17.8 15.3 22.1 16.4 15.3 18
14.7 14.2 20.9 17.7 16.4 18.7 19.6 19.6 18.3 22.1 16.8 18.2 20.1 18.1 16.8 19.6 20.3 19 19.8 15.7 18.2 16.6 21 15.9
16.7 15.7 19.8 15.3 16.8 26 17.8 19.7 16.6 22.1 16.4 24.7 16.3 23.6 18.2 20.1 14.2 28 40.9 24.9 22.1 20.9 18.2 18 28.3
17.1
""".split(
        "\n\n"
    )
]

# As strlen of 4 KB was seen: how often a process is in a mode, and how much slower than the fast one it is then.
MODES = [(0.10, 1.0), (0.25, 1.08), (0.30, 1.17), (0.20, 1.33), (0.15, 1.5)]
QUIET, LOUD = 1400.0, 2700.0  # what probes take


def made_up(seed, slower=(), factor=1.0, rounds=100, machine=1.0, noise=0.02, modal=(), load=0.3):
    """A result with plausible noise: rounds are never faster than the true cost; a share of them, `load`, is
    disturbed, which half of the probes show; rows named in `modal` have MODES, the slow ones more often under load; the
    machine is a little faster or slower each time.
    """
    pick = random.Random(seed)
    rows, probes = [], {}
    weights = [p * (m if load > 0.5 else 1) ** 3 for p, m in MODES]
    for suite, name, size in ROWS + [("control", "arithmetic", 0)]:
        row = measure.Row(suite, name, size)
        for number, peer in enumerate(NAMES):
            cost = (10 + len(name)) * (1 + number) * machine if suite != "control" else 100 * machine
            cost *= factor if name in slower and peer == NAMES[0] else 1
            row.sources[peer] = ((peer,), 0)
            probes[peer,] = QUIET * machine
            row.visits[peer] = []
            for _ in range(rounds):
                mode = pick.choices([m for _, m in MODES], weights)[0] if name in modal else 1
                ns = cost * (1 + pick.expovariate(1 / noise)) * mode
                loud = pick.random() < load
                seen = loud and pick.random() < 0.9
                ns *= 1.2 + pick.random() if loud else 1
                row.visits[peer].append([(ns, (LOUD if seen else QUIET) * machine)])
        if suite == "startup":
            row.usage = {peer: {"faults": 30, "resident_kb": 400} for peer in NAMES}
        rows.append(row)
    described = {
        "cpu": "A <CPU>",
        "arch": "x86_64",
        "kernel": "6.1",
        "cpus": 2,
        "pinned_to": 1,
        "libcs": "musl 1.2.5, glibc 2.36",
        "date": "today",
        "load_average": 0.1,
        "stolen": 0.0,
    }
    made = {
        "rows": [{"name": "libc.so", "bytes": {"tenon": 1000, "musl": 2000}}],
        "components": [{"name": "string", "bytes": 600}, {"name": "mem", "bytes": 400}],
    }
    result = table.result(rows, NAMES, probes, described, True, {"glibc": ["no <suite>"]}, made)
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
        # Of the C(40, 20) orders one has all of a below all of b, and one the reverse: 1.5e-11; the normal
        # distribution is generous that far out.
        self.assertLess(stats.rank_sum(range(20), range(20, 40)), 1e-7)
        self.assertAlmostEqual(stats.rank_sum(range(20), range(20, 40)), stats.rank_sum(range(20, 40), range(20)))
        self.assertEqual(stats.rank_sum([1.0] * 20, [1.0] * 20), 1.0)
        self.assertGreater(stats.rank_sum(range(0, 40, 2), range(1, 40, 2)), 0.5)
        # By hand: the sum of a's ranks is 1 + 2.5 + 2.5 + 4 = 10 of a mean of 18; with one tie of two and one of three
        # the variance is 4 * 4 / 12 * (9 - (6 + 24) / 56); 7.5 off are 2.23 of its roots.
        variance = 4 * 4 / 12 * (9 - 30 / 56)
        self.assertAlmostEqual(stats.rank_sum([1, 2, 2, 3], [4, 4, 4, 5]), math.erfc(7.5 / math.sqrt(2 * variance)))

    def test_rank_sum_is_right_about_equal_samples(self):
        pick = random.Random(1)
        low = sum(
            stats.rank_sum([pick.random() for _ in range(30)], [pick.random() for _ in range(40)]) < 0.05
            for _ in range(400)
        )
        self.assertTrue(8 <= low <= 36, low)

    def test_fast_is_no_accident(self):
        self.assertEqual(stats.fast([5.0] * 40 + [0.1, 3.0, 2.0, 9.0]), 3.0)
        self.assertEqual(stats.fast([5.0, 3.0, 9.0]), 3.0)

    def test_fast_error(self):
        self.assertLess(stats.fast_error([2.0] * 50), 1e-9)
        # What drawing gives.
        pick = random.Random(1)
        samples = [1.0, 1.04, 1.1, 1.11, 1.2] + [1.3 + pick.random() for _ in range(60)]
        drawn = [math.log(stats.fast([pick.choice(samples) for _ in samples])) for _ in range(2000)]
        self.assertAlmostEqual(stats.fast_error(samples), statistics.pstdev(drawn), delta=0.004)

    def test_holm(self):
        # 0.01 passes 0.05/3, 0.02 passes 0.05/2, 0.04 passes 0.05/1; without the first two it would
        # not have been asked.
        self.assertEqual(stats.holm([0.02, 0.01, 0.04], 0.05), [True, True, True])
        self.assertEqual(stats.holm([0.03, 0.03, 0.03], 0.05), [False, False, False])


class Against(unittest.TestCase):
    def verdicts(self, old, new):
        return {row["name"]: row["verdict"] for row in regress.compare(old, new)["rows"] if row["verdict"] != "same"}

    def test_planted_regression_is_found_and_nothing_else(self):
        for seed in range(4):
            old, new = made_up(seed), made_up(1000 + seed, slower=["getenv"], factor=1.15, machine=1.02)
            self.assertEqual(self.verdicts(old, new), {"getenv": "slower"}, "seed %d" % seed)

    def test_two_equal_builds_show_none(self):
        for seed in range(4):
            self.assertEqual(self.verdicts(made_up(seed), made_up(2000 + seed, machine=0.97)), {}, "seed %d" % seed)

    def test_rows_of_several_modes(self):
        """Equal builds show none, whatever the load; 15 % are found."""
        modal = ["getenv", "strlen 4 KB", "memcmp 4 KB"]
        for seed in range(2):
            for load in (0.3, 0.6):
                old, new = made_up(seed, modal=modal, rounds=150), made_up(
                    3000 + seed, modal=modal, load=load, rounds=150
                )
                self.assertEqual(self.verdicts(old, new), {}, "seed %d, load %.1f" % (seed, load))
            new = made_up(4000 + seed, modal=modal, rounds=150, slower=["getenv"], factor=1.15)
            self.assertEqual(self.verdicts(old, new), {"getenv": "slower"}, "seed %d" % seed)

    def test_recorded_rounds(self):
        for a, b in itertools.combinations(RECORDED, 2):
            least = max(regress.LEAST, regress.ERRORS * math.hypot(stats.fast_error(a), stats.fast_error(b)))
            self.assertLess(abs(math.log(stats.fast(b) / stats.fast(a))), least)
            slower = [1.15 * value for value in b]
            self.assertGreater(math.log(stats.fast(slower) / stats.fast(a)), regress.LEAST)

    def test_gain_is_named_too(self):
        self.assertEqual(
            self.verdicts(made_up(1), made_up(2, slower=["sin", "exp"], factor=0.8)), {"sin": "faster", "exp": "faster"}
        )

    def test_a_slower_machine_is_no_regression(self):
        self.assertEqual(self.verdicts(made_up(1), made_up(2, machine=1.09)), {})

    def test_a_core_that_was_never_quiet_gives_no_verdict(self):
        verdict = regress.compare(made_up(1), made_up(2, machine=1.9, slower=["getenv"], factor=2))
        self.assertEqual(regress.changed(verdict), [])
        self.assertIn("no verdict", regress.text(verdict))

    def test_a_row_that_all_libcs_lost_in_is_the_kernels(self):
        new = made_up(2)
        for row in new["rows"]:
            if row["name"] == "stat":
                for result in row["results"].values():
                    result["rounds"] = [1.4 * value for value in result["rounds"]]
        self.assertEqual(self.verdicts(made_up(1), new), {})

    def test_a_cycle_is_no_regression(self):
        old, new = made_up(1), made_up(2)
        for result, scale in ((old, 0.2), (new, 0.2 * 1.1)):
            for row in result["rows"]:
                if row["name"] == "sqrt":
                    for peer, one in row["results"].items():
                        one["rounds"] = [value * (scale if peer == "tenon" else 0.2) for value in one["rounds"]]
        self.assertEqual(self.verdicts(old, new), {})

    def test_what_another_order_of_functions_makes_is_no_regression(self):
        kept = dict(regress.LAYOUTS)
        try:
            regress.LAYOUTS["seed/snprintf"] = 0.12
            new = made_up(2, slower=["snprintf"], factor=1.1)
            verdict = regress.compare(made_up(1), new)
            self.assertIn("another order of functions makes up to 12.7 %", regress.text(verdict))
            self.assertEqual([row["verdict"] for row in regress.changed(verdict)], ["moved"])
            new = made_up(2, slower=["snprintf"], factor=1.2)
            self.assertEqual(self.verdicts(made_up(1), new), {"snprintf": "slower"})
        finally:
            regress.LAYOUTS.clear()
            regress.LAYOUTS.update(kept)

    def test_noisy_rows_need_more(self):
        self.assertEqual(
            self.verdicts(made_up(1, noise=0.5), made_up(2, noise=0.5, slower=["getenv"], factor=1.05)), {}
        )

    def test_too_few_quiet_rounds_are_named(self):
        verdict = regress.compare(made_up(1), made_up(2, rounds=10))
        self.assertEqual(verdict["rows"], [])
        self.assertIn("too few quiet rounds to compare: seed/memcpy 64 B", regress.text(verdict))

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

            def time(self, index, calls, batches, quiet):
                case.asked.append((self.command[0], index))
                calls, figures = case.answer(self.command[0], index, calls, batches)
                return calls, [(ns, case.probe(self.command[0], index)) for ns in figures]

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

    def probe(self, peer, index):
        return QUIET

    def figures(self, row):
        return {peer: row.rounds(peer, QUIET) for peer in row.visits}

    def test_each_round_gives_each_peer_a_figure(self):
        complete, probes = measure.measure(self.rows, NAMES, 4, 10, self.progress, seed=1)
        self.assertTrue(complete)
        self.assertEqual(probes, {(peer,): QUIET for peer in NAMES})
        for row in self.rows:
            self.assertEqual(self.figures(row), {peer: ([10.0 + n] * 4, []) for n, peer in enumerate(NAMES)})
            self.assertEqual(row.calls, {peer: 7 for peer in NAMES})

    def test_disturbed_visits_do_not_count(self):
        row = measure.Row("seed", "a")
        row.visits = {
            "tenon": [[(9.0, LOUD), (10.0, QUIET)], [(11.0, QUIET), (12.0, QUIET)], [(15.0, LOUD), (14.0, LOUD)]]
        }
        self.assertEqual(row.rounds("tenon", QUIET), ([10.0, 11.0], [14.0]))

    def test_disturbed_rows_get_more_rounds(self):
        count = itertools.count()
        self.probe = lambda peer, index: LOUD if (peer, index) == ("musl", 1) and next(count) < 40 else QUIET
        measure.measure(self.rows, NAMES, 4, 30, self.progress, seed=1)
        quiet, disturbed = self.rows[1].rounds("musl", QUIET)
        self.assertGreaterEqual(len(quiet), 2)
        self.assertGreaterEqual(len(disturbed), 4)
        self.assertEqual(len(self.rows[0].visits["musl"]), 4)

    def test_peers_take_turns_in_random_order(self):
        measure.measure(self.rows, NAMES, 20, 20, self.progress, seed=1)
        first = [self.asked[i][0] for i in range(0, len(self.asked), len(NAMES) * measure.TURNS)]
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
        self.assertTrue(measure.measure(self.rows, NAMES, 3, 3, self.progress, seed=1)[0])
        self.assertEqual(
            [row.errors for row in self.rows], [{}, {"musl": "wrong result"}, {"glibc": "ended by signal 11"}]
        )
        self.assertEqual(
            [sorted(set(row.visits) - set(row.errors)) for row in self.rows],
            [["glibc", "musl", "tenon"], ["glibc", "tenon"], ["musl", "tenon"]],
        )

    def test_unconfirmed_rows_get_more_rounds(self):
        value = (0.9**n * 1e9 for n in itertools.count())
        good = self.answer
        self.answer = (
            lambda peer, index, calls, batches: (7, [float(next(value))] * batches)
            if index == 0 and peer == "tenon"
            else good(peer, index, calls, batches)
        )
        measure.measure(self.rows, NAMES, 3, 9, self.progress, seed=1)
        self.assertEqual([len(row.visits["musl"]) for row in self.rows][1:], [3, 3])
        self.assertGreater(len(self.rows[0].visits["tenon"]), 3)

    def test_interrupt_keeps_what_is_there(self):
        good, count = self.answer, iter(range(10**6))

        def answer(*question):
            if next(count) > 60:
                raise KeyboardInterrupt
            return good(*question)

        self.answer = answer
        self.assertFalse(measure.measure(self.rows, NAMES, 100, 100, self.progress, seed=1)[0])
        self.assertTrue(all(len(row.visits[peer]) >= 1 for row in self.rows for peer in NAMES))


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
        result = made_up(1, load=0.9)
        self.assertTrue(result["noise"]["busy"])
        self.assertIn("WARNING: the machine is too busy", table.text(result))

    def test_slower_rows_are_named(self):
        self.assertRegex(table.text(made_up(1, slower=["stat"], factor=3)), r"slower than musl: stat \(1\.[45]\d\)\n")

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
