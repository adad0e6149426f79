// SPDX-License-Identifier: MIT
// A program may bring its own malloc family (musl's ABI, and what every heap checker does). Then
// the members that it does not define must work with those it does: they call each other by public
// name, and those that take memory from the backend look whether malloc is still ours.
#pragma once

#include <stdlib.h>
#include <tenon/malloc.h>

#include "base/tn.h"

#ifdef TN_PACKAGE
// Calls of one member of the family by another; interposable.
#define TN_CALL(name) name

// Whether the program's malloc is in use rather than ours. First the GOT's idea of malloc against
// ours, one load and one comparison, which is never wrong when it says no. It says yes besides
// where a program that is not position-independent takes malloc's address, because then the
// address of the program's PLT entry is malloc's address everywhere; so a yes is put to the test.
TN_HIDDEN bool tn_malloc_is_foreign(void);
static inline bool tn_malloc_is_replaced(void)
{
    // The compiler must not know what it compares: to it functions of two names differ.
    void *(*theirs)(size_t) = malloc;
    __asm__("" : "+r"(theirs));
    return tn_unlikely(theirs != tn_malloc) && tn_malloc_is_foreign();
}
#else
// Beside a host libc the tn_ family is complete in itself.
#define TN_CALL(name) tn_##name
static inline bool tn_malloc_is_replaced(void) { return false; }
#endif
