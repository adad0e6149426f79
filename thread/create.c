// SPDX-License-Identifier: MIT
// Birth of a thread. One lock is held from the making of its memory to clone, so that who walks the
// ring of threads (dlopen, tn_thread_everywhere) meets either no new thread or a complete one.
// Usually one system call on a stored block; the parent's signals stay open, because a handler can
// do nothing here that needs the lock.
#include "thread/internal/futex.h"
#include "thread/internal/thread.h"

// A new thread that must do something before user code, with its signals blocked: the parent waits
// for the answer.
struct tn_launch {
    tn_signals mask; // the thread's own
    const struct tn_attr *attributes;
    volatile int answer; // PENDING, or the error of setting policy and processors
};
constexpr int PENDING = -1;

static void launch(struct __pthread *self)
{
    struct tn_launch *l = self->launch;
    const struct tn_attr *const a = l->attributes;
    const tn_signals mask = l->mask;
    int error = 0;
    if (a->inherit == PTHREAD_EXPLICIT_SCHED)
        error = (int)-tn_sys(sched_setscheduler, 0, a->policy, &a->priority);
    if (!error && a->processors)
        error = (int)-tn_sys(sched_setaffinity, 0, a->processors->size, a->processors->set);
    self->launch = nullptr;
    tn_store_release(&l->answer, error);
    tn_futex_wake(&l->answer, 1, false); // l may be gone already: an address is all this needs
    if (error)
        tn_thread_end(self);
    tn_restore_signals(mask);
}

void tn_thread_begin(struct __pthread *self)
{
    if (self->launch)
        launch(self);
}

int tn_thread_create(struct __pthread **out, const struct tn_attr *a, int (*run)(void *),
                     void *(*start)(void *), void *arg)
{
    constexpr int FLAGS = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD |
                          CLONE_SYSVSEM | CLONE_SETTLS | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID;
    struct __pthread *const self = tn_thread();
    if (!tn_process.can_thread)
        return ENOSYS;
    tn_tid(); // others may ask for the main thread's from now on

    struct tn_launch l = {.attributes = a, .answer = PENDING};
    const bool may_fail = a->inherit == PTHREAD_EXPLICIT_SCHED || a->processors;
    // A thread with a pending request may have the cancellation signal blocked, which must not be
    // inherited.
    const bool careful = may_fail || a->has_mask || tn_load_relaxed(&self->cancel);
    tn_signals old = 0;
    if (careful) {
        old = tn_block_signals(TN_SIGNALS_APP);
        l.mask = a->has_mask ? a->mask : old & TN_SIGNALS_APP;
    }

    tn_lock_take(&tn_threads_lock);
    struct __pthread *const t = tn_block_make(a);
    long r = -EAGAIN;
    if (t) {
        t->start = start;
        t->value = arg;
        t->launch = careful ? &l : nullptr;
        t->life = a->detached && !may_fail ? TN_THREAD_DETACHED : TN_THREAD_JOINABLE;
        t->prev = self;
        t->next = self->next;
        self->next->prev = t;
        self->next = t;
        // From here locks use atomics: the count goes up before there is another thread.
        tn_process.threads_minus_1++;
        *out = t;
        r = tn_clone_raw(run, t->stack_top, FLAGS, t, &t->tid, tn_tls_pointer(t), &t->tid);
        if (r < 0) {
            self->next = t->next;
            t->next->prev = self;
            tn_process.threads_minus_1--;
            t->life = TN_THREAD_JOINABLE;
            tn_block_release(t);
        }
    }
    tn_lock_drop(&tn_threads_lock);
    if (r < 0) {
        if (careful)
            tn_restore_signals(old);
        return EAGAIN;
    }
    if (careful) {
        while (tn_load_acquire(&l.answer) == PENDING)
            tn_futex_wait(&l.answer, PENDING, CLOCK_MONOTONIC, nullptr, false);
        const unsigned char state = self->cancel_state;
        self->cancel_state =
            PTHREAD_CANCEL_DISABLE; // joining the stillborn is no cancellation point
        if (l.answer)
            tn_thread_join(t, nullptr, CLOCK_MONOTONIC, nullptr);
        else if (may_fail && a->detached)
            tn_pthread_detach(t);
        self->cancel_state = state;
        tn_restore_signals(old);
    }
    return l.answer > 0 ? l.answer : 0;
}
