// SPDX-License-Identifier: MIT
// The thread that serves SIGEV_THREAD timers. It runs with all signals blocked and waits for the
// library's timer signal, which carries the timer's address. A timer is known by being on the list,
// under the lock, so that a signal which was on its way when the timer was deleted finds nothing.
// When no thread can be made for an expiration, it is lost, as an overrun would be.
#include <errno.h>

#include "base/hooks.h"
#include "base/lock.h"
#include "base/signal.h"
#include "base/syscall.h"
#include "base/tid.h"
#include "malloc/backend.h"
#include "thread/thread.h"
#include "thread/timer/timer.h"

static tn_lock lock;
static struct tn_timer *timers;
static int service_tid; // 0: there is no service

struct call {
    void (*function)(union sigval);
    union sigval value;
};

static void *run(void *arg)
{
    const struct call call = *(struct call *)arg;
    tn_free(arg);
    call.function(call.value);
    return nullptr;
}

static void expire(struct tn_timer *wanted)
{
    pthread_attr_t attributes;
    struct call *call = nullptr;
    tn_lock_take(&lock);
    struct tn_timer *t = timers;
    while (t && t != wanted)
        t = t->next;
    if (t && (call = tn_malloc(sizeof *call))) {
        *call = (struct call){t->function, t->value};
        attributes = t->attributes;
    }
    tn_lock_drop(&lock);
    pthread_t thread;
    if (call && tn_pthread_create(&thread, &attributes, run, call))
        tn_free(call);
}

static void *serve(void *started)
{
    tn_store_relaxed(&service_tid, tn_tid());
    tn_sem_post(started);
    const tn_signals wait = TN_SIGNAL(TN_SIGTIMER);
    for (;;) {
        siginfo_t info;
        const long r = tn_sys(rt_sigtimedwait, &wait, &info, 0, sizeof wait);
        if (r == TN_SIGTIMER && info.si_code == SI_TIMER)
            expire(info.si_value.sival_ptr);
    }
}

// Under the lock.
static int start_service(void)
{
    pthread_attr_t a;
    pthread_t thread;
    sem_t started;
    tn_pthread_attr_init(&a);
    tn_pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);
    tn_sem_init(&started, 0, 0);
    // The service inherits the mask. Other signals of the library stay open: tn_thread_everywhere
    // waits for every thread's answer.
    const tn_signals old = tn_block_signals(TN_SIGNALS_APP | TN_SIGNAL(TN_SIGTIMER));
    const int error = tn_pthread_create(&thread, &a, serve, &started);
    while (!error && tn_sem_wait(&started))
        ;
    tn_restore_signals(old);
    return error;
}

int tn_timer_start(clockid_t clock, const struct sigevent *event, timer_t *out)
{
    struct tn_timer *const t = tn_malloc(sizeof *t);
    if (!t)
        return EAGAIN;
    t->function = event->sigev_notify_function;
    t->value = event->sigev_value;
    if (event->sigev_notify_attributes) {
        t->attributes = *event->sigev_notify_attributes;
        tn_attr_detach(&t->attributes);
    } else {
        tn_pthread_attr_init(&t->attributes);
    }
    tn_pthread_attr_setdetachstate(&t->attributes, PTHREAD_CREATE_DETACHED);

    // A cancellation request must not take effect with the lock held.
    int state, id;
    tn_pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state);
    tn_lock_take(&lock);
    int error = service_tid ? 0 : start_service();
    if (!error) {
        struct sigevent to_service = {.sigev_notify = SIGEV_THREAD_ID,
                                      .sigev_signo = TN_SIGTIMER,
                                      .sigev_value.sival_ptr = t};
        to_service.sigev_notify_thread_id = service_tid;
        error = (int)-tn_sys(timer_create, clock, &to_service, &id);
    }
    if (!error) {
        t->id = id;
        t->next = timers;
        timers = t;
    }
    tn_lock_drop(&lock);
    tn_pthread_setcancelstate(state, nullptr);
    if (error)
        tn_free(t);
    else
        *out = (timer_t)t;
    return error;
}

void tn_timer_end(struct tn_timer *timer)
{
    tn_lock_take(&lock);
    for (struct tn_timer **at = &timers; *at; at = &(*at)->next)
        if (*at == timer) {
            *at = timer->next;
            break;
        }
    tn_lock_drop(&lock);
    tn_sys(timer_delete, timer->id);
    tn_free(timer);
}

// A child has neither the parent's timers nor its service.
[[gnu::used]] static void fork_prepare(void *) { tn_lock_take(&lock); }
[[gnu::used]] static void fork_parent(void *) { tn_lock_drop(&lock); }
[[gnu::used]] static void fork_child(void *)
{
    tn_lock_reset(&lock);
    timers = nullptr;
    service_tid = 0;
}
TN_HOOK(fork_prepare, 60, fork_prepare);
TN_HOOK(fork_parent, 60, fork_parent);
TN_HOOK(fork_child, 60, fork_child);
