// SPDX-License-Identifier: MIT
// Ends the process in order (C23 7.24.4.4): everything that registered for process_exit, that is
// the handlers of atexit (order 10, only if linked), the destructors of objects (20), the streams
// (50); then _Exit.
//
// Thread-safe (POSIX.1-2024 exit): the first call wins, its status is the process's, other threads
// wait for the end. A call from within (a handler calls exit) continues with what has not run yet
// and ends with the newer status. The child of a fork made meanwhile may exit, whichever thread
// made it.
#include "base/atomic.h"
#include "base/hooks.h"
#include "base/process.h"
#include "base/syscall.h"
#include "base/tcb.h"
#include "stdlib/stdlib.h"

// The thread that ends the process. The address of its block identifies it also in the child of
// fork, unlike its number.
static struct __pthread *exiting;

static struct __pthread *self(void)
{
    // Without a thread pointer there is only one thread: any constant names it.
    return tn_process.can_thread ? tn_thread() : (struct __pthread *)&exiting;
}

void tn_exit(int status)
{
    struct __pthread *owner = nullptr;
    if (!tn_cas_acquire(&exiting, &owner, self()) && owner != self())
        for (;;)
            tn_sys(ppoll, 0, 0, 0, 0, 0);
    tn_hooks_run(process_exit, nullptr);
    tn__Exit(status);
}
TN_PUBLIC(exit);

// In the child only the thread that called fork exists; if another one was ending the parent, it
// did not come along.
[[gnu::used]] static void forked(void *)
{
    if (exiting != self())
        exiting = nullptr;
}
TN_HOOK(fork_child, 60, forked);

// A program whose threads have all ended with pthread_exit ends like this (POSIX.1-2024
// pthread_exit).
[[gnu::used]] static void last_thread(void *) { tn_exit(0); }
TN_HOOK(last_thread_exit, 0, last_thread);
