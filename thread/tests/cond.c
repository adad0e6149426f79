/* Condition variables (POSIX.1-2024, C23 7.28.3): hand-over, broadcast to many, deadlines, no
 * signal lost to a waiter that leaves, destroy right after broadcast, cancellation in the wait,
 * process-shared ones.
 */
#include "case.h"
#include <pthread.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER, back = PTHREAD_COND_INITIALIZER;
static int turn;

static struct timespec in_ms(clockid_t clock, long ms)
{
    struct timespec t;
    clock_gettime(clock, &t);
    t.tv_nsec += ms * 1000000;
    t.tv_sec += t.tv_nsec / 1000000000;
    t.tv_nsec %= 1000000000;
    return t;
}

static void *pong(void *x)
{
    pthread_mutex_lock(&m);
    for (int i = 0; i < 5000; i++) {
        while (turn != 1)
            pthread_cond_wait(&c, &m);
        turn = 0;
        pthread_cond_signal(&back);
    }
    pthread_mutex_unlock(&m);
    return 0;
}

static void ping_pong(void)
{
    pthread_t t;
    pthread_create(&t, 0, pong, 0);
    pthread_mutex_lock(&m);
    for (int i = 0; i < 5000; i++) {
        turn = 1;
        if (i & 1) /* with and without the mutex */
            pthread_cond_signal(&c);
        else {
            pthread_mutex_unlock(&m);
            pthread_cond_signal(&c);
            pthread_mutex_lock(&m);
        }
        while (turn != 0)
            pthread_cond_wait(&back, &m);
    }
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
}

/* Each round all waiters wait for a generation; the condition is destroyed and made anew as soon as
 * the broadcast has returned. */
#define WAITERS 8
static pthread_cond_t *live;
static int waiting, generation, woken;
static void *wait_round(void *x)
{
    for (int i = 0; i < 200; i++) {
        pthread_mutex_lock(&m);
        int g = generation;
        waiting++;
        pthread_cond_signal(&back);
        while (g == generation)
            pthread_cond_wait(live, &m);
        woken++;
        pthread_cond_signal(&back);
        pthread_mutex_unlock(&m);
    }
    return 0;
}

static void broadcasts(void)
{
    pthread_t t[WAITERS];
    live = malloc(sizeof *live);
    pthread_cond_init(live, 0);
    for (int i = 0; i < WAITERS; i++)
        pthread_create(&t[i], 0, wait_round, 0);
    for (int i = 0; i < 200; i++) {
        pthread_mutex_lock(&m);
        while (waiting != WAITERS)
            pthread_cond_wait(&back, &m);
        waiting = woken = 0;
        generation++;
        pthread_cond_t *old = live;
        live = malloc(sizeof *live);
        pthread_cond_init(live, 0);
        if (i & 1)
            pthread_mutex_unlock(&m);
        pthread_cond_broadcast(old);
        pthread_cond_destroy(old);
        memset(old, 0x55, sizeof *old);
        free(old);
        if (i & 1)
            pthread_mutex_lock(&m);
        while (woken != WAITERS)
            pthread_cond_wait(&back, &m);
        pthread_mutex_unlock(&m);
    }
    for (int i = 0; i < WAITERS; i++)
        pthread_join(t[i], 0);
}

/* Tokens given by signal to waiters with very short deadlines or that are being cancelled: none may
 * vanish while somebody waits. */
static int tokens, taken, stop;
static void *impatient(void *x)
{
    pthread_mutex_lock(&m);
    while (!stop) {
        struct timespec t = in_ms(CLOCK_MONOTONIC, 0);
        t.tv_nsec += 50000;
        if (t.tv_nsec > 999999999)
            t.tv_sec++, t.tv_nsec -= 1000000000;
        int r = pthread_cond_clockwait(&c, &m, CLOCK_MONOTONIC, &t);
        if (r && r != ETIMEDOUT)
            taken = -1000000;
    }
    pthread_mutex_unlock(&m);
    return 0;
}
static void *patient(void *x)
{
    pthread_mutex_lock(&m);
    while (!stop) {
        while (!tokens && !stop)
            pthread_cond_wait(&c, &m);
        if (tokens)
            tokens--, taken++;
    }
    pthread_mutex_unlock(&m);
    return 0;
}

static void short_deadlines(void)
{
    pthread_t t[4];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, impatient, 0);
    for (int i = 2; i < 4; i++)
        pthread_create(&t[i], 0, patient, 0);
    for (int i = 0; i < 2000; i++) {
        pthread_mutex_lock(&m);
        tokens++;
        pthread_cond_broadcast(&c);
        pthread_mutex_unlock(&m);
    }
    /* a token that nobody takes though all were signalled stays for ever: the watchdog's case */
    for (int left = 1; left; usleep(1000)) {
        pthread_mutex_lock(&m);
        left = tokens;
        pthread_mutex_unlock(&m);
    }
    pthread_mutex_lock(&m);
    CHECK(taken == 2000, "%d taken", taken);
    stop = 1;
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
}

static void unlock(void *x) { pthread_mutex_unlock(&m); }
static void *cancelled(void *x)
{
    pthread_mutex_lock(&m);
    waiting++;
    pthread_cleanup_push(unlock, 0);
    pthread_cond_signal(&back);
    for (;;)
        pthread_cond_wait(&c, &m);
    pthread_cleanup_pop(0);
    return 0;
}

static void cancel_waiters(void)
{
    for (int i = 0; i < 100; i++) {
        pthread_t t[3];
        void *r;
        waiting = 0;
        for (int k = 0; k < 3; k++)
            pthread_create(&t[k], 0, cancelled, 0);
        pthread_mutex_lock(&m);
        while (waiting != 3)
            pthread_cond_wait(&back, &m);
        pthread_mutex_unlock(&m);
        if (i & 1)
            pthread_cond_signal(&c);
        for (int k = 0; k < 3; k++)
            pthread_cancel(t[k]);
        if (i & 2)
            pthread_cond_broadcast(&c);
        for (int k = 0; k < 3; k++) {
            pthread_join(t[k], &r);
            CHECK(r == PTHREAD_CANCELED, "result %p", r);
        }
        CHECK(!pthread_mutex_trylock(&m) && !pthread_mutex_unlock(&m), "mutex left locked");
    }
}

static void deadlines(void)
{
    pthread_condattr_t a;
    pthread_cond_t mono;
    clockid_t k;
    struct timespec t;
    pthread_condattr_init(&a);
    CHECK(pthread_condattr_setclock(&a, CLOCK_PROCESS_CPUTIME_ID) == EINVAL &&
              pthread_condattr_setclock(&a, -5) == EINVAL,
          "bad clock");
    CHECK(!pthread_condattr_setclock(&a, CLOCK_MONOTONIC) && !pthread_condattr_getclock(&a, &k) &&
              k == CLOCK_MONOTONIC,
          "clock");
    pthread_cond_init(&mono, &a);
    pthread_mutex_lock(&m);
    t = in_ms(CLOCK_MONOTONIC, 20);
    CHECK(pthread_cond_timedwait(&mono, &m, &t) == ETIMEDOUT, "monotonic");
    t = in_ms(CLOCK_REALTIME, 20);
    CHECK(pthread_cond_timedwait(&c, &m, &t) == ETIMEDOUT, "real time");
    t.tv_nsec = -1;
    CHECK(pthread_cond_timedwait(&c, &m, &t) == EINVAL, "bad deadline");
    t = (struct timespec){-5, 0};
    CHECK(pthread_cond_timedwait(&c, &m, &t) == ETIMEDOUT, "before 1970");
    pthread_mutex_unlock(&m);
    pthread_mutexattr_t ma;
    pthread_mutex_t e;
    pthread_mutexattr_init(&ma);
    pthread_mutexattr_settype(&ma, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&e, &ma);
    CHECK(pthread_cond_wait(&c, &e) == EPERM, "not the owner");
    CHECK(!pthread_cond_destroy(&mono), "destroy");
}

static void between_processes(void)
{
    struct area {
        pthread_mutex_t m;
        pthread_cond_t c;
        int turn;
    } *a = mmap(0, sizeof *a, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pthread_mutexattr_t ma;
    pthread_condattr_t ca;
    int st;
    pthread_mutexattr_init(&ma);
    pthread_mutexattr_setpshared(&ma, PTHREAD_PROCESS_SHARED);
    pthread_mutex_init(&a->m, &ma);
    pthread_condattr_init(&ca);
    pthread_condattr_setpshared(&ca, PTHREAD_PROCESS_SHARED);
    pthread_cond_init(&a->c, &ca);
    pid_t p = fork();
    for (int i = 0; i < 1000; i++) {
        int mine = p ? 0 : 1;
        pthread_mutex_lock(&a->m);
        while (a->turn % 2 != mine)
            pthread_cond_wait(&a->c, &a->m);
        a->turn++;
        pthread_cond_signal(&a->c);
        pthread_mutex_unlock(&a->m);
    }
    if (!p)
        _exit(0);
    waitpid(p, &st, 0);
    CHECK(st == 0 && a->turn == 2000, "status %x turn %d", st, a->turn);
    struct timespec t = in_ms(CLOCK_REALTIME, 20);
    pthread_mutex_lock(&a->m);
    CHECK(pthread_cond_timedwait(&a->c, &a->m, &t) == ETIMEDOUT, "shared deadline");
    pthread_mutex_unlock(&a->m);
    CHECK(!pthread_cond_destroy(&a->c), "destroy");
}

static mtx_t cm;
static cnd_t cc;
static int ready;
static int c11_thread(void *x)
{
    mtx_lock(&cm);
    ready = 1;
    cnd_signal(&cc);
    mtx_unlock(&cm);
    return 0;
}
static void c11(void)
{
    thrd_t t;
    struct timespec past = {1, 0};
    mtx_init(&cm, mtx_plain);
    CHECK(cnd_init(&cc) == thrd_success, "cnd_init");
    mtx_lock(&cm);
    CHECK(cnd_timedwait(&cc, &cm, &past) == thrd_timedout, "cnd_timedwait");
    thrd_create(&t, c11_thread, 0);
    while (!ready)
        CHECK(cnd_wait(&cc, &cm) == thrd_success, "cnd_wait");
    mtx_unlock(&cm);
    thrd_join(t, 0);
    cnd_broadcast(&cc);
    cnd_destroy(&cc);
}

int main(void)
{
    alarm(250);
    deadlines();
    ping_pong();
    broadcasts();
    short_deadlines();
    cancel_waiters();
    between_processes();
    c11();
    DONE();
}
