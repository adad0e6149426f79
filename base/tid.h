// SPDX-License-Identifier: MIT
// The kernel's id of the calling thread. The main thread's is asked for when first needed, so a
// program that needs none starts one system call earlier; other threads get theirs from clone(2).
// After fork the child clears the field.
#pragma once

#include "base/syscall.h"
#include "base/tcb.h"

static inline int tn_tid(void)
{
    // A signal handler between the two lines finds and stores the same number.
    if (tn_unlikely(!tn_self()->tid))
        tn_self()->tid = (int)tn_sys(gettid);
    return tn_self()->tid;
}
