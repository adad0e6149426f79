// SPDX-License-Identifier: MIT
// Large blocks of the hardened backend: each has a mapping of its own between guard pages and ends
// where the guard page begins, as nearly as its alignment allows. A freed one is made inaccessible
// and its addresses are not used again before LARGE_QUARANTINE others have been freed.
#include "base/port/vm.h"
#include "base/process.h"
#include "malloc/hardened/hardened.h"

static size_t room_behind(const struct run *run)
{
    const char *const end = (const char *)run - tn_page_size(); // the guard page
    return (size_t)(end - (run->base + run->large_size));
}

static void *try_alloc(size_t n, size_t align)
{
    const size_t page = tn_page_size();
    size_t room;
    if (tn_add_overflow(n, page - 1 + !n, &room))
        return nullptr;
    room = tn_align_down(room, page);
    struct run *const run = tn_run_map(room, tn_max(align, page), 0, true);
    if (!run)
        return nullptr;
    run->base = (char *)tn_align_down((tn_word)run->base + room - n, align);
    run->large_size = n;
    tn_canary_write(run->base + n, room_behind(run));
    if (!tn_table_set(run->base, 1, run)) {
        tn_run_unmap(run);
        return nullptr;
    }
    tn_lock_take(&tn_hardened.lock);
    tn_hardened.large++;
    tn_hardened.large_in_use += n;
    tn_lock_drop(&tn_hardened.lock);
    return run->base;
}

void *tn_large_alloc(size_t n, size_t align)
{
    void *p = try_alloc(n, align);
    // Quarantine takes address space, of which there may be a limit.
    if (!p && tn_large_release())
        p = try_alloc(n, align);
    return p;
}

const char *tn_large_free(struct run *run)
{
    tn_lock_take(&tn_hardened.lock);
    if (tn_table_get(run->base) != run) { // another thread was faster
        tn_lock_drop(&tn_hardened.lock);
        return tn_wrong_twice;
    }
    tn_table_set(run->base, 1, nullptr);
    tn_hardened.large--;
    tn_hardened.large_in_use -= run->large_size;
    tn_lock_drop(&tn_hardened.lock);
    if (!tn_canary_intact(run->base + run->large_size, room_behind(run)))
        return tn_wrong_overflow;

    void *map = run->map;
    size_t size = run->map_size;
    tn_vm_discard(map, size);
    tn_vm_guard(map, size);
    tn_lock_take(&tn_hardened.lock);
    auto const place = &tn_hardened.large_quarantine[tn_hardened.next_large++ % LARGE_QUARANTINE];
    void *const old = place->map;
    const size_t old_size = place->size;
    place->map = map;
    place->size = size;
    tn_lock_drop(&tn_hardened.lock);
    if (old) {
        tn_fetch_add_relaxed(&tn_hardened.mapped, -old_size);
        tn_vm_unmap(old, old_size);
    }
    return nullptr;
}

bool tn_large_release(void)
{
    bool any = false;
    for (unsigned i = 0; i < LARGE_QUARANTINE; i++) {
        tn_lock_take(&tn_hardened.lock);
        void *const map = tn_hardened.large_quarantine[i].map;
        const size_t size = tn_hardened.large_quarantine[i].size;
        tn_hardened.large_quarantine[i].map = nullptr;
        tn_lock_drop(&tn_hardened.lock);
        if (map) {
            tn_fetch_add_relaxed(&tn_hardened.mapped, -size);
            tn_vm_unmap(map, size);
            any = true;
        }
    }
    return any;
}
