// SPDX-License-Identifier: MIT
// timer_getoverrun (POSIX.1-2024).
#include "base/errno.h"
#include "base/syscall.h"
#include "thread/timer/timer.h"

int tn_timer_getoverrun(timer_t t) { return (int)tn_ret(tn_sys(timer_getoverrun, tn_timer_id(t))); }
TN_PUBLIC(timer_getoverrun);
