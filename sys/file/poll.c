// SPDX-License-Identifier: MIT
// poll: wait for events (POSIX poll), milliseconds, negative is for ever. Cancellation point.
#include <poll.h>
#include <time.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_poll(struct pollfd *fds, nfds_t count, int milliseconds)
{
    struct timespec ts = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    return (int)tn_ret(
        tn_sys_cp(ppoll, fds, count, milliseconds < 0 ? 0 : &ts, 0, TN_KERNEL_SIGSET_SIZE));
}

TN_PUBLIC(poll);
