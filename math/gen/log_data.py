# SPDX-License-Identifier: MIT
"""Table and polynomials of the logarithms: math/log/log_data.h.

[0x1.5ff p-1, …) is cut in 256 intervals per factor of two. In each, 1/c is a number of at most 9 bits, so that r = z/c - 1 is exact in
double for every double z of the interval: the result's relative error near z = 1 is that of the last additions alone."""
import struct
from fractions import Fraction

import real
import remez
from real import D

BITS = 8
N = 1 << BITS
STEP = 1 << (52 - BITS)


def double_of(b):
    return struct.unpack("<d", struct.pack("<Q", b))[0]


def bits_of(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


ONE = bits_of(1.0)
# 1 lies in the middle (counted in doubles) of an interval whose c is 1
FIRST = ONE - STEP // 2 - (bits_of(1.0) - bits_of(0.6875)) // STEP * STEP


def entries():
    """(1/c, largest |r|) of every interval."""
    for i in range(N):
        a, b = (Fraction(double_of(FIRST + (i + k) * STEP)) for k in (0, 1))
        if a < 1 < b:
            inverse = Fraction(1)
        else:
            ulp = Fraction(1, 2**8) if a < 1 else Fraction(1, 2**9)
            inverse = round(2 / (a + b) / ulp) * ulp
        r = max(abs(a * inverse - 1), abs(b * inverse - 1))
        assert r < Fraction(1, 2**8), "r would not be exact"
        yield inverse, r


def main():
    real.head("math/gen/log_data.py", "table and polynomials of log, log2, log10, log1p, pow")
    rows = list(entries())
    reach = max(r for _, r in rows)
    print("constexpr int TN_LOG_BITS = %d;  // log2 of the number of intervals" % BITS)
    print("constexpr tn_u64 TN_LOG_FIRST = %#x;  // representation of the lower end of the first one" % FIRST)
    print("// largest |r|: %.6f\n" % float(reach))

    # k * LN2_HI + log c is exact: both are multiples of 2^-42, and |k| < 2^11
    ln2 = real.LN2
    hi = real.multiple(ln2, -42)
    real.constant("TN_LN2_HI", hi)
    real.constant("TN_LN2_LO", real.double(ln2 - D(hi)))
    # a constant as double and tail, and as 26 bits and the rest
    for name, value in [("TN_LOG2E", 1 / real.LN2), ("TN_LOG10E", 1 / real.LN10)]:
        for suffixes, width in [(("", "_TAIL"), 53), (("_SHORT", "_REST"), 26)]:
            for suffix, v in zip(suffixes, real.parts(value, width, 53)):
                real.constant(name + suffix, v)
    print()

    reach = real.dec(reach)
    f = lambda r: (real.log1p(r) - r + r * r / 2) / r**3
    remez.emit("TN_LOG_A", 3, 1, remez.fit(f, 5, -reach, reach, lambda r: abs(r) ** 3),
               "log(1+r) = r - r^2/2 + A3 r^3 + … + A7 r^7, absolute")
    remez.emit("TN_POW_A", 3, 1, remez.fit(f, 6, -reach, reach, lambda r: abs(r) ** 3),
               "log(1+r) = r - r^2/2 + A3 r^3 + … + A8 r^8, absolute, for pow")

    print("// 1/c, log c as hi (a multiple of 2^-42) + lo")
    print("#define TN_LOG_TABLE \\")
    for i, (inverse, _) in enumerate(rows):
        v = -real.log(real.dec(inverse))
        hi = real.multiple(v, -42)
        lo = real.double(v - D(hi))
        print("    {%s, %s, %s}%s" % (real.c(inverse), real.c(hi), real.c(lo), ", \\" if i < N - 1 else ""))


main()
