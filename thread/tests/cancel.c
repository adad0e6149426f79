/* Cancellation (POSIX.1-2024 XSH 2.9.5): points that wait, a request inside an application's signal
 * handler that interrupted a wait, no data lost between the check and the call, the masked and the
 * disabled state, asynchronous cancellation, order of cleanup.
 */
#include "case.h"
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static sem_t ready, requested;
static int pipes[2];
static volatile int seen;

static void *in_read(void *x)
{
    char b;
    sem_post(&ready);
    read(pipes[0], &b, 1);
    return 0;
}
static void *in_sem(void *x)
{
    sem_t s;
    sem_init(&s, 0, 0);
    sem_post(&ready);
    sem_wait(&s);
    return 0;
}
static void *in_sleep(void *x)
{
    sem_post(&ready);
    sleep(100);
    return 0;
}
static void *in_pause(void *x)
{
    sem_post(&ready);
    pause();
    return 0;
}
static void *in_sigwait(void *x)
{
    sigset_t s;
    int sig;
    sigemptyset(&s);
    sigaddset(&s, SIGUSR2);
    sem_post(&ready);
    sigwait(&s, &sig);
    return 0;
}
static void *sleeper(void *x)
{
    for (;;)
        sleep(100);
}
static pthread_t joined;
static void *in_join(void *x)
{
    sem_post(&ready);
    pthread_join(joined, 0);
    return 0;
}
static void *in_waitpid(void *x)
{
    sem_post(&ready);
    waitpid((pid_t)(long)x, 0, 0);
    return 0;
}
static void *in_loop(void *x)
{
    sem_post(&ready);
    for (;;)
        pthread_testcancel();
}

static void go(void *(*f)(void *), void *x, int delay, const char *what)
{
    pthread_t t;
    void *r = 0;
    pthread_create(&t, 0, f, x);
    while (sem_wait(&ready))
        ;
    usleep(delay);
    CHECK(!pthread_cancel(t), "%s: pthread_cancel", what);
    pthread_join(t, &r);
    CHECK(r == PTHREAD_CANCELED, "%s: result %p", what, r);
}

static void points(void)
{
    pid_t p = fork();
    if (!p)
        for (;;)
            pause();
    pthread_create(&joined, 0, sleeper, 0);
    for (int delay = 0; delay <= 20000; delay += 10000) {
        go(in_read, 0, delay, "read");
        go(in_sem, 0, delay, "sem_wait");
        go(in_sleep, 0, delay, "sleep");
        go(in_pause, 0, delay, "pause");
        go(in_sigwait, 0, delay, "sigwait");
        go(in_join, 0, delay, "pthread_join");
        go(in_waitpid, (void *)(long)p, delay, "waitpid");
        go(in_loop, 0, delay, "testcancel");
    }
    pthread_cancel(joined);
    pthread_join(joined, 0);
    kill(p, SIGKILL);
    waitpid(p, 0, 0);
}

/* The request comes while a handler with SA_RESTART has interrupted read: read must not go on
 * waiting afterwards. */
static volatile sig_atomic_t in_handler, leave;
static void handler(int sig)
{
    in_handler = 1;
    while (!leave)
        sched_yield();
}
static void handlers(void)
{
    struct sigaction a = {.sa_handler = handler, .sa_flags = SA_RESTART};
    pthread_t t;
    void *r;
    sigaction(SIGUSR1, &a, 0);
    for (int i = 0; i < 20; i++) {
        in_handler = leave = 0;
        pthread_create(&t, 0, in_read, 0);
        while (sem_wait(&ready))
            ;
        usleep(i % 2 * 2000);
        pthread_kill(t, SIGUSR1);
        while (!in_handler)
            sched_yield();
        pthread_cancel(t);
        usleep(1000);
        leave = 1;
        pthread_join(t, &r);
        CHECK(r == PTHREAD_CANCELED, "request in a handler: %p", r);
    }
}

/* A thread moves bytes from a pipe to a counter until it is cancelled: what it has read it must
 * have counted. */
static volatile long counted;
static void *move_bytes(void *x)
{
    char b;
    sem_post(&ready);
    for (;;)
        if (read(*(int *)x, &b, 1) == 1)
            counted++;
}
static void nothing_lost(void)
{
    for (int i = 0; i < 100; i++) {
        int p[2];
        pthread_t t;
        char b[50];
        long sent = 0;
        pipe(p);
        counted = 0;
        pthread_create(&t, 0, move_bytes, &p[0]);
        while (sem_wait(&ready))
            ;
        for (int k = 0; k < 10; k++)
            sent += write(p[1], "12345", 5);
        pthread_cancel(t);
        pthread_join(t, 0);
        close(p[1]);
        long rest = read(p[0], b, sizeof b);
        close(p[0]);
        CHECK(counted + rest == sent, "%ld counted, %ld left, %ld sent", counted, rest, sent);
    }
}

static void *masked(void *x)
{
    char b;
    int old;
    pthread_setcancelstate(PTHREAD_CANCEL_MASKED, &old);
    sem_post(&ready);
    long r = read(pipes[0], &b, 1);
    int e = errno;
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old);
    return (void *)(long)(r == -1 && e == ECANCELED && old == PTHREAD_CANCEL_DISABLE);
}
static void *disabled(void *x)
{
    int old;
    if (pthread_setcancelstate(7, 0) != EINVAL || pthread_setcanceltype(7, 0) != EINVAL)
        return 0;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
    sem_post(&ready);
    sem_wait(&requested);
    pthread_testcancel();
    seen = 1;
    pthread_setcancelstate(old, 0);
    pthread_testcancel();
    seen = 2;
    return 0;
}
static void *asynchronous(void *x)
{
    int old;
    pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, &old);
    sem_post(&ready);
    for (;;)
        seen++;
}
static void *asks_itself(void *x)
{
    pthread_cancel(pthread_self());
    seen = 1;
    pthread_testcancel();
    seen = 2;
    return 0;
}

static char trail[16];
static void note(void *c) { strcat(trail, c); }
static void destructor(void *c) { strcat(trail, "k"); }
static void *nested(void *k)
{
    pthread_setspecific(*(pthread_key_t *)k, k);
    pthread_cleanup_push(note, "a");
    pthread_cleanup_push(note, "b");
    pthread_cleanup_push(note, "c");
    pthread_cleanup_pop(1);
    pthread_cleanup_push(note, "d");
    pthread_cleanup_pop(0);
    sem_post(&ready);
    pause();
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    return 0;
}

/* A thread that a thread with a pending request makes can be cancelled, too. */
static void *child_of_cancelled(void *x) { return in_read(x); }
static void *makes_thread(void *x)
{
    int old;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
    sem_post(&ready);
    while (!seen)
        usleep(1000);
    pthread_create(x, 0, child_of_cancelled, 0);
    return 0;
}

int main(void)
{
    pthread_t t, u;
    pthread_key_t k;
    void *r;
    alarm(250);
    sem_init(&ready, 0, 0);
    sem_init(&requested, 0, 0);
    pipe(pipes);
    points();
    handlers();
    nothing_lost();

    pthread_create(&t, 0, masked, 0);
    sem_wait(&ready);
    usleep(20000);
    pthread_cancel(t);
    pthread_join(t, &r);
    CHECK(r == (void *)1, "masked: %p", r);

    pthread_create(&t, 0, disabled, 0);
    sem_wait(&ready);
    pthread_cancel(t);
    sem_post(&requested);
    pthread_join(t, &r);
    CHECK(r == PTHREAD_CANCELED && seen == 1, "disabled: %p, seen %d", r, seen);

    pthread_create(&t, 0, asynchronous, 0);
    sem_wait(&ready);
    usleep(10000);
    pthread_cancel(t);
    pthread_join(t, &r);
    CHECK(r == PTHREAD_CANCELED, "asynchronous: %p", r);

    seen = 0;
    pthread_create(&t, 0, asks_itself, 0);
    pthread_join(t, &r);
    CHECK(r == PTHREAD_CANCELED && seen == 1, "oneself: %p, seen %d", r, seen);

    pthread_key_create(&k, destructor);
    pthread_create(&t, 0, nested, &k);
    sem_wait(&ready);
    pthread_cancel(t);
    pthread_join(t, &r);
    CHECK(r == PTHREAD_CANCELED && STREQ(trail, "cbak"), "order %s", trail);

    seen = 0;
    pthread_create(&t, 0, makes_thread, &u);
    sem_wait(&ready);
    pthread_cancel(t);
    usleep(10000);
    seen = 1;
    pthread_join(t, 0);
    sem_wait(&ready);
    usleep(20000);
    pthread_cancel(u);
    pthread_join(u, &r);
    CHECK(r == PTHREAD_CANCELED, "child of a cancelled thread: %p", r);

    /* a thread that has ended: no error, no effect */
    pthread_create(&t, 0, asks_itself, 0);
    usleep(20000);
    CHECK(pthread_cancel(t) == 0 && pthread_kill(t, 0) == 0, "ended thread");
    pthread_join(t, 0);
    DONE();
}
