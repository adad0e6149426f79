// SPDX-License-Identifier: MIT
#include "base/port/abort.h"

#include <signal.h>
#include <stddef.h>

#include "base/port/port.h"
#include "base/syscall.h"

[[noreturn]] TN_PORT void tn_die(const char *message)
{
    size_t n = 0;
    while (message[n])
        n++;
    const struct {
        const char *base;
        size_t size;
    } parts[] = {{message, n}, {"\n", 1}};
    tn_sys(writev, 2, parts, 2); // one call, so that lines of several processes do not mix

    // The default action, whatever the program has set; then the signal to this thread alone,
    // unblocked.
    const struct {
        unsigned long handler, flags, restorer, mask;
    } standard = {};
    tn_sys(rt_sigaction, SIGABRT, &standard, 0, 8);
    tn_sys(tgkill, tn_sys(getpid), tn_sys(gettid), SIGABRT);
    const unsigned long only = 1UL << (SIGABRT - 1);
    tn_sys(rt_sigprocmask, SIG_UNBLOCK, &only, 0, 8);
    for (;;)
        tn_sys(exit_group, 127);
}
