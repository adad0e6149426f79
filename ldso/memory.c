// SPDX-License-Identifier: MIT
// The loader's memory. Objects that are loaded at start live as long as the process, so their
// records are cut off one after another from pages (the first in .bss) and never freed: start-up
// touches no allocator. Once the program runs, records come from the library's own malloc, never
// from an interposed one, which might itself call the loader.
#include "base/syscall.h"
#include "ldso/ldso.h"
#include <tenon/malloc.h>

constexpr size_t ALIGN = alignof(max_align_t);
constexpr size_t CHUNK = 32768;

static alignas(ALIGN) char first_chunk[2048];
static char *next = first_chunk, *end = first_chunk + sizeof first_chunk;

static void *cut(size_t size)
{
    if (tn_add_overflow(size, ALIGN - 1, &size))
        return nullptr;
    size &= -ALIGN;
    if (size > (size_t)(end - next)) {
        constexpr int PROT_READ_WRITE = 3, MAP_PRIVATE_ANONYMOUS = 0x22;
        size_t chunk = tn_max(size, CHUNK);
        long p = tn_sys(mmap, 0, chunk, PROT_READ_WRITE, MAP_PRIVATE_ANONYMOUS, -1, 0);
        if ((unsigned long)p > -4096UL)
            return nullptr;
        if (size >= CHUNK)
            return (void *)p;
        next = (char *)p;
        end = next + chunk;
    }
    void *p = next;
    next += size;
    return p;
}

void *tn_ldso_alloc(size_t size)
{
    void *p = tn_ldso.running ? tn_calloc(1, size) : cut(size);
    if (!p)
        tn_ldso_fail("Error loading shared library: out of memory");
    return p;
}

void tn_ldso_free(void *p)
{
    if (tn_ldso.running)
        tn_free(p);
}
