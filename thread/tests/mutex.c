/* Mutexes (POSIX.1-2024, C23 7.28.4): exclusion, kinds and their errors, deadlines, robust owners
 * that die as threads and as processes, priority inheritance, process-shared ones.
 */
#include "case.h"
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

#define N 4
#define ROUNDS 20000
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static long counter;

static void *count(void *p)
{
    for (int i = 0; i < ROUNDS; i++) {
        if (i % 16 == 0)
            while (pthread_mutex_trylock(p))
                sched_yield();
        else
            pthread_mutex_lock(p);
        counter++;
        pthread_mutex_unlock(p);
    }
    return 0;
}

static void exclusion(pthread_mutex_t *p, const char *what)
{
    pthread_t t[N];
    counter = 0;
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], 0, count, p);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    CHECK(counter == (long)N * ROUNDS, "%s: %ld", what, counter);
    CHECK(!pthread_mutex_trylock(p) && !pthread_mutex_unlock(p), "%s: left locked", what);
}

static pthread_mutex_t make(int type, int robust, int protocol, int shared)
{
    pthread_mutexattr_t a;
    pthread_mutex_t x;
    int t, r, p, s;
    CHECK(!pthread_mutexattr_init(&a) && !pthread_mutexattr_settype(&a, type) &&
              !pthread_mutexattr_setrobust(&a, robust) &&
              !pthread_mutexattr_setprotocol(&a, protocol) &&
              !pthread_mutexattr_setpshared(&a, shared),
          "attributes");
    CHECK(!pthread_mutexattr_gettype(&a, &t) && !pthread_mutexattr_getrobust(&a, &r) &&
              !pthread_mutexattr_getprotocol(&a, &p) && !pthread_mutexattr_getpshared(&a, &s) &&
              t == type && r == robust && p == protocol && s == shared,
          "read back");
    CHECK(!pthread_mutex_init(&x, &a), "init");
    return x;
}

static void *unlock_foreign(void *p) { return (void *)(long)pthread_mutex_unlock(p); }
static void *try_foreign(void *p) { return (void *)(long)pthread_mutex_trylock(p); }
static void *lock_and_die(void *p) { return (void *)(long)pthread_mutex_lock(p); }
static long in_thread(void *(*f)(void *), void *p)
{
    pthread_t t;
    void *r;
    pthread_create(&t, 0, f, p);
    pthread_join(t, &r);
    return (long)r;
}

static struct timespec soon(clockid_t clock, long ms)
{
    struct timespec t;
    clock_gettime(clock, &t);
    t.tv_nsec += ms * 1000000;
    t.tv_sec += t.tv_nsec / 1000000000;
    t.tv_nsec %= 1000000000;
    return t;
}

static void kinds(void)
{
    pthread_mutex_t r = make(PTHREAD_MUTEX_RECURSIVE, 0, 0, 0),
                    e = make(PTHREAD_MUTEX_ERRORCHECK, 0, 0, 0);
    struct timespec t;
    CHECK(!pthread_mutex_lock(&r) && !pthread_mutex_lock(&r) && !pthread_mutex_trylock(&r),
          "recursive");
    CHECK(!pthread_mutex_unlock(&r) && !pthread_mutex_unlock(&r), "unlock");
    CHECK(in_thread(try_foreign, &r) == EBUSY && in_thread(unlock_foreign, &r) == EPERM,
          "still held once");
    CHECK(!pthread_mutex_unlock(&r) && pthread_mutex_unlock(&r) == EPERM, "last unlock");
    CHECK(!pthread_mutex_lock(&e) && pthread_mutex_lock(&e) == EDEADLK &&
              pthread_mutex_trylock(&e) == EBUSY,
          "errorcheck");
    CHECK(in_thread(unlock_foreign, &e) == EPERM, "foreign unlock");
    t = soon(CLOCK_REALTIME, 20);
    CHECK(pthread_mutex_timedlock(&e, &t) == EDEADLK, "timed relock");
    CHECK(!pthread_mutex_unlock(&e) && pthread_mutex_unlock(&e) == EPERM, "unlock of a free one");
    pthread_mutex_lock(&m);
    CHECK(pthread_mutex_timedlock(&m, &t) == ETIMEDOUT, "timed");
    t = soon(CLOCK_MONOTONIC, 20);
    CHECK(pthread_mutex_clocklock(&m, CLOCK_MONOTONIC, &t) == ETIMEDOUT, "monotonic");
    CHECK(pthread_mutex_clocklock(&m, CLOCK_PROCESS_CPUTIME_ID, &t) == EINVAL, "bad clock");
    t.tv_nsec = 1000000000;
    CHECK(pthread_mutex_timedlock(&m, &t) == EINVAL, "bad deadline");
    t = (struct timespec){-1, 0};
    CHECK(pthread_mutex_timedlock(&m, &t) == ETIMEDOUT, "deadline before 1970");
    CHECK(pthread_mutex_consistent(&m) == EINVAL, "consistent of an ordinary one");
    pthread_mutex_unlock(&m);
    t.tv_nsec = -1;
    CHECK(!pthread_mutex_timedlock(&m, &t), "a bad deadline does not matter without waiting");
    pthread_mutex_unlock(&m);
    exclusion(&m, "normal");
    exclusion(&r, "recursive");
    exclusion(&e, "errorcheck");
}

static void robust(int protocol)
{
    pthread_mutex_t x = make(PTHREAD_MUTEX_NORMAL, 1, protocol, 0),
                    y = make(PTHREAD_MUTEX_NORMAL, 1, protocol, 0);
    in_thread(lock_and_die, &x);
    CHECK(pthread_mutex_lock(&x) == EOWNERDEAD, "owner died");
    CHECK(pthread_mutex_lock(&y) == 0, "a second one");
    CHECK(!pthread_mutex_consistent(&x) && !pthread_mutex_unlock(&x), "made consistent");
    CHECK(!pthread_mutex_lock(&x) && !pthread_mutex_unlock(&x) && !pthread_mutex_unlock(&y),
          "sane again");
    in_thread(lock_and_die, &x);
    CHECK(pthread_mutex_trylock(&x) == EOWNERDEAD, "trylock");
    CHECK(!pthread_mutex_unlock(&x), "given up");
    CHECK(pthread_mutex_lock(&x) == ENOTRECOVERABLE && pthread_mutex_trylock(&x) == ENOTRECOVERABLE,
          "lost");
    CHECK(in_thread(lock_and_die, &x) == ENOTRECOVERABLE, "lost for all");
    y = make(PTHREAD_MUTEX_NORMAL, 1, protocol, 0);
    exclusion(&y, "robust");
}

static void between_processes(int protocol, int can_be_robust)
{
    struct area {
        pthread_mutex_t x;
        long n;
    } *a = mmap(0, sizeof *a, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    int st, bad = 0;
    a->x = make(PTHREAD_MUTEX_NORMAL, can_be_robust, protocol, 1);
    for (int i = 0; i < 3; i++)
        if (!fork()) {
            for (int k = 0; k < 5000; k++) {
                if (pthread_mutex_lock(&a->x))
                    _exit(1);
                a->n++;
                pthread_mutex_unlock(&a->x);
            }
            _exit(0);
        }
    while (wait(&st) > 0)
        bad |= st;
    CHECK(!bad && a->n == 15000, "status %x, %ld", bad, a->n);
    if (!can_be_robust)
        return;
    if (!fork()) {
        pthread_mutex_lock(&a->x);
        _exit(0);
    }
    wait(&st);
    CHECK(pthread_mutex_lock(&a->x) == EOWNERDEAD, "process died");
    CHECK(!pthread_mutex_consistent(&a->x) && !pthread_mutex_unlock(&a->x), "recovered");
    /* a waiter is woken by the death */
    a->n = 0;
    if (!fork()) {
        pthread_mutex_lock(&a->x);
        __atomic_store_n(&a->n, 1, __ATOMIC_RELEASE);
        usleep(50000);
        _exit(0);
    }
    while (!__atomic_load_n(&a->n, __ATOMIC_ACQUIRE))
        usleep(1000);
    CHECK(pthread_mutex_lock(&a->x) == EOWNERDEAD, "waiting while the owner dies");
    wait(&st);
}

/* A mutex that is not robust stays locked when its owner ends, for who comes later and for who
 * waits at that moment, to whom the kernel gives one that inherits priority.
 */
static int waiter_done;
static void *hold_while_waited_for(void *p)
{
    const volatile int *words = p;
    int waited_for = 0;
    pthread_mutex_lock(p);
    while (!waited_for && !__atomic_load_n(&waiter_done, __ATOMIC_ACQUIRE)) {
        for (unsigned i = 0; i < sizeof(pthread_mutex_t) / sizeof(int); i++)
            waited_for |= words[i] < 0; /* FUTEX_WAITERS */
        sched_yield();
    }
    return 0;
}

static void stalled(void)
{
    for (int type = PTHREAD_MUTEX_NORMAL; type <= PTHREAD_MUTEX_ERRORCHECK; type++) {
        pthread_mutex_t held = make(type, 0, PTHREAD_PRIO_INHERIT, 0);
        in_thread(lock_and_die, &held);
        for (int i = 0; i < 3; i++) {
            struct timespec t = soon(CLOCK_MONOTONIC, 2);
            int r = pthread_mutex_clocklock(&held, CLOCK_MONOTONIC, &t);
            CHECK(r == ETIMEDOUT, "type %d, the owner has ended: %d", type, r);
            CHECK(pthread_mutex_trylock(&held) == EBUSY, "type %d: free", type);
        }
        struct timespec t = {-1, 0};
        CHECK(pthread_mutex_timedlock(&held, &t) == ETIMEDOUT, "deadline before 1970");
        t.tv_nsec = 1000000000;
        CHECK(pthread_mutex_timedlock(&held, &t) == EINVAL, "bad deadline");

        pthread_t owner;
        held = make(type, 0, PTHREAD_PRIO_INHERIT, 0);
        waiter_done = 0;
        pthread_create(&owner, 0, hold_while_waited_for, &held);
        while (!pthread_mutex_trylock(&held)) {
            pthread_mutex_unlock(&held);
            sched_yield();
        }
        t = soon(CLOCK_REALTIME, 200);
        int r = pthread_mutex_timedlock(&held, &t);
        CHECK(r == ETIMEDOUT, "type %d, the owner ends: %d", type, r);
        __atomic_store_n(&waiter_done, 1, __ATOMIC_RELEASE);
        pthread_join(owner, 0);
        CHECK(pthread_mutex_trylock(&held) == EBUSY, "type %d: free at last", type);
    }
}

static mtx_t cm;
static int c_count(void *x)
{
    for (int i = 0; i < ROUNDS; i++) {
        mtx_lock(&cm);
        counter++;
        mtx_unlock(&cm);
    }
    return 17;
}

static void c11(void)
{
    thrd_t t[2];
    struct timespec past = {1, 0};
    int r;
    CHECK(mtx_init(&cm, mtx_plain | mtx_timed) == thrd_success, "mtx_init");
    counter = 0;
    for (int i = 0; i < 2; i++)
        CHECK(thrd_create(&t[i], c_count, 0) == thrd_success, "thrd_create");
    for (int i = 0; i < 2; i++)
        CHECK(thrd_join(t[i], &r) == thrd_success && r == 17, "thrd_join %d", r);
    CHECK(counter == 2 * ROUNDS, "%ld", counter);
    mtx_lock(&cm);
    CHECK(mtx_trylock(&cm) == thrd_busy && mtx_timedlock(&cm, &past) == thrd_timedout,
          "busy, timed out");
    mtx_unlock(&cm);
    mtx_destroy(&cm);
    mtx_init(&cm, mtx_recursive);
    CHECK(!mtx_lock(&cm) && !mtx_lock(&cm) && !mtx_unlock(&cm) && !mtx_unlock(&cm), "recursive");
}

int main(void)
{
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    CHECK(pthread_mutexattr_settype(&a, 3) == EINVAL &&
              pthread_mutexattr_setrobust(&a, 2) == EINVAL &&
              pthread_mutexattr_setprotocol(&a, 5) == EINVAL &&
              pthread_mutexattr_setpshared(&a, -1) == EINVAL,
          "bad attributes");
    CHECK(pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_PROTECT) == ENOTSUP, "ceilings");
    kinds();
    c11();
    int can_be_robust = !pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
    if (can_be_robust)
        robust(PTHREAD_PRIO_NONE);
    between_processes(PTHREAD_PRIO_NONE, can_be_robust);
    if (pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_INHERIT) == 0) {
        pthread_mutex_t x = make(PTHREAD_MUTEX_NORMAL, 0, PTHREAD_PRIO_INHERIT, 0);
        exclusion(&x, "priority inheritance");
        stalled();
        if (can_be_robust)
            robust(PTHREAD_PRIO_INHERIT);
        between_processes(PTHREAD_PRIO_INHERIT, can_be_robust);
    }
    DONE();
}
