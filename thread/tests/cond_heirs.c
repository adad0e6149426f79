/* SPDX-License-Identifier: MIT */
/* Conditions signalled with the mutex held: none of several signals before the unlock is lost, also
 * when the mutex is recursive and locked twice, when a deadline passes between signal and unlock,
 * and when others wait for the mutex itself; the condition may go before the unlock.
 */
#include "case.h"
#include <pthread.h>
#include <sched.h>
#include <time.h>
enum { THREADS = 6, ROUNDS = 40 };
static pthread_mutex_t mutex, *const m = &mutex;
static pthread_cond_t *cond;
static struct timespec deadline;
static int waiting, tokens, woken, timed_out;
static void *wait_for_token(void *x)
{
    pthread_mutex_lock(m);
    waiting++;
    while (!tokens)
        pthread_cond_wait(cond, m);
    tokens--;
    woken++;
    pthread_mutex_unlock(m);
    return x;
}
static void *pass_through(void *x)
{
    pthread_mutex_lock(m);
    pthread_mutex_unlock(m);
    return x;
}
static void *until_soon(void *x)
{
    pthread_mutex_lock(m);
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec += 1;
    waiting++;
    timed_out = pthread_cond_timedwait(cond, m, &deadline);
    pthread_mutex_unlock(m);
    return x;
}
/* Locks the mutex when n threads wait for the condition. */
static void lock_when(int n)
{
    for (;;) {
        pthread_mutex_lock(m);
        if (waiting == n)
            return;
        pthread_mutex_unlock(m);
        sched_yield();
    }
}
static void rounds(int type)
{
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, type);
    pthread_mutex_init(m, &a);
    for (int round = 0; round < ROUNDS; round++) {
        pthread_t t[THREADS], others[2];
        pthread_cond_t here = PTHREAD_COND_INITIALIZER;
        cond = &here;
        waiting = tokens = woken = 0;
        for (int i = 0; i < THREADS; i++)
            CHECK(!pthread_create(&t[i], 0, wait_for_token, 0), "create");
        lock_when(THREADS);
        if (type == PTHREAD_MUTEX_RECURSIVE)
            pthread_mutex_lock(m);
        for (int i = 0; i < 2; i++)
            CHECK(!pthread_create(&others[i], 0, pass_through, 0), "create");
        tokens = THREADS;
        for (int i = 0; i < round % 4; i++)
            pthread_cond_signal(cond);
        pthread_cond_broadcast(cond);
        CHECK(!pthread_cond_destroy(cond), "destroy");
        memset(&here, 0x55, sizeof here);
        if (type == PTHREAD_MUTEX_RECURSIVE)
            pthread_mutex_unlock(m);
        pthread_mutex_unlock(m);
        for (int i = 0; i < THREADS; i++)
            pthread_join(t[i], 0);
        for (int i = 0; i < 2; i++)
            pthread_join(others[i], 0);
        CHECK(woken == THREADS && !tokens, "woken %d", woken);
    }
    pthread_mutex_destroy(m);
}
int main(void)
{
    pthread_t t;
    pthread_cond_t c = PTHREAD_COND_INITIALIZER;
    struct timespec now;
    rounds(PTHREAD_MUTEX_NORMAL);
    rounds(PTHREAD_MUTEX_RECURSIVE);
    rounds(PTHREAD_MUTEX_ERRORCHECK);

    pthread_mutex_init(m, 0);
    cond = &c;
    do {
        waiting = 0;
        CHECK(!pthread_create(&t, 0, until_soon, 0), "create");
        lock_when(1);
        pthread_cond_signal(&c);
        clock_gettime(CLOCK_REALTIME, &now);
        clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &deadline, 0);
        pthread_mutex_unlock(m);
        pthread_join(t, 0);
    } while (now.tv_sec > deadline.tv_sec ||
             (now.tv_sec == deadline.tv_sec && now.tv_nsec >= deadline.tv_nsec));
    CHECK(timed_out == 0, "the signal came before the deadline: %d", timed_out);
    DONE();
}
