// SPDX-License-Identifier: MIT
// Measures how programs start.
//
//   startup ROUNDS NAME=PROGRAM[,ARGUMENT...]...
//
// Each round starts every program twice, one after another, so that what disturbs the machine
// disturbs all alike: once with /dev/null as standard output, from vfork until wait4 returns, and
// once with a pipe, from vfork until the first byte arrives. Further runs under ptrace count
// system calls (execve and what follows, exit_group included), the tasks that lived, and the pages
// of the process that were its own at the end, which it or the kernel for it had written.
//
// One line per program, tab-separated, after a line of column names: name; fastest, median, 95th
// percentile and mean of spawn to exit and of spawn to first byte in microseconds; the least user
// plus system time; the least minor faults; system calls; tasks; pages. A program that writes
// nothing has
// "-" for its first byte, a system without ptrace "-" for counts. Programs get an empty
// environment and should be pinned to one processor by the caller, this one with them.
//
// Exit status 1 if a program cannot be started or fails.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_ARGS = 16, MAX_PROGRAMS = 64 };

struct program {
    const char *name;
    char *argv[MAX_ARGS + 1];
    double *exit, *first; // microseconds, one per round
    bool silent;
    double cpu;
    long faults;
    long calls, tasks, pages; // -1: not known
};

static int null_fd;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

static _Noreturn void die(const struct program *p, const char *what)
{
    fprintf(stderr, "startup: %s (%s): %s\n", p->name, p->argv[0], what);
    exit(1);
}

// Runs in the parent's memory until execve (vfork): nothing but system calls.
static pid_t start(const struct program *p, int out)
{
    static char *no_environment[] = {NULL};
    const pid_t pid = vfork();
    if (!pid) {
        if (dup2(out, 1) == 1)
            execve(p->argv[0], p->argv, no_environment);
        _exit(127);
    }
    if (pid < 0)
        die(p, strerror(errno));
    return pid;
}

static void finish(struct program *p, pid_t pid, struct rusage *usage)
{
    int status;
    while (wait4(pid, &status, 0, usage) < 0)
        if (errno != EINTR)
            die(p, strerror(errno));
    if (status)
        die(p, "fails");
}

static void measure_exit(struct program *p, int round)
{
    struct rusage usage;
    const double begin = now();
    finish(p, start(p, null_fd), &usage);
    p->exit[round] = now() - begin;
    const double cpu = 1e6 * (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                       (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
    if (!round || cpu < p->cpu)
        p->cpu = cpu;
    if (!round || usage.ru_minflt < p->faults)
        p->faults = usage.ru_minflt;
}

static void measure_first(struct program *p, int round)
{
    int fd[2];
    char byte;
    struct rusage usage;
    if (p->silent)
        return;
    if (pipe2(fd, O_CLOEXEC))
        die(p, strerror(errno));
    const double begin = now();
    const pid_t pid = start(p, fd[1]);
    close(fd[1]);
    p->silent = read(fd[0], &byte, 1) != 1;
    p->first[round] = now() - begin;
    finish(p, pid, &usage);
    close(fd[0]);
}

// Pages of anonymous memory and private copies of file pages.
static long written_pages(pid_t pid)
{
    char path[32], line[256];
    long kilobytes = 0, n;
    snprintf(path, sizeof path, "/proc/%d/smaps", (int)pid);
    FILE *f = fopen(path, "r");
    if (!f)
        return -1;
    while (fgets(line, sizeof line, f))
        if (sscanf(line, "Anonymous: %ld", &n) == 1)
            kilobytes += n;
    fclose(f);
    return kilobytes * 1024 / sysconf(_SC_PAGESIZE);
}

static void count(struct program *p)
{
    static char *no_environment[] = {NULL};
    p->calls = p->tasks = p->pages = -1;
    const pid_t pid = fork();
    if (!pid) {
        dup2(null_fd, 1);
        if (ptrace(PTRACE_TRACEME, 0, 0, 0))
            _exit(126);
        raise(SIGSTOP);
        execve(p->argv[0], p->argv, no_environment);
        _exit(127);
    }
    int status;
    if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFSTOPPED(status))
        return;
    if (ptrace(PTRACE_SETOPTIONS, pid, 0,
               PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK |
                   PTRACE_O_TRACEVFORK | PTRACE_O_TRACEEXEC | PTRACE_O_TRACEEXIT |
                   PTRACE_O_EXITKILL))
        return;
    // A call is counted when it ends, so execve itself counts and the fork of the child does not;
    // exit_group, which does not end, is added.
    long stops = 0, tasks = 1, alive = 1;
    ptrace(PTRACE_SYSCALL, pid, 0, 0);
    while (alive) {
        const pid_t t = waitpid(-1, &status, __WALL);
        if (t < 0)
            return;
        if (WIFEXITED(status) || WIFSIGNALED(status)) {
            alive--;
            continue;
        }
        int deliver = 0;
        if (WSTOPSIG(status) == (SIGTRAP | 0x80))
            stops++;
        else if (status >> 16 == PTRACE_EVENT_EXIT && t == pid)
            p->pages = written_pages(t);
        else if (status >> 16 == PTRACE_EVENT_CLONE || status >> 16 == PTRACE_EVENT_FORK ||
                 status >> 16 == PTRACE_EVENT_VFORK)
            tasks++, alive++;
        else if (!(status >> 16) && WSTOPSIG(status) != SIGSTOP)
            deliver = WSTOPSIG(status);
        ptrace(PTRACE_SYSCALL, t, 0, deliver);
    }
    p->calls = (stops + 1) / 2;
    p->tasks = tasks;
}

static int ascending(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print_times(double *t, int rounds)
{
    double sum = 0;
    qsort(t, (size_t)rounds, sizeof *t, ascending);
    for (int i = 0; i < rounds; i++)
        sum += t[i];
    printf("\t%.1f\t%.1f\t%.1f\t%.1f", t[0], t[rounds / 2], t[rounds - 1 - rounds / 20],
           sum / rounds);
}

static void print_count(long n)
{
    if (n < 0)
        printf("\t-");
    else
        printf("\t%ld", n);
}

int main(int argc, char **argv)
{
    static struct program programs[MAX_PROGRAMS];
    const int rounds = argc > 2 ? atoi(argv[1]) : 0, n = argc - 2;
    if (rounds < 1 || n > MAX_PROGRAMS) {
        fprintf(stderr, "usage: startup ROUNDS NAME=PROGRAM[,ARGUMENT...]...\n");
        return 2;
    }
    null_fd = open("/dev/null", O_WRONLY | O_CLOEXEC);
    for (int i = 0; i < n; i++) {
        struct program *p = &programs[i];
        int k = 0;
        char *equals = strchr(argv[i + 2], '=');
        if (!equals) {
            fprintf(stderr, "startup: %s: not NAME=PROGRAM\n", argv[i + 2]);
            return 2;
        }
        *equals = 0;
        p->name = argv[i + 2];
        for (char *word = strtok(equals + 1, ","); word && k < MAX_ARGS; word = strtok(NULL, ","))
            p->argv[k++] = word;
        p->exit = calloc((size_t)rounds, sizeof *p->exit);
        p->first = calloc((size_t)rounds, sizeof *p->first);
        if (!p->exit || !p->first || !k)
            die(p, "out of memory, or no program");
    }
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < n; i++) {
            measure_exit(&programs[i], round);
            measure_first(&programs[i], round);
        }
    printf("name\texit_min\texit_median\texit_p95\texit_mean\tfirst_min\tfirst_median\tfirst_p95\t"
           "first_mean\tcpu_us\tfaults\tcalls\ttasks\tpages\n");
    for (int i = 0; i < n; i++) {
        struct program *p = &programs[i];
        // Where the stack begins within its page is chance: the least of some runs.
        count(p);
        for (int again = 0; again < 7; again++) {
            const long pages = p->pages;
            count(p);
            if (pages >= 0 && (p->pages < 0 || pages < p->pages))
                p->pages = pages;
        }
        printf("%s", p->name);
        print_times(p->exit, rounds);
        if (p->silent)
            printf("\t-\t-\t-\t-");
        else
            print_times(p->first, rounds);
        printf("\t%.0f\t%ld", p->cpu, p->faults);
        print_count(p->calls);
        print_count(p->tasks);
        print_count(p->pages);
        printf("\n");
    }
    return 0;
}
