# SPDX-License-Identifier: MIT
"""Polynomials of sinh and cosh near 0: math/hyper/hyper_data.h."""
import real
import remez
from real import D


def main():
    real.head("math/gen/hyper_data.py", "polynomials of sinh, cosh, tanh near 0")
    reach = D("0.3125") ** 2

    def sinh(t):
        return (real.expm1(t) - real.expm1(-t)) / 2

    def cosh_less_one(t):
        return 2 * sinh(t / 2) ** 2

    remez.emit("TN_SINH_", 3, 2, remez.fit(lambda z: (sinh(real.sqrt(z)) / real.sqrt(z) - 1) / z, 6, reach / 10**6, reach, abs),
               "sinh t = t + S3 t^3 + … + S13 t^13, |t| <= 5/16, relative")
    remez.emit("TN_COSH_", 4, 2,
               remez.fit(lambda z: (cosh_less_one(real.sqrt(z)) - z / 2) / z**2, 5, reach / 10**6, reach, lambda z: z * z),
               "cosh t = 1 + t^2/2 + C4 t^4 + … + C12 t^12, |t| <= 5/16")


main()
