// SPDX-License-Identifier: MIT
// The vm port by system calls: the port's functions with the prefix raw_, for vm_raw.c and for the
// fake.
#pragma once

#include <errno.h>
#include <stddef.h>
#include <sys/mman.h>

#include "base/syscall.h"
#include "base/tn.h"

static inline bool raw_failed(long r) { return (unsigned long)r > -4096UL; }

static inline long raw_mmap(void *where, size_t size, int flags)
{
    const long r = tn_sys(mmap, where, size, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0);
    return r == -EPERM ? -ENOMEM : r; // some kernels say EPERM for an address space that is used up
}

static inline int raw_map(size_t size, size_t align, void **out)
{
    // Map enough to hold an aligned piece, and cut the rest off.
    size_t room = size;
    if (align > 4096 && tn_add_overflow(size, align, &room))
        return -ENOMEM;
    const long r = raw_mmap(nullptr, room, 0);
    if (raw_failed(r))
        return (int)r;
    const tn_word start = tn_align_up((tn_word)r, align);
    const size_t before = start - (tn_word)r;
    // Cutting the ends of a mapping never splits one, so these calls do not fail.
    if (before)
        tn_sys(munmap, r, before);
    if (room - size - before)
        tn_sys(munmap, start + size, room - size - before);
    *out = (void *)start;
    return 0;
}

static inline int raw_map_at(void *where, size_t size)
{
    const long r = raw_mmap(where, size, MAP_FIXED_NOREPLACE);
    if (raw_failed(r))
        return (int)r;
    if ((void *)r == where)
        return 0;
    tn_sys(munmap, r, size); // a kernel or emulator that takes the address as a hint
    return -EEXIST;
}

static inline int raw_unmap(void *p, size_t size) { return (int)tn_sys(munmap, p, size); }

static inline int raw_resize(void *p, size_t size, size_t new_size)
{
    const long r = tn_sys(mremap, p, size, new_size, 0);
    return raw_failed(r) ? (int)r : 0;
}

static inline int raw_move(void *p, size_t size, void *to, size_t new_size)
{
    const long r = tn_sys(mremap, p, size, new_size, MREMAP_MAYMOVE | MREMAP_FIXED, to);
    return raw_failed(r) ? (int)r : 0;
}

static inline int raw_discard(void *p, size_t size)
{
    return (int)tn_sys(madvise, p, size, MADV_DONTNEED);
}

static inline int raw_guard(void *p, size_t size)
{
    return (int)tn_sys(mprotect, p, size, PROT_NONE);
}
