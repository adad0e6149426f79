// SPDX-License-Identifier: MIT
// dlclose (POSIX.1-2024): gives a reference back, and unloads what nothing refers to any more. An
// object stays while the program or an open handle needs it, directly or through others (DT_NEEDED,
// or a symbol that was bound to it), and for ever if it was loaded at start or with RTLD_NODELETE.
//
// Destructors of unreferenced objects run under the loader's lock, latest constructed first; then
// exit handlers that the objects registered; then their memory goes. A destructor that calls
// dlclose leaves the work to the call that is under way. As everywhere, a thread that still runs
// code of an object that is unloaded crashes.
#include "ldso/dl.h"
#include "ldso/ldso.h"
#include "stdlib/stdlib.h"

static bool is_handle(const void *handle)
{
    for (const struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        if (&d->map == handle && !d->closing)
            return true;
    return false;
}

// Marks what `d` keeps alive. Marks only rise, so the loop in mark_all ends.
static bool mark_references(const struct tn_dso *d)
{
    bool more = false;
    for (size_t i = 0; i < d->needed_count + d->bound_count; i++) {
        struct tn_dso *used = i < d->needed_count ? d->needed[i] : d->bound[i - d->needed_count];
        if (used->mark != tn_ldso.mark) {
            used->mark = tn_ldso.mark;
            more = true;
        }
    }
    return more;
}

static void mark_all(void)
{
    bool more = true;
    tn_ldso.mark++;
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        if (d->permanent || d->opens || d->pins || d->constructed == TN_CONSTRUCTING)
            d->mark = tn_ldso.mark;
    while (more) {
        more = false;
        for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
            if (d->mark == tn_ldso.mark)
                more |= mark_references(d);
    }
}

static void leave_global_scope(struct tn_dso *d)
{
    struct tn_dso *before = tn_ldso.program;
    if (!d->global)
        return;
    while (before->scope_next != d)
        before = before->scope_next;
    before->scope_next = d->scope_next;
    if (tn_ldso.scope_tail == d)
        tn_ldso.scope_tail = before;
}

static void leave_list(struct tn_dso *d)
{
    if (d->map.l_next)
        d->map.l_next->l_prev = d->map.l_prev;
    else
        tn_ldso.tail = (struct tn_dso *)d->map.l_prev;
    d->map.l_prev->l_next = d->map.l_next; // the program is never unloaded
    tn_ldso.subs++;
}

static void destruct_closing(void)
{
    struct tn_dso **link = &tn_ldso.fini;
    while (*link) {
        struct tn_dso *d = *link;
        if (!d->closing) {
            link = &d->fini_next;
            continue;
        }
        *link = d->fini_next;
        tn_dso_destruct(d);
        tn_atexit_unload(d->start, d->start + d->size);
        link = &tn_ldso.fini; // the destructor may have changed the list
    }
}

static bool unload_unreferenced(void)
{
    bool any = false;
    mark_all();
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        any |= d->closing = d->mark != tn_ldso.mark;
    if (!any)
        return false;
    destruct_closing();
    tn_ldso_debug(RT_DELETE);
    // Objects found by the run path of one that goes are no longer searched with it.
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        if (d->needed_by && d->needed_by->closing)
            d->needed_by = nullptr;
    for (struct tn_dso *d = tn_ldso.head, *next; d; d = next) {
        next = tn_dso_next(d);
        if (!d->closing)
            continue;
        leave_global_scope(d);
        leave_list(d);
        tn_ldso_tls_close(d);
        tn_dso_discard(d);
    }
    tn_ldso_debug(RT_CONSISTENT);
    return true;
}

// What is let go is unloaded by the next dlclose: this may be a thread's end.
void tn_ldso_pin(const void *address, bool keep)
{
    tn_ldso_lock();
    struct tn_dso *d = tn_ldso_object_at((size_t)address);
    if (d)
        d->pins += keep ? 1 : -1U;
    tn_ldso_unlock();
}

int tn_dlclose(void *handle)
{
    static bool unloading;
    tn_ldso_lock();
    tn_self()->dl_error_fresh = false;
    const bool valid = is_handle(handle);
    if (valid) {
        struct tn_dso *d = handle;
        if (d->opens && !--d->opens && !unloading) {
            unloading = true;
            while (unload_unreferenced()) // destructors may have closed more
                ;
            unloading = false;
        }
    } else {
        tn_ldso_fail("Invalid library handle");
    }
    tn_ldso_unlock();
    return valid ? 0 : -1;
}
TN_PUBLIC(dlclose);
