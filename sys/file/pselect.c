// SPDX-License-Identifier: MIT
// pselect: wait for descriptors with a signal mask (POSIX pselect). Cancellation point.
#include <signal.h>
#include <sys/select.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_pselect(int n, fd_set *restrict readable, fd_set *restrict writable,
               fd_set *restrict exceptional, const struct timespec *restrict timeout,
               const sigset_t *restrict mask)
{
    struct timespec left;
    if (timeout)
        left = *timeout;
    const struct {
        const sigset_t *mask;
        size_t size;
    } data = {mask, TN_KERNEL_SIGSET_SIZE};
    return (int)tn_ret(
        tn_sys_cp(pselect6, n, readable, writable, exceptional, timeout ? &left : 0, &data));
}

TN_PUBLIC(pselect);
