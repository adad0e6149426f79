// SPDX-License-Identifier: MIT
#include "base/hooks.h"
#include "thread/internal/thread.h"

void tn_thread_end(struct __pthread *self)
{
    // The library's signals stay open until the thread has left the ring: who walks it waits for
    // answers.
    const tn_signals mask = tn_block_signals(TN_SIGNALS_APP);

    tn_lock_take(&self->kill_lock);
    self->gone = true;
    tn_lock_drop(&self->kill_lock);

    tn_lock_take(&tn_threads_lock);
    if (self->next == self) {
        // exit is above this package and always there: it registers itself.
        tn_lock_drop(&tn_threads_lock);
        tn_restore_signals(mask);
        tn_hooks_run(last_thread_exit, self);
        for (;;)
            tn_sys(exit_group, 0);
    }
    self->prev->next = self->next;
    self->next->prev = self->prev;
    int joinable = TN_THREAD_JOINABLE;
    if (!tn_cas_acq_rel(&self->life, &joinable, TN_THREAD_EXITING))
        tn_block_release(self);
    // Always the atomic way: another thread may have become the only one by what it saw just now.
    if (tn_swap_release(&tn_threads_lock.word, 0) == 2)
        tn_lock_wake(&tn_threads_lock);

    // From here on no memory of this thread belongs to it but the stack below this frame, until the
    // kernel has cleared tid.
    if (!self->map_base)
        tn_sys(set_tid_address, &self->tid);
    for (;;)
        tn_sys(exit, 0);
}
