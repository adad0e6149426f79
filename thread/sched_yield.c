// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "base/syscall.h"
#include "thread/thread.h"

int tn_sched_yield(void) { return (int)tn_ret(tn_sys(sched_yield)); }
TN_PUBLIC(sched_yield);
