/* SPDX-License-Identifier: MIT */
/* Clocks and sleeping: every way to read the time of day agrees, sleeps last as long as they
 * should, errors are those that POSIX names, cancellation ends a sleep.
 */
#include "case.h"
#include <pthread.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/timeb.h>
#include <sys/times.h>
#include <sys/timex.h>
#include <time.h>
#include <unistd.h>
static double now(clockid_t c)
{
    struct timespec t = {0};
    clock_gettime(c, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}
static void on_alarm(int s) { (void)s; }
static void *sleeper(void *x)
{
    struct timespec t = {100, 0};
    nanosleep(&t, 0);
    return x;
}
int main(void)
{
    struct timespec t, u;
    struct timeval v;
    struct timeb b;
    struct tms m;
    struct itimerval it = {{0, 50000}, {0, 50000}}, left;
    clockid_t c;
    time_t s = time(0), s2;
    CHECK(time(&s2) >= s && s2 - s < 3, "time");
    CHECK(!gettimeofday(&v, 0) && v.tv_sec - s < 3 && v.tv_sec >= s, "gettimeofday %ld",
          (long)v.tv_sec);
    CHECK(!ftime(&b) && b.time - s < 3 && b.time >= s && b.millitm < 1000, "ftime");
    CHECK(timespec_get(&t, TIME_UTC) == TIME_UTC && t.tv_sec - s < 3 && t.tv_sec >= s,
          "timespec_get");
    CHECK(timespec_get(&t, 1000) == 0, "a base that does not exist");
    CHECK(timespec_getres(&t, TIME_UTC) == TIME_UTC && t.tv_sec == 0 && t.tv_nsec > 0,
          "timespec_getres");
    CHECK(!clock_getres(CLOCK_MONOTONIC, &t) && t.tv_nsec > 0, "clock_getres");
    errno = 0;
    CHECK(clock_gettime(1234, &t) == -1 && errno == EINVAL, "clock 1234: errno %d", errno);
    CHECK(times(&m) != -1 || errno != EFAULT, "times");
    CHECK(clock() >= 0, "clock");
    CHECK(!clock_getcpuclockid(0, &c) && !clock_gettime(c, &t), "own cpu clock");
    CHECK(clock_getcpuclockid(0x3fffff, &c) == ESRCH, "cpu clock of nobody");

    double start = now(CLOCK_MONOTONIC);
    t = (struct timespec){0, 30000000};
    CHECK(!nanosleep(&t, 0), "nanosleep");
    CHECK(now(CLOCK_MONOTONIC) - start >= 0.03, "slept %f", now(CLOCK_MONOTONIC) - start);
    t.tv_nsec = 1000000000;
    errno = 0;
    CHECK(nanosleep(&t, 0) == -1 && errno == EINVAL, "tv_nsec out of range: errno %d", errno);
    errno = 77;
    CHECK(clock_nanosleep(CLOCK_MONOTONIC, 0, &t, 0) == EINVAL && errno == 77,
          "the error is the result");
    t = (struct timespec){0, 1};
    CHECK(clock_nanosleep(CLOCK_THREAD_CPUTIME_ID, 0, &t, 0) == EINVAL,
          "sleeping on one's own processor time");
    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_nsec += 20000000;
    if (t.tv_nsec >= 1000000000)
        t.tv_nsec -= 1000000000, t.tv_sec++;
    CHECK(!clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &t, 0), "absolute");
    clock_gettime(CLOCK_REALTIME, &u);
    CHECK(u.tv_sec > t.tv_sec || (u.tv_sec == t.tv_sec && u.tv_nsec >= t.tv_nsec), "woke early");

    signal(SIGALRM, on_alarm);
    CHECK(!setitimer(ITIMER_REAL, &it, 0) && !getitimer(ITIMER_REAL, &left) &&
              left.it_value.tv_usec <= 50000,
          "setitimer");
    t = (struct timespec){1000, 0};
    errno = 0;
    CHECK(nanosleep(&t, &u) == -1 && errno == EINTR && u.tv_sec > 0 && u.tv_sec < 1000,
          "interrupted: errno %d, %ld s left", errno, (long)u.tv_sec);
    it = (struct itimerval){{0, 0}, {0, 0}};
    CHECK(!setitimer(ITIMER_REAL, &it, &left) && left.it_interval.tv_usec == 50000, "disarm");

    pthread_t th;
    void *r = 0;
    CHECK(!pthread_create(&th, 0, sleeper, 0) && !pthread_cancel(th) && !pthread_join(th, &r) &&
              r == PTHREAD_CANCELED,
          "cancelled sleep");
    errno = 0;
    CHECK(settimeofday(&(struct timeval){0, 1000000}, 0) == -1 && errno == EINVAL,
          "settimeofday: errno %d", errno);
    struct timex x = {0};
    struct ntptimeval n = {0};
    const int state = ntp_adjtime(&x);
    CHECK(state >= TIME_OK && state <= TIME_ERROR, "ntp_adjtime %d, errno %d", state, errno);
    CHECK(ntp_gettime(&n) >= TIME_OK && n.time.tv_sec >= x.time.tv_sec, "ntp_gettime, errno %d",
          errno);
    struct tm new_year = {.tm_year = 124, .tm_mday = 1, .tm_isdst = -1}, same = new_year;
    CHECK(timelocal(&same) == mktime(&new_year), "timelocal");
    DONE();
}
