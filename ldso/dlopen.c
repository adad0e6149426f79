// SPDX-License-Identifier: MIT
// dlopen (POSIX.1-2024): opens a library and what it needs, all or nothing. The handle is the
// object's link_map. RTLD_NOLOAD, RTLD_NODELETE as in Linux; RTLD_DEEPBIND has no effect;
// with LD_BIND_NOW in the environment RTLD_LAZY means RTLD_NOW.
// Thread-safe; not async-signal-safe.
//
// The library is searched as if the caller's object needed it (its run path counts). New objects
// look for symbols in the global scope, then in the opened library and what it needs, breadth
// first.
#include "ldso/dl.h"
#include "ldso/ldso.h"

// Takes everything after `last` off the list again. No code of it has run.
static void forget_after(struct tn_dso *last)
{
    struct tn_dso *d = tn_dso_next(last);
    last->map.l_next = nullptr;
    tn_ldso.tail = last;
    while (d) {
        struct tn_dso *next = tn_dso_next(d);
        if (d == tn_ldso.libc) { // cannot be new
            __builtin_trap();
        }
        tn_ldso.adds--;
        tn_dso_discard(d);
        d = next;
    }
}

// Makes the objects after `last`, loaded because of `root`, ready for their constructors.
static bool complete(struct tn_dso *root, struct tn_dso *last, bool lazy, struct tn_dso ***objects,
                     size_t *count)
{
    if (!tn_ldso_load_needed(tn_dso_next(last)))
        return false;
    struct tn_dso **group = tn_dso_group(root);
    if (!group || !(*objects = tn_ldso_sort(tn_dso_next(last), count)))
        return false;
    return tn_ldso_relocate(*objects, *count, group, lazy) && tn_ldso_tls_open(*objects, *count) &&
           tn_ldso_relocate_deferred(*objects, *count, group) && tn_ldso_protect(*objects, *count);
}

static struct tn_dso *open_locked(const char *name, int mode, struct tn_dso *caller,
                                  struct tn_dso ***objects, size_t *count)
{
    struct tn_dso *last = tn_ldso.tail;
    struct tn_dso *root = tn_ldso_load(name, caller ? caller : tn_ldso.program, mode & RTLD_NOLOAD);
    if (!root) {
        if (mode & RTLD_NOLOAD)
            tn_ldso_fail("Library ", name, " is not loaded");
        return nullptr;
    }
    if (last != tn_ldso.tail) {
        tn_ldso_debug(RT_ADD);
        const bool ok =
            complete(root, last, !(mode & RTLD_NOW || tn_ldso.bind_now), objects, count);
        if (!ok) {
            for (struct tn_dso *d = tn_dso_next(last); d; d = tn_dso_next(d))
                tn_ldso_tls_close(d);
            forget_after(last);
        }
        tn_ldso_debug(RT_CONSISTENT);
        if (!ok)
            return nullptr;
    }
    struct tn_dso **group = tn_dso_group(root);
    if (!group)
        return nullptr;
    if (mode & RTLD_GLOBAL)
        for (; *group; group++)
            tn_ldso_add_global(*group);
    if (mode & RTLD_NODELETE)
        root->permanent = true;
    root->opens++;
    if (mode & RTLD_GLOBAL || last != tn_ldso.tail)
        tn_ldso_retry_pending();
    return root;
}

void *tn_dlopen(const char *name, int mode)
{
    struct tn_dso **objects = nullptr;
    size_t count = 0;
    if (!name)
        return &tn_ldso.program->map;
    tn_ldso_lock();
    tn_self()->dl_error_fresh = false;
    struct tn_dso *caller = tn_ldso_object_at((size_t)__builtin_return_address(0));
    struct tn_dso *root = open_locked(name, mode, caller, &objects, &count);
    tn_ldso_unlock();
    if (root) {
        tn_ldso_construct(objects, count);
        // What was there before may still be under construction by another thread.
        size_t n = 0;
        while (root->group[n])
            n++;
        while (n--)
            tn_ldso_construct(&root->group[n], 1);
    }
    tn_ldso_free(objects);
    return root ? &root->map : nullptr;
}
TN_PUBLIC(dlopen);
