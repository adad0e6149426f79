// SPDX-License-Identifier: MIT
// The raw port behind counters. Counters are atomic, so that tests may use threads.
#include "base/port/vm_fake.h"

#include <errno.h>

#include "base/atomic.h"
#include "base/port/vm.h"
#include "base/port/vm_raw.h"

struct tn_vm_fake tn_vm_fake [[gnu::visibility("default")]] = {.fail_in = -1};

static bool refuse(void)
{
    long left = tn_load_relaxed(&tn_vm_fake.fail_in);
    while (left > 0)
        if (tn_cas_acq_rel(&tn_vm_fake.fail_in, &left, left - 1))
            return false;
    return left == 0;
}

static int count(int r, unsigned long *calls, long bytes)
{
    if (!r) {
        tn_fetch_add_relaxed(calls, 1);
        tn_fetch_add_relaxed(&tn_vm_fake.mapped, bytes);
    }
    return r;
}

int tn_vm_map(size_t size, size_t align, void **out)
{
    return refuse() ? -ENOMEM : count(raw_map(size, align, out), &tn_vm_fake.maps, size);
}
int tn_vm_map_at(void *where, size_t size)
{
    return refuse() ? -ENOMEM : count(raw_map_at(where, size), &tn_vm_fake.maps, size);
}
int tn_vm_unmap(void *p, size_t size)
{
    return count(raw_unmap(p, size), &tn_vm_fake.unmaps, -size);
}
int tn_vm_resize(void *p, size_t size, size_t new_size)
{
    return refuse() ? -ENOMEM
                    : count(raw_resize(p, size, new_size), &tn_vm_fake.resizes, new_size - size);
}
int tn_vm_move(void *p, size_t size, void *to, size_t new_size)
{
    return refuse() ? -ENOMEM : count(raw_move(p, size, to, new_size), &tn_vm_fake.moves, -size);
}
int tn_vm_discard(void *p, size_t size)
{
    return count(raw_discard(p, size), &tn_vm_fake.discards, 0);
}
int tn_vm_guard(void *p, size_t size) { return raw_guard(p, size); }
