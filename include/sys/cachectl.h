/* SPDX-License-Identifier: MIT */
/* Cache control (cacheflush(2)). */
#ifndef _SYS_CACHECTL_H
#define _SYS_CACHECTL_H

#include <features.h>

__TN_BEGIN_DECLS

#define ICACHE      1
#define DCACHE      2
#define BCACHE      3
#define CACHEABLE   0
#define UNCACHEABLE 1

int cachectl(void *, int, int);
int cacheflush(void *, int, int);
int _flush_cache(void *, int, int);

__TN_END_DECLS

#endif
