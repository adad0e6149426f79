// SPDX-License-Identifier: MIT
// The address behind the macro errno (C23 7.5): a field of the calling thread's block, valid while
// the thread lives.
#include "base/errno.h"
#include "base/tcb.h"
#include "stdlib/stdlib.h"

int *tn___errno_location(void) { return &tn_thread()->errno_value; }
TN_PUBLIC(__errno_location);
