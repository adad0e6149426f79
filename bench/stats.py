"""Statistics of repeated timings: what a row's figures say, and whether two runs differ."""

import functools
import math
import statistics


def summary(samples):
    """Fastest, median and spread (interquartile range over median) of a row's rounds."""
    ordered = sorted(samples)
    median = statistics.median(ordered)
    low, high = quantile(ordered, 0.25), quantile(ordered, 0.75)
    return {"fastest": ordered[0], "median": median, "spread": (high - low) / median if median else 0.0}


def quantile(ordered, q):
    """Of a sorted list, linear between neighbours."""
    place = q * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def geometric_mean(values):
    values = list(values)
    return math.exp(sum(math.log(v) for v in values) / len(values)) if values else None


def confirmed(samples, tolerance=0.03, times=3):
    """Whether the fastest round was no accident: `times` rounds lie within the tolerance of it."""
    fastest = min(samples)
    return sum(s <= fastest * (1 + tolerance) for s in samples) >= times


@functools.lru_cache(maxsize=None)
def rank_sum_counts(n, m):
    """counts[u]: in how many orders of n and m values u pairs have the one of the n below that of the m;
    the number of partitions of u into at most n parts of at most m.
    """
    counts = [1] + [0] * (n * m)
    for part in range(1, n + 1):
        for u in range(n * m, m + part - 1, -1):
            counts[u] -= counts[u - m - part]
        for u in range(part, n * m + 1):
            counts[u] += counts[u - part]
    return counts


def mann_whitney(a, b):
    """Two-sided p of the rank-sum test (Mann and Whitney 1947): do a and b come from the same distribution?
    Exact; a tie counts as half, so p is a little too large then.
    """
    n, m = len(a), len(b)
    below = sum((x < y) + 0.5 * (x == y) for x in a for y in b)
    extreme = math.floor(min(below, n * m - below) + 0.5)
    return min(1.0, 2 * sum(rank_sum_counts(n, m)[: extreme + 1]) / math.comb(n + m, n))


def holm(ps, alpha):
    """Which of many tests are significant together (Holm 1979): the chance of one false alarm in all of
    them stays below alpha.
    """
    significant = [False] * len(ps)
    for done, index in enumerate(sorted(range(len(ps)), key=lambda i: ps[i])):
        if ps[index] > alpha / (len(ps) - done):
            break
        significant[index] = True
    return significant
