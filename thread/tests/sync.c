/* Read-write locks, barriers, semaphores, once, spin locks, thread-specific data (POSIX.1-2024,
 * C23 7.28).
 */
#include "case.h"
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

#define N 4
static struct timespec in_ms(clockid_t clock, long ms)
{
    struct timespec t;
    clock_gettime(clock, &t);
    t.tv_nsec += ms * 1000000;
    t.tv_sec += t.tv_nsec / 1000000000;
    t.tv_nsec %= 1000000000;
    return t;
}
static void run(int n, void *(*f)(void *), void *x)
{
    pthread_t t[16];
    for (int i = 0; i < n; i++)
        pthread_create(&t[i], 0, f, x);
    for (int i = 0; i < n; i++)
        pthread_join(t[i], 0);
}

static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static volatile long left, right;
static int torn, readers_in, most_readers;
static void *read_write(void *x)
{
    for (int i = 0; i < 5000; i++) {
        if (i % 4 == 0) {
            if (i % 8 == 0)
                while (pthread_rwlock_trywrlock(&rw))
                    sched_yield();
            else
                pthread_rwlock_wrlock(&rw);
            left++;
            right++;
        } else {
            pthread_rwlock_rdlock(&rw);
            int in = __atomic_add_fetch(&readers_in, 1, __ATOMIC_RELAXED);
            if (in > __atomic_load_n(&most_readers, __ATOMIC_RELAXED))
                __atomic_store_n(&most_readers, in, __ATOMIC_RELAXED);
            if (left != right)
                __atomic_store_n(&torn, 1, __ATOMIC_RELAXED);
            if (i % 64 == 1)
                sched_yield();
            __atomic_sub_fetch(&readers_in, 1, __ATOMIC_RELAXED);
        }
        pthread_rwlock_unlock(&rw);
    }
    return 0;
}
static void *try_read(void *r) { return *(int *)r = pthread_rwlock_tryrdlock(&rw), (void *)0; }
static void *try_write(void *r) { return *(int *)r = pthread_rwlock_trywrlock(&rw), (void *)0; }

static void rwlocks(void)
{
    struct timespec t;
    int r;
    run(N, read_write, 0);
    CHECK(!torn && left == N * 1250 && right == left, "torn %d, %ld writes", torn, left);
    CHECK(!pthread_rwlock_rdlock(&rw) && !pthread_rwlock_rdlock(&rw), "two read locks");
    run(1, try_write, &r);
    CHECK(r == EBUSY, "write beside readers: %d", r);
    run(1, try_read, &r);
    CHECK(r == 0, "read beside readers: %d", r);
    t = in_ms(CLOCK_MONOTONIC, 20);
    CHECK(pthread_rwlock_clockwrlock(&rw, CLOCK_MONOTONIC, &t) == ETIMEDOUT, "timed write");
    for (int i = 0; i < 3; i++)
        CHECK(!pthread_rwlock_unlock(&rw), "unlock");
    CHECK(!pthread_rwlock_wrlock(&rw), "free after the last reader");
    CHECK(pthread_rwlock_rdlock(&rw) == EDEADLK && pthread_rwlock_wrlock(&rw) == EDEADLK,
          "deadlock with oneself");
    run(1, try_read, &r);
    CHECK(r == EBUSY, "read beside a writer: %d", r);
    t = in_ms(CLOCK_REALTIME, 20);
    CHECK(pthread_rwlock_clockrdlock(&rw, 99, &t) == EINVAL, "bad clock");
    CHECK(!pthread_rwlock_unlock(&rw) && !pthread_rwlock_destroy(&rw), "end");
}

static pthread_barrier_t bar;
static int serial, arrived[100], early;
static void *meet(void *x)
{
    for (int i = 0; i < 100; i++) {
        __atomic_add_fetch(&arrived[i], 1, __ATOMIC_RELAXED);
        int r = pthread_barrier_wait(&bar);
        if (__atomic_load_n(&arrived[i], __ATOMIC_RELAXED) < N)
            __atomic_store_n(&early, 1, __ATOMIC_RELAXED);
        if (r == PTHREAD_BARRIER_SERIAL_THREAD)
            __atomic_add_fetch(&serial, 1, __ATOMIC_RELAXED);
        else if (r)
            __atomic_store_n(&early, 2, __ATOMIC_RELAXED);
    }
    return 0;
}
/* More threads than the count: an even number of waits, shared out among them, ends in pairs. */
static int tickets;
static void *pair_up(void *x)
{
    while (__atomic_fetch_sub(&tickets, 1, __ATOMIC_RELAXED) > 0)
        if (pthread_barrier_wait(&bar) == PTHREAD_BARRIER_SERIAL_THREAD)
            __atomic_add_fetch(&serial, 1, __ATOMIC_RELAXED);
    return 0;
}
/* The serial thread destroys the barrier while the others leave it. */
static void *destroyer(void *b)
{
    if (pthread_barrier_wait(b) == PTHREAD_BARRIER_SERIAL_THREAD) {
        pthread_barrier_destroy(b);
        memset(b, 0x55, sizeof(pthread_barrier_t));
    }
    return 0;
}
static void barriers(void)
{
    CHECK(pthread_barrier_init(&bar, 0, 0) == EINVAL, "count 0");
    CHECK(!pthread_barrier_init(&bar, 0, N), "init");
    run(N, meet, 0);
    CHECK(!early && serial == 100, "early %d, serial %d", early, serial);
    serial = 0;
    tickets = 1000;
    pthread_barrier_destroy(&bar);
    pthread_barrier_init(&bar, 0, 2);
    run(N, pair_up, 0);
    CHECK(serial == 500, "serial %d", serial);
    for (int i = 0; i < 200; i++) {
        pthread_barrier_init(&bar, 0, 3);
        run(3, destroyer, &bar);
    }
    pthread_barrier_init(&bar, 0, 1);
    CHECK(pthread_barrier_wait(&bar) == PTHREAD_BARRIER_SERIAL_THREAD, "one thread");
}

static sem_t s, items;
static int inside, most;
static void *enter(void *x)
{
    for (int i = 0; i < 3000; i++) {
        sem_wait(&s);
        int n = __atomic_add_fetch(&inside, 1, __ATOMIC_RELAXED);
        if (n > 2)
            __atomic_store_n(&most, n, __ATOMIC_RELAXED);
        if (i % 16 == 0)
            sched_yield();
        __atomic_sub_fetch(&inside, 1, __ATOMIC_RELAXED);
        sem_post(&s);
    }
    return 0;
}
static void *consume(void *x)
{
    for (int i = 0; i < 2000; i++)
        while (sem_wait(&items))
            ;
    return 0;
}
static void on_signal(int sig) {}
static int interrupted;
static void *interrupt(void *t)
{
    /* the first one may come before the wait */
    while (!__atomic_load_n(&interrupted, __ATOMIC_ACQUIRE)) {
        usleep(10000);
        pthread_kill(*(pthread_t *)t, SIGUSR1);
    }
    return 0;
}

static void semaphores(void)
{
    struct timespec t;
    int v;
    CHECK(sem_init(&s, 0, SEM_VALUE_MAX + 1u) == -1 && errno == EINVAL, "value too large");
    CHECK(!sem_init(&s, 0, SEM_VALUE_MAX) && sem_post(&s) == -1 && errno == EOVERFLOW, "overflow");
    CHECK(!sem_init(&s, 0, 2) && !sem_getvalue(&s, &v) && v == 2, "value %d", v);
    run(N, enter, 0);
    CHECK(!most && !sem_getvalue(&s, &v) && v == 2, "at most %d, value %d", most, v);
    CHECK(!sem_trywait(&s) && !sem_trywait(&s) && sem_trywait(&s) == -1 && errno == EAGAIN,
          "trywait");
    t = in_ms(CLOCK_REALTIME, 20);
    CHECK(sem_timedwait(&s, &t) == -1 && errno == ETIMEDOUT, "timedwait");
    t = in_ms(CLOCK_MONOTONIC, 20);
    CHECK(sem_clockwait(&s, CLOCK_MONOTONIC, &t) == -1 && errno == ETIMEDOUT, "clockwait");
    CHECK(sem_clockwait(&s, CLOCK_THREAD_CPUTIME_ID, &t) == -1 && errno == EINVAL, "bad clock");
    /* many posts for several sleepers */
    sem_init(&items, 0, 0);
    pthread_t c[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&c[i], 0, consume, 0);
    for (int i = 0; i < 6000; i++)
        sem_post(&items);
    for (int i = 0; i < 3; i++)
        pthread_join(c[i], 0);
    CHECK(!sem_getvalue(&items, &v) && v == 0, "left %d", v);
    /* a handler without SA_RESTART ends the wait */
    struct sigaction a = {.sa_handler = on_signal};
    pthread_t self = pthread_self(), k;
    sigaction(SIGUSR1, &a, 0);
    pthread_create(&k, 0, interrupt, &self);
    CHECK(sem_wait(&s) == -1 && errno == EINTR, "EINTR: errno %d", errno);
    __atomic_store_n(&interrupted, 1, __ATOMIC_RELEASE);
    pthread_join(k, 0);
    /* between processes */
    sem_t *shared =
        mmap(0, 2 * sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    sem_init(&shared[0], 1, 0);
    sem_init(&shared[1], 1, 0);
    pid_t p = fork();
    for (int i = 0; i < 500; i++) {
        sem_post(&shared[!p]);
        while (sem_wait(&shared[!!p]))
            ;
    }
    if (!p)
        _exit(0);
    waitpid(p, &v, 0);
    CHECK(v == 0, "status %x", v);
    CHECK(!sem_destroy(&s), "destroy");
}

static void named(void)
{
    char name[64];
    int v, st;
    snprintf(name, sizeof name, "/tenon-test-%d", getpid());
    sem_unlink(name);
    sem_t *a = sem_open(name, 0);
    if (a == SEM_FAILED && errno != ENOENT)
        return; /* no /dev/shm here */
    CHECK(a == SEM_FAILED && errno == ENOENT, "absent: errno %d", errno);
    CHECK(sem_open("/a/b", O_CREAT, 0600, 1) == SEM_FAILED && errno == EINVAL, "slash in the name");
    CHECK(sem_open("", O_CREAT, 0600, 1) == SEM_FAILED && errno == EINVAL, "no name");
    a = sem_open(name, O_CREAT | O_EXCL, 0600, 3);
    CHECK(a != SEM_FAILED && !sem_getvalue(a, &v) && v == 3, "created: errno %d", errno);
    CHECK(sem_open(name, O_CREAT | O_EXCL, 0600, 3) == SEM_FAILED && errno == EEXIST, "exclusive");
    CHECK(sem_open(name, 0) == a && sem_open(name, O_CREAT, 0600, 9) == a, "the same address");
    CHECK(!sem_close(a) && !sem_close(a), "two closes");
    pid_t p = fork();
    if (!p) {
        sem_t *b = sem_open(name, 0);
        _exit(b == SEM_FAILED || sem_post(b));
    }
    waitpid(p, &st, 0);
    CHECK(st == 0 && !sem_getvalue(a, &v) && v == 4, "status %x value %d", st, v);
    CHECK(!sem_close(a) && !sem_unlink(name) && sem_unlink(name) == -1 && errno == ENOENT, "end");
    CHECK(sem_close(a) == -1 && errno == EINVAL, "closed");
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int times, once_seen;
static void init(void)
{
    usleep(20000);
    times++;
}
static void *call(void *x)
{
    pthread_once(&once, init);
    if (times == 1)
        __atomic_add_fetch(&once_seen, 1, __ATOMIC_RELAXED);
    return 0;
}
static pthread_once_t broken = PTHREAD_ONCE_INIT;
static int attempts;
static void slow(void)
{
    attempts++;
    for (;;)
        pause();
}
static void quick(void) { attempts++; }
static void *call_slow(void *x) { return pthread_once(&broken, slow), (void *)0; }
static void onces(void)
{
    pthread_t t;
    once_flag flag = ONCE_FLAG_INIT;
    run(N, call, 0);
    CHECK(times == 1 && once_seen == N, "%d times, %d saw it", times, once_seen);
    pthread_create(&t, 0, call_slow, 0);
    usleep(20000);
    pthread_cancel(t);
    pthread_join(t, 0);
    pthread_once(&broken, quick);
    CHECK(attempts == 2, "cancelled routine: %d", attempts);
    call_once(&flag, quick);
    call_once(&flag, quick);
    CHECK(attempts == 3, "call_once: %d", attempts);
}

static pthread_spinlock_t spin;
static long spun;
static void *spinner(void *x)
{
    for (int i = 0; i < 20000; i++) {
        pthread_spin_lock(&spin);
        spun++;
        pthread_spin_unlock(&spin);
    }
    return 0;
}

static pthread_key_t key, other;
static int order[8], ordered;
static void again(void *x)
{
    order[ordered++ % 8] = (int)(long)x;
    if ((long)x < 3)
        pthread_setspecific(key, (char *)x + 1);
}
static void *with_values(void *x)
{
    if (pthread_getspecific(key))
        return (void *)1;
    pthread_setspecific(key, (void *)1);
    return (void *)(long)(pthread_getspecific(key) != (void *)1);
}
static void endless(void *x)
{
    ordered++;
    pthread_setspecific(other, x);
}
static void *with_endless(void *x) { return pthread_setspecific(other, &key), (void *)0; }
static void *hold_deleted(void *x)
{
    pthread_setspecific(other, x);
    sem_post(&s);
    sem_wait(&items);
    return pthread_getspecific(key); /* the same number, a new key */
}

static void keys(void)
{
    pthread_key_t all[PTHREAD_KEYS_MAX + 1];
    pthread_t t;
    void *r;
    int n = 0;
    CHECK(!pthread_key_create(&key, again), "create");
    run(1, with_values, 0);
    CHECK(ordered == 3 && order[0] == 1 && order[1] == 2 && order[2] == 3, "%d destructor calls",
          ordered);
    ordered = 0;
    CHECK(!pthread_key_create(&other, endless), "create");
    run(1, with_endless, 0);
    CHECK(ordered == PTHREAD_DESTRUCTOR_ITERATIONS, "%d rounds", ordered);
    CHECK(!pthread_key_delete(other) && pthread_key_delete(other) == EINVAL, "delete");
    while (n <= PTHREAD_KEYS_MAX && !pthread_key_create(&all[n], 0))
        n++;
    CHECK(n >= PTHREAD_KEYS_MAX - 8 && n < PTHREAD_KEYS_MAX, "%d keys beside one", n);
    CHECK(pthread_key_create(&other, 0) == EAGAIN, "full");
    /* the value of a deleted key does not show under a new one of the same number */
    other = all[0];
    sem_init(&s, 0, 0);
    sem_init(&items, 0, 0);
    pthread_key_t first = key;
    pthread_create(&t, 0, hold_deleted, &n);
    sem_wait(&s);
    pthread_key_delete(all[0]);
    CHECK(!pthread_key_create(&key, 0) && key == all[0], "reused");
    sem_post(&items);
    pthread_join(t, &r);
    CHECK(r == 0, "stale value %p", r);
    for (int i = 1; i < n; i++)
        pthread_key_delete(all[i]);
    pthread_key_delete(key);
    pthread_key_delete(first);
    tss_t c;
    CHECK(tss_create(&c, 0) == thrd_success && tss_set(c, &n) == thrd_success && tss_get(c) == &n,
          "tss");
    tss_delete(c);
}

int main(void)
{
    rwlocks();
    barriers();
    semaphores();
    named();
    onces();
    pthread_spin_init(&spin, 0);
    run(3, spinner, 0);
    CHECK(spun == 60000 && !pthread_spin_trylock(&spin) && pthread_spin_trylock(&spin) == EBUSY,
          "spin %ld", spun);
    keys();
    DONE();
}
