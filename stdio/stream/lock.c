// SPDX-License-Identifier: MIT
// The recursive lock of a stream: a base lock, its owner and a depth. Only the owner writes owner
// and depth, and the test "is it me" can be answered right from a racing read, because nobody else
// ever stores our own address there.
#include "stdio/stream/file.h"

void tn_file_lock(FILE *f)
{
    struct __pthread *self = tn_thread();
    if (tn_load_relaxed(&f->lock.owner) != self) {
        tn_lock_take(&f->lock.lock);
        tn_store_relaxed(&f->lock.owner, self);
    }
    f->lock.depth++;
}

bool tn_file_trylock(FILE *f)
{
    struct __pthread *self = tn_thread();
    if (tn_load_relaxed(&f->lock.owner) != self) {
        if (!tn_trylock(&f->lock.lock))
            return false;
        tn_store_relaxed(&f->lock.owner, self);
    }
    f->lock.depth++;
    return true;
}

void tn_file_unlock(FILE *f)
{
    if (--f->lock.depth == 0) {
        tn_store_relaxed(&f->lock.owner, nullptr);
        tn_lock_drop(&f->lock.lock);
    }
}

FILE *tn_file_acquire_slow(FILE *f)
{
    if (f->flags & TN_F_BYCALLER)
        return nullptr;
    tn_file_lock(f);
    return f;
}
