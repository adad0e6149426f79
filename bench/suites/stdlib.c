// SPDX-License-Identifier: MIT
// Sorting, searching, random numbers, classes of characters.
#define SUITE "stdlib"
#include <ctype.h>
#include <string.h>
#include <wchar.h>

#include "bench/suites/suite.h"

enum { MOST = 10000 };

static int random_order[MOST], work[MOST], ordered[1000];
static const char sentence[] = "The quick brown fox, 42 of them, jumps over the lazy dog.";

static bool ready(void)
{
    static bool done;
    if (done)
        return true;
    uint64_t state = 1;
    for (size_t k = 0; k < MOST; k++)
        random_order[k] = (int)bench_below(&state, 1u << 30);
    for (int k = 0; k < 1000; k++)
        ordered[k] = k;
    return done = true;
}

static int by_value(const void *a, const void *b)
{
    const int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static bool sorted(size_t n)
{
    for (size_t k = 1; k < n; k++)
        if (work[k - 1] > work[k])
            return false;
    return true;
}

static void sort_random(size_t n)
{
    memcpy(work, random_order, n * sizeof(int));
    qsort(work, n, sizeof(int), by_value);
}

static void sort_sorted(size_t n)
{
    for (size_t k = 0; k < n; k++)
        work[k] = (int)k;
    qsort(work, n, sizeof(int), by_value);
}

ROW("qsort of 10 random ints", sorted(10), sort_random(10))
ROW("qsort of 1000 random ints", sorted(1000), sort_random(1000))
ROW("qsort of 10000 random ints", sorted(MOST), sort_random(MOST))
ROW("qsort of 1000 sorted ints", sorted(1000), sort_sorted(1000))
ROW("bsearch in 1000", sink, const int key = random_order[i % MOST] % 1000;
    sink = (size_t)bsearch(&key, ordered, 1000, sizeof(int), by_value))
ROW("rand", sink < (size_t)RAND_MAX + 1, sink = (size_t)rand())
ROW("random", sink < (size_t)1 << 31, sink = (size_t)random())
ROW("isalpha, tolower of 57 characters", sink == 41, size_t letters = 0;
    for (const char *p = sentence; *p; p++) letters +=
    isalpha((unsigned char)*p) != 0 && tolower((unsigned char)*p) != 0;
    sink = letters)
ROW("mbstowcs of 57 ASCII characters", sink == 57, wchar_t wide[64];
    sink = mbstowcs(wide, sentence, 64))
