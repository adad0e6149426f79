// SPDX-License-Identifier: MIT
#include "base/port/vm_raw.h"

#include "base/port/port.h"
#include "base/port/vm.h"

TN_PORT int tn_vm_map(size_t size, size_t align, void **out) { return raw_map(size, align, out); }
TN_PORT int tn_vm_map_at(void *where, size_t size) { return raw_map_at(where, size); }
TN_PORT int tn_vm_unmap(void *p, size_t size) { return raw_unmap(p, size); }
TN_PORT int tn_vm_resize(void *p, size_t size, size_t new_size)
{
    return raw_resize(p, size, new_size);
}
TN_PORT int tn_vm_move(void *p, size_t size, void *to, size_t new_size)
{
    return raw_move(p, size, to, new_size);
}
TN_PORT int tn_vm_discard(void *p, size_t size) { return raw_discard(p, size); }
TN_PORT int tn_vm_guard(void *p, size_t size) { return raw_guard(p, size); }
