/* SPDX-License-Identifier: MIT */
/* What a new thread may be given beyond POSIX: the processors it runs on, its signal mask, and a
 * queued signal with a value (pthread_attr_setaffinity_np(3), pthread_attr_setsigmask_np(3),
 * pthread_sigqueue(3)); initialisers of mutexes with a type.
 */
#include "case.h"
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>
static pthread_mutex_t recursive = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_mutex_t checking = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static pthread_mutex_t adaptive = PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP;
static cpu_set_t seen;
static sigset_t mask;
static int runs;
static void *look(void *x)
{
    runs++;
    pthread_getaffinity_np(pthread_self(), sizeof seen, &seen);
    pthread_sigmask(SIG_BLOCK, 0, &mask);
    return x;
}
static void *receive(void *x)
{
    sigset_t set;
    siginfo_t info;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    while (sigwaitinfo(&set, &info) != SIGUSR1)
        ;
    if (info.si_code != SI_QUEUE || info.si_pid != getpid() || info.si_uid != syscall(SYS_getuid))
        return 0;
    return info.si_value.sival_ptr;
}
static int run(pthread_attr_t *a)
{
    pthread_t t;
    void *r;
    int e = pthread_create(&t, a, look, 0);
    return e ? e : pthread_join(t, &r);
}
int main(void)
{
    pthread_attr_t a;
    pthread_t t;
    void *r = 0;
    cpu_set_t one, got, all;
    sigset_t usr, m;
    int first = 0;
    CHECK(!sched_getaffinity(0, sizeof all, &all), "own processors");
    while (!CPU_ISSET(first, &all))
        first++;
    CPU_ZERO(&one);
    CPU_SET(first, &one);

    pthread_attr_init(&a);
    CHECK(!pthread_attr_getaffinity_np(&a, sizeof got, &got) && CPU_COUNT(&got) == CPU_SETSIZE,
          "no choice yet");
    CHECK(!pthread_attr_setaffinity_np(&a, sizeof one, &one), "set");
    CHECK(!pthread_attr_getaffinity_np(&a, sizeof got, &got) && CPU_EQUAL(&got, &one), "get");
    memset(&got, 0xff, sizeof got);
    CHECK(!pthread_attr_getaffinity_np(&a, sizeof got, &got) && CPU_COUNT(&got) == 1, "get again");
    CHECK(!run(&a) && CPU_EQUAL(&seen, &one), "the thread's processors");
    CHECK(pthread_setattr_default_np(&a) == EINVAL, "no default for all threads");
    CPU_ZERO(&one);
    CPU_SET(CPU_SETSIZE - 1, &one);
    CHECK(!pthread_attr_setaffinity_np(&a, sizeof one, &one), "another set");
    CHECK(pthread_attr_getaffinity_np(&a, sizeof one - 8, &got) == EINVAL, "too small");
    if (!CPU_ISSET(CPU_SETSIZE - 1, &all)) {
        runs = 0;
        CHECK(run(&a) == EINVAL && runs == 0, "a processor that does not exist");
        pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);
        CHECK(pthread_create(&t, &a, look, 0) == EINVAL && runs == 0, "the same, detached");
        pthread_attr_setdetachstate(&a, PTHREAD_CREATE_JOINABLE);
    }
    CHECK(!pthread_attr_setaffinity_np(&a, 0, 0) && !run(&a) && CPU_EQUAL(&seen, &all),
          "choice taken back");

    sigemptyset(&usr);
    sigaddset(&usr, SIGUSR1);
    CHECK(pthread_attr_getsigmask_np(&a, &m) == PTHREAD_ATTR_NO_SIGMASK_NP, "no mask yet");
    CHECK(!pthread_attr_setsigmask_np(&a, &usr) && !pthread_attr_getsigmask_np(&a, &m) &&
              sigismember(&m, SIGUSR1) && !sigismember(&m, SIGUSR2),
          "get what was set");
    CHECK(!run(&a) && sigismember(&mask, SIGUSR1) && !sigismember(&mask, SIGUSR2), "in the thread");
    pthread_sigmask(SIG_BLOCK, 0, &m);
    CHECK(!sigismember(&m, SIGUSR1), "not in its creator");

    CHECK(!pthread_create(&t, &a, receive, 0), "receiver");
    CHECK(!pthread_sigqueue(t, SIGUSR1, (union sigval){.sival_ptr = &a}), "pthread_sigqueue");
    CHECK(!pthread_join(t, &r) && r == &a, "the value came with it");
    CHECK(pthread_sigqueue(pthread_self(), 1000, (union sigval){0}) == EINVAL, "signal 1000");
    CHECK(pthread_sigqueue(pthread_self(), 33, (union sigval){0}) == EINVAL, "the library's own");
    CHECK(!pthread_attr_setsigmask_np(&a, 0) && !run(&a) && !sigismember(&mask, SIGUSR1),
          "mask taken back");
    CHECK(!pthread_attr_destroy(&a), "destroy");

    CHECK(!pthread_mutex_lock(&recursive) && !pthread_mutex_lock(&recursive), "recursive");
    CHECK(!pthread_mutex_lock(&checking) && pthread_mutex_lock(&checking) == EDEADLK, "checking");
    CHECK(!pthread_mutex_lock(&adaptive) && pthread_mutex_trylock(&adaptive) == EBUSY, "adaptive");
    DONE();
}
