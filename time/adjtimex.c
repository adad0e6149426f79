// SPDX-License-Identifier: MIT
// adjtimex(2): the state of the clock, or -1 and errno.
#include "base/errno.h"
#include "base/syscall.h"
#include "time/time.h"

int tn_adjtimex(struct timex *t) { return (int)tn_ret(tn_sys(adjtimex, t)); }
TN_PUBLIC(adjtimex);
