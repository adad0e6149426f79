// SPDX-License-Identifier: MIT
#include "base/port/lock.h"

#include "base/port/port.h"
#include "base/syscall.h"

constexpr int FUTEX_WAIT_PRIVATE = 128, FUTEX_WAKE_PRIVATE = 129;

TN_PORT int tn_wait(const volatile int *word, int expected, const struct timespec *wait)
{
    return (int)tn_sys(futex, word, FUTEX_WAIT_PRIVATE, expected, wait);
}

TN_PORT int tn_wake(const volatile int *word, int n)
{
    return (int)tn_sys(futex, word, FUTEX_WAKE_PRIVATE, n);
}
