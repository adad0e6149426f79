// SPDX-License-Identifier: MIT
#include "thread/internal/futex.h"

enum { MATCH_ANY = -1 };

static int wait_op(clockid_t clock, bool shared)
{
    return TN_FUTEX_WAIT_BITSET | tn_futex_flags(shared) |
           (clock == CLOCK_REALTIME ? TN_FUTEX_REALTIME : 0);
}

static int result(long r)
{
    return r == -ETIMEDOUT || r == -EINTR || r == -ECANCELED ? (int)-r
                                                             : 0; // EAGAIN: the word had changed
}

// The kernel refuses times before 1970, which have passed.
static bool long_past(const struct timespec *deadline) { return deadline && deadline->tv_sec < 0; }

int tn_futex_wait(volatile int *word, int expected, clockid_t clock,
                  const struct timespec *deadline, bool shared)
{
    if (long_past(deadline))
        return ETIMEDOUT;
    return result(tn_sys(futex, word, wait_op(clock, shared), expected, deadline, 0, MATCH_ANY));
}

int tn_futex_wait_cancel(volatile int *word, int expected, clockid_t clock,
                         const struct timespec *deadline, bool shared)
{
    if (long_past(deadline))
        return ETIMEDOUT;
    return result(tn_sys_cp(futex, word, wait_op(clock, shared), expected, deadline, 0, MATCH_ANY));
}
