// SPDX-License-Identifier: MIT
// The gate of all cancellation points. Only pthread_cancel can make a request, so a program that does not link it (and with
// it tn_cancel_syscall, thread/cancel_syscall.c) makes plain system calls.
#include "base/syscall.h"
#include "base/tn.h"

TN_HIDDEN extern typeof(tn_syscall_cp) tn_cancel_syscall [[gnu::weak]];

long tn_syscall_cp(long n, long a, long b, long c, long d, long e, long f)
{
    if (tn_cancel_syscall)
        return tn_cancel_syscall(n, a, b, c, d, e, f);
    return tn_syscall6(n, a, b, c, d, e, f);
}
