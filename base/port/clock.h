// SPDX-License-Identifier: MIT
// Port: clocks. Result: 0 or -errno.
#pragma once

#include <time.h>

#include "base/tn.h"

// clock_gettime(2), without a system call where the vDSO can read the clock. -EINVAL: no such
// clock.
TN_HIDDEN int tn_clock_read(clockid_t clock, struct timespec *now);
