// SPDX-License-Identifier: MIT
// Thread-local storage of loaded objects. At start all modules are fixed, and one allocation serves
// the main thread. A module that is opened later has its id (and its place, if it must be fixed)
// from relocation on, but joins the list that new threads are made from only when its image is
// complete, in the same step in which all live threads get their blocks.
#include "base/atomic.h"
#include "ldso/ldso.h"
#include <tenon/mem.h>

bool tn_ldso_tls_add(struct tn_dso *d)
{
    if (!tn_ldso.running) {
        d->tls.fixed = d->tls_live = true;
        if (tn_tls_place(&d->tls, tn_tls.fixed_size) && tn_tls_add(&d->tls))
            return true;
        return tn_ldso_fail("Error loading shared library ", tn_dso_name(d),
                            ": thread-local storage too large");
    }
    // The lowest id that no loaded object has.
    size_t id = 1;
    for (const struct tn_dso *other = tn_ldso.head; other;) {
        if (other->tls.size && other->tls.id == id) {
            id++;
            other = tn_ldso.head;
        } else {
            other = tn_dso_next(other);
        }
    }
    d->tls.id = id;
    return true;
}

bool tn_ldso_tls_fix(struct tn_dso *d)
{
    if (d->tls_live || d->tls.align > tn_tls.align)
        return false;
    size_t used = 0;
    for (const struct tn_dso *other = tn_ldso.head; other; other = tn_dso_next(other)) {
        if (!other->tls.size || !other->tls.fixed)
            continue;
#ifdef __x86_64__
        used = tn_max(used, other->tls.offset);
#else
        used = tn_max(used, other->tls.offset + other->tls.size);
#endif
    }
    size_t end = tn_tls_place(&d->tls, used);
    return d->tls.fixed = end && end <= tn_tls.fixed_room;
}

static size_t count_threads(void)
{
    const struct __pthread *self = tn_thread();
    size_t n = 1;
    for (const struct __pthread *t = self->next; t != self; t = t->next)
        n++;
    return n;
}

// Bytes per thread in d->tls_blocks.
static size_t stride(const struct tn_tls_module *m) { return tn_align_up(m->size, m->align); }

static bool allocate_blocks(struct tn_dso *d, size_t threads)
{
    const struct tn_tls_module *m = &d->tls;
    size_t size;
    if (m->fixed)
        return true;
    if (tn_mul_overflow(threads, stride(m), &size) || tn_add_overflow(size, 2 * m->align, &size))
        return tn_ldso_fail("Error loading shared library ", tn_dso_name(d),
                            ": thread-local storage too large");
    return d->tls_blocks = tn_ldso_alloc(size);
}

// The block of thread number i.
static void *block_of(const struct tn_dso *d, size_t i)
{
    uintptr_t at = (uintptr_t)d->tls_blocks;
    at += (d->tls.skew - at) & (d->tls.align - 1);
    return (void *)(at + i * stride(&d->tls));
}

static void give(struct tn_dso *d, struct __pthread *thread, size_t i)
{
    const struct tn_tls_module *m = &d->tls;
    void *block;
    if (m->fixed) {
        // Room that another library may have used before.
        block = tn_tls_fixed_block(thread, m);
        tn_memset((char *)block + m->image_size, 0, m->size - m->image_size);
    } else {
        block = block_of(d, i);
    }
    tn_tls_copy(block, m);
    thread->dtv[m->id] = (uintptr_t)block + TN_DTV_BIAS;
}

static void free_blocks(struct tn_dso *const *objects, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        tn_ldso_free(objects[i]->tls_blocks);
        objects[i]->tls_blocks = nullptr;
    }
}

// Gives the thread a DTV with `slots` entries, taken from *pool. Its thread may be reading the old
// one this moment, so that is never freed; because DTVs double, all old ones together are smaller
// than the new one.
static void grow_dtv(struct __pthread *thread, size_t slots, uintptr_t **pool)
{
    if (thread->dtv[0] >= slots)
        return;
    uintptr_t *dtv = *pool;
    *pool += slots + 1;
    tn_memcpy(dtv + 1, thread->dtv + 1, thread->dtv[0] * sizeof *dtv);
    dtv[0] = slots;
    tn_store_release(&thread->dtv, dtv);
}

bool tn_ldso_tls_open(struct tn_dso *const *objects, size_t count)
{
    size_t highest = 0;
    for (size_t i = 0; i < count; i++)
        highest = tn_max(highest, objects[i]->tls.id);
    if (!highest)
        return true;
    for (;;) {
        tn_lock_take(&tn_threads_lock);
        const size_t threads = count_threads();
        bool grow = false;
        const struct __pthread *self = tn_thread(), *t = self;
        do
            grow |= t->dtv[0] < highest;
        while ((t = t->next) != self);
        tn_lock_drop(&tn_threads_lock);

        const size_t slots = 2 * highest;
        uintptr_t *pool = nullptr;
        bool enough = !grow || (pool = tn_ldso_alloc(threads * (slots + 1) * sizeof *pool));
        for (size_t i = 0; i < count && enough; i++)
            enough = !objects[i]->tls.size || allocate_blocks(objects[i], threads);
        if (!enough) {
            tn_ldso_free(pool);
            free_blocks(objects, count);
            return false;
        }

        // Threads may have come meanwhile; then the room does not suffice and all begins anew.
        tn_lock_take(&tn_threads_lock);
        enough = count_threads() <= threads;
        bool added = enough;
        for (size_t i = 0; i < count && added; i++)
            if (objects[i]->tls.size && !(added = tn_tls_add(&objects[i]->tls)))
                while (i--)
                    if (objects[i]->tls.size)
                        tn_tls_remove(&objects[i]->tls);
        if (added) {
            struct __pthread *thread = tn_thread();
            for (size_t n = 0; n < threads && (!n || thread != self); n++, thread = thread->next) {
                if (grow)
                    grow_dtv(thread, slots, &pool);
                for (size_t i = 0; i < count; i++)
                    if (objects[i]->tls.size)
                        give(objects[i], thread, n);
            }
        }
        tn_lock_drop(&tn_threads_lock);
        if (added) {
            for (size_t i = 0; i < count; i++)
                objects[i]->tls_live = objects[i]->tls.size;
            return true;
        }
        tn_ldso_free(pool);
        free_blocks(objects, count);
        if (enough)
            return tn_ldso_fail("Error loading shared library: thread-local storage too large");
    }
}

void tn_ldso_tls_close(struct tn_dso *d)
{
    if (!d->tls_live)
        return;
    tn_lock_take(&tn_threads_lock);
    tn_tls_remove(&d->tls);
    struct __pthread *self = tn_thread(), *t = self;
    do
        t->dtv[d->tls.id] = 0;
    while ((t = t->next) != self);
    tn_lock_drop(&tn_threads_lock);
    d->tls_live = false;
}
