// SPDX-License-Identifier: MIT
// ppoll: wait for events with a signal mask (POSIX.1-2024 ppoll). Cancellation point. The kernel
// writes the time left, so it gets a copy.
#include <poll.h>
#include <signal.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_ppoll(struct pollfd *fds, nfds_t count, const struct timespec *timeout, const sigset_t *mask)
{
    struct timespec left;
    if (timeout)
        left = *timeout;
    return (int)tn_ret(
        tn_sys_cp(ppoll, fds, count, timeout ? &left : 0, mask, TN_KERNEL_SIGSET_SIZE));
}

TN_PUBLIC(ppoll);
