// SPDX-License-Identifier: MIT
// Rows of anonymous candidates for benches that were written before bench/candidates.h.
#pragma once

#include "bench/candidates.h"

inline void measure(const char *what, size_t calls, const std::vector<Candidate> &candidates,
                    int = 0)
{
    static char name[] = "bench", *arguments[] = {name, nullptr};
    static Bench bench(1, arguments);
    bench.row({what, "", 0}, calls, candidates);
}
