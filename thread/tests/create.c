/* Life of threads (POSIX.1-2024 pthread_create, pthread_join, pthread_detach, pthread_exit;
 * pthread_getattr_np(3)): results, attributes, stacks, thread-local storage of reused memory,
 * storms without a leak, the end of the last thread.
 */
#include "case.h"
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static __thread int tls_data = 7;
static __thread char tls_zero[300];
static int finished;

static void *work(void *x)
{
    int good = tls_data == 7 && tls_zero[0] == 0 && tls_zero[299] == 0 && errno == 0;
    tls_data = 8;
    memset(tls_zero, 1, sizeof tls_zero);
    errno = 99;
    __atomic_fetch_add(&finished, 1, __ATOMIC_RELAXED);
    return good ? x : (void *)-1;
}

static void *leave(void *x) { pthread_exit((char *)x + 1); }

static void *wait_for(void *p)
{
    while (!__atomic_load_n((int *)p, __ATOMIC_ACQUIRE))
        usleep(1000);
    return p;
}

static long resident(void)
{
    char line[100] = "", *rest;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f || !fgets(line, sizeof line, f))
        return 0;
    fclose(f);
    strtol(line, &rest, 10);
    return strtol(rest, 0, 10);
}

static void *bounds(void *out)
{
    pthread_attr_t a;
    void *lowest;
    size_t size, guard;
    char here;
    if (pthread_getattr_np(pthread_self(), &a) || pthread_attr_getstack(&a, &lowest, &size) ||
        pthread_attr_getguardsize(&a, &guard))
        return (void *)1;
    *(size_t *)out = size;
    return (void *)(size_t)!(&here >= (char *)lowest && &here < (char *)lowest + size);
}

/* Touches the whole stack it was promised, down to a little above the end. */
static void *deep(void *out)
{
    pthread_attr_t a;
    void *lowest;
    size_t size;
    char here;
    pthread_getattr_np(pthread_self(), &a);
    pthread_attr_getstack(&a, &lowest, &size);
    size_t n = &here - (char *)lowest - 1024;
    volatile char *p = __builtin_alloca(n);
    for (size_t i = 0; i < n; i += 512)
        p[i] = 1;
    return 0;
}

static void *own_stack_top;
static void *on_own_stack(void *x)
{
    own_stack_top = __builtin_frame_address(0);
    return work(x);
}

static void storms(void)
{
    pthread_t t[8];
    void *r;
    int bad = 0;
    long before = 0;
    for (int round = 0; round < 300; round++) {
        for (int i = 0; i < 8; i++)
            if (pthread_create(&t[i], 0, work, (void *)(intptr_t)i))
                bad++;
        for (int i = 0; i < 8; i++)
            if (i & 1)
                bad += pthread_detach(t[i]) != 0;
            else
                bad += pthread_join(t[i], &r) != 0 || r != (void *)(intptr_t)i;
        if (round == 50)
            before = resident();
    }
    CHECK(bad == 0, "%d wrong of 2400", bad);
    while (__atomic_load_n(&finished, __ATOMIC_RELAXED) < 2400)
        usleep(1000);
    long now = resident();
    /* an emulator (no vDSO) keeps memory of its own for each thread it ever had */
    if (getauxval(AT_SYSINFO_EHDR))
        CHECK(now <= before + 1024, "resident pages grew from %ld to %ld", before, now);
}

static void joins(void)
{
    pthread_t t;
    void *r;
    int go = 0;
    struct timespec deadline;
    pthread_create(&t, 0, leave, &go);
    CHECK(pthread_join(t, &r) == 0 && r == (char *)&go + 1, "pthread_exit's value");
    pthread_create(&t, 0, wait_for, &go);
    CHECK(pthread_tryjoin_np(t, &r) == EBUSY, "tryjoin of a running thread");
    clock_gettime(CLOCK_REALTIME, &deadline);
    CHECK(pthread_timedjoin_np(t, &r, &deadline) == ETIMEDOUT, "timedjoin");
    clock_gettime(CLOCK_MONOTONIC, &deadline);
    CHECK(pthread_clockjoin_np(t, &r, CLOCK_MONOTONIC, &deadline) == ETIMEDOUT, "clockjoin");
    CHECK(pthread_join(pthread_self(), 0) == EDEADLK, "join of oneself");
    __atomic_store_n(&go, 1, __ATOMIC_RELEASE);
    CHECK(pthread_join(t, &r) == 0 && r == &go, "join");
    CHECK(pthread_equal(pthread_self(), pthread_self()) && !pthread_equal(t, pthread_self()),
          "pthread_equal");
}

static void attributes(void)
{
    pthread_attr_t a;
    pthread_t t;
    void *r, *stack;
    size_t size, seen;
    int v;
    struct sched_param p = {0};
    struct rlimit limit;

    CHECK(!pthread_attr_init(&a), "init");
    getrlimit(RLIMIT_STACK, &limit);
    pthread_attr_getstacksize(&a, &size);
    if (limit.rlim_cur == 8 << 20)
        CHECK(size == 8 << 20, "default stack %zu", size);
    CHECK(pthread_attr_setstacksize(&a, PTHREAD_STACK_MIN - 1) == EINVAL, "too small");
    CHECK(!pthread_attr_setstacksize(&a, 200000) && !pthread_attr_getstacksize(&a, &size) &&
              size == 200000,
          "size %zu", size);
    CHECK(!pthread_attr_setguardsize(&a, 12345) && !pthread_attr_getguardsize(&a, &size) &&
              size == 12345,
          "guard %zu", size);
    CHECK(!pthread_create(&t, &a, bounds, &seen) && !pthread_join(t, &r) && !r && seen >= 200000 &&
              seen < 300000,
          "bounds %zu, result %p", seen, r);
    CHECK(!pthread_create(&t, &a, deep, 0) && !pthread_join(t, 0), "whole stack");
    CHECK(pthread_attr_getstack(&a, &stack, &size) == EINVAL, "no address");
    CHECK(pthread_attr_setdetachstate(&a, 7) == EINVAL &&
              pthread_attr_setinheritsched(&a, 7) == EINVAL &&
              pthread_attr_setscope(&a, 7) == EINVAL &&
              pthread_attr_setscope(&a, PTHREAD_SCOPE_PROCESS) == ENOTSUP,
          "bad values accepted");
    CHECK(!pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED) &&
              !pthread_attr_getdetachstate(&a, &v) && v == PTHREAD_CREATE_DETACHED,
          "detach state");
    finished = 0;
    CHECK(!pthread_create(&t, &a, work, 0), "detached");
    while (!__atomic_load_n(&finished, __ATOMIC_RELAXED))
        usleep(1000);

    pthread_attr_init(&a);
    size = 65536;
    stack = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(!pthread_attr_setstack(&a, stack, size), "setstack");
    CHECK(!pthread_create(&t, &a, on_own_stack, &v) && !pthread_join(t, &r) && r == &v,
          "own stack");
    CHECK((char *)own_stack_top > (char *)stack && (char *)own_stack_top <= (char *)stack + size,
          "ran on %p", own_stack_top);

    pthread_attr_init(&a);
    p.sched_priority = 0;
    CHECK(!pthread_attr_setinheritsched(&a, PTHREAD_EXPLICIT_SCHED) &&
              !pthread_attr_setschedpolicy(&a, SCHED_BATCH) && !pthread_attr_setschedparam(&a, &p),
          "explicit");
    v = 0;
    CHECK(!pthread_create(&t, &a, wait_for, &v), "explicit scheduling");
    int policy = -1;
    CHECK(!pthread_getschedparam(t, &policy, &p) && policy == SCHED_BATCH, "policy %d", policy);
    __atomic_store_n(&v, 1, __ATOMIC_RELEASE);
    pthread_join(t, 0);
    pthread_attr_setschedpolicy(&a, 12345);
    CHECK(pthread_create(&t, &a, work, 0) == EINVAL, "bad policy");

    pthread_attr_init(&a);
    pthread_attr_setguardsize(&a, 0);
    CHECK(!pthread_create(&t, &a, work, &v) && !pthread_join(t, &r) && r == &v, "no guard");
    CHECK(!pthread_getattr_np(pthread_self(), &a) && !pthread_attr_getstack(&a, &stack, &size),
          "main thread");
    CHECK((char *)&v >= (char *)stack && (char *)&v < (char *)stack + size, "main stack %p %zu",
          stack, size);
}

static void names(void)
{
    char name[16];
    pthread_t t;
    int go = 0;
    CHECK(pthread_setname_np(pthread_self(), "0123456789abcdef") == ERANGE, "long name");
    CHECK(!pthread_setname_np(pthread_self(), "main thread") &&
              !pthread_getname_np(pthread_self(), name, sizeof name) && STREQ(name, "main thread"),
          "%s", name);
    CHECK(pthread_getname_np(pthread_self(), name, 15) == ERANGE, "short buffer");
    pthread_create(&t, 0, wait_for, &go);
    int r = pthread_setname_np(t, "other");
    if (r != ENOENT) { /* no /proc */
        CHECK(r == 0 && !pthread_getname_np(t, name, sizeof name), "other thread: %d", r);
        CHECK(STREQ(name, "other"), "%s", name);
    }
    clockid_t clock;
    struct timespec used;
    CHECK(!pthread_getcpuclockid(t, &clock), "cpu clock");
    CHECK(!clock_gettime(clock, &used), "cpu clock %d: errno %d", clock, errno);
    cpu_set_t set;
    CHECK(!pthread_getaffinity_np(t, sizeof set, &set) && CPU_COUNT(&set) > 0, "affinity");
    CHECK(!pthread_setaffinity_np(t, sizeof set, &set), "set affinity");
    __atomic_store_n(&go, 1, __ATOMIC_RELEASE);
    pthread_join(t, 0);
}

static void at_end(void) { _exit(42); }
static void *last(void *main_thread)
{
    void *r;
    /* the main thread ends like any other */
    if (pthread_join(*(pthread_t *)main_thread, &r) || r != (void *)5)
        _exit(1);
    return 0;
}

static void ends(void)
{
    int st;
    pid_t p = fork();
    if (!p) {
        static pthread_t self;
        pthread_t t;
        self = pthread_self();
        atexit(at_end);
        pthread_create(&t, 0, last, &self);
        pthread_exit((void *)5);
    }
    waitpid(p, &st, 0);
    CHECK(WIFEXITED(st) && WEXITSTATUS(st) == 42, "last thread: status %x", st);
    p = fork();
    if (!p)
        pthread_exit(0);
    waitpid(p, &st, 0);
    CHECK(st == 0, "only thread: status %x", st);
}

int main(void)
{
    joins();
    storms();
    attributes();
    names();
    ends();
    DONE();
}
