// SPDX-License-Identifier: MIT
// A smashed stack ends the process with a signal before the function returns.
//@ cflags -fstack-protector-all
//@ modes static,static-pie,dynamic,no-pie
#include "case.h"
#include <sys/wait.h>
#include <unistd.h>

static void smash(volatile char *p, int n)
{
    for (int i = 0; i < n; i++)
        p[i] = 'x';
}
static __attribute__((noinline)) int victim(int n)
{
    volatile char buffer[16];
    smash(buffer, n);
    return buffer[3];
}

int main(void)
{
    int status;
    CHECK(victim(16) == 'x', "unharmed");
    pid_t pid = fork();
    if (!pid) {
        victim(40);
        _exit(0);
    }
    waitpid(pid, &status, 0);
    CHECK(WIFSIGNALED(status), "%x", status);
    DONE();
}
