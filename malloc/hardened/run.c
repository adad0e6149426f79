// SPDX-License-Identifier: MIT
// Mappings of runs, canaries, and what all of the hardened backend shares.
#include "base/hooks.h"
#include "base/port/entropy.h"
#include "base/port/vm.h"
#include "base/process.h"
#include "malloc/hardened/hardened.h"

struct hardened tn_hardened;
bool tn_hardened_erase;

const char tn_wrong_pointer[] = "malloc: free of an invalid pointer or a freed block";
const char tn_wrong_twice[] = "malloc: a block was freed twice";
const char tn_wrong_overflow[] = "malloc: a write beyond the end of a block";
const char tn_wrong_use[] = "malloc: a freed block was written to";

void tn_hardened_start(void)
{
    if (tn_likely(tn_load_acquire(&tn_hardened.secret) != 0))
        return;
    struct {
        tn_word secret;
        tn_u64 random[CLASSES];
    } seed;
    if (tn_entropy(&seed, sizeof seed)) { // refused: what the kernel has placed at random must do
        seed.secret = (tn_word)&seed * 0x9e3779b97f4a7c15;
        for (unsigned i = 0; i < CLASSES; i++)
            seed.random[i] = ((tn_word)&tn_hardened + i) * 0xbf58476d1ce4e5b9;
    }
    tn_lock_take(&tn_hardened.lock);
    if (!tn_hardened.secret) {
        for (unsigned i = 0; i < CLASSES; i++)
            tn_hardened.pools[i].random = seed.random[i] | 1;
        // A run's address never equals it, so no entry of the table is zero by accident.
        tn_store_release(&tn_hardened.secret, seed.secret | 1);
    }
    tn_lock_drop(&tn_hardened.lock);
}

struct run *tn_run_map(size_t size, size_t align, size_t extra, bool front)
{
    const size_t page = tn_page_size();
    const size_t info = tn_align_up(sizeof(struct run) + extra, page);
    const size_t before = !front ? 0 : tn_max(align, page);
    size_t total;
    void *map;
    if (tn_add_overflow(size, before + info + 2 * page, &total) || total > TN_MALLOC_MAX ||
        tn_vm_map(total, tn_max(align, GRANULE), &map))
        return nullptr;
    char *const base = (char *)map + before;
    struct run *const run = (struct run *)(base + size + page);
    if ((before && tn_vm_guard(map, before)) || tn_vm_guard(base + size, page) ||
        tn_vm_guard((char *)run + info, page)) {
        tn_vm_unmap(map, total);
        return nullptr;
    }
    run->base = base;
    run->map = map;
    run->map_size = total;
    tn_fetch_add_relaxed(&tn_hardened.mapped, total);
    return run;
}

void tn_run_unmap(struct run *run)
{
    void *const map = run->map;
    const size_t size = run->map_size;
    tn_fetch_add_relaxed(&tn_hardened.mapped, -size);
    if (tn_vm_unmap(map, size))
        tn_vm_guard(map, size);
}

static tn_word canary(const char *end)
{
    return (tn_hardened.secret ^ (tn_word)end) * 0x9e3779b97f4a7c15 | ~(tn_word)0 / 255;
}

void tn_canary_write(char *end, size_t room)
{
    const tn_word c = canary(end);
    for (size_t i = 0; i < tn_min(room, CANARY_MOST); i++)
        end[i] = (char)(c >> (i % sizeof c * 8));
}

bool tn_canary_intact(const char *end, size_t room)
{
    const tn_word c = canary(end);
    for (size_t i = 0; i < tn_min(room, CANARY_MOST); i++)
        if (end[i] != (char)(c >> (i % sizeof c * 8)))
            return false;
    return true;
}

// Over fork: all locks, in the order in which a thread may take them.
[[gnu::used]] static void fork_prepare(void *)
{
    for (unsigned i = 0; i < CLASSES; i++)
        tn_lock_take(&tn_hardened.pools[i].lock);
    tn_lock_take(&tn_hardened.lock);
}
[[gnu::used]] static void fork_parent(void *)
{
    tn_lock_drop(&tn_hardened.lock);
    for (unsigned i = CLASSES; i-- > 0;)
        tn_lock_drop(&tn_hardened.pools[i].lock);
}
[[gnu::used]] static void fork_child(void *)
{
    tn_lock_reset(&tn_hardened.lock);
    for (unsigned i = 0; i < CLASSES; i++)
        tn_lock_reset(&tn_hardened.pools[i].lock);
}
TN_HOOK(fork_prepare, 90, fork_prepare);
TN_HOOK(fork_parent, 90, fork_parent);
TN_HOOK(fork_child, 90, fork_child);
