/* SPDX-License-Identifier: MIT */
/* system (POSIX.1-2024): status, 127 and signals of the command, SIGINT and SIGQUIT ignored
 * meanwhile and given back, SIGCHLD blocked, no zombie, threads. */
#include "case.h"
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile sig_atomic_t interrupts, children;
static void on_interrupt(int sig) { interrupts++; }
static void on_child(int sig) { children++; }
static void *run(void *unused) { return (void *)(long)system("exit 3"); }

int main(void)
{
    CHECK(system(0) != 0, "no shell");
    CHECK(system("exit 7") == 7 << 8, "");
    CHECK(system("no-such-command-here 2>/dev/null") == 127 << 8, "");
    int st = system("kill -TERM $$");
    CHECK(WIFSIGNALED(st) && WTERMSIG(st) == SIGTERM, "%x", st);

    signal(SIGINT, on_interrupt);
    signal(SIGCHLD, on_child);
    char command[100];
    sprintf(command, "kill -INT %d; kill -QUIT %d; exit 4", (int)getpid(), (int)getpid());
    CHECK(system(command) == 4 << 8, "");
    CHECK(interrupts == 0, "SIGINT arrived %d times", (int)interrupts);
    raise(SIGINT);
    CHECK(interrupts == 1, "the handler was not given back");
    /* The command has the default action although the caller ignores the signal. */
    CHECK(WTERMSIG(system("kill -QUIT $$")) == SIGQUIT, "");
    signal(SIGQUIT, SIG_IGN);
    CHECK(system("kill -QUIT $$; exit 5") == 5 << 8, "an ignored signal stays ignored");
    errno = 0;
    CHECK(waitpid(-1, 0, WNOHANG) == -1 && errno == ECHILD, "a child was left");

    pthread_t t[8];
    for (int i = 0; i < 8; i++)
        pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 8; i++) {
        void *r;
        pthread_join(t[i], &r);
        CHECK((long)r == 3 << 8, "%lx", (long)r);
    }
    raise(SIGINT);
    CHECK(interrupts == 2, "the handler was not given back after threads");
    DONE();
}
