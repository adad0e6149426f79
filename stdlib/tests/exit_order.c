/* SPDX-License-Identifier: MIT */
/* What happens at the end of a process, and in which order (C23 7.24.4.4, 7.24.4.7, 7.24.4.1):
 * handlers in reverse, also those that handlers register and exit within a handler; many of them;
 * __cxa_finalize of one object; destructors; streams; quick_exit; abort under a handler, a block,
 * an ignored signal; assert. */
#undef NDEBUG
#include "case.h"
#include <assert.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

int __cxa_atexit(void (*)(void *), void *, void *);
void __cxa_finalize(void *);

static int fd = -1;
static void say(const char *s)
{
    if (fd >= 0)
        (void)!write(fd, s, strlen(s));
}

/* Runs f in a child; what it said is in text, its wait status the result. */
static char text[4000];
static int run(void (*f)(void))
{
    int p[2], status;
    if (pipe(p))
        exit(2);
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        fd = p[1];
        dup2(fd, 2);
        f();
        _exit(99);
    }
    close(p[1]);
    size_t n = 0;
    ssize_t r;
    while (n < sizeof text - 1 && (r = read(p[0], text + n, sizeof text - 1 - n)) > 0)
        n += (size_t)r;
    text[n] = 0;
    close(p[0]);
    waitpid(child, &status, 0);
    return status;
}

static void a(void) { say("a"); }
static void b(void) { say("b"); }
static void c(void)
{
    say("c");
    atexit(a);
    atexit(b);
}
static void with(void *s) { say(s); }
__attribute__((destructor)) static void destructor(void) { say("D"); }

static void order(void)
{
    static FILE *stream;
    atexit(a);
    atexit(c);
    __cxa_atexit(with, "w", 0);
    stream = fdopen(dup(fd), "w");
    fputs("S", stream);
    exit(7);
}

static void again(void)
{
    say("x");
    exit(8);
}
static void exit_within(void)
{
    atexit(a);
    atexit(again);
    atexit(b);
    exit(7);
}

static int count;
static void counting(void) { count++; }
static void report(void)
{
    char s[20];
    sprintf(s, "%d", count);
    say(s);
}
static void many(void)
{
    atexit(report);
    for (int i = 0; i < 20000; i++)
        if (atexit(counting))
            say("failed");
    exit(0);
}

static void finalize(void)
{
    char one, other;
    __cxa_atexit(with, "1", &one);
    __cxa_atexit(with, "2", &other);
    __cxa_atexit(with, "3", &one);
    __cxa_finalize(&one);
    say("|");
    __cxa_finalize(&one);
    exit(0);
}

static void quick(void)
{
    atexit(a);
    at_quick_exit(b);
    at_quick_exit(c);
    quick_exit(5);
}

static void handled(int sig) { say("h"); }
static void abort_handled(void)
{
    signal(SIGABRT, handled);
    atexit(a);
    abort();
}
static void abort_ignored(void)
{
    signal(SIGABRT, SIG_IGN);
    abort();
}
static void abort_blocked(void)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, 0);
    abort();
}
static jmp_buf out;
static void leave(int sig) { longjmp(out, 1); }
static void abort_left(void)
{
    signal(SIGABRT, leave);
    if (!setjmp(out))
        abort();
    say("left");
    _exit(3);
}
static void assertion(void)
{
    int one = 1;
    assert(one == 2);
}

int main(void)
{
    int st = run(order);
    CHECK(st == 7 << 8 && STREQ(text, "wcbaaDS"), "%x \"%s\"", st, text);
    st = run(exit_within);
    CHECK(st == 8 << 8 && STREQ(text, "bxaD"), "%x \"%s\"", st, text);
    st = run(many);
    CHECK(st == 0 && STREQ(text, "20000D"), "%x \"%s\"", st, text);
    st = run(finalize);
    CHECK(st == 0 && STREQ(text, "31|2D"), "%x \"%s\"", st, text);
    st = run(quick);
    CHECK(st == 5 << 8 && STREQ(text, "cb"), "%x \"%s\"", st, text);
    st = run(abort_handled);
    // An emulator adds a line of its own about the signal.
    CHECK(WIFSIGNALED(st) && WTERMSIG(st) == SIGABRT && text[0] == 'h' &&
              (!text[1] || !strncmp(text + 1, "qemu: ", 6)),
          "%x \"%s\"", st, text);
    st = run(abort_ignored);
    CHECK(WIFSIGNALED(st) && WTERMSIG(st) == SIGABRT, "%x", st);
    st = run(abort_blocked);
    CHECK(WIFSIGNALED(st) && WTERMSIG(st) == SIGABRT, "%x", st);
    st = run(abort_left);
    CHECK(st == 3 << 8 && STREQ(text, "left"), "%x \"%s\"", st, text);
    st = run(assertion);
    CHECK(WIFSIGNALED(st) && WTERMSIG(st) == SIGABRT && strstr(text, "one == 2") &&
              strstr(text, "assertion"),
          "%x \"%s\"", st, text);
    DONE();
}
