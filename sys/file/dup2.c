// SPDX-License-Identifier: MIT
// dup2: make `to` a copy of `from`, closing it first (POSIX dup2). Equal numbers only test that
// `from` is open. EBUSY, a race with open in another thread, is retried.
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_dup2(int from, int to)
{
    long r;
    if (from == to) {
        r = tn_sys(fcntl, from, F_GETFD);
        return r < 0 ? (int)tn_ret(r) : to;
    }
    do
        r = tn_sys(dup3, from, to, 0);
    while (r == -EBUSY);
    return (int)tn_ret(r);
}

TN_PUBLIC(dup2);
