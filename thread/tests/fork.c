/* fork, _Fork, vfork and clone in a process with threads (POSIX.1-2024): order of atfork handlers,
 * locks of the library usable in the child, the child's threads, ids, mutexes; pthread_atfork from
 * within a handler.
 */
#include "case.h"
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/auxv.h>
#include <sys/wait.h>
#include <unistd.h>

static char trail[64];
static void add(const char *s) { strcat(trail, s); }
static void p1(void) { add("1"); }
static void p2(void) { add("2"); }
static void a1(void) { add("a"); }
static void a2(void) { add("b"); }
static void c1(void) { add("c"); }
static void c2(void) { add("d"); }
static int nested;
static void late(void) { add("!"); }
static void registers(void)
{
    if (!nested++)
        pthread_atfork(late, late, late);
}

static volatile int stop;
static unsigned sizes[4];
static void *churn(void *x)
{
    while (!stop)
        free(malloc(100 + (++*(unsigned *)x * 37) % 5000));
    return 0;
}
static void *nothing(void *x) { return x; }
static void *make_threads(void *x)
{
    pthread_t t;
    while (!stop)
        if (!pthread_create(&t, 0, nothing, 0))
            pthread_join(t, 0);
    return 0;
}

static int child_works(int beside_threads)
{
    pthread_t t[3];
    void *r;
    free(malloc(1000));
    /* qemu-user (no vDSO) ends at the first thread that the child of a process with threads makes:
     * "qemu_plugin_vcpu_init_hook: assertion failed", with any libc */
    if (beside_threads && !getauxval(AT_SYSINFO_EHDR))
        return 0;
    for (int i = 0; i < 3; i++)
        if (pthread_create(&t[i], 0, nothing, &t[i]))
            return 2;
    for (int i = 0; i < 3; i++)
        if (pthread_join(t[i], &r) || r != &t[i])
            return 3;
    return 0;
}

static int status_of(pid_t p)
{
    int st = -1;
    if (p > 0)
        waitpid(p, &st, 0);
    return st;
}

static void *fork_in_thread(void *x)
{
    pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_NORMAL);
    pthread_mutex_init(&m, &a);
    pthread_mutex_lock(&m);
    pid_t p = fork();
    if (!p) {
        if (gettid() != getpid() || pthread_mutex_unlock(&m) || raise(0))
            _exit(4);
        int r = child_works(1);
        if (r)
            _exit(r);
        pthread_exit(0); /* the only thread: ends the process */
    }
    CHECK(status_of(p) == 0, "fork in a thread");
    return 0;
}

static int cloned(void *x) { return gettid() == getpid() && child_works(1) == 0 ? 21 : 1; }

static void on_usr1(int sig)
{
    pid_t p = _Fork();
    if (!p)
        _exit(11);
    int st;
    waitpid(p, &st, 0);
    add(WIFEXITED(st) && WEXITSTATUS(st) == 11 ? "ok" : "bad");
}

int main(void)
{
    pthread_t t[4], u;
    static char stack[65536] __attribute__((aligned(16)));
    alarm(250);
    CHECK(!pthread_atfork(p1, a1, c1) && !pthread_atfork(p2, a2, c2) && !pthread_atfork(0, 0, 0),
          "atfork");
    pid_t p = fork();
    if (!p)
        _exit(STREQ(trail, "21cd") ? child_works(0) : 1);
    CHECK(STREQ(trail, "21ab"), "order %s", trail);
    CHECK(status_of(p) == 0, "order in the child");
    trail[0] = 0;
    p = _Fork();
    if (!p)
        _exit(trail[0] || gettid() != getpid());
    CHECK(status_of(p) == 0 && !trail[0], "_Fork runs no handlers");

    pthread_atfork(registers, 0, 0);
    trail[0] = 0;
    p = fork();
    if (!p)
        _exit(!STREQ(trail, "21cd"));
    CHECK(status_of(p) == 0 && STREQ(trail, "21ab"), "registered during a fork: %s", trail);

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, churn, &sizes[i]);
    /* under qemu-user 1 run in 40 hangs when a thread is being made at the fork, none otherwise */
    for (int i = 2; i < 4; i++)
        pthread_create(&t[i], 0, getauxval(AT_SYSINFO_EHDR) ? make_threads : churn, &sizes[i]);
    for (int i = 0; i < 50; i++) {
        trail[0] = 0;
        p = fork();
        if (!p)
            _exit(child_works(1));
        int st = status_of(p);
        CHECK(st == 0, "fork beside threads: %x", st);
        if (st)
            break;
    }
    pthread_create(&u, 0, fork_in_thread, 0);
    pthread_join(u, 0);
    p = clone(cloned, stack + sizeof stack, SIGCHLD, 0);
    int st = status_of(p);
    CHECK(WIFEXITED(st) && WEXITSTATUS(st) == 21, "clone: %x", st);
    CHECK(clone(0, stack, SIGCHLD, 0) == -1 && errno == EINVAL, "clone without a function");

    volatile int shared = 0;
    p = vfork();
    if (!p) {
        shared = 1;
        _exit(9);
    }
    st = status_of(p);
    CHECK(WIFEXITED(st) && WEXITSTATUS(st) == 9, "vfork: %x", st);
    signal(SIGUSR1, on_usr1);
    trail[0] = 0;
    raise(SIGUSR1);
    CHECK(STREQ(trail, "ok"), "_Fork in a handler: %s", trail);
    stop = 1;
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    DONE();
}
