// SPDX-License-Identifier: MIT
// The vm port by the host's functions, which ThreadSanitizer knows: what it remembers of an address
// ends when the memory goes. And the functions of mem that the backends call.
#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <tenon/mem.h>

#include "base/port/vm.h"

static int result(int r) { return r ? -errno : 0; }

int tn_vm_map(size_t size, size_t align, void **out)
{
    size_t room;
    if (tn_add_overflow(size, align, &room))
        return -ENOMEM;
    char *const p = mmap(nullptr, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED)
        return -ENOMEM;
    char *const start = (char *)tn_align_up((tn_word)p, align);
    if (start != p)
        munmap(p, (size_t)(start - p));
    munmap(start + size, room - size - (size_t)(start - p));
    *out = start;
    return 0;
}
int tn_vm_map_at(void *where, size_t size) { return -EEXIST; }
int tn_vm_unmap(void *p, size_t size) { return result(munmap(p, size)); }
int tn_vm_resize(void *p, size_t size, size_t new_size) { return -ENOMEM; }
int tn_vm_move(void *p, size_t size, void *to, size_t new_size) { return -ENOMEM; }
int tn_vm_discard(void *p, size_t size) { return result(madvise(p, size, MADV_DONTNEED)); }
int tn_vm_guard(void *p, size_t size) { return result(mprotect(p, size, PROT_NONE)); }

void *tn_memcpy(void *restrict to, const void *restrict from, size_t n)
{
    return memcpy(to, from, n);
}
void *tn_memset(void *p, int c, size_t n) { return memset(p, c, n); }
