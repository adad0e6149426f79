// SPDX-License-Identifier: MIT
// Memory allocation, for use beside any libc. Every function is thread-safe, none is
// async-signal-safe. Blocks are aligned to 16 bytes or to what was asked. Sizes above PTRDIFF_MAX
// and failures to get memory give a null pointer and errno ENOMEM. A block belongs to this family:
// give it to no other allocator's free.
#ifndef TENON_MALLOC_H
#define TENON_MALLOC_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(hidden)

// n bytes, contents unspecified; n == 0 gives a block of its own (C23 7.24.3.6).
void *tn_malloc(size_t n);
// count * size bytes of zero; a product that overflows is ENOMEM (C23 7.24.3.2).
void *tn_calloc(size_t count, size_t size);
// A block of n bytes with p's contents up to the smaller size; p is freed unless null is returned,
// and may be the result. p == null allocates; n == 0 gives a smallest block, never a null pointer
// without failure (C23 7.24.3.7).
void *tn_realloc(void *p, size_t n);
// tn_realloc of count * size bytes, checked (POSIX.1-2024).
void *tn_reallocarray(void *p, size_t count, size_t size);
// Frees a block of this family or does nothing for null. errno is kept (POSIX.1-2024).
void tn_free(void *p);
// The same; size and alignment are what was asked for when it was allocated
// (C23 7.24.3.4, 7.24.3.5).
void tn_free_sized(void *p, size_t size);
void tn_free_aligned_sized(void *p, size_t alignment, size_t size);

// n bytes at a multiple of alignment, a power of two (else EINVAL; n need not be a multiple of it)
// (C23 7.24.3.1).
void *tn_aligned_alloc(size_t alignment, size_t n);
// Its older spellings: memalign(3); posix_memalign returns EINVAL (also for less than a pointer's
// size) or ENOMEM, keeps errno, and stores nothing on failure; valloc and pvalloc align to the
// page, pvalloc also the size.
void *tn_memalign(size_t alignment, size_t n);
int tn_posix_memalign(void **out, size_t alignment, size_t n);
void *tn_valloc(size_t n);
void *tn_pvalloc(size_t n);

// Bytes that may be used at p, at least what was asked for; 0 for null.
size_t tn_malloc_usable_size(void *p);
// Gives unused memory back to the system at once; `keep` bytes of it may stay. 1 if anything was
// given, else 0.
int tn_malloc_trim(size_t keep);

// What the allocator holds, in bytes unless said otherwise. Counts of other threads may be a moment
// old.
struct tn_malloc_statistics {
    size_t mapped;     // address space taken from the system
    size_t in_use;     // usable bytes of all allocated blocks
    size_t cached;     // free memory kept for reuse that still occupies pages
    size_t large;      // blocks with a mapping of their own: number
    size_t large_size; // and bytes
    size_t threads;    // per-thread caches that exist
};
void tn_malloc_statistics(struct tn_malloc_statistics *out);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif
#endif
