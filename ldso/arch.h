// SPDX-License-Identifier: MIT
// The loader's assembly code per architecture.
#pragma once

#include <stddef.h>

#include "base/tn.h"
#include "crt/elf.h"

// Resolvers of TLS descriptors. The compiler calls them with the address of a descriptor {resolver,
// argument} by a convention of their own that preserves all other registers, and takes the result
// as the variable's distance from the thread pointer. Neither can fail or allocate.
//
// fixed: the argument is the distance. later: the argument is module << TN_TLSDESC_OFFSET_BITS |
// offset, found through the DTV.
TN_HIDDEN void tn_tlsdesc_fixed(void);
TN_HIDDEN void tn_tlsdesc_later(void);
#define TN_TLSDESC_OFFSET_BITS 40

#ifdef __x86_64__
#define TN_REL_NARROW TN_REL_PC32
#else
#define TN_REL_NARROW (-2) // no such relocation
#endif
