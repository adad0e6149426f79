// SPDX-License-Identifier: MIT
// Port: pages of memory. Sizes and addresses are multiples of the page size unless said otherwise;
// sizes are not zero. Results: 0 or -errno. Thread-safe, callable between fork and exec.
#pragma once

#include <stddef.h>

#include "base/tn.h"

// Maps size bytes of private zero memory, readable and writable, at a multiple of align (a power of
// two), and stores the address. -ENOMEM: no address space, too many mappings, or over a limit; then
// nothing has changed.
TN_HIDDEN int tn_vm_map(size_t size, size_t align, void **out);

// The same at exactly `where`. -EEXIST: something is there; nothing has changed.
TN_HIDDEN int tn_vm_map_at(void *where, size_t size);

// Removes mappings made by this port, whole or in part. -ENOMEM: the split would exceed the limit
// on mappings; the memory is still there.
TN_HIDDEN int tn_vm_unmap(void *p, size_t size);

// Changes the size of a mapping where it lies; new bytes are zero. -ENOMEM: there is no room;
// nothing has changed.
TN_HIDDEN int tn_vm_resize(void *p, size_t size, size_t new_size);

// Moves size bytes of pages at p to `to`, a mapping of new_size bytes made by this port, which they
// replace; new bytes are zero. p is unmapped afterwards. -ENOMEM: p is as it was; the mapping at
// `to` may be gone.
TN_HIDDEN int tn_vm_move(void *p, size_t size, void *to, size_t new_size);

// Gives the pages' memory back at once; they stay mapped and read as zero.
TN_HIDDEN int tn_vm_discard(void *p, size_t size);

// Makes pages inaccessible: any access is SIGSEGV.
TN_HIDDEN int tn_vm_guard(void *p, size_t size);
