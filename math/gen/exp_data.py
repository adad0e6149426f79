# SPDX-License-Identifier: MIT
"""Table and polynomials of the exponential family: math/exp/exp_data.h."""
import struct

import real
import remez
from real import D, LN2, LN10

N = 128


def main():
    real.head("math/gen/exp_data.py", "2^(i/%d) and polynomials of exp, exp2, exp10, expm1" % N)
    print("constexpr int TN_EXP_BITS = 7;  // log2 of the number of steps per factor of two\n")

    real.constant("TN_EXP_STEPS_E", real.double(N / LN2), "steps per unit of exp")
    real.constant("TN_EXP_STEPS_10", real.double(N * LN10 / LN2), "steps per unit of exp10")
    # k * step is exact for |k| < 2^18: 35 bits
    for name, step in [("E", LN2 / N), ("10", LN2 / LN10 / N)]:
        hi, lo = real.parts(step, 35, 53)
        real.constant("TN_EXP_STEP_HI_" + name, hi)
        real.constant("TN_EXP_STEP_LO_" + name, lo)
    print()

    # |r| <= half a step; directed rounding modes may give a whole one, hence the margin
    half = LN2 / N * D("0.55")
    remez.emit("TN_EXP_E", 3, 1,
               remez.fit(lambda r: (real.exp(r) - 1 - r - r * r / 2) / r**3, 3, -half, half, lambda r: abs(r) ** 3),
               "e^r = 1 + r + r^2/2 + E3 r^3 + E4 r^4 + E5 r^5, |r| <= ln2/256")
    half = D(1) / N * D("0.55")
    remez.emit("TN_EXP_B", 1, 1, remez.fit(lambda r: (real.exp(r * LN2) - 1) / r, 5, -half, half, abs),
               "2^r = 1 + B1 r + … + B5 r^5, |r| <= 1/256")
    half = LN2 / LN10 / N * D("0.55")
    remez.emit("TN_EXP_T", 1, 1, remez.fit(lambda r: (real.exp(r * LN10) - 1) / r, 5, -half, half, abs),
               "10^r = 1 + T1 r + … + T5 r^5, |r| <= log10(2)/256")
    remez.emit("TN_EXPM1_", 3, 1,
               remez.fit(lambda x: (real.expm1(x) - x - x * x / 2) / x**3, 9, D("-0.25"), D("0.25"),
                         lambda x: abs(x**3 / real.expm1(x))),
               "e^x - 1 = x + x^2/2 + sum M_k x^k, |x| <= 1/4, relative")

    print("// 2^(i/%d) = scale * (1 + tail): the tail, and the bits of scale less i << 45, so that adding k << 45 for" % N)
    print("// k = %d n + i gives the bits of 2^n * scale" % N)
    print("#define TN_EXP_TABLE \\")
    for i in range(N):
        v = real.exp(LN2 * i / N)
        hi = real.double(v)
        tail = real.double(v / D(hi) - 1)
        b = struct.unpack("<Q", struct.pack("<d", hi))[0] - (i << 45)
        print("    {%s, %#018x}%s" % (real.c(tail), b, ", \\" if i < N - 1 else ""))


main()
