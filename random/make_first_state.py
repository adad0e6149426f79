# SPDX-License-Identifier: MIT
"""The state that srandom(1) leaves in random.c's default array: 32 words. See random.c for the rule."""

DEGREE, SEPARATION, KIND = 31, 3, 3

words = [1]
while len(words) < DEGREE:
    words.append(words[-1] * 16807 % 2147483647)
turn = SEPARATION
for _ in range(10 * DEGREE):
    words[turn] = (words[turn] + words[(turn - SEPARATION) % DEGREE]) % 2**32
    turn = (turn + 1) % DEGREE
print("// Made by random/make_first_state.py.")
print("".join("%#x,\n" % w for w in [turn << 3 | KIND] + words), end="")
