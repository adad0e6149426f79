// SPDX-License-Identifier: MIT
// The timing core that every benchmark here shares, in C and C++.
//
// What is timed is a *batch*: a function that makes `calls` calls. Batches are short (some 50 µs),
// so that most of them fall between two interruptions of a busy machine, and many; those of the
// candidates alternate in random order, so that what slows the machine down slows all alike. Each
// batch follows a shorter one that is not timed, because others have used the caches and
// predictors meanwhile. Of many batches the fastest is the cost of the work, the median what one
// gets, and the spread (interquartile range over median) says how far to trust either.
//
// Compile with -D_GNU_SOURCE (C++ compilers define it).
#ifndef TN_BENCH_HARNESS_H
#define TN_BENCH_HARNESS_H

#include <sched.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#define BENCH_BATCH_NS 50e3 // how long a batch should take

// Makes the compiler assume that all memory is read and written here: calls before and after are
// neither merged nor dropped.
#define bench_barrier() __asm__ volatile("" : : : "memory")

// Keeps the value of an integer or pointer from being optimised away.
#define bench_keep(x) __asm__ volatile("" : : "r"(x) : "memory")

typedef void bench_work(void *context, size_t calls);

static inline double bench_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

// Binds this thread to `cpu`, or to the highest one that it may use if negative: the lowest serves
// most interrupts. Returns the CPU, -1 if binding is impossible, which only makes figures noisier.
static inline int bench_pin(int cpu)
{
    cpu_set_t set;
    if (cpu < 0) {
        if (sched_getaffinity(0, sizeof set, &set))
            return -1;
        for (int i = 0; i < CPU_SETSIZE; i++)
            if (CPU_ISSET(i, &set))
                cpu = i;
    }
    if (cpu < 0 || cpu >= CPU_SETSIZE)
        return -1;
    CPU_ZERO(&set);
    CPU_SET(cpu, &set);
    return sched_setaffinity(0, sizeof set, &set) ? -1 : cpu;
}

// Nanoseconds per call of one batch.
static inline double bench_batch(bench_work *work, void *context, size_t calls)
{
    const double start = bench_now();
    work(context, calls);
    return (bench_now() - start) / (double)calls;
}

// How many calls make a batch of about `ns`; at least one.
static inline size_t bench_calibrate(bench_work *work, void *context, double ns)
{
    size_t calls = 1;
    for (;;) {
        double best = bench_batch(work, context, calls);
        for (int i = 0; i < 2; i++) {
            const double again = bench_batch(work, context, calls);
            best = again < best ? again : best;
        }
        if (best * (double)calls >= ns / 4 || calls > SIZE_MAX / 4) {
            const double wanted = ns / (best > 0.01 ? best : 0.01);
            return wanted < 1 ? 1 : (size_t)wanted;
        }
        calls *= 2;
    }
}

// Warms up with a quarter of a batch, then times one.
static inline double bench_visit(bench_work *work, void *context, size_t calls)
{
    work(context, (calls + 3) / 4);
    return bench_batch(work, context, calls);
}

// A generator of the harness's own (xorshift64*, Vigna 2016): the order of rounds must not depend
// on, nor disturb, the library's. The state must not be 0.
static inline uint64_t bench_random(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * 2685821657736338717u;
}

static inline size_t bench_below(uint64_t *state, size_t n)
{
    return (size_t)((bench_random(state) >> 11) % n);
}

// 0 … n-1 in random order.
static inline void bench_order(size_t *order, size_t n, uint64_t *state)
{
    for (size_t i = 0; i < n; i++) {
        const size_t j = bench_below(state, i + 1);
        order[i] = order[j];
        order[j] = i;
    }
}

struct bench_summary {
    double fastest, median, spread;
};

static inline int bench_by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// Sorts the n > 0 samples.
static inline struct bench_summary bench_summarize(double *samples, size_t n)
{
    qsort(samples, n, sizeof *samples, bench_by_value);
    struct bench_summary s;
    s.fastest = samples[0];
    s.median = n % 2 ? samples[n / 2] : (samples[n / 2 - 1] + samples[n / 2]) / 2;
    s.spread = (samples[3 * n / 4 < n ? 3 * n / 4 : n - 1] - samples[n / 4]) / s.median;
    return s;
}

#endif
