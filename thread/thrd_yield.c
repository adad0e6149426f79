// SPDX-License-Identifier: MIT
#include "base/syscall.h"
#include "thread/thread.h"

void tn_thrd_yield(void) { tn_sys(sched_yield); }
TN_PUBLIC(thrd_yield);
