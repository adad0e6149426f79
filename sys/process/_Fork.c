// SPDX-License-Identifier: MIT
#include <sched.h>
#include <signal.h>

#include "base/forked.h"
#include "base/signal.h"
#include "sys/process/process.h"

// fork without handlers, safe in signal handlers (POSIX.1-2024). The kernel stores the child's
// thread id, and will clear it when that thread ends.
pid_t tn__Fork(void)
{
    constexpr int FLAGS = CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD;
    struct __pthread *const self = tn_thread();
    // No handler may see the child before it knows that it is one.
    const tn_signals old = tn_block_signals(TN_SIGNALS_ALL);
#ifdef __x86_64__
    const long pid = tn_sys(clone, FLAGS, 0, 0, &self->tid, 0);
#else
    const long pid = tn_sys(clone, FLAGS, 0, 0, 0, &self->tid);
#endif
    if (pid == 0)
        tn_forked();
    tn_restore_signals(old);
    return (pid_t)tn_ret(pid);
}
TN_PUBLIC(_Fork);
