# SPDX-License-Identifier: MIT
"""Polynomial of the inverse cube root: math/root/root_data.h."""
import real
import remez
from real import D


def main():
    real.head("math/gen/root_data.py", "inverse cube root on [1, 2]")
    third = D(1) / 3
    remez.emit("TN_RCBRT_", 0, 1, remez.fit(lambda x: (-real.log(x) * third).exp(), 6, D(1), D(2), lambda x: (real.log(x) * third).exp()),
               "x^(-1/3) = R0 + R1 x + … + R5 x^5, 1 <= x <= 2, relative")
    for i in (1, 2):
        real.constant("TN_RCBRT_OF_%d" % 2**i, real.double((-real.LN2 * i * third).exp()))


main()
