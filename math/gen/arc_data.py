# SPDX-License-Identifier: MIT
"""Table and polynomials of asin, acos, atan, atan2: math/arc/arc_data.h."""
import real
import remez
from real import D, PI

BINADES = range(-4, 4)  # of the table: [1/16, 16)
PER_BINADE = 32


def main():
    real.head("math/gen/arc_data.py", "arc tangents of short numbers, polynomials")
    for name, v in [("PI", PI), ("HALF_PI", PI / 2)]:
        hi, lo = real.parts(v, 53, 53)
        real.constant("TN_%s_HI" % name, hi)
        real.constant("TN_%s_LO" % name, lo)
    print()

    def f(z):
        t = real.sqrt(z)
        return (real.atan(t) / t - 1) / z

    # |t| <= 2^-7: distance to the middle of an interval
    reach = D(2) ** -7 * D("1.01")
    remez.emit("TN_ATAN_S", 3, 2, remez.fit(f, 3, reach**2 / 10**6, reach**2, abs), "atan t = t + S3 t^3 + S5 t^5 + S7 t^7, |t| <= 2^-7, relative")
    reach = D(1) / 16
    remez.emit("TN_ATAN_L", 3, 2, remez.fit(f, 6, reach**2 / 10**6, reach**2, abs), "atan t = t + L3 t^3 + … + L13 t^13, |t| <= 1/16, relative")

    def g(z):
        t = real.sqrt(z)
        return (real.asin(t) / t - 1) / z

    remez.emit("TN_ASIN_", 3, 2, remez.fit(g, 14, D("0.25") / 10**6, D("0.25"), abs), "asin t = t + A3 t^3 + … + A29 t^29, |t| <= 1/2, relative")

    print("// atan of the middle of each interval: %d per factor of two from 2^%d on; hi + lo" % (PER_BINADE, BINADES[0]))
    print("constexpr int TN_ATAN_BITS = 5;")
    print("constexpr int TN_ATAN_FIRST = %d;" % BINADES[0])
    print("#define TN_ATAN_SIZE %d" % (len(BINADES) * PER_BINADE))
    print("#define TN_ATAN_TABLE \\")
    rows = []
    for e in BINADES:
        for i in range(PER_BINADE):
            c = D(2 * PER_BINADE + 2 * i + 1) / (2 * PER_BINADE) * D(2) ** e
            hi, lo = real.parts(real.atan(c), 53, 53)
            rows.append("    {%s, %s}" % (real.c(hi), real.c(lo)))
    print(", \\\n".join(rows))


main()
