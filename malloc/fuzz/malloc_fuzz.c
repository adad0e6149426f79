// SPDX-License-Identifier: MIT
// Fuzz target (libFuzzer): an input is a program of calls of the malloc family by three threads in
// turn, which may end, with refused memory and fork's hooks in between, against a shadow heap:
// blocks hold a pattern of their own, do not overlap, are aligned and large enough, calloc's are
// zero, realloc keeps what was there, free keeps errno, and after all was freed nothing is in use.
// One thread of the host plays all three by exchanging what the thread block says, so that an input
// always does the same. run.sh builds it for a backend.
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenon/malloc.h>

#include "base/hooks.h"
#include "base/port/vm_fake.h"
#include "base/tcb.h"

enum { BLOCKS = 256, THREADS = 3 };
static struct block {
    unsigned char *p;
    size_t size;
    unsigned char seed;
} blocks[BLOCKS];
static size_t total;
static void *caches[THREADS];
static unsigned current;

static void check(bool right, const char *what)
{
    if (!right) {
        fprintf(stderr, "malloc_fuzz: %s\n", what);
        __builtin_trap();
    }
}

// Bytes of the input; zero behind its end.
static const uint8_t *input, *input_end;
static unsigned byte(void) { return input < input_end ? *input++ : 0; }

static size_t any_size(void)
{
    const unsigned kind = byte(), more = byte();
    const size_t n = more | byte() << 8;
    switch (kind % 8) {
    case 0: // about a power of two
        return ((size_t)16 << more % 18) + n / 256 % 5 - 2;
    case 1:
        return n;
    case 2:
        return n * 37;
    case 3: // cannot be
        return SIZE_MAX >> more % 3;
    default:
        return n % 1200;
    }
}

// Which bytes of a block carry the pattern: all of a small one, of a large one its ends and one in
// each page.
static size_t after(size_t i, size_t size)
{
    if (i < 128 || i + 128 >= size)
        return i + 1;
    const size_t next = (i | 511) + 1;
    return next + 128 < size ? next : size - 128;
}
static void fill(struct block *b, size_t from)
{
    for (size_t i = 0; i < b->size; i = after(i, b->size))
        if (i >= from)
            b->p[i] = (unsigned char)(b->seed + i * 31);
}
// The first `size` bytes, of those that the pattern of `whole` has written.
static bool intact(const struct block *b, const unsigned char *p, size_t size)
{
    for (size_t i = 0; i < size; i = after(i, b->size))
        if (p[i] != (unsigned char)(b->seed + i * 31))
            return false;
    return true;
}

static void own(struct block *b, void *p, size_t size, size_t align)
{
    const uintptr_t at = (uintptr_t)p;
    const size_t usable = tn_malloc_usable_size(p);
    check(at % align == 0, "alignment");
    check(usable >= size, "usable size");
    for (struct block *other = blocks; other < blocks + BLOCKS; other++)
        check(other == b || !other->p || (uintptr_t)other->p >= at + (usable ? usable : 1) ||
                  (uintptr_t)other->p + (other->size ? other->size : 1) <= at,
              "overlap");
    b->p = p;
    b->size = size;
    total += size;
}

static void release(struct block *b)
{
    check(intact(b, b->p, b->size), "contents at free");
    errno = 77;
    if (byte() & 1)
        tn_free_sized(b->p, b->size);
    else
        tn_free(b->p);
    check(errno == 77, "errno at free");
    total -= b->size;
    *b = (struct block){};
}

static void allocate(struct block *b)
{
    const unsigned how = byte();
    const size_t size = any_size();
    size_t align = 16;
    void *p;
    errno = 0;
    if (how % 8 == 0) {
        p = tn_calloc(1, size);
        for (size_t i = 0; p && i < size; i = size < 1 << 20 ? i + 1 : after(i, size))
            check(!((unsigned char *)p)[i], "calloc");
    } else if (how % 8 == 1) {
        align = (size_t)8 << how / 8 % 20;
        p = tn_aligned_alloc(align, size);
    } else if (how % 8 == 2) {
        align = (size_t)8 << how / 8 % 20;
        const int r = tn_posix_memalign(&p, align, size);
        p = r ? NULL : p;
        errno = r;
    } else {
        p = tn_malloc(size);
    }
    if (!p) {
        check(errno == ENOMEM, "errno without memory");
        check(size > 64 << 20 || tn_vm_fake.fail_in == 0, "no memory for no reason");
        return;
    }
    b->seed = (unsigned char)byte();
    own(b, p, size, align < 16 ? 8 : align);
    fill(b, 0);
}

static void resize(struct block *b)
{
    const size_t size = any_size(), kept = size < b->size ? size : b->size;
    const struct block old = *b;
    errno = 0;
    unsigned char *const p = tn_realloc(b->p, size);
    if (!p) {
        check(errno == ENOMEM, "errno of realloc");
        check(intact(b, b->p, b->size), "contents after realloc failed");
        return;
    }
    check(intact(&old, p, kept), "contents after realloc");
    total -= b->size;
    b->p = NULL;
    own(b, p, size, 16);
    fill(b, 0);
}

static void become(unsigned thread)
{
    caches[current] = tn_self()->malloc_cache;
    current = thread;
    tn_self()->malloc_cache = caches[current];
}

static void end_of_thread(void)
{
    tn_hooks_run(thread_exit, tn_thread());
    tn_self()->malloc_cache = NULL;
}

static void step(void)
{
    const unsigned op = byte();
    struct block *const b = &blocks[byte() % BLOCKS];
    switch (op % 32) {
    case 0:
    case 1:
    case 2:
        become(op % 32);
        break;
    case 3:
        end_of_thread();
        break;
    case 4:
        tn_malloc_trim(byte() << 12);
        break;
    case 5:
        tn_vm_fake.fail_in = byte() % 16;
        break;
    case 6:
        tn_vm_fake.fail_in = -1;
        break;
    case 7: // a fork, seen from the parent
        tn_hooks_run(fork_prepare, nullptr);
        tn_hooks_run_reversed(fork_parent, nullptr);
        break;
    case 8: { // many blocks of one size, so that pages fill, and some become free again
        const size_t size = any_size() % 40000;
        for (unsigned i = 0, n = byte(); i < n; i++) {
            struct block *const other = &blocks[i % BLOCKS];
            if (other->p)
                release(other);
            void *const p = total < 64 << 20 ? tn_malloc(size) : NULL;
            if (p) {
                other->seed = (unsigned char)i;
                own(other, p, size, 16);
                fill(other, 0);
            }
        }
        break;
    }
    case 9:
        for (unsigned i = 0, every = byte() % 7 + 1; i < BLOCKS; i += every)
            if (blocks[i].p)
                release(&blocks[i]);
        break;
    default:
        if (!b->p) {
            if (total < 64 << 20)
                allocate(b);
        } else if (op & 64) {
            resize(b);
        } else {
            release(b);
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    input = data;
    input_end = data + size;
    while (input < input_end)
        step();
    tn_vm_fake.fail_in = -1;
    for (struct block *b = blocks; b < blocks + BLOCKS; b++)
        if (b->p)
            release(b);
    for (unsigned i = 0; i < THREADS; i++) {
        become(i);
        tn_malloc_trim(0);
    }
    become(0);
    struct tn_malloc_statistics s;
    tn_malloc_statistics(&s);
    check(s.in_use == 0, "something is in use after all was freed");
    return 0;
}
