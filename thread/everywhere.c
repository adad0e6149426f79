// SPDX-License-Identifier: MIT
#include "base/port/abort.h"
#include "thread/internal/futex.h"
#include "thread/internal/thread.h"

// The call in progress; one at a time, under tn_threads_lock.
static long (*function)(void *);
static void *argument;
static long first_result;
static volatile int pending;

static void handler(int)
{
    if (function(argument) != first_result)
        tn_die("a thread could not follow a change of the process");
    tn_store_release(&pending, 0);
    tn_futex_wake(&pending, 1, false);
}

long tn_thread_everywhere(long (*fn)(void *), void *arg)
{
    const tn_signals old = tn_block_signals(TN_SIGNALS_APP);
    struct __pthread *const self = tn_thread();
    // Nobody is born or leaves the ring meanwhile, and who waits for the lock still answers
    // signals.
    tn_lock_take(&tn_threads_lock);
    const long r = fn(arg);
    if (r == 0 && self->next != self) {
        const struct tn_ksigaction action = {
            .handler = (unsigned long)handler, .flags = SA_RESTART, .mask = TN_SIGNALS_ALL};
        tn_ksigaction(TN_SIGSYNC, &action, nullptr);
        function = fn;
        argument = arg;
        first_result = r;
        for (struct __pthread *t = self->next; t != self; t = t->next) {
            tn_store_release(&pending, 1);
            // The queue of real-time signals may be full (RLIMIT_SIGPENDING).
            while (tn_sys(tkill, t->tid, TN_SIGSYNC) == -EAGAIN)
                tn_sys(sched_yield);
            while (tn_load_acquire(&pending))
                tn_futex_wait(&pending, 1, CLOCK_MONOTONIC, nullptr, false);
        }
    }
    tn_lock_drop(&tn_threads_lock);
    tn_restore_signals(old);
    return r;
}
