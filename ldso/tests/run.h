// SPDX-License-Identifier: MIT
// Runs another program and keeps what it writes to standard output and error.
#ifndef RUN_H
#define RUN_H
#include <stdarg.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char run_output[16384];

// The exit status, or 1000 + signal; the list of arguments ends with a null. Under an emulator
// ($RUNNER, a command and its options) the program is its argument.
static int run(const char *variable, char *const argv[])
{
    int fd[2], status, n = 0;
    size_t got = 0;
    ssize_t r;
    char *args[64];
    static char runner[256];
    snprintf(runner, sizeof runner, "%s", getenv("RUNNER") ? getenv("RUNNER") : "");
    for (char *word = strtok(runner, " "); word; word = strtok(NULL, " "))
        args[n++] = word;
    for (int i = 0; argv[i] && n < 63; i++)
        args[n++] = argv[i];
    args[n] = 0;
    if (pipe(fd))
        return -1;
    pid_t pid = fork();
    if (!pid) {
        dup2(fd[1], 1);
        dup2(fd[1], 2);
        close(fd[0]);
        close(fd[1]);
        if (variable) {
            // An emulator must hand it on, not obey it.
            static char set[512];
            snprintf(set, sizeof set, "QEMU_SET_ENV=%s", variable);
            putenv(*runner ? set : (char *)variable);
        }
        execvp(args[0], args);
        _exit(126);
    }
    close(fd[1]);
    while (got < sizeof run_output - 1 &&
           (r = read(fd[0], run_output + got, sizeof run_output - 1 - got)) > 0)
        got += r;
    run_output[got] = 0;
    close(fd[0]);
    waitpid(pid, &status, 0);
    return WIFSIGNALED(status) ? 1000 + WTERMSIG(status) : WEXITSTATUS(status);
}
#define RUN(variable, ...) run(variable, (char *const[]){__VA_ARGS__, 0})
#define SAYS(text) (strstr(run_output, text) != 0)
#endif
