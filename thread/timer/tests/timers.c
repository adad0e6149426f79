/* SPDX-License-Identifier: MIT */
/* Timers that signal, that start threads which end themselves, several at once, deletion from
 * within, errors, and the child of fork.
 */
#include "case.h"
#include <pthread.h>
#include <signal.h>
#include <sys/auxv.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
static volatile int signals, value, calls, exits;
static timer_t self;
static void on_signal(int s, siginfo_t *i, void *c)
{
    (void)s;
    (void)c;
    signals++;
    value = i->si_value.sival_int;
}
static void count(union sigval v) { __atomic_fetch_add((int *)v.sival_ptr, 1, __ATOMIC_SEQ_CST); }
static void leave(union sigval v)
{
    (void)v;
    exits++;
    pthread_exit(0);
}
static void end(union sigval v)
{
    (void)v;
    calls++;
    timer_delete(self);
}
static void pause_until(volatile int *p, int n)
{
    while (*p < n)
        usleep(10000);
}
int main(void)
{
    struct sigevent e = {
        .sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1, .sigev_value.sival_int = 42};
    struct itimerspec it = {{0, 5000000}, {0, 5000000}}, off = {{0, 0}, {0, 0}}, q;
    struct sigaction sa = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO};
    timer_t t, many[10];
    static int counts[10];
    alarm(200);
    sigaction(SIGUSR1, &sa, 0);
    CHECK(!timer_create(CLOCK_REALTIME, &e, &t) && !timer_settime(t, 0, &it, 0),
          "signal timer errno %d", errno);
    pause_until(&signals, 3);
    CHECK(value == 42, "value %d", value);
    CHECK(timer_getoverrun(t) >= 0 && !timer_settime(t, 0, &off, &q) &&
              q.it_interval.tv_nsec == 5000000,
          "disarm");
    CHECK(!timer_gettime(t, &q) && !q.it_value.tv_sec && !q.it_value.tv_nsec, "disarmed");
    CHECK(!timer_delete(t), "delete");
    errno = 0;
    CHECK(timer_create(1234, 0, &t) == -1 && errno == EINVAL, "clock 1234: errno %d", errno);
    e = (struct sigevent){.sigev_notify = SIGEV_THREAD, .sigev_notify_function = count};
    errno = 0;
    CHECK(timer_create(1234, &e, &t) == -1 && errno == EINVAL, "clock 1234, thread: errno %d",
          errno);

    for (int i = 0; i < 10; i++) {
        e.sigev_value.sival_ptr = &counts[i];
        CHECK(!timer_create(CLOCK_MONOTONIC, &e, &many[i]) && !timer_settime(many[i], 0, &it, 0),
              "timer %d errno %d", i, errno);
    }
    for (int i = 0; i < 10; i++)
        pause_until(&counts[i], 3);
    for (int i = 0; i < 10; i++)
        CHECK(!timer_delete(many[i]), "timer %d", i);

    e.sigev_notify_function = leave;
    CHECK(!timer_create(CLOCK_MONOTONIC, &e, &t) && !timer_settime(t, 0, &it, 0), "leave");
    pause_until(&exits, 3);
    CHECK(!timer_delete(t), "a function that ends its thread");

    e.sigev_notify_function = end;
    CHECK(!timer_create(CLOCK_MONOTONIC, &e, &self), "end");
    it.it_interval.tv_nsec = 0;
    CHECK(!timer_settime(self, 0, &it, 0), "end");
    pause_until(&calls, 1); /* deletes its timer */

    /* qemu-user (no vDSO) ends at the first thread that the child of a process with threads makes:
     * "qemu_plugin_vcpu_init_hook: assertion failed", with any libc */
    if (!getauxval(AT_SYSINFO_EHDR))
        DONE();
    pid_t pid = fork();
    if (!pid) {
        alarm(200);
        calls = 0;
        e.sigev_notify_function = count;
        e.sigev_value.sival_ptr = (void *)&calls;
        if (timer_create(CLOCK_MONOTONIC, &e, &t) || timer_settime(t, 0, &it, 0))
            _exit(2);
        pause_until(&calls, 1);
        _exit(calls != 1);
    }
    int st;
    CHECK(waitpid(pid, &st, 0) == pid && st == 0, "in the child: status %#x", st);
    DONE();
}
