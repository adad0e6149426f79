// SPDX-License-Identifier: MIT
// Records what a program asks of malloc, for the workload `trace` of allocators.c:
//
//   gcc -O2 -fPIC -shared record.c -o record.so
//   LD_PRELOAD=$PWD/record.so TRACE=/tmp/python.trace python3 -m compileall …
//
// A record is two 32-bit words: the block's number, reused after it has been freed, with GROWN in
// it for realloc; and its size, or FREED. Of a process that forks only the parent is recorded.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// glibc's own, by the names it exports for this purpose.
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t),
    *__libc_memalign(size_t, size_t), __libc_free(void *);

enum { BLOCKS = 1 << 22, SLOTS = 2 * BLOCKS, FREED = 0xffffffff, GROWN = 1u << 31 };

struct slot {
    void *p; // (void *)1: was in use
    uint32_t number;
};
static struct slot *slots;
static uint32_t *unused, unused_count, next_number;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int file = -1;
static pid_t owner;
static uint32_t buffer[1 << 14];
static size_t filled;

static void flush(void)
{
    if (filled && write(file, buffer, filled * sizeof *buffer) < 0)
        file = -1;
    filled = 0;
}
static void put(uint32_t number, uint32_t size)
{
    buffer[filled++] = number;
    buffer[filled++] = size;
    if (filled == sizeof buffer / sizeof *buffer)
        flush();
}

static void *table(size_t size)
{
    void *const p = mmap(NULL, size, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED)
        abort();
    return p;
}
static int begin(void)
{
    pthread_mutex_lock(&lock);
    if (!slots) {
        slots = table(SLOTS * sizeof *slots);
        unused = table(BLOCKS * sizeof *unused);
        owner = getpid();
        const char *const path = getenv("TRACE");
        if (path)
            file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    }
    return file >= 0 && owner == getpid();
}
static void end(void) { pthread_mutex_unlock(&lock); }

static struct slot *find(const void *p, const void *wanted)
{
    size_t i = (uintptr_t)p / 16 * 0x9e3779b97f4a7c15 >> (64 - 23);
    while (slots[i].p != wanted && slots[i].p)
        i = (i + 1) % SLOTS;
    return slots[i].p == wanted ? &slots[i] : NULL;
}
static void born(void *p, size_t size)
{
    const int saved = errno;
    if (p && begin()) {
        struct slot *s = find(p, (void *)1);
        if (!s)
            s = find(p, NULL);
        s->p = p;
        s->number = unused_count ? unused[--unused_count] : next_number++;
        if (s->number >= BLOCKS)
            abort();
        put(s->number, size > INT32_MAX ? INT32_MAX : (uint32_t)size);
    }
    if (p)
        end();
    errno = saved;
}
static void died(void *p)
{
    struct slot *s;
    if (begin() && (s = find(p, p))) {
        put(s->number, FREED);
        unused[unused_count++] = s->number;
        s->p = (void *)1;
    }
    end();
}

__attribute__((destructor)) static void finish(void)
{
    if (begin())
        flush();
    end();
}

void *malloc(size_t n)
{
    void *const p = __libc_malloc(n);
    born(p, n);
    return p;
}
void *calloc(size_t count, size_t n)
{
    void *const p = __libc_calloc(count, n);
    born(p, count * n);
    return p;
}
void free(void *p)
{
    if (!p)
        return;
    died(p);
    __libc_free(p);
}
void *realloc(void *p, size_t n)
{
    if (!p)
        return malloc(n);
    // One step for the replay, but here death and birth, so that no other thread is given the old
    // place in between under two numbers.
    struct slot *s;
    uint32_t number = FREED;
    if (begin() && (s = find(p, p))) {
        number = s->number;
        s->p = (void *)1;
    }
    end();
    void *const q = __libc_realloc(p, n);
    void *const now = q ? q : p;
    if (number != FREED && begin()) {
        s = find(now, (void *)1);
        if (!s)
            s = find(now, NULL);
        s->p = now;
        s->number = number;
        if (q)
            put(number | GROWN, n > INT32_MAX ? INT32_MAX : (uint32_t)n);
        end();
    } else if (number != FREED) {
        end();
    }
    return q;
}
void *aligned_alloc(size_t align, size_t n)
{
    void *const p = __libc_memalign(align, n);
    born(p, n);
    return p;
}
void *memalign(size_t align, size_t n) { return aligned_alloc(align, n); }
int posix_memalign(void **out, size_t align, size_t n)
{
    void *const p = aligned_alloc(align, n);
    if (!p)
        return ENOMEM;
    *out = p;
    return 0;
}
