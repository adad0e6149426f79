// SPDX-License-Identifier: MIT
// Port: waiting on a word of memory (futex(2)), the one thing locks need of a system. base/lock.h
// builds the library's own lock on it. Results: 0 or -errno.
#pragma once

#include <time.h>

#include "base/tn.h"

// Sleeps while *word is `expected`, at most for the time `wait` (null: for ever). 0: woken, or for
// no reason; look again. -EAGAIN: *word was different. -ETIMEDOUT, -EINTR as named. Threads of this
// process only.
TN_HIDDEN int tn_wait(const volatile int *word, int expected, const struct timespec *wait);

// Wakes at most n threads that sleep in tn_wait on this word; returns how many.
TN_HIDDEN int tn_wake(const volatile int *word, int n);
