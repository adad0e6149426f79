// SPDX-License-Identifier: MIT
// How a suite lists its rows. A file defines SUITE and has, for each row,
//
//     static bool ready(void)                   prepares what the rows use, once; false: impossible
//     ROW("name", right, body…)                 body is one call of what is timed, the i-th
//     SWEEP("name", sizes, right, body…)        the same at each size of an array; body and right
//     use n
//
// `right` is evaluated after ready() and a run of one call, and says whether its result is right.
// The name of a sweep's row is "name 64 B". Functions are called as a program calls them, through
// the PLT; every file is compiled with -fno-builtin, and after each call memory counts as changed,
// so that no call is merged or dropped.
#ifndef TN_BENCH_SUITE_H
#define TN_BENCH_SUITE_H

#include "bench/harness.h"

struct row {
    const char *suite, *name;
    size_t bytes; // a call works on so many; 0 if there is no such number
    void (*run)(void *row, size_t calls);
    bool (*right)(const struct row *);
    const char *file;
    int line; // rows appear in the order in which they are written
};

void row_add(const struct row *);

// Results go here.
extern volatile double real_sink;
extern volatile size_t sink;

// A row's loop lies alike however long the rows before it are: a cycle in ten is at stake.
#define BENCH_ALIGNED __attribute__((aligned(64)))

#define ROW_JOIN_(a, b) a##b
#define ROW_JOIN(a, b) ROW_JOIN_(a, b)
#define ROW_ID(what) ROW_JOIN(row_, ROW_JOIN(__LINE__, what))

#define ROW_FUNCTIONS(right_, ...)                                  \
    static BENCH_ALIGNED void ROW_ID(run)(void *row_, size_t calls) \
    {                                                               \
        const size_t n = ((const struct row *)row_)->bytes;         \
        (void)n;                                                    \
        for (size_t i = 0; i < calls; i++) {                        \
            __VA_ARGS__;                                            \
            bench_barrier();                                        \
        }                                                           \
    }                                                               \
    static bool ROW_ID(right)(const struct row *row_)               \
    {                                                               \
        const size_t n = row_->bytes;                               \
        (void)n;                                                    \
        if (!ready())                                               \
            return false;                                           \
        row_->run((void *)row_, 1);                                 \
        return (right_);                                            \
    }

#define ROW(name_, right_, ...)                                                       \
    ROW_FUNCTIONS(right_, __VA_ARGS__)                                                \
    __attribute__((constructor)) static void ROW_ID(add)(void)                        \
    {                                                                                 \
        static const struct row row = {SUITE,         name_,    0,       ROW_ID(run), \
                                       ROW_ID(right), __FILE__, __LINE__};            \
        row_add(&row);                                                                \
    }

#define SWEEP(name_, sizes_, right_, ...)                                             \
    ROW_FUNCTIONS(right_, __VA_ARGS__)                                                \
    __attribute__((constructor)) static void ROW_ID(add)(void)                        \
    {                                                                                 \
        static struct row rows[sizeof(sizes_) / sizeof(sizes_)[0]];                   \
        for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {                   \
            rows[k] = (struct row){SUITE,         name_,    (sizes_)[k], ROW_ID(run), \
                                   ROW_ID(right), __FILE__, __LINE__};                \
            row_add(&rows[k]);                                                        \
        }                                                                             \
    }

#endif
