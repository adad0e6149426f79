/* Signals (POSIX.1-2024 2.4, <signal.h>): sets that do not touch more than they may, actions,
 * masks, waiting, queued values, alternate stacks, jumps out of handlers, the library's own signals
 * out of reach.
 */
#include "case.h"
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t calls, last, code;
static volatile int value;
static void simple(int sig)
{
    calls++;
    last = sig;
}
static void detailed(int sig, siginfo_t *info, void *context)
{
    calls++;
    last = info->si_signo;
    code = info->si_code;
    value = info->si_value.sival_int;
}

static void sets(void)
{
    struct {
        sigset_t s;
        char after[16];
    } x;
    sigset_t a, b, o;
    memset(&x, 0x5a, sizeof x);
    CHECK(!sigemptyset(&x.s) && sigisemptyset(&x.s), "empty");
    CHECK(!sigaddset(&x.s, SIGINT) && sigismember(&x.s, SIGINT) == 1 && !sigismember(&x.s, SIGHUP),
          "add");
    CHECK(!sigdelset(&x.s, SIGINT) && sigisemptyset(&x.s), "delete");
    for (int i = 8; i < 128; i++)
        if (((char *)&x.s)[i] != 0x5a) {
            CHECK(0, "byte %d of the set changed", i);
            break;
        }
    CHECK(sigaddset(&x.s, 0) == -1 && errno == EINVAL && sigaddset(&x.s, 65) == -1 &&
              errno == EINVAL,
          "bad numbers");
    CHECK(sigismember(&x.s, 65) == -1 && errno == EINVAL, "sigismember");
    CHECK(!sigfillset(&a) && sigismember(&a, 64) == 1 && sigismember(&a, SIGKILL) == 1, "full");
    for (int s = 32; s < 35; s++)
        CHECK(sigaddset(&a, s) == -1 && sigismember(&a, s) == 0, "signal %d is the library's", s);
    CHECK(SIGRTMIN == 35 && SIGRTMAX == 64, "real-time range");
    sigemptyset(&b);
    sigaddset(&b, SIGUSR1);
    CHECK(!sigandset(&o, &a, &b) && sigismember(&o, SIGUSR1) && !sigismember(&o, SIGUSR2), "and");
    sigemptyset(&a);
    sigaddset(&a, SIGUSR2);
    CHECK(!sigorset(&o, &a, &b) && sigismember(&o, SIGUSR1) && sigismember(&o, SIGUSR2), "or");
}

static void actions(void)
{
    struct sigaction a = {.sa_handler = simple, .sa_flags = SA_RESTART}, o;
    sigset_t m;
    sigfillset(&a.sa_mask);
    CHECK(!sigaction(SIGUSR1, &a, &o) && o.sa_handler == SIG_DFL, "first");
    CHECK(!sigaction(SIGUSR1, 0, &o) && o.sa_handler == simple && o.sa_flags == SA_RESTART &&
              sigismember(&o.sa_mask, SIGINT),
          "read back, flags %x", o.sa_flags);
    calls = 0;
    CHECK(!raise(SIGUSR1) && calls == 1 && last == SIGUSR1, "raise: %d calls", calls);
    CHECK(sigaction(SIGKILL, &a, 0) == -1 && errno == EINVAL && sigaction(33, &a, 0) == -1 &&
              errno == EINVAL && sigaction(0, &a, 0) == -1 && sigaction(65, 0, &o) == -1,
          "signals without action");
    CHECK(raise(65) == -1 && errno == EINVAL, "raise 65");
    a = (struct sigaction){.sa_sigaction = detailed, .sa_flags = SA_SIGINFO};
    sigaction(SIGRTMIN + 1, &a, 0);
    calls = 0;
    CHECK(!sigqueue(getpid(), SIGRTMIN + 1, (union sigval){.sival_int = 77}) && calls == 1 &&
              code == SI_QUEUE && value == 77,
          "sigqueue: %d calls, code %d, value %d", calls, code, value);
    CHECK(signal(SIGUSR2, simple) == SIG_DFL && signal(SIGUSR2, SIG_IGN) == simple &&
              !raise(SIGUSR2),
          "signal");
    CHECK(signal(SIGSTOP, simple) == SIG_ERR && errno == EINVAL, "signal of SIGSTOP");
    signal(SIGUSR2, simple);
    sigaction(SIGUSR2, 0, &o);
    CHECK(o.sa_flags & SA_RESTART, "BSD semantics");
    CHECK(!siginterrupt(SIGUSR2, 1) && !sigaction(SIGUSR2, 0, &o) && !(o.sa_flags & SA_RESTART),
          "siginterrupt");
    a = (struct sigaction){.sa_handler = simple, .sa_flags = SA_RESETHAND};
    sigaction(SIGUSR2, &a, 0);
    raise(SIGUSR2);
    sigaction(SIGUSR2, 0, &o);
    CHECK(o.sa_handler == SIG_DFL, "SA_RESETHAND");
    sigprocmask(SIG_BLOCK, 0, &m);
    CHECK(sigisemptyset(&m), "mask after handlers");
}

static void masks(void)
{
    sigset_t s, o, p;
    int sig;
    siginfo_t info;
    struct timespec t = {0, 10000000};
    struct sigaction a = {.sa_handler = simple};
    sigaction(SIGUSR1, &a, 0);
    sigemptyset(&s);
    sigaddset(&s, SIGUSR1);
    sigaddset(&s, SIGRTMIN);
    CHECK(!sigprocmask(SIG_BLOCK, &s, &o) && !sigismember(&o, SIGUSR1), "block");
    calls = 0;
    raise(SIGUSR1);
    CHECK(calls == 0 && !sigpending(&p) && sigismember(&p, SIGUSR1) == 1, "pending");
    CHECK(!sigwait(&s, &sig) && sig == SIGUSR1 && calls == 0, "sigwait: %d", sig);
    CHECK(sigtimedwait(&s, &info, &t) == -1 && errno == EAGAIN, "sigtimedwait");
    sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = 1});
    sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = 2});
    CHECK(sigwaitinfo(&s, &info) == SIGRTMIN && info.si_value.sival_int == 1 &&
              sigwaitinfo(&s, &info) == SIGRTMIN && info.si_value.sival_int == 2 &&
              info.si_pid == getpid(),
          "queue in order");
    raise(SIGUSR1);
    sigemptyset(&p);
    CHECK(sigsuspend(&p) == -1 && errno == EINTR && calls == 1, "sigsuspend: %d calls", calls);
    int fd = signalfd(-1, &s, SFD_CLOEXEC | SFD_NONBLOCK);
    struct signalfd_siginfo fi;
    if (fd >= 0) {
        CHECK(read(fd, &fi, sizeof fi) == -1 && errno == EAGAIN, "signalfd empty");
        raise(SIGUSR1);
        CHECK(read(fd, &fi, sizeof fi) == sizeof fi && fi.ssi_signo == SIGUSR1, "signalfd");
        close(fd);
    }
    CHECK(sigprocmask(99, &s, 0) == -1 && errno == EINVAL && pthread_sigmask(99, &s, 0) == EINVAL,
          "bad how");
    CHECK(!sigprocmask(99, 0, &p) && sigismember(&p, SIGUSR1) == 1, "reading needs no how");
    /* all there is can be blocked; the library's signals stay open and hidden */
    memset(&s, 0xff, sizeof s);
    CHECK(!sigprocmask(SIG_SETMASK, &s, 0) && !sigprocmask(SIG_BLOCK, 0, &p), "everything");
    CHECK(sigismember(&p, SIGTERM) == 1 && sigismember(&p, 32) == 0 && sigismember(&p, 33) == 0 &&
              sigismember(&p, 34) == 0,
          "hidden");
    sigprocmask(SIG_SETMASK, &o, 0);
    CHECK(!sighold(SIGUSR1) && !sigprocmask(SIG_BLOCK, 0, &p) && sigismember(&p, SIGUSR1) == 1,
          "sighold");
    calls = 0;
    raise(SIGUSR1);
    CHECK(sigpause(SIGUSR1) == -1 && errno == EINTR && calls == 1, "sigpause");
    CHECK(sigset(SIGUSR1, simple) == SIG_HOLD && sigset(SIGUSR1, SIG_HOLD) == simple &&
              sigset(SIGUSR1, SIG_DFL) == SIG_HOLD,
          "sigset");
    CHECK(!sigignore(SIGUSR1) && !raise(SIGUSR1) && !sigrelse(SIGUSR1), "sigignore");
    CHECK(sighold(33) == -1 && errno == EINVAL, "sighold 33");
    CHECK(kill(getpid(), 0) == 0 && killpg(getpgrp(), 0) == 0 && kill(getpid(), 99) == -1 &&
              errno == EINVAL,
          "kill");
    CHECK(killpg(-5, 0) == -1 && errno == EINVAL, "killpg");
}

static sigjmp_buf env;
static jmp_buf plain;
static void jumps(int sig)
{
    calls++;
    siglongjmp(env, sig);
}
static void overflow(volatile char *p)
{
    volatile char page[4096];
    page[0] = *p;
    overflow(page);
    page[1] = *p;
}
static void jumping(void)
{
    struct sigaction a = {.sa_handler = jumps};
    sigset_t m;
    volatile int round = 0;
    sigaddset(&a.sa_mask, SIGHUP);
    sigaction(SIGUSR1, &a, 0);
    calls = 0;
    int r = sigsetjmp(env, 1);
    if (round++ < 3)
        raise(SIGUSR1);
    sigprocmask(SIG_BLOCK, 0, &m);
    CHECK(r == SIGUSR1 && calls == 3 && sigisemptyset(&m), "with the mask: %d, %d calls", r, calls);
    round = 0;
    r = sigsetjmp(env, 0);
    if (!round++)
        raise(SIGUSR1);
    sigprocmask(SIG_BLOCK, 0, &m);
    CHECK(sigismember(&m, SIGUSR1) == 1 && sigismember(&m, SIGHUP) == 1, "without the mask");
    sigemptyset(&m);
    sigprocmask(SIG_SETMASK, &m, 0);
    round = 0;
    r = setjmp(plain);
    if (round == 0) {
        round = 1;
        longjmp(plain, 0);
    }
    CHECK(r == 1, "longjmp 0: %d", r);
    round = 0;
    r = _setjmp(plain);
    if (round == 0) {
        round = 1;
        _longjmp(plain, -7);
    }
    CHECK(r == -7, "_longjmp: %d", r);
    /* stack overflow, twice, on the alternate stack */
    static char alternate[65536];
    stack_t st = {.ss_sp = alternate, .ss_size = sizeof alternate}, old;
    CHECK(!sigaltstack(&st, &old) && old.ss_flags == SS_DISABLE, "sigaltstack");
    a.sa_flags = SA_ONSTACK;
    sigaction(SIGSEGV, &a, 0);
    sigaction(SIGBUS, &a, 0);
    calls = 0;
    for (volatile int i = 0; i < 2; i++) {
        char c = 0;
        if (!(r = sigsetjmp(env, 1)))
            overflow(&c);
        CHECK(r == SIGSEGV || r == SIGBUS, "overflow: %d", r);
    }
    CHECK(calls == 2, "%d handlers", calls);
    signal(SIGSEGV, SIG_DFL);
    signal(SIGBUS, SIG_DFL);
}

static pthread_t target;
static volatile sig_atomic_t in_target;
static void who(int sig) { in_target += pthread_equal(pthread_self(), target); }
static volatile int stop;
static void *spin(void *x)
{
    while (!stop)
        usleep(1000);
    return 0;
}
static void to_threads(void)
{
    signal(SIGUSR1, who);
    pthread_create(&target, 0, spin, 0);
    for (int i = 0; i < 10; i++) {
        CHECK(!pthread_kill(target, SIGUSR1), "pthread_kill");
        for (int k = 0; k < 1000 && in_target <= i; k++)
            usleep(1000);
    }
    CHECK(in_target == 10, "%d in the thread", in_target);
    CHECK(pthread_kill(target, 99) == EINVAL && pthread_kill(target, -1) == EINVAL &&
              pthread_kill(target, 33) == EINVAL,
          "bad signals");
    stop = 1;
    usleep(20000);
    CHECK(pthread_kill(target, SIGUSR1) == 0, "ended, not joined");
    pthread_join(target, 0);
}

static void messages(void)
{
    int p[2], saved = dup(2);
    char b[200];
    pipe(p);
    dup2(p[1], 2);
    errno = 5;
    psignal(SIGINT, "note");
    siginfo_t info = {.si_signo = SIGTERM};
    psiginfo(&info, 0);
    CHECK(errno == 5, "errno %d", errno);
    dup2(saved, 2);
    close(p[1]);
    ssize_t n = read(p[0], b, sizeof b - 1);
    b[n > 0 ? n : 0] = 0;
    char want[200];
    snprintf(want, sizeof want, "note: %s\n%s\n", strsignal(SIGINT), strsignal(SIGTERM));
    CHECK(STREQ(b, want), "\"%s\"", b);
}

int main(void)
{
    alarm(60);
    sets();
    actions();
    masks();
    jumping();
    to_threads();
    messages();
    DONE();
}
