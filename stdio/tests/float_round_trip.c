/* SPDX-License-Identifier: MIT */
/* 17 digits bring every double back, through printf and strtod (IEEE 754-2019, 5.12.2); so do the
 * smallest subnormal and normal numbers. The time of each is printed: methods without big integers
 * need 100 ns or so, and the case is a user's, who waited for microseconds.
 */
#include "case.h"
#include <stdint.h>
#include <time.h>
enum { N = 10000 };
static double v[N];
static char text[N][32], other[32];
static double cpu(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}
int main(void)
{
    uint64_t x = 88172645463325252u;
    int bad = 0;
    for (int i = 0; i < N; i++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        uint64_t u = (x & 0x800fffffffffffff) | (uint64_t)(1023 - 30 + x % 60) << 52;
        memcpy(v + i, &u, 8);
    }
    double start = cpu();
    for (int i = 0; i < N; i++)
        snprintf(text[i], sizeof text[i], "%.17g", v[i]);
    double formatted = cpu();
    for (int i = 0; i < N; i++)
        bad += strtod(text[i], 0) != v[i];
    double parsed = cpu();
    CHECK(!bad, "%d do not round-trip", bad);
    for (int i = 0; i < N; i++) {
        snprintf(other, sizeof other, "%.15g", v[i]);
        double near = strtod(other, 0);
        bad += !(near - v[i] <= 1e-14 * (v[i] < 0 ? -v[i] : v[i]) &&
                 v[i] - near <= 1e-14 * (v[i] < 0 ? -v[i] : v[i]));
    }
    CHECK(!bad, "%d are not near with 15 digits", bad);
    CHECK(strtod("5e-324", 0) == 0x1p-1074, "smallest subnormal");
    CHECK(strtod("2.2250738585072011e-308", 0) == 0x0.fffffffffffffp-1022, "largest subnormal");
    printf("  %%.17g %.0f ns, strtod %.0f ns\n", (formatted - start) / N, (parsed - formatted) / N);
    DONE();
}
