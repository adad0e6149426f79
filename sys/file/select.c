// SPDX-License-Identifier: MIT
// select: wait for descriptors (POSIX select). Cancellation point. EINVAL for a negative time;
// microseconds over a million are carried. The time left is not written, as POSIX allows and as
// portable programs expect.
#include <limits.h>
#include <stdint.h>
#include <sys/select.h>
#include <time.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_select(int n, fd_set *restrict readable, fd_set *restrict writable,
              fd_set *restrict exceptional, struct timeval *restrict timeout)
{
    struct timespec ts;
    if (timeout) {
        if (timeout->tv_sec < 0 || timeout->tv_usec < 0) {
            errno = EINVAL;
            return -1;
        }
        if (tn_add_overflow(timeout->tv_sec, timeout->tv_usec / 1000000, &ts.tv_sec))
            ts.tv_sec = INT64_MAX;
        ts.tv_nsec = timeout->tv_usec % 1000000 * 1000;
    }
    return (int)tn_ret(
        tn_sys_cp(pselect6, n, readable, writable, exceptional, timeout ? &ts : 0, 0));
}

TN_PUBLIC(select);
