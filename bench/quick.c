// SPDX-License-Identifier: MIT
// A few operations of a libc, timed: quick [ROUNDS] prints `name<TAB>ns per call` lines, the
// fastest of the rounds. One musl-ABI binary runs under every musl-ABI libc, differing only in its
// interpreter; bench/quick.py interleaves the runs and makes the table. A row is printed only if
// the result of its work was right.
#define _GNU_SOURCE
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static unsigned char a[8192] __attribute__((aligned(64))), b[8192] __attribute__((aligned(64)));
static volatile double real = 1.2345678;
static volatile size_t sink;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void *nothing(void *p) { return p; }
static int by_value(const void *x, const void *y) { return *(const int *)x - *(const int *)y; }

// The compiler must neither see which function is called nor drop the call.
#define OPAQUE(f)                   \
    ({                              \
        typeof(f) *volatile p_ = f; \
        p_;                         \
    })

#define ROW(name, calls, right, ...)                       \
    if (!only || !strcmp(only, name)) {                    \
        double best = 1e300;                               \
        for (int round = 0; round < rounds; round++) {     \
            const double start = now();                    \
            for (int i = 0; i < (calls); i++) {            \
                __VA_ARGS__;                               \
            }                                              \
            const double took = (now() - start) / (calls); \
            if (took < best)                               \
                best = took;                               \
        }                                                  \
        if (right)                                         \
            printf("%s\t%.2f\n", name, best);              \
        else                                               \
            printf("%s\twrong\n", name);                   \
    }

int main(int argc, char **argv)
{
    const int rounds = argc > 1 ? atoi(argv[1]) : 20;
    const char *only = argc > 2 ? argv[2] : NULL;
    char text[128];
    void *block = NULL;
    pthread_t thread;
    double sum = 0;
    memset(a, 'x', sizeof a);
    a[4096] = 0;
    memcpy(b, a, sizeof a);

    void *(*copy)(void *, const void *, size_t) = OPAQUE(memcpy);
    void *(*set)(void *, int, size_t) = OPAQUE(memset);
    int (*compare)(const void *, const void *, size_t) = OPAQUE(memcmp);
    size_t (*length)(const char *) = OPAQUE(strlen);
    int (*order)(const char *, const char *) = OPAQUE(strcmp);
    char *(*find)(const char *, const char *) = OPAQUE(strstr);
    double (*f_exp)(double) = OPAQUE(exp), (*f_log)(double) = OPAQUE(log),
           (*f_sin)(double) = OPAQUE(sin), (*f_sqrt)(double) = OPAQUE(sqrt);
    double (*f_pow)(double, double) = OPAQUE(pow);
    void *(*allocate)(size_t) = OPAQUE(malloc);

    ROW("memcpy 64 B", 20000, b[63] == 'x', copy(b, a, 64))
    ROW("memcpy 4 KB", 2000, b[4095] == 'x', copy(b, a, 4096))
    ROW("memset 4 KB", 2000, b[4095] == 'x', set(b, 'x', 4096))
    ROW("memcmp 4 KB", 1000, !sink, sink = (size_t)compare(a, b, 4096))
    ROW("strlen 4 KB", 1000, sink == 4096, sink = length((char *)a))
    ROW("strcmp short", 20000, sink, sink = (size_t)order("interface", "interval"))
    ROW("strstr in 4 KB", 500, !sink, sink = (size_t)find((char *)a, "xxxy"))
    ROW("snprintf %d %s %g", 2000, !strcmp(text, "42 name 0.1"),
        snprintf(text, sizeof text, "%d %s %g", 42, "name", 0.1))
    ROW("strtod", 5000, sum == 3.14159265358979, sum = strtod("3.14159265358979", NULL))
    ROW("malloc+free 16 B", 20000, block, block = allocate(16); free(block))
    ROW("malloc+free 256 B", 20000, block, block = allocate(256); free(block))
    ROW("exp", 20000, f_exp(0) == 1, sum = f_exp(real))
    ROW("log", 20000, f_log(1) == 0, sum = f_log(real))
    ROW("pow", 20000, f_pow(2, 10) == 1024, sum = f_pow(real, 3.3))
    ROW("sin", 20000, f_sin(0) == 0, sum = f_sin(real))
    ROW("sqrt", 20000, f_sqrt(4) == 2, sum = f_sqrt(real))
    ROW("qsort 100 ints", 200, ((int *)b)[0] <= ((int *)b)[99],
        for (int k = 0; k < 100; k++)((int *)b)[k] = k * 7919 % 101;
        qsort(b, 100, sizeof(int), by_value))
    ROW("time", 20000, sink > 1000000000, sink = (size_t)time(NULL))
    ROW("getenv", 5000, !sink, sink = (size_t)getenv("NOT_THERE_AT_ALL"))
    ROW("mutex lock+unlock", 20000, 1, pthread_mutex_lock(&mutex); pthread_mutex_unlock(&mutex))
    ROW("thread create+join", 100, 1,
        if (pthread_create(&thread, NULL, nothing, NULL) || pthread_join(thread, NULL)) return 1)
    return 0;
}
