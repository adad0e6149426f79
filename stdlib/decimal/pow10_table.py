#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the initialisers that pow10.h includes: 64-bit significands of 10^0 … 10^27 (exact) and 128-bit significands of
10^(28·i) for i = -13 … 13 (rounded down, exact for i = 0 and 1). A significand is the power's leading bits, top bit set."""

STEP, LIMIT = 28, 13


def significand(k, bits):
    """floor(10^k / 2^b) with exactly `bits` bits."""
    if k >= 0:
        n = 10**k
        shift = n.bit_length() - bits
        return n >> shift if shift >= 0 else n << -shift
    d = 10**-k
    n = (1 << (d.bit_length() + bits)) // d
    return n >> (n.bit_length() - bits)


print("#ifdef TN_POW10_FINE")
for k in range(STEP):
    print(f"0x{significand(k, 64):016x},")
print("#endif\n#ifdef TN_POW10_COARSE")
for i in range(-LIMIT, LIMIT + 1):
    s = significand(STEP * i, 128)
    print(f"{{0x{s >> 64:016x}, 0x{s & (1 << 64) - 1:016x}}},")
print("#endif")
