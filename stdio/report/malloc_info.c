// SPDX-License-Identifier: MIT
// malloc_info(3): the allocator's statistics as XML, in glibc's outer form (its per-arena details
// have no counterpart here). It lies here and not in malloc/ because it needs a stream. Options
// must be 0, else EINVAL.
#include <malloc.h>
#include <tenon/malloc.h>

#include "base/errno.h"
#include "stdio/stdio.h"

TN_NAME(malloc_info);

int tn_malloc_info(int options, FILE *f)
{
    if (options) {
        errno = EINVAL;
        return -1;
    }
    struct tn_malloc_statistics s;
    tn_malloc_statistics(&s);
    const int r = tn_fprintf(f,
                             "<malloc version=\"1\">\n"
                             "<heap nr=\"0\">\n"
                             "<sizes>\n</sizes>\n"
                             "<total type=\"fast\" count=\"0\" size=\"0\"/>\n"
                             "<total type=\"rest\" count=\"1\" size=\"%zu\"/>\n"
                             "<system type=\"current\" size=\"%zu\"/>\n"
                             "</heap>\n"
                             "<total type=\"mmap\" count=\"%zu\" size=\"%zu\"/>\n"
                             "<total type=\"in use\" size=\"%zu\"/>\n"
                             "<total type=\"thread caches\" count=\"%zu\"/>\n"
                             "</malloc>\n",
                             s.cached, s.mapped, s.large, s.large_size, s.in_use, s.threads);
    return r < 0 ? -1 : 0;
}
TN_PUBLIC(malloc_info);
