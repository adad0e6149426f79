// SPDX-License-Identifier: MIT
// __cxa_thread_atexit_impl (GNU; C++ and Rust runtimes look for it): registers the destructor of a
// thread-local object of the calling thread. They run newest first, when the thread ends before the
// destructors of thread-specific data, when the process exits before handlers of atexit and only
// for the thread that calls exit. The library that registered one (`dso` is an address in it) stays
// loaded until it has run. 0, or -1 without memory. Not async-signal-safe.
#include "base/hooks.h"
#include "base/lock.h"
#include "base/tcb.h"
#include "ldso/dl.h"
#include "thread/thread.h"
#include <tenon/malloc.h>

struct destructor {
    struct destructor *next;
    void (*run)(void *);
    void *object, *dso;
};

// The list of a thread is the value of this key, whose own destructor is none: the hook comes
// first.
static pthread_key_t key;
static bool have_key;

static bool make_key(void)
{
    static tn_lock lock;
    tn_lock_take(&lock);
    const bool made = have_key || !tn_pthread_key_create(&key, nullptr);
    __atomic_store_n(&have_key, made, __ATOMIC_RELEASE);
    tn_lock_drop(&lock);
    return made;
}

TN_EXPORT int __cxa_thread_atexit_impl(void (*run)(void *), void *object, void *dso);
int __cxa_thread_atexit_impl(void (*run)(void *), void *object, void *dso)
{
    struct destructor *d = tn_malloc(sizeof *d);
    if (!d || (!__atomic_load_n(&have_key, __ATOMIC_ACQUIRE) && !make_key()))
        return tn_free(d), -1;
    *d = (struct destructor){tn_pthread_getspecific(key), run, object, dso};
    if (tn_pthread_setspecific(key, d))
        return tn_free(d), -1;
    if (tn_ldso_pin)
        tn_ldso_pin(dso, true);
    return 0;
}

// A destructor may register others, which run next.
[[gnu::used]] static void run_all(void *)
{
    struct destructor *d;
    if (!__atomic_load_n(&have_key, __ATOMIC_ACQUIRE))
        return;
    while ((d = tn_pthread_getspecific(key))) {
        tn_pthread_setspecific(key, d->next);
        d->run(d->object);
        if (tn_ldso_pin)
            tn_ldso_pin(d->dso, false);
        tn_free(d);
    }
}
TN_HOOK(thread_exit, -10, run_all);
TN_HOOK(process_exit, 5, run_all);
