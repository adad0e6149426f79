"""Statistics of repeated timings: what a row's figures say, and whether two runs differ."""

import itertools
import math
import statistics


def summary(samples):
    """Fast, median and spread (interquartile range over median) of a row's rounds."""
    ordered = sorted(samples)
    median = statistics.median(ordered)
    low, high = quantile(ordered, 0.25), quantile(ordered, 0.75)
    return {"fastest": fast(ordered), "median": median, "spread": (high - low) / median if median else 0.0}


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


def fast(samples):
    """The third fastest of many, of few the fastest: where the fast ones begin, because one or two may be
    accidents (clocks are set, virtual machines lose time).
    """
    return sorted(samples)[accidents(len(samples))]


def accidents(n):
    return min(2, n // 15)


def fast_error(samples):
    """The standard error of log fast(), the k-th fastest: of that of as many values drawn from these with
    replacement (Efron's bootstrap 1979; no need to draw: it is at most the j-th if k or more draws are).
    """
    n, logs = len(samples), [math.log(value) for value in sorted(samples)]

    def at_most(j):
        return 1 - sum(math.comb(n, i) * (j / n) ** i * (1 - j / n) ** (n - i) for i in range(accidents(n) + 1))

    weights = [at_most(j + 1) - at_most(j) for j in range(n)]
    mean = sum(w * value for w, value in zip(weights, logs))
    return math.sqrt(sum(w * (value - mean) ** 2 for w, value in zip(weights, logs)))


def rank_sum(a, b):
    """Two-sided p of the rank-sum test (Wilcoxon 1945; Mann and Whitney 1947): do a and b come from the same
    distribution? By the normal distribution that the sum tends to, with the correction for continuity; good from ten values each.
    """
    n, m = len(a), len(b)
    ordered = sorted([(x, True) for x in a] + [(y, False) for y in b])
    ranks, ties = 0.0, 0
    for _, group in itertools.groupby(enumerate(ordered, 1), key=lambda item: item[1][0]):
        group = list(group)
        ranks += statistics.fmean(rank for rank, _ in group) * sum(mine for _, (_, mine) in group)
        ties += len(group) ** 3 - len(group)
    variance = n * m / 12 * (n + m + 1 - ties / ((n + m) * (n + m - 1)))
    off = abs(ranks - n * (n + m + 1) / 2) - 0.5
    return math.erfc(off / math.sqrt(2 * variance)) if variance and off > 0 else 1.0


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
