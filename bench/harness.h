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
// What disturbs most is invisible to the system: another hyperthread of the same core, perhaps of
// another virtual machine, halves what a core issues and shares its predictors and caches; work
// takes 1.2 to 2 times as long, for milliseconds or minutes. So each batch stands between two
// probes, which issue as much as the core can and take twice as long then: bench_quiet_visit.
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

// A probe is quiet up to this much over the fastest one: processors change their frequency by some
// per cent, and another thread on the core makes it twice as long.
#define BENCH_QUIET 1.06

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

// Nanoseconds of some 1.5 µs in which nothing but issue slots is used. Comparable within a process.
static inline double bench_probe(void)
{
    const double start = bench_now();
    for (int i = 0; i < 2000; i++)
        __asm__ volatile("nop; nop; nop; nop; nop; nop; nop; nop; nop; nop; nop; nop");
    return bench_now() - start;
}

struct bench_sample {
    double ns;    // per call
    double probe; // the slower one of the probes before and after
};

// Visits when a probe takes at most `quiet` ns, or after a while (some 0.3 ms) anyway.
static inline struct bench_sample bench_quiet_visit(bench_work *work, void *context, size_t calls,
                                                    double quiet)
{
    double before = bench_probe();
    for (int i = 0; i < 200 && before > quiet; i++)
        before = bench_probe();
    struct bench_sample sample;
    sample.ns = bench_visit(work, context, calls);
    const double after = bench_probe();
    sample.probe = before > after ? before : after;
    return sample;
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

static inline int bench_by_ns(const void *a, const void *b)
{
    const double x = ((const struct bench_sample *)a)->ns, y = ((const struct bench_sample *)b)->ns;
    return (x > y) - (x < y);
}

// Of the quiet ones of n > 0 samples, which come to stand first, sorted; of all if the quiet are
// few. The fastest of many is the third, because one or two may be accidents: clocks are set.
static inline struct bench_summary bench_summarize(struct bench_sample *samples, size_t n)
{
    double probe = samples[0].probe;
    for (size_t i = 1; i < n; i++)
        probe = samples[i].probe < probe ? samples[i].probe : probe;
    size_t quiet = 0;
    for (size_t i = 0; i < n; i++) {
        if (samples[i].probe <= BENCH_QUIET * probe) {
            const struct bench_sample sample = samples[i];
            samples[i] = samples[quiet];
            samples[quiet++] = sample;
        }
    }
    n = quiet >= n / 4 ? quiet : n;
    qsort(samples, n, sizeof *samples, bench_by_ns);
    struct bench_summary s;
    s.fastest = samples[n / 15 < 2 ? n / 15 : 2].ns;
    s.median = n % 2 ? samples[n / 2].ns : (samples[n / 2 - 1].ns + samples[n / 2].ns) / 2;
    s.spread = (samples[3 * n / 4 < n ? 3 * n / 4 : n - 1].ns - samples[n / 4].ns) / s.median;
    return s;
}

#endif
