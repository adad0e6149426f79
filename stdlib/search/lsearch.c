// SPDX-License-Identifier: MIT
// Linear search, lsearch with appending (POSIX.1-2024 lsearch): the element that compares equal to
// the key; lsearch appends a copy of the key if there is none, for which the array must have room.
#include <search.h>
#include <tenon/mem.h>

#include "base/tn.h"

TN_NAME(lfind);
void *tn_lfind(const void *key, const void *base, size_t *n, size_t size,
               int (*compare)(const void *, const void *))
{
    const char *p = base;
    for (size_t i = 0; i < *n; i++, p += size)
        if (!compare(key, p))
            return (void *)p;
    return nullptr;
}
TN_PUBLIC(lfind);

TN_NAME(lsearch);
void *tn_lsearch(const void *key, void *base, size_t *n, size_t size,
                 int (*compare)(const void *, const void *))
{
    void *found = tn_lfind(key, base, n, size, compare);
    return found ? found : tn_memcpy((char *)base + (*n)++ * size, key, size);
}
TN_PUBLIC(lsearch);
