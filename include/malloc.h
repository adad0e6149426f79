/* SPDX-License-Identifier: MIT */
/* Memory allocation (malloc(3), memalign(3), malloc_usable_size(3)). */
#ifndef _MALLOC_H
#define _MALLOC_H

#include <features.h>
#define __TN_NEED_size_t
#include <bits/types.h>

__TN_BEGIN_DECLS

void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
void *valloc(size_t);
void *memalign(size_t, size_t);
size_t malloc_usable_size(void *);

__TN_END_DECLS

#endif
