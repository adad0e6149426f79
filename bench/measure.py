"""Times rows on all peers by turns.

One round starts each program anew (addresses, and so what collides in caches and predictors, change from
start to start), takes the rows in random order, and within a row visits the peers in random order several
times, some 200 µs each: whatever slows the machine down slows all peers alike. Programs time a batch when a
probe says that they have the core for themselves, if that happens soon (bench/harness.h). A round's figure is
its fastest batch between two quiet probes; a round without one is disturbed, and has only a fastest batch.
Rows with few quiet rounds, or whose fastest round was not confirmed by others, get more rounds.
"""

import os
import random
import select
import subprocess
import sys
import time

import stats

TURNS = 2  # of each peer, per row and round
BATCHES = 2  # per turn
PATIENCE = 60  # seconds that a program may take to answer
# A probe is quiet up to this much over the program's fastest: processors change their frequency by some per
# cent, and another thread on the core makes it twice as long.
QUIET = 1.06
NEVER = 1e9
ENOUGH = 0.5  # of the rounds should be quiet


class Broken(Exception):
    """A program that does not answer as it should."""


class Program:
    """A running program of suites/main.c or start.c, which answers lines with lines."""

    def __init__(self, command):
        # A group of its own: Ctrl-C is for the controller, which ends its programs itself.
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            env=environment(),
            preexec_fn=os.setpgrp,
        )
        self.pending = b""

    def line(self):
        descriptor = self.process.stdout.fileno()
        while b"\n" not in self.pending:
            if not select.select([descriptor], [], [], PATIENCE)[0]:
                raise Broken("no answer in %d s" % PATIENCE)
            got = os.read(descriptor, 65536)
            if not got:
                code = self.process.wait()
                raise Broken("ended by signal %d" % -code if code < 0 else "ended with %d" % code)
            self.pending += got
        line, _, self.pending = self.pending.partition(b"\n")
        return line.decode()

    def ask(self, question):
        try:
            os.write(self.process.stdin.fileno(), question.encode() + b"\n")
        except BrokenPipeError:
            raise Broken("ended by itself") from None
        return self.line()

    def time(self, index, calls, batches, quiet):
        """(calls per batch, [(nanoseconds per call, nanoseconds of the slower probe beside)])"""
        answer = self.ask("time %d %d %d %.0f" % (index, calls, batches, quiet))
        fields = answer.split("\t")
        try:
            return int(fields[0]), [tuple(float(part) for part in f.split("/")) for f in fields[1:]]
        except ValueError:
            raise Broken("wrong result" if answer == "wrong" else "says '%s'" % answer[:40]) from None

    def rows(self):
        """[(suite, name, bytes)]"""
        rows = []
        line = self.ask("list")
        while line:
            suite, name, size = line.split("\t")
            rows.append((suite, name, int(size)))
            line = self.line()
        return rows

    def end(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


def environment():
    """What the programs see of ours: a lowered level, nothing else."""
    return {name: value for name, value in os.environ.items() if name == "TENON_LEVEL"}


class Row:
    """One line of the table: how each peer's figure is obtained, and the figures of all rounds."""

    def __init__(self, suite, name, size=0):
        self.suite, self.name, self.bytes = suite, name, size
        self.sources = {}  # peer → (command of the program, index in it)
        self.calls = {}
        self.visits = {}  # peer → a list of (nanoseconds, probe) for each round
        self.errors = {}  # peer → why there is none
        self.usage = {}  # peer → further figures of one run

    def rounds(self, peer, probe):
        """(figures of the quiet rounds, of the disturbed ones), if the program's fastest probe takes that long."""
        quiet, disturbed = [], []
        for visits in self.visits.get(peer, []):
            good = [ns for ns, beside in visits if beside <= QUIET * probe]
            (quiet if good else disturbed).append(min(good or [ns for ns, _ in visits]))
        return quiet, disturbed

    def wants_more(self, probes, enough):
        """Whether there are too few quiet rounds of a peer, or its fastest one is not confirmed."""
        for peer in self.visits:
            if peer not in self.errors:
                quiet, disturbed = self.rounds(peer, probes[self.sources[peer][0]])
                if len(quiet) < enough or not stats.confirmed(quiet or disturbed):
                    return True
        return False


class Progress:
    """A line on the terminal that says which row, how many are left, and how long they will take."""

    def __init__(self, stream=sys.stderr):
        self.stream, self.live = stream, stream.isatty()
        self.started = self.printed = time.monotonic()

    def show(self, row, done, total, what):
        now = time.monotonic()
        if now - self.printed < (0.2 if self.live else 10):
            return
        self.printed = now
        left = (now - self.started) * (total - done) / max(done, 1)
        text = "%s: %s/%s, %d of %d left, about %s" % (what, row.suite, row.name, total - done, total, seconds(left))
        self.stream.write("\r\033[K" + text[:110] if self.live else text + "\n")
        self.stream.flush()

    def clear(self):
        if self.live:
            self.stream.write("\r\033[K")
            self.stream.flush()


def seconds(value):
    return "%d s" % round(value) if value < 90 else "%d min %02d s" % divmod(round(value), 60)


def one_round(rows, peers, pick, tick, probes):
    """One list of visits for each row and peer; probes: the fastest probe of each program."""
    running = {}
    try:
        order = list(rows)
        pick.shuffle(order)
        for row in order:
            ready = [p for p in peers if p in row.sources and p not in row.errors]
            visits = {peer: [] for peer in ready}
            for _ in range(TURNS):
                pick.shuffle(ready)
                for peer in ready:
                    if peer in row.errors:
                        continue
                    command, index = row.sources[peer]
                    try:
                        if command not in running:
                            running[command] = Program(command)
                        if peer not in row.calls:
                            row.calls[peer], _ = running[command].time(index, 0, 1, NEVER)
                        limit = QUIET * probes.get(command, NEVER)
                        _, batches = running[command].time(index, row.calls[peer], BATCHES, limit)
                        visits[peer] += batches
                        probes[command] = min([probe for _, probe in batches] + [probes.get(command, NEVER)])
                    except (Broken, OSError) as error:
                        row.errors[peer] = str(error)
                        if command in running and str(error) != "wrong result":
                            running.pop(command).end()
            for peer, some in visits.items():
                if some and peer not in row.errors:
                    row.visits.setdefault(peer, []).append(some)
            tick(row)
    finally:
        for program in running.values():
            program.end()


def measure(rows, peers, rounds, most, progress, seed=None):
    """Fills the rows' visits: `rounds` rounds of all, up to `most` of those that want more. (whether that was
    all, {command: its fastest probe}); KeyboardInterrupt leaves what is there.
    """
    pick = random.Random(seed)
    total, done, probes = rounds * len(rows), 0, {}
    what = "timing"

    def tick(row):
        nonlocal done
        done += 1
        progress.show(row, done, total, what)

    try:
        for number in range(max(rounds, most)):
            again = rows if number < rounds else [row for row in rows if row.wants_more(probes, rounds * ENOUGH)]
            if not again:
                break
            if number >= rounds:
                what = "more rounds"
                total += len(again)
            one_round(again, peers, pick, tick, probes)
    except KeyboardInterrupt:
        return False, probes
    finally:
        progress.clear()
    return True, probes
