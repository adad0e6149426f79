# SPDX-License-Identifier: MIT
"""Minimax polynomials by Remez' second algorithm, in 90-digit decimal arithmetic.

fit(f, n, a, b, weight) finds the polynomial p of n coefficients that minimises max |p(x) - f(x)| * weight(x) on [a, b]. The leading
terms of a series, whose coefficients are exact, are taken out of f first: fit (f - terms) / x^k with |x|^k in the weight, so that
1, x, x^2, … satisfy Haar's condition on intervals around 0 too. Coefficients are then rounded to double: each contributes 2^-54 of its
own term, and the terms fitted are small beside those taken out; the error that is printed includes it.
W. Fraser, "A survey of methods of computing minimax and near-minimax polynomial approximations", J. ACM 12 (1965)."""
import math

import real
from real import D, dec


def _solve(rows, rhs):
    """Gaussian elimination with partial pivoting."""
    n = len(rows)
    m = [list(r) + [v] for r, v in zip(rows, rhs)]
    for i in range(n):
        p = max(range(i, n), key=lambda k: abs(m[k][i]))
        m[i], m[p] = m[p], m[i]
        for k in range(i + 1, n):
            q = m[k][i] / m[i][i]
            if q:
                for j in range(i, n + 1):
                    m[k][j] -= q * m[i][j]
    x = [D(0)] * n
    for i in reversed(range(n)):
        x[i] = (m[i][n] - sum((m[i][j] * x[j] for j in range(i + 1, n)), D(0))) / m[i][i]
    return x


def evaluate(coefficients, x):
    """The polynomial with these coefficients, lowest first."""
    total = D(0)
    for c in reversed(coefficients):
        total = total * x + D(c)
    return total


def _nodes(a, b, n):
    """n Chebyshev extrema of [a, b], ends included, ascending; never 0, where f may be 0/0."""
    middle, half = (a + b) / 2, (b - a) / 2
    points = [middle - half * real.cos(real.PI * k / (n - 1)) for k in range(n)]
    return [x if abs(x) > half / 100000 else half / 1000 for x in points]


def remez(f, n, a, b, weight, rounds=15, grid=24):
    """Real coefficients of the best polynomial."""
    a, b = dec(a), dec(b)
    dense = _nodes(a, b, grid * (n + 1))
    values = {x: (f(x), weight(x)) for x in dense}
    # first points: an even number of extrema, so that none is near 0, where the weight may vanish
    points = _nodes(a, b, n + 1) if n % 2 else _nodes(a, b, n + 2)[1:]
    for x in points:
        values[x] = (f(x), weight(x))
    for _ in range(rounds):
        rows, rhs = [], []
        for k, x in enumerate(points):
            fx, w = values[x]
            powers = [D(1)]
            for _ in range(n - 1):
                powers.append(powers[-1] * x)
            rows.append([p * w for p in powers] + [D((-1) ** k)])
            rhs.append(fx * w)
        solution = _solve(rows, rhs)
        coefficients, level = solution[:n], abs(solution[n])
        runs = []  # the extremum of each run of errors of one sign
        for x in dense:
            e = (evaluate(coefficients, x) - values[x][0]) * values[x][1]
            if runs and (runs[-1][1] > 0) == (e > 0):
                if abs(e) > abs(runs[-1][1]):
                    runs[-1] = (x, e)
            else:
                runs.append((x, e))
        while len(runs) > n + 1:
            runs.pop(0 if abs(runs[0][1]) < abs(runs[-1][1]) else -1)
        if len(runs) < n + 1 or max(abs(e) for _, e in runs) < level * D("1.02"):
            return coefficients
        points = [x for x, _ in runs]
    return coefficients


def fit(f, n, a, b, weight=lambda x: D(1), dense=300):
    """Coefficients as doubles, and the largest weighted error with them."""
    coefficients = [real.double(v) for v in remez(f, n, a, b, weight)]
    worst = max(abs((evaluate(coefficients, x) - f(x)) * weight(x)) for x in _nodes(dec(a), dec(b), dense))
    return coefficients, worst


def emit(prefix, first, step, fitted, what):
    """Coefficients as C constants <prefix><power>, power = first, first + step, …, with the error in the comment."""
    coefficients, worst = fitted
    print("// %s; largest error 2^%.1f" % (what, float(worst.ln()) / math.log(2)))
    for k, v in enumerate(coefficients):
        real.constant("%s%d" % (prefix, first + step * k), v)
    print()
