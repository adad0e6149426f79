// SPDX-License-Identifier: MIT
// From addresses to runs: two levels over 48 bits, the upper in the program's own zero pages, the
// lower mapped where needed and never given back. Readers take no lock. An entry is hidden by the
// secret and its own address, so that a leaked or guessed one cannot be put elsewhere.
#include "base/atomic.h"
#include "base/port/vm.h"
#include "malloc/hardened/hardened.h"

constexpr unsigned HALF = 16;
constexpr size_t ENTRIES = (size_t)1 << HALF;

static tn_word *upper[ENTRIES];

static tn_word hide(const tn_word *entry, const void *run)
{
    return (tn_word)run ^ tn_hardened.secret ^ (tn_word)entry;
}

struct run *tn_table_get(const void *p)
{
    const tn_word granule = (tn_word)p / GRANULE;
    if (granule >> (2 * HALF))
        return nullptr;
    // Acquire pairs with the releases below: the entries and the run are visible.
    const tn_word *const lower = tn_load_acquire(&upper[granule >> HALF]);
    if (!lower)
        return nullptr;
    const tn_word *const entry = &lower[granule % ENTRIES];
    const tn_word hidden = tn_load_acquire(entry);
    return hidden ? (struct run *)hide(entry, (void *)hidden) : nullptr;
}

static tn_word *lower_of(tn_word granule)
{
    tn_word **const at = &upper[granule >> HALF];
    tn_word *lower = tn_load_acquire(at);
    void *fresh;
    if (lower)
        return lower;
    if (tn_vm_map(ENTRIES * sizeof *lower, GRANULE, &fresh))
        return nullptr;
    if (tn_cas_acq_rel(at, &lower, fresh))
        return fresh;
    tn_vm_unmap(fresh, ENTRIES * sizeof *lower); // another thread was faster
    return lower;
}

bool tn_table_set(const void *p, size_t size, struct run *run)
{
    const tn_word first = (tn_word)p / GRANULE, last = ((tn_word)p + size - 1) / GRANULE;
    if (last >> (2 * HALF))
        return false;
    for (tn_word g = first; g <= last; g++) // first all that can fail
        if (!lower_of(g))
            return false;
    for (tn_word g = first; g <= last; g++) {
        tn_word *const entry = &lower_of(g)[g % ENTRIES];
        tn_store_release(entry, run ? hide(entry, run) : 0);
    }
    return true;
}
