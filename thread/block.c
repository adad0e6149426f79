// SPDX-License-Identifier: MIT
// Memory of threads, and the store in which it waits to be used again: making a mapping, its guard
// and its first pages costs more than the thread itself. The store keeps at most KEPT blocks whose
// thread has ended, each with at most WARM bytes of touched stack (1 MiB altogether); what a thread
// touched below that goes back to the kernel. Only the newest block keeps all: who makes one thread
// after the other uses it again at once, and a madvise each time would cost 1.3 us of 20.
//
// A block may be handed in while its thread still runs its last instructions on it: the kernel
// clears tid when it no longer does, and until then nobody takes or unmaps it. So a detached thread
// hands in itself.
//
// tn_process.threads_minus_1 goes down when an ended thread is first seen here, never by the ending
// thread itself: locks omit atomics once it is 0, so only the one remaining thread may be the one
// that makes it 0, having seen the other's end.
//
// All functions: the caller holds tn_threads_lock.
#include <limits.h>
#include <sys/mman.h>

#include <tenon/mem.h>

#include "base/hooks.h"
#include "thread/internal/rseq.h"
#include "thread/internal/thread.h"

constexpr int KEPT = 16;
constexpr size_t WARM = 64 << 10;
constexpr size_t TSD_SIZE = PTHREAD_KEYS_MAX * sizeof(void *) + sizeof(struct tn_rseq);
constexpr size_t TSD_ALIGN = alignof(struct tn_rseq);

static struct __pthread *store; // singly linked through `next`, newest first; `prev` is unused
static int stored;

static bool ended(struct __pthread *t)
{
    if (tn_load_acquire(&t->tid))
        return false;
    if (t->life == TN_THREAD_DETACHED || t->life == TN_THREAD_EXITING) { // not seen before
        t->life = TN_THREAD_JOINABLE;
        tn_process.threads_minus_1--;
    }
    return true;
}

static void trim(struct __pthread *t)
{
    char *const low = (char *)t->map_base + t->guard_size;
    const size_t cold = tn_align_down((uintptr_t)t->tsd - WARM, tn_page_size()) - (uintptr_t)low;
    if ((ptrdiff_t)cold > 0)
        tn_sys(madvise, low, cold, MADV_DONTNEED);
    t->life = TN_THREAD_TRIMMED;
}

static void unmap(struct __pthread *t) { tn_sys(munmap, t->map_base, t->map_size); }

void tn_block_settle(void)
{
    int kept = 0;
    for (struct __pthread **link = &store, *t; (t = *link);) {
        const bool idle = ended(t);
        if (idle && ++kept > KEPT) {
            *link = t->next;
            stored--;
            unmap(t);
        } else {
            link = &t->next;
        }
    }
}

// A stored block of these sizes, whose thread has ended; null if there is none.
static struct __pthread *take(size_t map_size, size_t guard)
{
    for (struct __pthread **link = &store, *t; (t = *link); link = &t->next)
        if (ended(t) && t->map_size == map_size && t->guard_size == guard) {
            *link = t->next;
            stored--;
            return t;
        }
    return nullptr;
}

static char *map(size_t size, size_t guard)
{
    // MAP_STACK: no huge pages, which would make a small stack cost 2 MiB.
    const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK | MAP_NORESERVE;
    const long base = tn_sys(mmap, 0, size, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (base < 0 && base > -4096)
        return nullptr;
    if (guard && tn_sys(mprotect, base, guard, PROT_NONE)) {
        tn_sys(munmap, base, size);
        return nullptr;
    }
    return (char *)base;
}

// Returns null when sizes overflow or memory is short.
struct __pthread *tn_block_make(const struct tn_attr *a)
{
    const size_t page = tn_page_size();
    const size_t tls = tn_tls_size();
    size_t guard = 0, size = 0;
    // With a stack of the caller's own the mapping holds the rest alone.
    if (!a->stack && (tn_add_overflow(a->guard_size, page - 1, &guard) ||
                      tn_add_overflow(a->stack_size, page - 1, &size)))
        return nullptr;
    guard &= -page;
    if (tn_add_overflow(size, guard, &size) ||
        tn_add_overflow(size, tls + TSD_SIZE + page + TSD_ALIGN - 1, &size) || size > PTRDIFF_MAX)
        return nullptr;
    size &= -page;

    char *base;
    struct __pthread *old = take(size, guard);
    if (old)
        base = old->map_base;
    else if (!(base = map(size, guard)))
        return nullptr;
    char *const area = base + size - tls;
    void **const tsd = (void **)tn_align_down((uintptr_t)area - TSD_SIZE, TSD_ALIGN);
    if (old)
        tn_memset(tsd, 0, (size_t)(base + size - (char *)tsd));

    struct __pthread *t = tn_tls_install(area);
    t->map_base = base;
    t->map_size = size;
    t->guard_size = guard;
    t->tsd = tsd;
    tn_rseq_of(t)->cpu_id = TN_RSEQ_NEW;
    t->stack_top = a->stack ? (char *)a->stack + a->stack_size : (char *)tsd;
    t->stack_size = a->stack ? a->stack_size : (size_t)((char *)tsd - base) - guard;
    return t;
}

// Hands in the block of a thread that has ended or is about to (life is not JOINABLE), or was never
// born (JOINABLE, tid 0). The main thread's block is not ours to keep.
void tn_block_release(struct __pthread *t)
{
    if (!t->map_base) {
        tn_process.threads_minus_1--;
        return;
    }
    ended(t);
    for (struct __pthread *old = store; old && old->life != TN_THREAD_TRIMMED; old = old->next)
        if (ended(old))
            trim(old);
    t->next = store;
    store = t;
    if (++stored > KEPT)
        tn_block_settle();
}

// fork: the list is whole in the child, and the other threads are gone, whatever their tid still
// says.
[[gnu::used]] static void prepare(void *) { tn_lock_take(&tn_threads_lock); }
[[gnu::used]] static void parent(void *) { tn_lock_drop(&tn_threads_lock); }
[[gnu::used]] static void child(void *)
{
    tn_lock_reset(&tn_threads_lock);
    for (struct __pthread *t = store; t; t = t->next) {
        t->tid = 0;
        t->life = TN_THREAD_JOINABLE;
    }
}
TN_HOOK(fork_prepare, 80, prepare);
TN_HOOK(fork_parent, 80, parent);
TN_HOOK(fork_child, 80, child);
