// SPDX-License-Identifier: MIT
// Times process starts: from vfork to the end of wait4. `start PROGRAM…` answers on stdout what it
// reads on stdin, as main.c does: `time INDEX 1 VISITS QUIET` runs the INDEX-th program, `usage
// INDEX` answers `minor page faults TAB largest resident set in KB`. A program gets no environment
// and /dev/null as stdout, and must exit with 0. One such process serves all libcs.
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/harness.h"

enum { MOST_VISITS = 64 };

static struct rusage usage;
static int null;
static bool failed;

static void run(void *program, size_t calls)
{
    char *arguments[] = {(char *)program, NULL}, *environment[] = {NULL};
    for (volatile size_t left = calls; left > 0; left--) {
        int status = 0;
        const pid_t child = vfork();
        if (child == 0) {
            dup2(null, STDOUT_FILENO);
            execve((char *)program, arguments, environment);
            _exit(127);
        }
        failed |= child < 0 || wait4(child, &status, 0, &usage) != child || status != 0;
    }
}

static void answer(char *program, size_t visits, double quiet)
{
    struct bench_sample samples[MOST_VISITS];
    failed = false;
    for (size_t i = 0; i < visits && !failed; i++)
        samples[i] = bench_quiet_visit(run, program, 1, quiet);
    if (failed) {
        printf("wrong\n");
        return;
    }
    printf("1");
    for (size_t i = 0; i < visits; i++)
        printf("\t%.0f/%.0f", samples[i].ns, samples[i].probe);
    printf("\n");
}

int main(int argc, char **argv)
{
    char line[128];
    size_t index, calls, visits;
    double quiet;
    null = open("/dev/null", O_WRONLY | O_CLOEXEC);
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "time %zu %zu %zu %lf", &index, &calls, &visits, &quiet) == 4 &&
            index + 1 < (size_t)argc && visits && visits <= MOST_VISITS) {
            answer(argv[index + 1], visits, quiet);
        } else if (sscanf(line, "usage %zu", &index) == 1 && index + 1 < (size_t)argc) {
            run(argv[index + 1], 1);
            printf("%ld\t%ld\n", usage.ru_minflt, usage.ru_maxrss);
        } else {
            printf("what?\n");
        }
        fflush(stdout);
    }
    return 0;
}
