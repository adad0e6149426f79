// SPDX-License-Identifier: MIT
// Constructors and destructors. Constructors run in dependency order, without the loader's lock, so
// that they may start threads that open libraries; who needs an object that another thread is
// constructing waits for it. Destructors run in the opposite order of construction: at exit those
// of all objects, at dlclose those of what is unloaded.
#include <limits.h>

#include "base/hooks.h"
#include "base/syscall.h"
#include "crt/start.h"
#include "ldso/ldso.h"

constexpr int FUTEX_WAIT_PRIVATE = 128, FUTEX_WAKE_PRIVATE = 129;

typedef void initialiser(int, char **, char **);
typedef void finaliser(void);

static void call_initialisers(const size_t *f, size_t count)
{
    for (; count; count--, f++)
        if (*f && *f != SIZE_MAX)
            ((initialiser *)*f)(tn_ldso.argc, tn_ldso.argv, __environ);
}

static bool check_table(const struct tn_dso *d, const size_t *f, size_t count)
{
    for (; count; count--, f++) {
        if (!*f || *f == SIZE_MAX || tn_dso_executes(d, *f))
            continue;
        // A symbol of another object may stand in the table.
        const struct tn_dso *other = tn_ldso_object_at(*f);
        if (!other || !tn_dso_executes(other, *f))
            return false;
    }
    return true;
}

bool tn_dso_check_functions(const struct tn_dso *d)
{
    return (check_table(d, d->preinit_array, d->preinit_count) &&
            check_table(d, d->init_array, d->init_count) &&
            check_table(d, d->fini_array, d->fini_count)) ||
           tn_ldso_fail("Error loading shared library ", tn_dso_name(d),
                        ": damaged file: a constructor or destructor is not code");
}

// Claims the construction of d for this thread; false if it is done, or this thread is in the
// middle of it.
static bool claim(struct tn_dso *d)
{
    if (tn_load_acquire(&d->constructed) == TN_CONSTRUCTED)
        return false;
    tn_ldso_lock();
    while (d->constructed == TN_CONSTRUCTING && d->constructor != tn_thread()) {
        tn_ldso_unlock();
        tn_sys(futex, &d->constructed, FUTEX_WAIT_PRIVATE, TN_CONSTRUCTING, 0);
        tn_ldso_lock();
    }
    const bool mine = d->constructed == TN_UNCONSTRUCTED;
    if (mine) {
        d->constructed = TN_CONSTRUCTING;
        d->constructor = tn_thread();
        d->fini_next = tn_ldso.fini;
        tn_ldso.fini = d;
    }
    tn_ldso_unlock();
    return mine;
}

void tn_ldso_construct(struct tn_dso *const *objects, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct tn_dso *d = objects[i];
        if (!claim(d))
            continue;
        if (d->init || d->init_count)
            tn_ldso_trace(TN_TRACE_LIBS, "constructing ", tn_dso_name(d));
        if (d->init)
            ((initialiser *)d->init)(tn_ldso.argc, tn_ldso.argv, __environ);
        call_initialisers(d->init_array, d->init_count);
        tn_store_release(&d->constructed, TN_CONSTRUCTED);
        if (tn_process.threads_minus_1)
            tn_sys(futex, &d->constructed, FUTEX_WAKE_PRIVATE, INT_MAX);
    }
}

void tn_dso_destruct(struct tn_dso *d)
{
    if (d->fini || d->fini_count)
        tn_ldso_trace(TN_TRACE_LIBS, "destroying ", tn_dso_name(d));
    for (size_t i = d->fini_count; i--;)
        if (d->fini_array[i] && d->fini_array[i] != SIZE_MAX)
            ((finaliser *)d->fini_array[i])();
    if (d->fini)
        ((finaliser *)d->fini)();
}

[[gnu::used]] static void destruct_all(void *)
{
    for (;;) {
        tn_ldso_lock();
        struct tn_dso *d = tn_ldso.fini;
        if (d)
            tn_ldso.fini = d->fini_next;
        tn_ldso_unlock();
        if (!d)
            return;
        // One that another thread is still constructing cannot be destroyed.
        if (d->constructed == TN_CONSTRUCTED)
            tn_dso_destruct(d);
    }
}
TN_HOOK(process_exit, 20, destruct_all);
