// SPDX-License-Identifier: MIT
// The loader's lock: recursive, because destructors and callbacks of dl_iterate_phdr may use the
// loader. Across fork it is held, so that the child finds the lists whole.
#include "base/lock.h"
#include "base/hooks.h"
#include "ldso/ldso.h"

static tn_lock lock;
static struct __pthread *volatile owner; // only its own thread finds itself here
static unsigned depth;

void tn_ldso_lock(void)
{
    struct __pthread *self = tn_thread();
    if (tn_load_relaxed(&owner) != self) {
        tn_lock_take(&lock);
        tn_store_relaxed(&owner, self);
    }
    depth++;
}

void tn_ldso_unlock(void)
{
    if (--depth)
        return;
    tn_store_relaxed(&owner, nullptr);
    tn_lock_drop(&lock);
}

[[gnu::used]] static void before_fork(void *) { tn_ldso_lock(); }
[[gnu::used]] static void after_fork(void *) { tn_ldso_unlock(); }
TN_HOOK(fork_prepare, 20, before_fork);
TN_HOOK(fork_parent, 20, after_fork);
TN_HOOK(fork_child, 20, after_fork);
