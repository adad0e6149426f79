/* SPDX-License-Identifier: MIT */
/* Speed: four threads that allocate and free small blocks, each on its own, wait for each other
 * next to never (fewer than 300 voluntary context switches in eight rounds of 1.2 million pairs; a
 * global lock gives thousands as soon as two cores run) and need at most 4 times the CPU time per
 * pair of one thread alone, in the worst round; a pair costs less than 100 ns alone (best round).
 * CPU time and switches, so that a loaded machine can judge it; with one core there is nothing to
 * see.
 */
//@ archs x86_64
#include "case.h"
#include <pthread.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#define PAIRS 300000
static double cpu(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}
static long switches(void)
{
    struct rusage r;
    getrusage(RUSAGE_SELF, &r);
    return r.ru_nvcsw;
}
static void *run(void *x)
{
    void *p[64] = {0};
    unsigned s = (size_t)x + 1;
    for (int i = 0; i < PAIRS; i++) {
        s = s * 1103515245 + 12345;
        int k = (s >> 16) & 63;
        free(p[k]);
        p[k] = malloc(16 + ((s >> 8) & 255));
        *(char *)p[k] = 1;
    }
    for (int i = 0; i < 64; i++)
        free(p[i]);
    return 0;
}
int main(void)
{
    double one = 1e9, four = 0, t;
    long sw = 0, w;
    if (sysconf(_SC_NPROCESSORS_ONLN) < 2)
        SKIP("one core");
    run(0);
    for (int k = 0; k < 8; k++) {
        t = cpu();
        run(0);
        t = cpu() - t;
        if (t < one)
            one = t;
        pthread_t th[4];
        w = switches();
        t = cpu();
        for (int i = 0; i < 4; i++)
            pthread_create(th + i, 0, run, (void *)(size_t)i);
        for (int i = 0; i < 4; i++)
            pthread_join(th[i], 0);
        t = (cpu() - t) / 4;
        w = switches() - w;
        if (t > four)
            four = t;
        sw += w;
    }
    printf("  one thread %.0f ns per pair, four threads %.0f ns CPU per pair, %ld voluntary "
           "switches\n",
           one / PAIRS * 1e9, four / PAIRS * 1e9, sw);
    CHECK(sw < 300, "%ld voluntary switches: the threads wait for each other", sw);
    CHECK(four / one < 4, "CPU ratio %.1f", four / one);
    CHECK(one / PAIRS * 1e9 < 100, "one thread: %.0f ns per malloc+free", one / PAIRS * 1e9);
    DONE();
}
