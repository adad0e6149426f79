// SPDX-License-Identifier: MIT
// Ends the process by SIGABRT, whatever its handling (C23 7.24.4.1, POSIX.1-2024 abort): a handler
// runs once and may leave by a jump; if it returns, or the signal is ignored, the default action
// follows. Async-signal-safe; nothing is flushed.
#include <signal.h>

#include "base/syscall.h"
#include "stdlib/stdlib.h"

constexpr size_t KERNEL_SIGSET = 8;

// To this thread: other threads may block the signal.
static void raise_abort(void) { tn_sys(tgkill, tn_sys(getpid), tn_sys(gettid), SIGABRT); }

void tn_abort(void)
{
    const unsigned long only = 1UL << (SIGABRT - 1);
    tn_sys(rt_sigprocmask, SIG_UNBLOCK, &only, 0, KERNEL_SIGSET);
    raise_abort();
    // It was handled or ignored. Nobody may come between the reset and the signal, so all else is
    // blocked; another thread that installs a handler again meanwhile costs one more round.
    const unsigned long others = ~only;
    tn_sys(rt_sigprocmask, SIG_SETMASK, &others, 0, KERNEL_SIGSET);
    for (;;) {
        // All zero is the default action in the layout of every architecture.
        const unsigned long action[4] = {};
        tn_sys(rt_sigaction, SIGABRT, action, 0, KERNEL_SIGSET);
        raise_abort();
    }
}
TN_PUBLIC(abort);
