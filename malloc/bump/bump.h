// SPDX-License-Identifier: MIT
// The bump backend: blocks one after the other, the last one can be freed or resized. For programs
// that allocate once and end; about 1 KB of code.
#pragma once

#include "malloc/backend.h"

// In front of every block. `size` is a multiple of 16, all that may be used.
struct bump_head {
    size_t size;
    tn_word mark; // BUMP_MARK: tells a block from any other pointer
};
static_assert(sizeof(struct bump_head) == TN_MALLOC_ALIGN);
constexpr tn_word BUMP_MARK = 0x6b0c6ed0b10c5;

// n bytes at a multiple of align, a power of two >= 16; *fresh: they are zero.
TN_HIDDEN void *tn_bump_alloc(size_t align, size_t n, bool *fresh);
// Makes the last block n bytes long; false if p is not the last one or there is no room.
TN_HIDDEN bool tn_bump_resize(void *p, size_t n);
TN_HIDDEN void tn_bump_free(void *p);
TN_HIDDEN struct bump_head *tn_bump_head(const void *p);
