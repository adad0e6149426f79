// SPDX-License-Identifier: MIT
// Timing of functions side by side: all candidates are measured in turn, many rounds, and the
// fastest round counts, so that a busy machine slows all alike. Sizes are random within a range: a
// loop over one size measures the branch predictor.
#pragma once

#include <time.h>

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "testing/guarded.h"

struct Candidate {
    std::string name;
    std::function<void()> batch; // one round of `calls` calls
};

inline double now_ns()
{
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return static_cast<double>(t.tv_sec) * 1e9 + static_cast<double>(t.tv_nsec);
}

// Prints one row: nanoseconds per call of each candidate, and the ratio to the first.
inline void measure(const char *what, size_t calls, const std::vector<Candidate> &candidates,
                    int rounds = 25)
{
    std::vector<double> best(candidates.size(), 1e300);
    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < candidates.size(); i++) {
            double start = now_ns();
            candidates[i].batch();
            double took = (now_ns() - start) / static_cast<double>(calls);
            if (took < best[i])
                best[i] = took;
        }
    std::printf("%-22s", what);
    for (size_t i = 0; i < candidates.size(); i++)
        std::printf("  %s %.2f (%.2fx)", candidates[i].name.c_str(), best[i], best[i] / best[0]);
    std::printf("\n");
}

// What one call gets: sizes and alignments, drawn once and used by all candidates.
struct Call {
    unsigned size, a, b;
};

inline std::vector<Call> draw(size_t low, size_t high, bool aligned, size_t count = 1024)
{
    Random random;
    std::vector<Call> calls(count);
    for (auto &c : calls)
        c = {static_cast<unsigned>(low + random.below(high - low + 1)),
             aligned ? 0 : static_cast<unsigned>(random.below(64)),
             aligned ? 0 : static_cast<unsigned>(random.below(64))};
    return calls;
}

struct Range {
    const char *name;
    size_t low, high;
    bool aligned;
};

// In practice almost all sizes are below 128 (PERFORMANCE: published distributions of memcpy,
// memset, memcmp).
inline const std::vector<Range> &ranges()
{
    static const std::vector<Range> list = {{"0-16", 0, 16, false},
                                            {"8", 8, 8, true},
                                            {"0-64", 0, 64, false},
                                            {"64", 64, 64, true},
                                            {"0-128", 0, 128, false},
                                            {"0-1024", 0, 1024, false},
                                            {"256", 256, 256, true},
                                            {"4096", 4096, 4096, true},
                                            {"4096 unaligned", 4096, 4096, false},
                                            {"65536", 65536, 65536, true}};
    return list;
}
