/* SPDX-License-Identifier: MIT */
/* Memory allocation (malloc(3), memalign(3), malloc_usable_size(3)), and what glibc's programs ask
 * an allocator (mallinfo(3), mallopt(3), malloc_trim(3), malloc_stats(3), malloc_info(3)). */
#ifndef _MALLOC_H
#define _MALLOC_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_FILE
#include <bits/types.h>

__TN_BEGIN_DECLS

void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
void *valloc(size_t);
void *memalign(size_t, size_t);
size_t malloc_usable_size(void *);
void *reallocarray(void *, size_t, size_t);
void *pvalloc(size_t);

struct mallinfo {
    int arena, ordblks, smblks, hblks, hblkhd, usmblks, fsmblks, uordblks, fordblks, keepcost;
};
struct mallinfo2 {
    size_t arena;   /* bytes taken from the system, mappings of large blocks apart */
    size_t ordblks; /* free blocks: not counted, 1 */
    size_t smblks;
    size_t hblks;  /* blocks with mappings of their own */
    size_t hblkhd; /* and their bytes */
    size_t usmblks;
    size_t fsmblks;
    size_t uordblks; /* usable bytes of all allocated blocks */
    size_t fordblks; /* bytes kept for reuse */
    size_t keepcost; /* of these, what malloc_trim can give back */
};
struct mallinfo mallinfo(void);
struct mallinfo2 mallinfo2(void);
int malloc_trim(size_t);
int mallopt(int, int);
void malloc_stats(void);
int malloc_info(int, FILE *);

/* Parameters of mallopt, accepted and ignored: this allocator has none of these knobs. */
#define M_MXFAST         1
#define M_TRIM_THRESHOLD (-1)
#define M_TOP_PAD        (-2)
#define M_MMAP_THRESHOLD (-3)
#define M_MMAP_MAX       (-4)
#define M_CHECK_ACTION   (-5)
#define M_PERTURB        (-6)
#define M_ARENA_TEST     (-7)
#define M_ARENA_MAX      (-8)

__TN_END_DECLS

#endif
