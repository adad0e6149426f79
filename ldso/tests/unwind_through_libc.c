// SPDX-License-Identifier: MIT
/* Unwinding (crash reporters, profilers, C++ exceptions) passes through the library: from a
 * comparison function called by qsort and bsearch, from handlers that interrupt sleeping calls,
 * from handlers entered by raise, and from samples taken inside memory functions.  Needs unwind
 * tables in the library, for the signal return code and for assembly (DWARF .eh_frame; the x86-64
 * psABI requires unwind information for every function that can be on the stack).
 */
//@ cflags -fno-optimize-sibling-calls -fasynchronous-unwind-tables
//@ libs -Wl,--eh-frame-hdr
#include "case.h"
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdint.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#include <unwind.h>
#ifndef __GLIBC__
/* A libgcc made for glibc 2.35 and later wants _dl_find_object; where the library has none, do it
 * with dl_iterate_phdr. */
#include <link.h>
struct found_object {
    unsigned long long flags;
    void *start, *end, *map, *eh_frame, *reserved[7];
};
struct query {
    uintptr_t pc;
    struct found_object *r;
};
static int object(struct dl_phdr_info *i, size_t z, void *q_)
{
    struct query *q = q_;
    int hit = 0;
    void *eh = 0;
    for (int k = 0; k < i->dlpi_phnum; k++) {
        const ElfW(Phdr) *p = i->dlpi_phdr + k;
        uintptr_t a = i->dlpi_addr + p->p_vaddr;
        if (p->p_type == PT_LOAD && q->pc - a < p->p_memsz)
            hit = 1;
        if (p->p_type == PT_GNU_EH_FRAME)
            eh = (void *)a;
    }
    if (!hit || !eh)
        return 0;
    *q->r = (struct found_object){.start = (void *)i->dlpi_addr, .eh_frame = eh};
    return 1;
}
__attribute__((weak)) int _dl_find_object(void *pc, struct found_object *r)
{
    struct query q = {(uintptr_t)pc, r};
    return dl_iterate_phdr(object, &q) ? 0 : -1;
}
#endif
#define NOINLINE __attribute__((noinline))
static void *target;
/* Timer signals also arrive outside the call they are meant for, on a busy machine often: these are
 * no samples. */
static volatile int found, frames, samples, missed, inside;
static _Unwind_Reason_Code step(struct _Unwind_Context *c, void *x)
{
    void *ip = (void *)(_Unwind_GetIP(c) - 1);
    if (ip && _Unwind_FindEnclosingFunction(ip) == target)
        found = 1;
    return ++frames > 200 ? _URC_END_OF_STACK : _URC_NO_REASON;
}
static NOINLINE void trace(void)
{
    found = frames = 0;
    _Unwind_Backtrace(step, 0);
    samples++;
    if (!found)
        missed++;
}
static void handler(int s)
{
    if (inside)
        trace();
}
static int cmp(const void *a, const void *b)
{
    trace();
    return *(int *)a - *(int *)b;
}
static int fd[2];
static sem_t sem;
static pthread_mutex_t mx = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static char *big;
static NOINLINE void in_direct(void)
{
    trace();
    __asm__ volatile("" ::: "memory");
}
static NOINLINE void in_qsort(void)
{
    int v[6] = {5, 3, 4, 1, 2, 0};
    qsort(v, 6, sizeof *v, cmp);
}
static NOINLINE void in_bsearch(void)
{
    int v[6] = {0, 1, 2, 3, 4, 5}, k = 4;
    bsearch(&k, v, 6, sizeof *v, cmp);
}
static NOINLINE void in_raise(void)
{
    inside = 1;
    raise(SIGUSR1);
    inside = 0;
}
static NOINLINE void in_sleep(void)
{
    inside = 1;
    struct timespec t = {0, 60000000};
    nanosleep(&t, 0);
    inside = 0;
}
static NOINLINE void in_read(void)
{
    inside = 1;
    char c;
    read(fd[0], &c, 1);
    inside = 0;
}
static NOINLINE void in_poll(void)
{
    inside = 1;
    struct pollfd p = {fd[0], POLLIN, 0};
    poll(&p, 1, 60);
    inside = 0;
}
static NOINLINE void in_sem(void)
{
    inside = 1;
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_sec++;
    sem_timedwait(&sem, &t);
    inside = 0;
}
static NOINLINE void in_cond(void)
{
    struct timespec t;
    inside = 1;
    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_nsec += 60000000;
    if (t.tv_nsec >= 1000000000)
        t.tv_sec++, t.tv_nsec -= 1000000000;
    pthread_mutex_lock(&mx);
    pthread_cond_timedwait(&cv, &mx, &t);
    pthread_mutex_unlock(&mx);
    inside = 0;
}
/* Called by address: linkers write no unwind information for procedure linkage tables, and an
 * emulator delivers signals where they begin. */
static void *(*volatile set)(void *, int, size_t) = memset;
static void *(*volatile copy)(void *, const void *, size_t) = memcpy;
static void *(*volatile move)(void *, const void *, size_t) = memmove;
static size_t (*volatile length)(const char *) = strlen;
static NOINLINE void in_memory(void)
{
    inside = 1;
    for (int i = 0; samples < 20 && i < 3000; i++) {
        set(big, i, 1 << 20);
        copy(big + (1 << 20), big, 1 << 20);
        move(big + 1, big, 1 << 20);
        if (length(set(big + (1 << 20), 'x', 1 << 20)) < 1000)
            break;
    }
    inside = 0;
}
static void one(const char *what, void (*f)(void), int alarm_us)
{
    struct itimerval it = {{0, alarm_us}, {0, alarm_us}}, off = {{0, 0}, {0, 0}};
    target = (void *)f;
    samples = missed = 0;
    if (alarm_us)
        setitimer(ITIMER_REAL, &it, 0);
    f();
    setitimer(ITIMER_REAL, &off, 0);
    CHECK(samples > 0, "%s: no sample", what);
    CHECK(missed == 0, "%s: %d of %d walks do not reach the caller", what, missed, samples);
}
int main(void)
{
    struct sigaction sa = {.sa_handler = handler};
    sigaction(SIGUSR1, &sa, 0);
    sigaction(SIGALRM, &sa, 0);
    pipe(fd);
    sem_init(&sem, 0, 0);
    big = malloc((2 << 20) + 16);
    big[2 << 20] = 0;
    target = (void *)in_direct;
    in_direct();
    if (missed)
        SKIP("the unwinder does not even see the program's own frames (toolchain)");
    one("qsort", in_qsort, 0);
    one("bsearch", in_bsearch, 0);
    one("raise", in_raise, 0);
    one("nanosleep", in_sleep, 20000);
    one("read", in_read, 20000);
    one("poll", in_poll, 20000);
    one("sem_timedwait", in_sem, 20000);
    one("pthread_cond_timedwait", in_cond, 20000);
    one("memory functions", in_memory, 3000);
    DONE();
}
