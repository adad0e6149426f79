// SPDX-License-Identifier: MIT
#include "base/hooks.h"
#include "sys/process/process.h"

// pthread_atfork handlers and the library's own locks around _Fork: prepare hooks in ascending
// order (application handlers first, malloc last), the others in descending order, so that locks
// are given back before application handlers run.
pid_t tn_fork(void)
{
    struct tn_fork f = {};
    tn_hooks_run(fork_prepare, &f);
    const pid_t pid = tn__Fork();
    const int error = errno;
    if (pid == 0)
        tn_hooks_run_reversed(fork_child, &f);
    else
        tn_hooks_run_reversed(fork_parent, &f);
    errno = error;
    return pid;
}
TN_PUBLIC(fork);
