// SPDX-License-Identifier: MIT
// Cancellation: the request, the signal that interrupts a thread for it, and acting on it.
//
// The signal handler ends an asynchronously cancellable thread at once, and moves one that waits in
// a cancellation point out of it. Found anywhere else, the request may have interrupted an
// application's signal handler that itself interrupted a waiting call, which would go on waiting
// when that returns. So the handler sends the signal again with it blocked in the context it
// returns to: it comes back as soon as an outer context, in which it is open, continues.
#include <errno.h>
#include <signal.h>

#include "base/cancel.h"
#include "thread/internal/thread.h"

static uintptr_t *pc_of(ucontext_t *context)
{
#if defined(__x86_64__)
    return (uintptr_t *)&context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return &context->uc_mcontext.pc;
#elif defined(__riscv)
    return &context->uc_mcontext.__gregs[REG_PC];
#endif
}

static long act(void)
{
    struct __pthread *const self = tn_thread();
    if (self->cancel_state == PTHREAD_CANCEL_ENABLE)
        tn_pthread_exit(PTHREAD_CANCELED);
    self->cancel_state = PTHREAD_CANCEL_DISABLE;
    return -ECANCELED;
}

static void handler(int, siginfo_t *, void *p)
{
    struct __pthread *const self = tn_thread();
    ucontext_t *const context = p;
    if (!tn_load_acquire(&self->cancel) || self->cancel_state == PTHREAD_CANCEL_DISABLE)
        return;
    tn_signals *const mask = (tn_signals *)&context->uc_sigmask;
    if (self->cancel_type == PTHREAD_CANCEL_ASYNCHRONOUS &&
        self->cancel_state == PTHREAD_CANCEL_ENABLE) {
        tn_restore_signals(*mask);
        tn_pthread_exit(PTHREAD_CANCELED);
    }
    uintptr_t *const pc = pc_of(context);
    if (*pc >= (uintptr_t)tn_syscall_cp_begin && *pc < (uintptr_t)tn_syscall_cp_end) {
        *pc = (uintptr_t)tn_syscall_cp_cancelled;
        return;
    }
    *mask |= TN_SIGNAL(TN_SIGCANCEL);
    tn_sys(tkill, tn_tid(), TN_SIGCANCEL);
}

static void install(void)
{
    static volatile bool installed;
    if (tn_load_acquire(&installed))
        return;
    // Twice does no harm. SA_RESTART: a call that goes on after all must not fail with EINTR.
    const struct tn_ksigaction action = {.handler = (unsigned long)handler,
                                         .flags = SA_SIGINFO | SA_RESTART,
                                         .mask = TN_SIGNALS_ALL};
    tn_cancel_action = act;
    tn_ksigaction(TN_SIGCANCEL, &action, nullptr);
    tn_store_release(&installed, true);
}

int tn_pthread_cancel(pthread_t t)
{
    install();
    tn_store_release(&t->cancel, 1);
    if (t != tn_thread())
        return tn_thread_signal(t, TN_SIGCANCEL, nullptr);
    if (t->cancel_state == PTHREAD_CANCEL_ENABLE && t->cancel_type == PTHREAD_CANCEL_ASYNCHRONOUS)
        tn_pthread_exit(PTHREAD_CANCELED);
    return 0;
}
TN_PUBLIC(pthread_cancel);
