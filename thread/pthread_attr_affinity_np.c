// SPDX-License-Identifier: MIT
// The processors that a new thread may run on (pthread_attr_setaffinity_np(3)). The attributes have
// room for an address only, so the set lies in a mapping of its own, which pthread_attr_destroy
// gives back: no allocator comes into programs that merely destroy attributes.
#include <errno.h>
#include <sys/mman.h>

#include <tenon/mem.h>

#include "base/syscall.h"
#include "thread/internal/thread.h"

// A set of size 0, or none, takes the choice back. Processors that do not exist are the affair of
// pthread_create.
int tn_pthread_attr_setaffinity_np(pthread_attr_t *attr, size_t size, const cpu_set_t *set)
{
    struct tn_processors *p = nullptr;
    if (set && size) {
        size_t mapped;
        if (tn_add_overflow(size, sizeof *p, &mapped))
            return ENOMEM;
        const long r =
            tn_sys(mmap, 0, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (r < 0 && r > -4096)
            return ENOMEM;
        p = (struct tn_processors *)r;
        p->size = size;
        tn_memcpy(p->set, set, size);
    }
    tn_pthread_attr_destroy(attr);
    tn_attr(attr)->processors = p;
    return 0;
}
TN_PUBLIC(pthread_attr_setaffinity_np);

// All processors when none have been chosen. EINVAL: the caller's set is too small to hold those
// that have.
int tn_pthread_attr_getaffinity_np(const pthread_attr_t *attr, size_t size, cpu_set_t *set)
{
    const struct tn_processors *const p = tn_attr_const(attr)->processors;
    if (!p) {
        tn_memset(set, 0xff, size);
        return 0;
    }
    for (size_t i = size; i < p->size; i++)
        if (p->set[i])
            return EINVAL;
    const size_t known = tn_min(size, p->size);
    tn_memcpy(set, p->set, known);
    tn_memset((char *)set + known, 0, size - known);
    return 0;
}
TN_PUBLIC(pthread_attr_getaffinity_np);
