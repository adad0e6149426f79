// SPDX-License-Identifier: MIT
// Runs a command by /bin/sh and waits for it (C23 7.24.4.8, POSIX.1-2024 system): its wait status;
// -1 and errno if no process can be made; status 127 if there is no shell. A null pointer asks
// whether there is one. Meanwhile SIGINT and SIGQUIT are ignored in the caller, for as long as any
// thread is in here, and SIGCHLD is blocked; the command gets all three as they were. A request for
// cancellation is not acted upon: it would leave the child behind.
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/hooks.h"
#include "base/lock.h"
#include "base/spawn.h"
#include "stdlib/stdlib.h"

static tn_lock lock;
static int callers;
static struct tn_ksigaction interrupt, quit; // what the program had, while callers > 0

// Returns the signals that were not ignored before, which the command gets with the default action.
static tn_signals ignore(void)
{
    const struct tn_ksigaction ignored = {.handler = TN_SIG_IGN};
    tn_lock_take(&lock);
    if (!callers++) {
        tn_ksigaction(SIGINT, &ignored, &interrupt);
        tn_ksigaction(SIGQUIT, &ignored, &quit);
    }
    tn_signals defaults = (interrupt.handler != TN_SIG_IGN ? TN_SIGNAL(SIGINT) : 0) |
                          (quit.handler != TN_SIG_IGN ? TN_SIGNAL(SIGQUIT) : 0);
    tn_lock_drop(&lock);
    return defaults;
}

static void restore(void)
{
    tn_lock_take(&lock);
    if (!--callers) {
        tn_ksigaction(SIGINT, &interrupt, nullptr);
        tn_ksigaction(SIGQUIT, &quit, nullptr);
    }
    tn_lock_drop(&lock);
}

int tn_system(const char *command)
{
    static const char shell[] = "/bin/sh";
    if (!command)
        return tn_sys(faccessat, AT_FDCWD, shell, X_OK) == 0;
    tn_signals mask = tn_block_signals(TN_SIGNAL(SIGCHLD));
    struct tn_spawn how = {
        .flags = TN_SPAWN_SETSIGDEF | TN_SPAWN_SETSIGMASK,
        .defaults = ignore(),
        .mask = mask,
    };
    char *const argv[] = {(char *)"sh", (char *)"-c", (char *)"--", (char *)command, nullptr};
    long pid = tn_spawn(shell, argv, environ, &how), r = pid;
    int status = 0;
    if (pid > 0) {
        do
            r = tn_sys(wait4, pid, &status, 0, 0);
        while (r == -EINTR);
    } else if (pid != -EAGAIN && pid != -ENOMEM) {
        status = 127 << 8;
        r = 0;
    }
    restore();
    tn_restore_signals(mask);
    return tn_ret(r) < 0 ? -1 : status;
}
TN_PUBLIC(system);

[[gnu::used]] static void prepare(void *) { tn_lock_take(&lock); }
[[gnu::used]] static void parent(void *) { tn_lock_drop(&lock); }
// The callers are threads that the child does not have; so it gets back what they had put aside.
[[gnu::used]] static void child(void *)
{
    tn_lock_reset(&lock);
    if (callers) {
        callers = 1;
        restore();
    }
}
TN_HOOK(fork_prepare, 63, prepare);
TN_HOOK(fork_parent, 63, parent);
TN_HOOK(fork_child, 63, child);
