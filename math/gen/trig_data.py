# SPDX-License-Identifier: MIT
"""Tables and polynomials of sin, cos, tan: math/trig/trig_data.h."""
from fractions import Fraction

import real
import remez
from real import D, PI

STEPS = 64  # per pi; the table has one period


def main():
    real.head("math/gen/trig_data.py", "sines of multiples of pi/%d, polynomials, digits of 1/(2 pi)" % STEPS)
    step = PI / STEPS
    print("constexpr int TN_TRIG_STEPS = %d;  // per pi; TN_TRIG_STEP is pi/%d" % (STEPS, STEPS))
    real.constant("TN_TRIG_PER_UNIT", real.double(1 / step))
    print("// for k * step with fused multiply-add, |k| < 2^22: the sum of two doubles")
    for name, v in zip(("A", "B"), real.parts(step, 53, 53)):
        real.constant("TN_TRIG_STEP_" + name, v)
    print("// without: k times the first two is exact")
    for name, v in zip(("A31", "B31", "C31"), real.parts(step, 31, 31, 53)):
        real.constant("TN_TRIG_STEP_" + name, v)
    print("// times a fraction of a step")
    for name, v in zip(("HI", "LO"), real.parts(step, 53, 53)):
        real.constant("TN_TRIG_STEP_" + name, v)
    print()

    half = step / 2 * D("1.02")  # rounding k may put r slightly beyond half a step
    real.constant("TN_TRIG_REACH", half, "the polynomials hold for |r| up to this")
    remez.emit("TN_SIN_", 3, 2,
               remez.fit(lambda z: (real.sin(real.sqrt(z)) / real.sqrt(z) - 1) / z, 3, half * half / 10**6, half * half, abs),
               "sin r = r + S3 r^3 + S5 r^5 + S7 r^7, relative")
    remez.emit("TN_COS_", 4, 2,
               remez.fit(lambda z: (real.cos(real.sqrt(z)) - 1 + z / 2) / z**2, 2, half * half / 10**6, half * half, lambda z: z * z),
               "cos r = 1 - r^2/2 + C4 r^4 + C6 r^6, absolute")

    print("// sin(i pi/%d): 26 bits, and the rest" % STEPS)
    print("#define TN_TRIG_TABLE \\")
    n = 2 * STEPS
    for i in range(n):
        # exact symmetry: the first quadrant decides all others
        j = i % STEPS
        j = min(j, STEPS - j)
        v = real.sin(step * j) * (1 if i < STEPS else -1)
        hi = real.bits(v, 26) if j else 0.0
        lo = real.double(v - D(hi))
        print("    {%s, %s}%s" % (real.c(hi), real.c(lo), ", \\" if i < n - 1 else ""))
    print()

    # 1/(2 pi) = sum word[i] 2^(-64 (i+1))
    words = (1024 + 3 * 64) // 64 + 1
    digits = int(_inverse_two_pi(64 * words + 64) >> 64)
    print("#define TN_TRIG_WORDS %d" % words)
    print("#define TN_TRIG_INVERSE_TWO_PI \\")
    for i in range(words):
        w = digits >> (64 * (words - 1 - i)) & (2**64 - 1)
        print("    %#018x%s" % (w, ", \\" if i < words - 1 else ""))


def _inverse_two_pi(n):
    """floor(2^n / (2 pi)), by Machin's formula in integers."""
    guard = n + 64

    def atan_inverse(q):
        term = (1 << guard) // q
        total, k, q2 = term, 1, q * q
        while term:
            term //= q2
            k += 2
            total += (-1) ** ((k - 1) // 2) * (term // k)
        return total

    pi = 16 * atan_inverse(5) - 4 * atan_inverse(239)
    return (1 << (guard + n - 1)) // pi


main()
