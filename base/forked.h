// SPDX-License-Identifier: MIT
// What the child of a fork knows without asking: the calling thread is the only one.
#pragma once

#include "base/process.h"
#include "base/tcb.h"
#include "base/tls.h"

// First thing in a child that has a copy of its parent's memory. Sets everything but the thread's
// id, which clone(2) may have stored (CLONE_CHILD_SETTID) or the caller clears.
static inline void tn_forked(void)
{
    struct __pthread *const self = tn_thread();
    self->prev = self->next = self;
    tn_lock_reset(&self->kill_lock);
    tn_lock_reset(&tn_threads_lock);
    // The kernel has forgotten the robust list; the parent still owns its mutexes.
    self->robust.head = nullptr;
    self->robust.pending = nullptr;
    tn_process.threads_minus_1 = 0;
}
