/* SPDX-License-Identifier: MIT */
/* Storms of threads: STORM births, among them joined, detached at birth, detached later, cancelled
 * in a wait, cancelled and detached ones, from four threads at once. Every thread runs, ends, and
 * gives back what it had: neither the pages in memory nor the mappings grow.
 */
#include "case.h"
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <unistd.h>

#define MAKERS 4
static int begun, ended;
static __thread char own[300];
static sem_t never;

static void at_end(void *x) { __atomic_add_fetch(&ended, 1, __ATOMIC_RELAXED); }
static void touch(void)
{
    char *p = malloc(200);
    memset(p, 1, 200);
    memset(own, 1, sizeof own);
    __atomic_add_fetch(&begun, 1, __ATOMIC_RELAXED);
    free(p);
}
static void *brief(void *x)
{
    touch();
    at_end(0);
    return x;
}
static void *waits(void *x)
{
    pthread_cleanup_push(at_end, 0);
    touch();
    sem_wait(&never);
    pthread_cleanup_pop(1);
    return x;
}
static void *spins(void *x)
{
    pthread_cleanup_push(at_end, 0);
    touch();
    for (;;) {
        pthread_testcancel();
        sched_yield();
    }
    pthread_cleanup_pop(1);
    return x;
}

static void *maker(void *seed)
{
    uint32_t random = (uint32_t)(uintptr_t)seed;
    pthread_attr_t detached;
    intptr_t bad = 0;
    pthread_attr_init(&detached);
    pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
    for (int i = 0; i < STORM / MAKERS; i++) {
        pthread_t t;
        void *r = 0;
        random = random * 1664525 + 1013904223;
        switch (random >> 16 & 7) {
        case 0:
        case 1:
            bad += pthread_create(&t, 0, brief, &t) || pthread_join(t, &r) || r != &t;
            break;
        case 2:
            bad += pthread_create(&t, &detached, brief, 0) != 0;
            break;
        case 3:
            bad += pthread_create(&t, 0, brief, 0) || pthread_detach(t);
            break;
        case 4:
        case 5:
            bad += pthread_create(&t, 0, random >> 20 & 1 ? waits : spins, 0) ||
                   pthread_cancel(t) || pthread_join(t, &r) || r != PTHREAD_CANCELED;
            break;
        default:
            bad += pthread_create(&t, 0, random >> 20 & 1 ? waits : spins, 0) ||
                   pthread_cancel(t) || pthread_detach(t);
        }
    }
    return (void *)bad;
}

static void storm(uintptr_t seed)
{
    pthread_t t[MAKERS];
    void *bad;
    begun = ended = 0;
    for (int i = 0; i < MAKERS; i++)
        CHECK(!pthread_create(&t[i], 0, maker, (void *)(seed + i)), "maker %d", i);
    for (int i = 0; i < MAKERS; i++)
        CHECK(!pthread_join(t[i], &bad) && !bad, "maker %d: %d failures", i, (int)(intptr_t)bad);
    while (__atomic_load_n(&ended, __ATOMIC_RELAXED) != STORM / MAKERS * MAKERS)
        usleep(1000);
    CHECK(begun == ended, "%d began, %d ended", begun, ended);
}

static long pages(void)
{
    long all = 0, resident = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (f) {
        fscanf(f, "%ld %ld", &all, &resident);
        fclose(f);
    }
    return resident;
}
static long mapped(void)
{
    char line[500];
    long sum = 0;
    unsigned long from, to;
    FILE *f = fopen("/proc/self/maps", "r");
    while (f && fgets(line, sizeof line, f))
        if (sscanf(line, "%lx-%lx", &from, &to) == 2)
            sum += (long)((to - from) >> 10);
    if (f)
        fclose(f);
    return sum;
}

int main(void)
{
    sem_init(&never, 0, 0);
    storm(1); /* what the library keeps for later is there now */
    long resident = pages(), size = mapped();
    storm(2);
    storm(3);
    /* stored stacks come and go: at most 16, of 8 MiB and 64 KiB in memory each, one of them whole
     */
    CHECK(mapped() <= size + 20 * (8500l), "mapped KiB grew from %ld to %ld", size, mapped());
    /* an emulator (no vDSO) keeps memory of its own for each thread it ever had */
    if (getauxval(AT_SYSINFO_EHDR))
        CHECK(pages() <= resident + 512, "resident pages grew from %ld to %ld", resident, pages());
    DONE();
}
