// SPDX-License-Identifier: MIT
// Ends the process by SIGABRT, whatever its handling (C23 7.24.4.1, POSIX.1-2024 abort): a handler
// runs once and may leave by a jump; if it returns, or the signal is ignored, the default action
// follows. Async-signal-safe; nothing is flushed.
#include <signal.h>

#include "base/signal.h"
#include "base/syscall.h"
#include "stdlib/stdlib.h"

// To this thread: other threads may block the signal.
static void raise_abort(void) { tn_sys(tgkill, tn_sys(getpid), tn_sys(gettid), SIGABRT); }

void tn_abort(void)
{
    const tn_signals only = TN_SIGNAL(SIGABRT), others = ~only;
    tn_sys(rt_sigprocmask, SIG_UNBLOCK, &only, 0, sizeof only);
    raise_abort();
    // It was handled or ignored. No handler may come between the reset and the signal, so all else
    // is blocked; another thread that installs a handler again meanwhile costs one more round.
    tn_sys(rt_sigprocmask, SIG_SETMASK, &others, 0, sizeof others);
    for (;;) {
        const struct tn_ksigaction by_default = {};
        tn_sys(rt_sigaction, SIGABRT, &by_default, 0, sizeof by_default.mask);
        raise_abort();
    }
}
TN_PUBLIC(abort);
