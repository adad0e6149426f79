// SPDX-License-Identifier: MIT
// epoll_pwait, epoll_wait: wait for events, milliseconds (epoll_wait(2)). Cancellation points.
#include <signal.h>
#include <sys/epoll.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_epoll_pwait(int fd, struct epoll_event *events, int count, int milliseconds,
                   const sigset_t *mask)
{
    return (int)tn_ret(
        tn_sys_cp(epoll_pwait, fd, events, count, milliseconds, mask, TN_KERNEL_SIGSET_SIZE));
}

int tn_epoll_wait(int fd, struct epoll_event *events, int count, int milliseconds)
{
    return tn_epoll_pwait(fd, events, count, milliseconds, nullptr);
}

TN_PUBLIC(epoll_pwait);
TN_PUBLIC(epoll_wait);
