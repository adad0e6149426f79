"""Statistics of repeated timings: what a row's figures say, and whether two runs differ."""

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


def row_noise(samples):
    """How far the lower quartile of the rounds lies over the fastest: what the fastest is uncertain by."""
    ordered = sorted(samples)
    return quantile(ordered, 0.25) / ordered[0] - 1


def mann_whitney(a, b):
    """Two-sided p of the rank-sum test (Mann and Whitney 1947), normal approximation with ties and continuity: do a and b come from the same distribution?"""
    n, m = len(a), len(b)
    both = sorted([(v, 0) for v in a] + [(v, 1) for v in b])
    ranks, ties, i = 0.0, 0.0, 0
    while i < len(both):
        j = i
        while j < len(both) and both[j][0] == both[i][0]:
            j += 1
        ranks += (i + j + 1) / 2 * sum(1 for k in range(i, j) if both[k][1] == 0)
        ties += (j - i) ** 3 - (j - i)
        i = j
    u = ranks - n * (n + 1) / 2
    total = n + m
    variance = n * m / 12 * (total + 1 - ties / (total * (total - 1)))
    if variance <= 0:
        return 1.0
    z = max(0.0, abs(u - n * m / 2) - 0.5) / math.sqrt(variance)
    return math.erfc(z / math.sqrt(2))


def holm(ps, alpha):
    """Which of many tests are significant together (Holm 1979): the chance of one false alarm in all of them stays below alpha."""
    significant = [False] * len(ps)
    for done, index in enumerate(sorted(range(len(ps)), key=lambda i: ps[i])):
        if ps[index] > alpha / (len(ps) - done):
            break
        significant[index] = True
    return significant
