// SPDX-License-Identifier: MIT
// Rows that call nothing: the same machine code under each libc, so their ratios are 1 but for the
// machine's noise, which is what they measure.
#define SUITE "control"
#include "bench/suites/suite.h"

static uint64_t state = 1;

static bool ready(void) { return true; }

ROW("arithmetic", state, for (int k = 0; k < 64; k++) bench_random(&state))

// Not static: a compiler that sees all its uses knows that it is zero.
uint64_t control_words[2048];

ROW("memory", !sink, uint64_t sum = 0;
    for (size_t k = 0; k < sizeof control_words / sizeof control_words[0]; k++) sum +=
    control_words[k];
    sink = sum)
