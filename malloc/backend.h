// SPDX-License-Identifier: MIT
// What an allocator must define to stand behind the malloc family; --//malloc:backend= chooses one
// at link time.
//
// A backend defines tn_malloc and tn_free themselves, each in its own source with TN_PUBLIC, so
// that their fast paths are the public entry points, and the functions below, on which the rest of
// the family (malloc/*.c) is built. All are thread-safe. Sizes are at most TN_MALLOC_MAX where they
// arrive here, except in tn_malloc, which checks. Failure is a null pointer and errno ENOMEM.
// Blocks are aligned to TN_MALLOC_ALIGN at least. tn_free and the functions that return a number
// keep errno.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <tenon/malloc.h>

#include "base/port/tls.h"
#include "base/tcb.h"
#include "base/tn.h"

constexpr size_t TN_MALLOC_ALIGN = 16;
constexpr size_t TN_MALLOC_MAX = PTRDIFF_MAX;

// n zero bytes; fresh pages are not written.
TN_HIDDEN void *tn_heap_zalloc(size_t n);
// Changes the size of p (not null) in place or by moving; null leaves p as it was.
TN_HIDDEN void *tn_heap_realloc(void *p, size_t n);
// n bytes at a multiple of align, a power of two above TN_MALLOC_ALIGN; align + n does not overflow
// TN_MALLOC_MAX.
TN_HIDDEN void *tn_heap_aligned(size_t align, size_t n);
// Usable bytes of p (not null).
TN_HIDDEN size_t tn_heap_size(const void *p);
// Whether p, any pointer that some malloc has returned, is a block of this backend: not a place
// inside one, because a program's malloc may put a header of its own in front of what ours gave it.
TN_HIDDEN bool tn_heap_owns(const void *p);
// See <tenon/malloc.h>.
TN_HIDDEN bool tn_heap_trim(size_t keep);
// mallopt; false: the parameter means nothing here.
TN_HIDDEN bool tn_heap_option(int parameter, int value);
TN_HIDDEN void tn_heap_statistics(struct tn_malloc_statistics *out);

// A backend without state of the thread's calls this in malloc, so that it hears of fork also
// beside a host libc. (The flag first: attaching may allocate.)
static inline void tn_heap_attach(void)
{
    if (tn_unlikely(!tn_self()->malloc_cache)) {
        tn_self()->malloc_cache = tn_thread();
        tn_tls_attach();
    }
}
